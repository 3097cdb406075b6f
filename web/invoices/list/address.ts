/** What the address says of the list, and how it is written: `/invoices?status=open,overdue&period=this-year&sort=client`. */
import { askedPeriod, type Day } from '@belegbar/domain/calendar';
import { type Cents, cents, euroText, isDecimal, MAXIMUM_CENTS } from '@belegbar/domain/money';
import { LIST_KINDS, LIST_ORDERS, LIST_SORTS, LIST_STATES } from './choices.ts';

export type ListState = (typeof LIST_STATES)[number];
export type ListKind = (typeof LIST_KINDS)[number];
export type ListSort = (typeof LIST_SORTS)[number];
export type ListOrder = (typeof LIST_ORDERS)[number];

/** The words of the address's query that concern the list. */
export interface ListAddress {
  status?: string;
  kind?: string;
  period?: string;
  client?: string;
  from?: string;
  to?: string;
  search?: string;
  sort?: string;
  order?: string;
}

/** What is asked for; empty and null ask for nothing. */
export interface Asked {
  states: readonly ListState[];
  kinds: readonly ListKind[];
  /** As `askedPeriod` reads it. */
  period: string;
  clientId: string;
  grossFrom: Cents | null;
  grossTo: Cents | null;
  search: string;
  sort: ListSort;
  order: ListOrder;
}

export const EVERYTHING: Asked = {
  states: [],
  kinds: [],
  period: '',
  clientId: '',
  grossFrom: null,
  grossTo: null,
  search: '',
  sort: 'date',
  order: 'descending',
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What can be read; `ignored` names the words of the address that cannot. */
export function readAddress(address: ListAddress, today: Day): { asked: Asked; ignored: string[] } {
  const ignored: string[] = [];
  const read = <Value>(
    name: keyof ListAddress,
    parse: (text: string) => Value | null,
    none: Value,
  ): Value => {
    const text = address[name];
    if (text === undefined || text === '') return none;
    const value = parse(text);
    if (value === null) ignored.push(`${name}=${text}`);
    return value ?? none;
  };
  const asked: Asked = {
    states: read('status', (text) => someOf(text, LIST_STATES), []),
    kinds: read('kind', (text) => someOf(text, LIST_KINDS), []),
    period: read('period', (text) => (askedPeriod(text, today) === null ? null : text), ''),
    clientId: read('client', (text) => (UUID.test(text) ? text.toLowerCase() : null), ''),
    grossFrom: read<Cents | null>('from', centsOf, null),
    grossTo: read<Cents | null>('to', centsOf, null),
    search: read('search', (text) => text.slice(0, 200), ''),
    sort: read('sort', (text) => oneOf(text, LIST_SORTS), 'date'),
    order: read('order', (text) => oneOf(text, LIST_ORDERS), 'descending'),
  };
  return { asked, ignored };
}

/** What is usual does not stand in the address. */
export function writeAddress(asked: Asked): ListAddress {
  const { states, kinds, period, clientId, grossFrom, grossTo, search, sort, order } = asked;
  const words: Required<ListAddress> = {
    status: states.join(','),
    kind: kinds.join(','),
    period,
    client: clientId,
    from: grossFrom === null ? '' : euroText(grossFrom),
    to: grossTo === null ? '' : euroText(grossTo),
    search,
    sort: sort === EVERYTHING.sort ? '' : sort,
    order: order === EVERYTHING.order ? '' : order,
  };
  return Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ''));
}

/** Whether two ask for the same. */
export function isSameAsked(one: Asked, other: Asked): boolean {
  return JSON.stringify(writeAddress(one)) === JSON.stringify(writeAddress(other));
}

/** Whether anything but the states narrows the list. */
export function isNarrowed(asked: Asked): boolean {
  return !isSameAsked({ ...asked, states: [], sort: 'date', order: 'descending' }, EVERYTHING);
}

/** What is asked for, as the server is asked. */
export function filterOf(asked: Asked, today: Day) {
  const { states, kinds, period, clientId, grossFrom, grossTo, search } = asked;
  const { from, to } = askedPeriod(period, today) ?? { from: null, to: null };
  return {
    ...(states.length === 0 ? {} : { states: [...states] }),
    ...(kinds.length === 0 ? {} : { kinds: [...kinds] }),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    ...(clientId === '' ? {} : { clientId }),
    ...(grossFrom === null ? {} : { grossFrom }),
    ...(grossTo === null ? {} : { grossTo }),
    ...(search === '' ? {} : { search }),
  };
}

function someOf<Value extends string>(text: string, known: readonly Value[]): Value[] | null {
  const words = text.split(',');
  const found = known.filter((value) => words.includes(value));
  return found.length === new Set(words).size ? found : null;
}

function oneOf<Value extends string>(text: string, known: readonly Value[]): Value | null {
  return known.find((value) => value === text) ?? null;
}

/** Euros with a point, at most two decimals. */
function centsOf(text: string): Cents | null {
  if (!isDecimal(text) || !/^-?\d{1,11}(\.\d{1,2})?$/.test(text)) return null;
  const value = Math.round(Number(text) * 100);
  return Math.abs(value) <= MAXIMUM_CENTS ? cents(value) : null;
}
