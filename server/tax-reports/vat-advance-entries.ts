import type { DerivationEntry } from '@belegbar/contract/tax-reports-parts';
import { type Day, firstDayOf, lastDayOf } from '@belegbar/domain/calendar';
import { assert, type Cents } from '@belegbar/domain/money';
import { type BoxAmounts, boxSource, countedIn } from '@belegbar/domain/tax-reports';
import type { z } from 'zod';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import { deductibleOf, viewJournalRow } from './journal-row.ts';
import { selectEntries } from './store.ts';
import { formOf, readPeriod } from './vat-advance.ts';

export interface EntriesInput {
  period: string;
  kennzahl: string;
  /** Number of the last entry of the page before. */
  after?: number | undefined;
  limit?: number | undefined;
}

export interface DerivationPage {
  entries: z.infer<typeof DerivationEntry>[];
  next: number | null;
}

type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

const PAGE_SIZE = 100;

/** The journal entries behind one box, by number, page by page. NOT_FOUND for a box that the form of the year has not. */
export async function vatAdvanceEntries(context: Context, input: EntriesInput): Promise<DerivationPage> {
  const period = readPeriod(input.period);
  if (!formOf(period).boxes.some((box) => box.kennzahl === input.kennzahl)) throw notFound();
  const source = boxSource(input.kennzahl);
  if (source === null) return { entries: [], next: null };
  const limit = input.limit ?? PAGE_SIZE;
  return inSnapshot(context, async (transaction) => {
    const rows = await selectEntries(transaction, {
      businessId: context.businessId,
      from: firstDayOf(period),
      to: lastDayOf(period),
      source,
      afterNumber: input.after ?? 0,
      limit: limit + 1,
    });
    const shown = rows.slice(0, limit);
    return {
      entries: shown.map((row) => viewEntry(row, (amounts) => countedIn(source, amounts))),
      next: rows.length > limit ? (shown.at(-1)?.number ?? null) : null,
    };
  });
}

/** An entry as the contract shows it, with what of it counts. */
export function viewEntry(
  row: EntryRow,
  count: (amounts: BoxAmounts) => Cents,
): DerivationPage['entries'][number] {
  assert(row.tax_point !== null, 'an entry of a return has a tax point');
  const entry = viewJournalRow(row);
  return {
    ...entry,
    taxPoint: row.tax_point as Day,
    counted: count({ ...entry, deductible: deductibleOf(row) }),
  };
}
