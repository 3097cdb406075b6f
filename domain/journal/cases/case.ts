/** The form of the journal's cases: what happens to an invoice, what the journal writes, and what the reports make of it. */
import type { TaxCase, TaxCaseEvent } from '@belegbar/domain/tax-reports/cases';
import type { Basis, EntryKind, TaxCode } from '../entry.ts';

/** One entry: kind, basis, day of the act, day on which its VAT arises or null, tax code, net and VAT in euros. */
export type ExpectedEntry = readonly [EntryKind, Basis, string, string | null, TaxCode, string, string];

export interface JournalCase {
  title: string;
  law: string;
  profile: TaxCase['profile'];
  events: readonly TaxCaseEvent[];
  entries: readonly ExpectedEntry[];
  /** Boxes of the advance return by period; those of zero are left out, but 83. */
  vatAdvance: TaxCase['expected']['vatAdvance'];
  /** Lines of the income-surplus statement by year, in euros; a year without money is left out. */
  incomeSurplus: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The calculation. */
  why: string;
}
