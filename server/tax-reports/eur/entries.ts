import type { CashEntry } from '@belegbar/contract/tax-reports-income-surplus';
import { type Day, day, endOfMonth, isDay } from '@belegbar/domain/calendar';
import type { Scheme, TaxCode } from '@belegbar/domain/journal';
import type { EurSide } from '@belegbar/domain/law';
import { assert } from '@belegbar/domain/money';
import type { CashFigures, EurLine } from '@belegbar/domain/tax-reports';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { inSnapshot } from '../../platform/database/index.ts';
import { fieldProblem } from '../../platform/field-problem.ts';
import { invalid } from '../../platform/refusal.ts';
import { deductibleOf, viewJournalRow } from '../journal-row.ts';
import { type Counted, countedAs, keysOf } from './counted.ts';
import { type CashDay, type CashPage, selectCashEntries, selectCashSums } from './store.ts';

export interface CashEntriesInput {
  year: number;
  month?: number | undefined;
  line?: EurLine | undefined;
  /** A box of the year's form. */
  box?: string | undefined;
  side?: EurSide | undefined;
  category?: string | undefined;
  /** Word for word. */
  counterparty?: string | undefined;
  by?: CashDay | undefined;
  /** `next` of the page before. */
  after?: string | undefined;
  limit?: number | undefined;
}

export interface CashEntriesPage {
  entries: z.output<typeof CashEntry>[];
  next: string | null;
}

type EntryRow = Awaited<ReturnType<typeof selectCashEntries>>[number];

const PAGE_SIZE = 100;
const NUMBER_MAXIMUM = 2_000_000_000;

/**
 * The entries that count in a year, in one of its months, behind one line or behind one box of the form, newest first, page by page; by
 * the day of the money all that moved. NOT_FOUND for a box that the form of the year has not, UNKNOWN_YEAR for a box of a year without one.
 */
export function cashEntries(context: Context, input: CashEntriesInput): Promise<CashEntriesPage> {
  const { businessId } = context;
  const { year, by = 'counting', limit = PAGE_SIZE } = input;
  const counted = countedAs({ ...input, by });
  const after = input.after === undefined ? null : readCursor(input.after);
  return inSnapshot(context, async (transaction) => {
    const sums = await selectCashSums(transaction, { businessId, year, by });
    const keys = keysOf(sums, counted, input.side).filter(
      ({ category }) => input.category === undefined || category === input.category,
    );
    if (keys.length === 0) return { entries: [], next: null };
    const { counterparty = null } = input;
    const page = { businessId, ...daysOf(input), keys, counterparty, after, by, limit: limit + 1 };
    const rows = await selectCashEntries(transaction, page);
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      entries: shown.map((row) => viewEntry(row, counted)),
      next: last !== undefined && rows.length > limit ? `${last.on}_${last.number}` : null,
    };
  });
}

function daysOf({ year, month }: CashEntriesInput): { from: Day; to: Day } {
  if (month === undefined) return { from: day(`${year}-01-01`), to: day(`${year}-12-31`) };
  const from = day(`${year}-${String(month).padStart(2, '0')}-01`);
  return { from, to: endOfMonth(from) };
}

function readCursor(text: string): CashPage['after'] {
  const [on = '', number = ''] = text.split('_');
  if (isDay(on) && /^\d{1,10}$/.test(number) && Number(number) <= NUMBER_MAXIMUM)
    return { on, number: Number(number) };
  throw invalid([fieldProblem('after', 'page.form')]);
}

function viewEntry(row: EntryRow, counted: Counted): CashEntriesPage['entries'][number] {
  const entry = viewJournalRow(row);
  const figures: CashFigures = {
    ...entry,
    taxCode: row.tax_code as TaxCode,
    scheme: row.scheme as Scheme,
    category: row.category,
    deductible: deductibleOf(row),
  };
  const amount = counted(figures);
  assert(amount !== null, 'an entry that is shown counts');
  return { ...entry, category: row.category, counted: amount };
}
