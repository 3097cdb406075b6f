import type { InvoiceRow } from '@belegbar/contract/invoice-messages';
import { type Day, isDay } from '@belegbar/domain/calendar';
import { type Cents, sumCents } from '@belegbar/domain/money';
import { validate as isUuid } from 'uuid';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { inSnapshot } from '../../platform/database/index.ts';
import { fieldProblem } from '../../platform/field-problem.ts';
import { invalid } from '../../platform/refusal.ts';
import { amountsOf } from '../amounts.ts';
import { relatedOf } from '../read.ts';
import { statedOf } from '../state.ts';
import { type AskedFilter, filterOf } from './filter.ts';
import {
  type BucketSum,
  isEveryInvoice,
  type ListState,
  lookUp,
  selectSums,
  selectSumsOf,
} from './filter-store.ts';
import {
  type ListOrder,
  type ListPage,
  type ListRecord,
  type ListSort,
  selectNumbers,
  selectPage,
} from './store.ts';

export interface ListInput extends AskedFilter {
  /** By date and falling unless said. Drafts are the newest of all, and have the highest number. */
  sort?: ListSort | undefined;
  order?: ListOrder | undefined;
  /** `next` of the page before. */
  after?: string | undefined;
  limit?: number | undefined;
}

export interface InvoiceList {
  invoices: z.infer<typeof InvoiceRow>[];
  next: string | null;
  totals: { count: number; gross: Cents; open: Cents };
  counts: Record<ListState | 'all', number>;
}

const PAGE_SIZE = 50;

/**
 * One page of invoices. The totals are over everything that matches, without drafts; the counts over everything that matches but for the states.
 * `open` contains what is overdue. Refuses INVALID for a key that is none.
 */
export async function listInvoices(context: Context, input: ListInput): Promise<InvoiceList> {
  const filter = filterOf(context, input);
  const page = pageOf(input);
  return inSnapshot(context, async (transaction) => {
    const asked = await lookUp(transaction, filter);
    const [found, sums] = await Promise.all([
      selectPage(transaction, asked, { ...page, limit: page.limit + 1 }),
      isEveryInvoice(filter) ? selectSums(transaction, filter) : selectSumsOf(transaction, asked),
    ]);
    const shown = found.slice(0, page.limit);
    const last = shown.at(-1);
    const related = shown.flatMap((record) => relatedOf(record) ?? []);
    const numbers = await selectNumbers(transaction, context.businessId, related);
    return {
      invoices: shown.map((record) => toRow(record, numbers, filter.today)),
      next: last !== undefined && found.length > shown.length ? `${last.id}_${last.place}` : null,
      totals: totalsOf(sums, filter.states),
      counts: countsOf(sums),
    };
  });
}

function pageOf({ sort = 'date', order = 'descending', after, limit = PAGE_SIZE }: ListInput): ListPage {
  return { sort, order, after: after === undefined ? null : readCursor(after, sort), limit };
}

const ID_LENGTH = 36;

function readCursor(text: string, sort: ListSort): { place: string; id: string } {
  const id = text.slice(0, ID_LENGTH);
  const place = text.slice(ID_LENGTH + 1);
  if (isUuid(id) && text[ID_LENGTH] === '_' && isPlace(place, sort)) return { place, id };
  throw invalid([fieldProblem('after', 'page.form')]);
}

/** The day under which the database lists drafts is none that people know. */
const DRAFTS_DAY = '9999-12-31';

function isPlace(text: string, sort: ListSort): boolean {
  if (sort === 'date' || sort === 'due') return text === DRAFTS_DAY || isDay(text);
  if (sort === 'gross' || sort === 'open') return /^-?\d{1,17}$/.test(text);
  return !/[\p{Cc}\p{Cs}]/u.test(text);
}

/** Without drafts: they ask for no money. */
function totalsOf(
  sums: readonly Omit<BucketSum, 'net'>[],
  states: readonly ListState[] | null,
): InvoiceList['totals'] {
  const counted = sums.filter(
    (sum) => sum.bucket !== 'draft' && (states === null || states.some((state) => belongsTo(sum, state))),
  );
  return {
    count: countOf(counted),
    gross: sumCents(counted.map(({ gross }) => gross)),
    open: openOf(counted),
  };
}

/** What is owed. What one client paid too much does not lessen what another owes. */
export function openOf(sums: readonly Pick<BucketSum, 'bucket' | 'open'>[]): Cents {
  return sumCents(sums.filter(({ bucket }) => bucket === 'open').map(({ open }) => open));
}

/** How many there are in each state, and in all. */
export function countsOf(
  sums: readonly Pick<BucketSum, 'bucket' | 'overdue' | 'count'>[],
): InvoiceList['counts'] {
  const count = (state: ListState) => countOf(sums.filter((sum) => belongsTo(sum, state)));
  return {
    all: countOf(sums),
    draft: count('draft'),
    open: count('open'),
    overdue: count('overdue'),
    paid: count('paid'),
    cancelled: count('cancelled'),
  };
}

/** Whether what a sum is about is in a state. */
export function belongsTo(
  { bucket, overdue }: Pick<BucketSum, 'bucket' | 'overdue'>,
  state: ListState,
): boolean {
  return state === 'overdue' ? overdue : bucket === state;
}

function countOf(sums: readonly Pick<BucketSum, 'count'>[]): number {
  return sums.reduce((total, sum) => total + sum.count, 0);
}

function toRow(
  record: ListRecord,
  numbers: ReadonlyMap<string, string | null>,
  today: Day,
): z.infer<typeof InvoiceRow> {
  return {
    id: record.id,
    kind: record.kind,
    number: record.number,
    status: record.status,
    clientName: record.client_name,
    title: record.title,
    invoiceDate: record.invoice_date,
    dueDate: record.due_date,
    ...amountsOf(record),
    ...statedOf(record, today),
    viewed: record.viewed_at !== null,
    relatedNumber: numbers.get(relatedOf(record) ?? '') ?? null,
    cancelled: record.cancelled_by !== null,
  };
}
