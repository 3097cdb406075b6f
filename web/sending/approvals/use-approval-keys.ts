/** The keys of the list: J and K or the arrows walk, X or Space ticks, Enter goes into the mail, A sends. */
import { useEffect, useEffectEvent } from 'react';
import { isFree } from '../../ui/free-keys.ts';
import { useClaimedLetter } from '../../ui/letter-keys.ts';
import type { Chosen } from './use-chosen.ts';

const STEPS: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** By which the row of a reminder and its mail are found. */
export const rowId = (id: string) => `approval-${id}`;
export const MAIL_ID = 'approval-mail';

interface Keys {
  chosen: Chosen;
  /** Only the list is seen, in which keys tick nothing. */
  isAlone: boolean;
  /** Null where nothing is sent. */
  send: (() => void) | null;
}

export function useApprovalKeys({ chosen, isAlone, send }: Keys): void {
  useClaimedLetter('a');
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isFree(event, 'links')) return;
    const step = STEPS[event.key];
    if (step !== undefined) document.getElementById(rowId(chosen.step(step)))?.focus();
    else if (event.key === 'x' && !isAlone) chosen.tick(chosen.current.id);
    else if (event.key === ' ' && !isAlone && isRow(event.target)) chosen.tick(chosen.current.id);
    else if (event.key === 'a' && send !== null) {
      if (!event.repeat) send();
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function isRow(target: EventTarget | null): boolean {
  return target instanceof Element && target.id.startsWith(rowId(''));
}
