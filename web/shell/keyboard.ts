/** The keys that work on every screen. */
import { useLayoutEffect, useRef } from 'react';
import { isDialogOpen } from '../ui/free-keys.ts';

export interface Stroke {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  /** Whether it was typed into a field, where a plain sign is text. */
  isInField: boolean;
}

export type ShellKey = 'palette' | 'sidebar' | 'shortcuts';

/** What the keys ask of the frame; null for nothing. */
export function askedBy(stroke: Stroke): ShellKey | null {
  const key = stroke.key.toLowerCase();
  if (stroke.altKey) return null;
  if ((stroke.ctrlKey || stroke.metaKey) && !stroke.shiftKey) {
    if (key === 'k') return 'palette';
    if (key === 'b') return 'sidebar';
  }
  const isPlain = !stroke.ctrlKey && !stroke.metaKey;
  return key === '?' && isPlain && !stroke.isInField ? 'shortcuts' : null;
}

/** Listens from the moment at which the frame is seen. */
export function useShellKeys(acts: Record<ShellKey, () => void>): void {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const asked = event.defaultPrevented ? null : askedBy({ ...strokeOf(event) });
      if (asked === null || isDialogOpen()) return;
      event.preventDefault();
      latest.current[asked]();
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

function strokeOf(event: KeyboardEvent): Stroke {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  const isInField =
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
  return { key, ctrlKey, metaKey, altKey, shiftKey, isInField };
}
