/** The keys of `rowAct` in the rows below a place: `data-row`, with a link `data-opens-row` and a box `data-selects-row`. */
import { type RefObject, useEffect } from 'react';
import { isFree } from '../free-keys.ts';
import { type RowAct, rowAct } from './row-act.ts';

const STOPS = { link: '[data-opens-row]', box: '[data-selects-row]' } as const;

/** `page`: the keys also begin where nothing on the page has the focus that would take them, as in a list that is all the page. */
export function useRowKeys(place: RefObject<HTMLElement | null>, reach: 'rows' | 'page'): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const all = [...(place.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      // A row that opens nothing, such as an entry without a document, is passed over.
      const rows = all.filter((row) => row.querySelector(`${STOPS.link}, ${STOPS.box}`) !== null);
      const found = rows.findIndex((row) => row.contains(document.activeElement));
      const row = found < 0 ? null : found;
      const on = stopOf(document.activeElement);
      const isMine = row === null ? reach === 'page' && isFree(event, 'links') : on !== null;
      if (!isMine || !isPlain(event)) return;
      const act = rowAct(event.key, event.shiftKey, { row, on: on ?? 'link', count: rows.length });
      if (act !== null && doAct(act, rows, { row, on: on ?? 'link' })) event.preventDefault();
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [place, reach]);
}

type Stop = keyof typeof STOPS;

function stopOf(element: Element | null): Stop | null {
  if (element?.matches(STOPS.link) === true) return 'link';
  return element?.matches(STOPS.box) === true ? 'box' : null;
}

function isPlain({ defaultPrevented, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  return !(defaultPrevented || ctrlKey || metaKey || altKey || isComposing);
}

/** Says whether there was anything to do it with. */
function doAct(
  act: RowAct,
  rows: readonly HTMLElement[],
  { row, on }: { row: number | null; on: Stop },
): boolean {
  const find = (place: number, stop: Stop) => rows[place]?.querySelector<HTMLElement>(STOPS[stop]);
  if (typeof act === 'number') {
    const next = find(act, on) ?? find(act, 'link');
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
    return next != null;
  }
  const pressed = find(row ?? 0, act === 'open' ? 'link' : 'box');
  pressed?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: act === 'selectRange' }),
  );
  return pressed != null;
}
