/** J and K, or the arrow keys, walk from row to row; Enter opens the one that has the focus, as any link. */
import { type RefObject, useEffect, useRef } from 'react';
import { isFree } from './free-keys.ts';

export function useRowKeys(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step === undefined || !isFree(event, 'links')) return;
      const links = [...(place.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
      const now = links.indexOf(document.activeElement as HTMLElement);
      const next = links[now < 0 ? 0 : Math.min(Math.max(now + step, 0), links.length - 1)];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: 'nearest' });
    };
    window.addEventListener('keydown', walk);
    return () => window.removeEventListener('keydown', walk);
  }, []);
  return place;
}

const STEPS: Readonly<Record<string, 1 | -1 | undefined>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };
