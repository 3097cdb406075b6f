/** By what the rows of a table are sorted, and what a click on a head asks for. */

export type Order = 'ascending' | 'descending';

export interface Sorted<Key extends string = string> {
  sort: Key;
  order: Order;
}

/** One thing by which rows can be sorted. */
export interface Sort<Key extends string = string> {
  key: Key;
  /** Its name in "sort by ..." */
  name: string;
  /** The order in which it is useful first: names from A, days from the latest. */
  first: Order;
}

export interface Sorting<Key extends string = string> {
  now: Sorted<Key>;
  sorts: readonly Sort<Key>[];
  /** Each key has one order only, its first; what is asked for again is up to `onSort`. */
  isFixed?: boolean;
  /** A method, so that a table takes the keys of any list; it asks only for those of `sorts`. */
  onSort(next: Sorted<Key>): void;
}

/** A new key begins in its first order; the one that holds is turned. */
export function nextSorted<Key extends string>(now: Sorted<Key>, { key, first }: Sort<Key>): Sorted<Key> {
  return now.sort === key ? turned(now) : { sort: key, order: first };
}

export function turned<Key extends string>({ sort, order }: Sorted<Key>): Sorted<Key> {
  return { sort, order: order === 'ascending' ? 'descending' : 'ascending' };
}

/** What `aria-sort` says of a head; undefined where the rows cannot be sorted by it. */
export function ariaSort(now: Sorted | undefined, key: string | undefined): Order | 'none' | undefined {
  if (now === undefined || key === undefined) return undefined;
  return now.sort === key ? now.order : 'none';
}
