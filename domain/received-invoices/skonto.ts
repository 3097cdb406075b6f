/** The Skonto that a received invoice offers. */
import { type EInvoice, termsOf } from '@belegbar/domain/e-invoice';
import { BILL_SKONTO_MAXIMUM, type BillSkonto } from '@belegbar/domain/expenses';
import { compareDecimals, decimal } from '@belegbar/domain/money';
import { centsOf } from './line-amounts.ts';

/** The steps of its terms (BT-20) as far as they can be taken; days from its date, a part of the bill in cents. */
export function skontoFor({ paymentTerms = '' }: Pick<EInvoice, 'paymentTerms'>): BillSkonto[] {
  const steps = termsOf(paymentTerms).skonto.flatMap(({ days, percent, base }): BillSkonto[] => {
    const part = base === null ? undefined : centsOf(base);
    if (!canBeTaken(Number(days), percent) || part === null || (part !== undefined && part <= 0)) return [];
    const step = { days: Number(days), percent: decimal(percent) };
    return [part === undefined ? step : { ...step, base: part }];
  });
  return steps.slice(0, BILL_SKONTO_MAXIMUM);
}

function canBeTaken(days: number, percent: string): boolean {
  if (days > DAYS_MAXIMUM || percent.length > CHARACTERS_MAXIMUM) return false;
  return (
    compareDecimals(decimal(percent), decimal('0')) > 0 &&
    compareDecimals(decimal(percent), decimal('100')) < 0
  );
}

const DAYS_MAXIMUM = 365;
/** Two digits, a point, six decimals. */
const CHARACTERS_MAXIMUM = 9;
