/** The periods for which a return has something to say: for a small business, the only ones for which it files one. */
import { regimeOn, shownPeriodLength, type TaxRegime } from '@belegbar/domain/business';
import {
  type Day,
  endOfMonth,
  firstDayOf,
  type Land,
  lastDayOf,
  type Period,
  periodContaining,
  yearOf,
} from '@belegbar/domain/calendar';
import { vatAdvanceForm } from '@belegbar/domain/law';
import type { Cents } from '@belegbar/domain/money';
import { boxesOf } from './box-sources.ts';
import type { JournalSum } from './journal-sums.ts';
import { type Filing, type VatAdvanceBoxFigures, vatAdvance } from './vat-advance.ts';

/** A small business owes VAT as the buyer of services (§ 13b UStG) or of goods from the EU (§ 1a UStG); `regular`: what § 19 UStG does not cover. */
export const OWED_REASONS = ['reverseCharge', 'acquisition', 'regular'] as const;
export type OwedReason = (typeof OWED_REASONS)[number];

export interface OwedReturn {
  period: Period;
  /** Kz 83; negative is a refund. */
  payable: Cents;
  dueDate: Day;
  boxes: VatAdvanceBoxFigures[];
  reasons: OwedReason[];
}

/** What the journal comes to in a month; `month` is its first day. */
export type MonthSum = JournalSum & { month: Day };

interface Books {
  months: readonly MonthSum[];
  regimes: readonly TaxRegime[];
  /** The tax office's. */
  land: Land | null;
  filing?: Filing;
}

/** The newest first, in the lengths in which the business filed then. Years without a known form are left out. */
export function owedReturns({ months, regimes, land, filing }: Books): OwedReturn[] {
  const counting = months.filter((sum) => boxesOf(sum).length > 0);
  const periods = counting.map(({ month }) =>
    periodContaining(month, shownPeriodLength(regimeOn(regimes, endOfMonth(month)))),
  );
  return [...new Set(periods)]
    .flatMap((period) => returnOf(period, counting, { land, ...(filing && { filing }) }))
    .sort((left, right) => (left.dueDate < right.dueDate ? 1 : -1));
}

/** What the journal says of one period; nothing for a year without a known form. */
export function returnOf(
  period: Period,
  months: readonly MonthSum[],
  office: Pick<Books, 'land' | 'filing'>,
): OwedReturn[] {
  const first = firstDayOf(period);
  const form = vatAdvanceForm(yearOf(first));
  if (!form.known) return [];
  const sums = months.filter(({ month }) => month >= first && month <= lastDayOf(period));
  const { payable, dueDate, boxes } = vatAdvance({ period, sums, form: form.value, ...office });
  return [{ period, payable, dueDate, boxes, reasons: [...new Set(sums.map(reasonOf))] }];
}

function reasonOf({ scheme, taxCode }: JournalSum): OwedReason {
  if (scheme === 'regular') return 'regular';
  return taxCode.startsWith('intraCommunityAcquisition') ? 'acquisition' : 'reverseCharge';
}
