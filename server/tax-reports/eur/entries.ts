import type { CashEntry } from '@belegbar/contract/tax-reports-income-surplus';
import { type Day, day, endOfMonth, isDay } from '@belegbar/domain/calendar';
import { addCents } from '@belegbar/domain/money';
import { addedToLine, type EurLine, type EurSource, eurSource } from '@belegbar/domain/tax-reports';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { inSnapshot } from '../../platform/database/index.ts';
import { fieldProblem } from '../../platform/field-problem.ts';
import { invalid } from '../../platform/refusal.ts';
import { deductibleOf, viewJournalRow } from '../journal-row.ts';
import { type CashDay, type CashPage, selectCashEntries } from './store.ts';

export interface CashEntriesInput {
  year: number;
  month?: number | undefined;
  line?: EurLine | undefined;
  side?: EurSource['side'] | undefined;
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

/** The cash entries of a year, of one of its months or behind one line, newest first, page by page. */
export function cashEntries(context: Context, input: CashEntriesInput): Promise<CashEntriesPage> {
  const source = input.line === undefined ? null : eurSource(input.line);
  const limit = input.limit ?? PAGE_SIZE;
  const after = input.after === undefined ? null : readCursor(input.after);
  const side = input.side ?? null;
  const { by = 'counting' } = input;
  const page = {
    businessId: context.businessId,
    ...daysOf(input),
    source,
    side,
    after,
    by,
    limit: limit + 1,
  };
  return inSnapshot(context, async (transaction) => {
    const rows = await selectCashEntries(transaction, page);
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      entries: shown.map((row) => viewEntry(row, source)),
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

function viewEntry(row: EntryRow, source: EurSource | null): CashEntriesPage['entries'][number] {
  const entry = viewJournalRow(row);
  const amounts = { ...entry, deductible: deductibleOf(row) };
  const counted = source === null ? addCents(entry.net, entry.vat) : addedToLine(source, amounts);
  return { ...entry, category: row.category, counted };
}
