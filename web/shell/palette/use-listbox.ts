/** Which of the entries is marked, while the focus stays in the field: the first one until the visitor moves. */
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { type Entry, nameOf } from './entry.ts';

export function useListbox(entries: readonly Entry[], onRun: (entry: Entry, withCommand: boolean) => void) {
  const listId = useId();
  const [marked, setMarked] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const place = Math.max(
    entries.findIndex((entry) => nameOf(entry) === marked),
    0,
  );
  const active = entries[place];
  const optionId = (entry: Entry) => `${listId}-${nameOf(entry)}`;
  const activeId = active === undefined ? undefined : optionId(active);
  useInView(list, activeId, place);
  const move = (by: number) => {
    const next = entries[(place + by + entries.length) % entries.length];
    if (next !== undefined) setMarked(nameOf(next));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const act = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => active && onRun(active, event.ctrlKey || event.metaKey),
    }[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return {
    list,
    listId,
    active,
    activeId,
    optionId,
    onKeyDown,
    mark: (entry: Entry) => setMarked(nameOf(entry)),
    /** With other words typed the first entry is marked again. */
    reset: () => setMarked(null),
  };
}

/** Scrolls the marked entry into sight. */
function useInView(list: RefObject<HTMLElement | null>, activeId: string | undefined, place: number): void {
  useEffect(() => {
    if (activeId === undefined) return;
    // The head of a group belongs to its first entry.
    if (place === 0) list.current?.scrollTo({ top: 0 });
    else document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [list, activeId, place]);
}

export type Listbox = ReturnType<typeof useListbox>;
