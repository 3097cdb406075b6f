import type { InvoiceRow, LIST_FILTERS } from '@belegbar/contract/invoice-messages';
import { type Day, isDay } from '@belegbar/domain/calendar';
import { type Cents, sumCents } from '@belegbar/domain/money';
import { validate as isUuid } from 'uuid';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { inSnapshot } from '../../platform/database/index.ts';
import { fieldProblem } from '../../platform/field-problem.ts';
import { invalid } from '../../platform/refusal.ts';
import {
  type BucketSum,
  type ListQuery,
  type ListRecord,
  selectNumbers,
  selectPage,
  selectSums,
  selectSumsOfSearch,
} from './store.ts';

type Filter = (typeof LIST_FILTERS)[number];

export interface ListInput {
  filter?: Filter | undefined;
  /** Words that must all occur in number, client, title or amount. */
  search?: string | undefined;
  /** Only the invoices of this client; of a stranger's there are none. */
  clientId?: string | undefined;
  /** `next` of the page before. */
  after?: string | undefined;
  limit?: number | undefined;
}

export interface InvoiceList {
  invoices: z.infer<typeof InvoiceRow>[];
  next: string | null;
  totals: { count: number; gross: Cents; open: Cents };
  counts: Record<Filter, number>;
}

const PAGE_SIZE = 50;
/** The day under which the database lists drafts. */
const DRAFTS_DAY = '9999-12-31';

/**
 * One page of invoices, newest first, drafts before all. The totals are over everything that matches filter and search, without drafts;
 * the counts over everything that matches the search. `open` contains what is overdue; cancelled ones are in `all` only.
 */
export async function listInvoices(context: Context, input: ListInput): Promise<InvoiceList> {
  const query: ListQuery = {
    businessId: context.businessId,
    filter: input.filter ?? 'all',
    today: context.platform.clock.today(),
    words: wordsOf(input.search ?? ''),
    clientId: input.clientId ?? null,
    after: input.after === undefined ? null : readCursor(input.after),
    limit: input.limit ?? PAGE_SIZE,
  };
  return inSnapshot(context, async (transaction) => {
    const isEveryInvoice = query.words.length === 0 && query.clientId === null;
    const select = isEveryInvoice ? selectSums : selectSumsOfSearch;
    const [page, sums] = await Promise.all([
      selectPage(transaction, { ...query, limit: query.limit + 1 }),
      select(transaction, query),
    ]);
    const shown = page.slice(0, query.limit);
    const last = shown.at(-1);
    const related = shown.flatMap((record) => relatedId(record) ?? []);
    const numbers = await selectNumbers(transaction, context.businessId, related);
    return {
      invoices: shown.map((record) => toRow(record, numbers)),
      next: last !== undefined && page.length > shown.length ? `${last.list_date}_${last.id}` : null,
      totals: totalsOf(sums.filter((sum) => sum.bucket !== 'draft' && belongsTo(sum, query.filter))),
      counts: countsOf(sums),
    };
  });
}

/** The words of a search as the stored search text spells them. */
function wordsOf(search: string): string[] {
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

function readCursor(text: string): ListQuery['after'] {
  const listDate = text.slice(0, 10);
  const id = text.slice(11);
  if ((isDay(listDate) || listDate === DRAFTS_DAY) && isUuid(id)) return { listDate: listDate as Day, id };
  throw invalid([fieldProblem('after', 'page.form')]);
}

function belongsTo(sum: BucketSum, filter: Filter): boolean {
  if (filter === 'all') return true;
  if (filter === 'overdue') return sum.overdue;
  return sum.bucket === filter;
}

function totalsOf(sums: BucketSum[]): InvoiceList['totals'] {
  return {
    count: countOf(sums),
    gross: sumCents(sums.map((sum) => sum.gross)),
    open: sumCents(sums.map((sum): Cents => sum.open)),
  };
}

function countsOf(sums: BucketSum[]): InvoiceList['counts'] {
  const count = (filter: Filter) => countOf(sums.filter((sum) => belongsTo(sum, filter)));
  return {
    all: count('all'),
    draft: count('draft'),
    open: count('open'),
    overdue: count('overdue'),
    paid: count('paid'),
  };
}

function countOf(sums: BucketSum[]): number {
  return sums.reduce((total, sum) => total + sum.count, 0);
}

/** The other half of a cancellation. */
function relatedId(record: ListRecord): string | null {
  return record.cancels ?? record.cancelled_by;
}

function toRow(record: ListRecord, numbers: ReadonlyMap<string, string | null>): z.infer<typeof InvoiceRow> {
  return {
    id: record.id,
    kind: record.kind,
    number: record.number,
    status: record.status,
    clientName: record.client_name,
    title: record.title,
    invoiceDate: record.invoice_date,
    dueDate: record.due_date,
    gross: record.gross,
    open: record.open,
    viewed: record.viewed_at !== null,
    relatedNumber: numbers.get(relatedId(record) ?? '') ?? null,
    cancelled: record.cancelled_by !== null,
  };
}
