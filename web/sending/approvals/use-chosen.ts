/** Which reminder is shown, and which are ticked. */
import { useState } from 'react';
import type { WaitingReminder } from '../messages.ts';

export interface Chosen {
  current: WaitingReminder;
  ticked: readonly WaitingReminder[];
  /** What an act is for: those that are ticked, else the one that is shown. */
  meant: readonly WaitingReminder[];
  show(id: string): void;
  /** Shows the one that stands so many places further, as far as there is one, and gives its id. */
  step(by: number): string;
  tick(id: string): void;
  tickAll(): void;
}

/** There is at least one reminder. What has gone meanwhile is neither shown nor ticked any more. */
export function useChosen(reminders: readonly WaitingReminder[]): Chosen {
  const [shown, setShown] = useState('');
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const place = Math.max(
    0,
    reminders.findIndex(({ id }) => id === shown),
  );
  const current = reminders[place] as WaitingReminder;
  const ticked = reminders.filter(({ id }) => ids.has(id));
  return {
    current,
    ticked,
    meant: ticked.length > 0 ? ticked : [current],
    show: setShown,
    step: (by) => {
      const next = reminders[Math.min(reminders.length - 1, Math.max(0, place + by))] ?? current;
      setShown(next.id);
      return next.id;
    },
    tick: (id) =>
      setIds((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    tickAll: () =>
      setIds(ticked.length === reminders.length ? new Set() : new Set(reminders.map(({ id }) => id))),
  };
}
