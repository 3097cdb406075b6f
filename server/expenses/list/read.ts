/** The list of expenses: filtered, sorted, page by key, with what all that matches comes to. */
import { type Day, isDay } from '@belegbar/domain/calendar';
import { dueSoonUntil } from '@belegbar/domain/expenses';
import { type Cents, sumCents } from '@belegbar/domain/money';
import { validate as isUuid } from 'uuid';
import type { Context } from '../../platform/context.ts';
import { inSnapshot, type Transaction } from '../../platform/database/index.ts';
import { fieldProblem } from '../../platform/field-problem.ts';
import { invalid } from '../../platform/refusal.ts';
import { searchedWords } from '../../platform/searched-words.ts';
import { type ExpenseRow, rowOf } from '../message.ts';
import { selectListed } from '../read-store.ts';
import {
  type ExpenseConditions,
  type ExpenseListSort,
  type ExpenseListState,
  type ExpensePage,
  type ExpenseSum,
  type FoundExpense,
  selectFound,
  selectSums,
} from './store.ts';

/** See `ExpenseFilter` of the contract: everything that is said must hold. */
export interface AskedExpenses {
  state?: ExpenseListState | undefined;
  categories?: readonly string[] | undefined;
  /** Of the document's date. */
  from?: Day | undefined;
  to?: Day | undefined;
  vendor?: string | undefined;
  search?: string | undefined;
  /** Of these alone. */
  ids?: readonly string[] | undefined;
  /** By date and falling unless said. */
  sort?: ExpenseListSort | undefined;
  order?: ExpensePage['order'] | undefined;
}

export interface ExpenseListInput extends AskedExpenses {
  /** `next` of the page before. */
  after?: string | null | undefined;
  limit?: number | undefined;
}

export type ListedExpenseRow = ExpenseRow & {
  grossInEuros: Cents;
  hasReceipt: boolean;
  documentNumber: string;
};

export interface ExpenseList {
  expenses: ListedExpenseRow[];
  next: string | null;
  totals: { count: number; gross: Cents; open: Cents };
  counts: Record<ExpenseListState | 'all', number>;
}

const PAGE_SIZE = 50;

/**
 * One page of expenses. The totals are over everything that matches, in euros; the counts over everything that matches but for the state. What was
 * taken back is asked for by its state alone. Refuses INVALID for a key that is none.
 */
export async function listExpenses(context: Context, input: ExpenseListInput = {}): Promise<ExpenseList> {
  const asked = conditionsOf(context, input);
  const page = pageOf(input);
  return inSnapshot(context, async (transaction) => {
    const [found, sums] = await Promise.all([
      selectFound(transaction, asked, { ...page, limit: page.limit + 1 }),
      selectSums(transaction, asked),
    ]);
    const shown = found.slice(0, page.limit);
    const last = shown.at(-1);
    return {
      expenses: await rowsOf(context, transaction, shown),
      next: last !== undefined && found.length > shown.length ? `${last.id}_${last.place}` : null,
      totals: totalsOf(sums.filter((sum) => isIn(sum, asked.state))),
      counts: countsOf(sums),
    };
  });
}

function conditionsOf(context: Context, asked: AskedExpenses): ExpenseConditions {
  const today = context.platform.clock.today();
  return {
    businessId: context.businessId,
    today,
    soon: dueSoonUntil(today),
    state: asked.state ?? null,
    categories: asked.categories ?? null,
    from: asked.from ?? null,
    to: asked.to ?? null,
    vendor: asked.vendor ?? null,
    words: searchedWords(asked.search ?? ''),
    ids: asked.ids ?? null,
  };
}

function pageOf({
  sort = 'date',
  order = 'descending',
  after,
  limit = PAGE_SIZE,
}: ExpenseListInput): ExpensePage {
  return { sort, order, after: after == null ? null : readCursor(after, sort), limit };
}

const ID_LENGTH = 36;

function readCursor(text: string, sort: ExpenseListSort): { place: string; id: string } {
  const id = text.slice(0, ID_LENGTH);
  const place = text.slice(ID_LENGTH + 1);
  if (isUuid(id) && text[ID_LENGTH] === '_' && isPlace(place, sort)) return { place, id };
  throw invalid([fieldProblem('after', 'page.form')]);
}

/** The day under which the database lists what names none. */
const NO_DAY = '9999-12-31';

function isPlace(text: string, sort: ExpenseListSort): boolean {
  if (sort === 'date' || sort === 'due') return text === NO_DAY || isDay(text);
  if (sort === 'gross') return /^-?\d{1,17}$/.test(text);
  return !/[\p{Cc}\p{Cs}]/u.test(text);
}

/** As their acts say it; the search has only found them. */
async function rowsOf(
  { businessId }: Context,
  transaction: Transaction,
  found: readonly FoundExpense[],
): Promise<ListedExpenseRow[]> {
  const ids = found.map(({ id }) => id);
  const rows = new Map(
    (await selectListed(transaction, businessId, ids)).map((row) => [
      row.id,
      { ...rowOf(row), documentNumber: row.document_number },
    ]),
  );
  return found.flatMap(({ id, gross, has_receipt }) => {
    const row = rows.get(id);
    return row === undefined ? [] : [{ ...row, grossInEuros: gross, hasReceipt: has_receipt }];
  });
}

function totalsOf(sums: readonly ExpenseSum[]): ExpenseList['totals'] {
  return {
    count: sums.reduce((total, { count }) => total + count, 0),
    gross: sumCents(sums.map(({ gross }) => gross)),
    open: sumCents(sums.map(({ open }) => open)),
  };
}

function countsOf(sums: readonly ExpenseSum[]): ExpenseList['counts'] {
  const count = (state: ExpenseListState | null) => totalsOf(sums.filter((sum) => isIn(sum, state))).count;
  return {
    all: count(null),
    open: count('open'),
    due: count('due'),
    overdue: count('overdue'),
    paid: count('paid'),
    withoutReceipt: count('withoutReceipt'),
    takenBack: count('takenBack'),
  };
}

/** Whether what a sum is about is in a state; null: all that were not taken back. */
function isIn({ state, hasReceipt, term }: ExpenseSum, asked: ExpenseListState | null): boolean {
  switch (asked) {
    case null:
      return state !== 'takenBack';
    case 'open':
      return state !== 'takenBack' && state !== 'paid';
    case 'due':
      return term === 'soon';
    case 'overdue':
      return term === 'over';
    case 'withoutReceipt':
      return !hasReceipt && state !== 'takenBack';
    default:
      return state === asked;
  }
}
