import type { Day } from '@belegbar/domain/calendar';
import type { EntryKind, Scheme, TaxCode } from '@belegbar/domain/journal';
import { annualVatForm } from '@belegbar/domain/law';
import { assert, type Cents } from '@belegbar/domain/money';
import { countedInYearBox, type YearEntry } from '@belegbar/domain/tax-reports';
import { loadBusiness } from '../../business/index.ts';
import type { Context } from '../../platform/context.ts';
import { inSnapshot, type Transaction } from '../../platform/database/index.ts';
import { notFound } from '../../platform/refusal.ts';
import { deductibleOf, viewJournalRow } from '../journal-row.ts';
import { known } from '../known.ts';
import { selectMonthSums } from '../store.ts';
import type { DerivationPage } from '../vat-advance-entries.ts';
import { daysOfYear, isMixedYear, supplyDay, toYearSum } from './read.ts';
import { type DaysOfYear, selectEntriesOfYear, selectSmallBusinessEntries } from './store.ts';

export interface YearEntriesInput {
  year: number;
  kennzahl: string;
  /** Number of the last entry of the page before. */
  after?: number | undefined;
  limit?: number | undefined;
}

type Entries = DerivationPage['entries'];
type PageOfYear = DaysOfYear & { kennzahl: string; afterNumber: number; limit: number };

const PAGE_SIZE = 100;

/**
 * The journal entries behind one box of the annual return, by number, page by page. NOT_FOUND for a box that the form of the year has not,
 * UNKNOWN_YEAR where no form is known.
 */
export async function annualVatEntries(context: Context, input: YearEntriesInput): Promise<DerivationPage> {
  const { year, kennzahl, after: afterNumber = 0, limit = PAGE_SIZE } = input;
  const { boxes } = known(annualVatForm(year));
  if (!boxes.some((box) => box.kennzahl === kennzahl)) throw notFound();
  const { businessId } = context;
  const page = { businessId, ...daysOfYear(year), kennzahl, afterNumber, limit: limit + 1 };
  return inSnapshot(context, async (transaction) => {
    const entries =
      kennzahl === '236'
        ? await ofSmallBusiness(context, transaction, page)
        : await ofKeys(transaction, page);
    const shown = entries.slice(0, limit);
    return { entries: shown, next: entries.length > limit ? (shown.at(-1)?.number ?? null) : null };
  });
}

async function ofKeys(transaction: Transaction, page: PageOfYear): Promise<Entries> {
  const sums = (await selectMonthSums(transaction, page)).map(toYearSum);
  const keys = sums.filter((sum) => countedInYearBox(sum, page.kennzahl) !== null);
  if (keys.length === 0) return [];
  const rows = await selectEntriesOfYear(transaction, { ...page, keys: distinct(keys) });
  return rows.map((row) => {
    const entry = viewJournalRow(row);
    const figures = {
      ...entry,
      taxCode: row.tax_code as TaxCode,
      kind: row.kind as EntryKind,
      scheme: row.scheme as Scheme,
      exemptionParagraph: row.paragraph,
      deductible: deductibleOf(row),
    };
    const counted = countedInYearBox(figures, page.kennzahl);
    assert(counted !== null, 'an entry of a key counts');
    return { ...entry, taxPoint: row.tax_point as Day, counted };
  });
}

function distinct(keys: readonly YearEntry[]): YearEntry[] {
  const byText = new Map(
    keys.map((key) => [`${key.taxCode} ${key.scheme} ${key.kind} ${key.exemptionParagraph}`, key]),
  );
  return [...byText.values()];
}

async function ofSmallBusiness(
  context: Context,
  transaction: Transaction,
  page: PageOfYear,
): Promise<Entries> {
  const { regimes } = await loadBusiness(context, transaction);
  if (!isMixedYear(regimes, page)) return [];
  const rows = await selectSmallBusinessEntries(transaction, { ...page, basis: supplyDay(regimes, page.to) });
  return rows.map((row) => ({ ...viewJournalRow(row), taxPoint: row.tax_point, counted: row.net as Cents }));
}
