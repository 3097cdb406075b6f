/** Skonto: what a client may keep who pays early (BT-20). */
import { addDays, type Day } from '@belegbar/domain/calendar';
import { type Cents, percentOf, subtractCents } from '@belegbar/domain/money';
import type { DocumentSkonto } from './document.ts';
import type { SkontoStep } from './invoice.ts';

export const SKONTO_STEPS_MAXIMUM = 2;

/** The steps of an invoice over `gross` cents, each rounded by itself, half a cent up. */
export function skontoOf(steps: readonly SkontoStep[], invoiceDate: Day, gross: Cents): DocumentSkonto[] {
  return steps.map(({ days, percent }) => {
    const discount = percentOf(gross, percent);
    return {
      days,
      percent,
      until: addDays(invoiceDate, days),
      discount,
      payable: subtractCents(gross, discount),
    };
  });
}

/** The step that holds for money of `paidOn`: the first whose last day has not passed; null when all have. */
export function skontoOn<Step extends Pick<DocumentSkonto, 'until'>>(
  steps: readonly Step[],
  paidOn: Day,
): Step | null {
  return steps.find(({ until }) => paidOn <= until) ?? null;
}

/** What of a claim, in cents, is asked for in a step: a claim that was lowered meanwhile is lowered by the same percent. */
export function payableWithin(step: Pick<SkontoStep, 'percent'>, owed: Cents): Cents {
  return subtractCents(owed, percentOf(owed, step.percent));
}
