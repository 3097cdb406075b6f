/** What the address says of the list, and how it is written: `/finance/expenses?status=open&category=software,legal&period=this-year&expense=…`. */
import { askedPeriod, type Day } from '@belegbar/domain/calendar';
import { EXPENSE_CATEGORIES, type ExpenseCategory } from '@belegbar/domain/expenses';
import type { ExpenseListAddress } from './address-words.ts';
import { LIST_ORDERS, LIST_SORTS, LIST_STATES } from './choices.ts';

export type ListState = (typeof LIST_STATES)[number];
export type ListSort = (typeof LIST_SORTS)[number];
export type ListOrder = (typeof LIST_ORDERS)[number];

/** What is asked for; empty asks for nothing. */
export interface Asked {
  state: ListState | '';
  categories: readonly ExpenseCategory[];
  /** As `askedPeriod` reads it. */
  period: string;
  /** The name in full. */
  vendor: string;
  search: string;
  sort: ListSort;
  order: ListOrder;
  /** Which stands beside the list, where there is room. */
  expense: string;
}

export const EVERYTHING: Asked = {
  state: '',
  categories: [],
  period: '',
  vendor: '',
  search: '',
  sort: 'date',
  order: 'descending',
  expense: '',
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What can be read; the rest asks for nothing. */
export function readAddress(address: ExpenseListAddress, today: Day): Asked {
  const { category = '', period = '', vendor = '', search = '', expense = '' } = address;
  const words = category.split(',');
  return {
    state: oneOf(address.status, LIST_STATES) ?? '',
    categories: EXPENSE_CATEGORIES.filter((known) => words.includes(known)),
    period: askedPeriod(period, today) === null ? '' : period,
    vendor: vendor.slice(0, 200),
    search: search.slice(0, 200),
    sort: oneOf(address.sort, LIST_SORTS) ?? EVERYTHING.sort,
    order: oneOf(address.order, LIST_ORDERS) ?? EVERYTHING.order,
    expense: UUID.test(expense) ? expense.toLowerCase() : '',
  };
}

/** What is usual does not stand in the address. */
export function writeAddress(asked: Asked): ExpenseListAddress {
  const { state, categories, sort, order, period, vendor, search, expense } = asked;
  const words: Required<ExpenseListAddress> = {
    status: state,
    category: categories.join(','),
    period,
    vendor,
    search,
    sort: sort === EVERYTHING.sort ? '' : sort,
    order: order === EVERYTHING.order ? '' : order,
    expense,
  };
  return Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ''));
}

/** Which of them stands beside the list makes no other list. */
export function isSameAsked(one: Asked, other: Asked): boolean {
  const text = (asked: Asked) => JSON.stringify(writeAddress({ ...asked, expense: '' }));
  return text(one) === text(other);
}

/** Whether anything but the state narrows the list. */
export function isNarrowed({ categories, period, vendor, search }: Asked): boolean {
  return categories.length > 0 || period !== '' || vendor !== '' || search !== '';
}

/** What is asked for, as the server is asked. */
export function filterOf({ state, categories, period, vendor, search }: Asked, today: Day) {
  const { from, to } = askedPeriod(period, today) ?? { from: null, to: null };
  return {
    ...(state === '' ? {} : { state }),
    ...(categories.length === 0 ? {} : { categories: [...categories] }),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    ...(vendor === '' ? {} : { vendor }),
    ...(search === '' ? {} : { search }),
  };
}

function oneOf<Value extends string>(text: string | undefined, known: readonly Value[]): Value | null {
  return known.find((value) => value === text) ?? null;
}
