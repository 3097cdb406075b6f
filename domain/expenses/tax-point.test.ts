/** When the VAT of a purchase counts; the days are by hand, the law beside them. */
import { day } from '@belegbar/domain/calendar';
import type { PurchaseTaxCode } from '@belegbar/domain/journal';
import { describe, expect, test } from 'vitest';
import { prepaidOn } from './index.ts';
import { type PurchaseDays, purchaseTaxPoint } from './tax-point.ts';

/** A bill of 28 January for January. */
const JANUARY: PurchaseDays = {
  documentDate: day('2026-01-28'),
  receivedOn: null,
  servicePeriod: { from: day('2026-01-01'), to: day('2026-01-31') },
  prepaidOn: null,
};
const pointOf = (taxCode: PurchaseTaxCode, says: Partial<PurchaseDays>) =>
  purchaseTaxPoint(taxCode, { ...JANUARY, ...says });

describe('VAT on the bill counts', () => {
  test.for<[string, Partial<PurchaseDays>, string]>([
    ['when the supply is made and the bill is there (§ 15 (1) No. 1 s. 2 UStG)', {}, '2026-01-31'],
    ['with a bill that came later', { receivedOn: day('2026-03-02') }, '2026-03-02'],
    ['with the supply, where the bill came before', { receivedOn: day('2026-01-29') }, '2026-01-31'],
    [
      'with the payment, where it is before the supply (§ 15 (1) No. 1 s. 3 UStG)',
      {
        servicePeriod: { from: day('2026-01-01'), to: day('2026-12-31') },
        prepaidOn: day('2026-02-05'),
      },
      '2026-02-05',
    ],
    [
      'with the bill, where the payment was before it',
      { prepaidOn: day('2026-01-10'), receivedOn: day('2026-02-02') },
      '2026-02-02',
    ],
  ])('%s', ([, says, point]) => {
    expect(pointOf('inputStandard19', says)).toBe(point);
  });
});

describe('VAT that the buyer owes does not wait for the post', () => {
  const late = { receivedOn: day('2026-05-02') };
  test.for<[string, PurchaseTaxCode, Partial<PurchaseDays>, string]>([
    [
      'a service from the EU: end of performance (§ 13b (1) UStG)',
      'euServiceReverseCharge',
      late,
      '2026-01-31',
    ],
    ['from elsewhere: with the bill (§ 13b (2) UStG)', 'otherReverseCharge', late, '2026-01-31'],
    [
      'paid before the supply: with the payment (§ 13b (4) s. 2 UStG)',
      'euServiceReverseCharge',
      { prepaidOn: day('2026-01-12') },
      '2026-01-12',
    ],
    [
      'an acquisition knows no prepayment (§ 13 (1) No. 6 UStG)',
      'intraCommunityAcquisition19',
      { prepaidOn: day('2025-11-12') },
      '2026-01-31',
    ],
  ])('%s', ([, code, says, point]) => {
    expect(pointOf(code, says)).toBe(point);
  });
});

describe('a payment is before the supply', () => {
  const ofDay = (text: string) => ({ from: day(text), to: day(text) });
  const { documentDate, servicePeriod: january } = JANUARY;
  test.for<[string, string | null, PurchaseDays['servicePeriod'], boolean, boolean]>([
    ['on a day before its end', '2026-01-30', january, false, true],
    ['not on its last day', '2026-01-31', january, false, false],
    [
      'because a prepayment invoice says no more than its own day',
      '2026-02-17',
      ofDay('2026-01-28'),
      true,
      true,
    ],
    ['not after the day of another bill', '2026-02-17', ofDay('2026-01-28'), false, false],
    ['of a prepayment invoice with a period that is not over', '2026-01-30', january, true, true],
    // The work of January is done when it is paid in February: its VAT counts in January.
    ['not of a prepayment invoice whose period was over', '2026-02-17', january, true, false],
    ['not of one whose delivery was on another day', '2026-02-17', ofDay('2026-01-20'), true, false],
    ['not before anything is paid', null, ofDay('2026-01-28'), true, false],
  ])('%s', ([, paid, servicePeriod, isPrepayment, isBefore]) => {
    const paidOn = paid === null ? null : day(paid);
    const found = prepaidOn({ paidOn, documentDate, servicePeriod, isPrepayment });
    expect(found).toBe(isBefore ? paidOn : null);
  });
});
