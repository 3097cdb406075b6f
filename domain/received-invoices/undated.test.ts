/** What is proposed for a bill without a day that can be read: nothing of the day on which it is opened. */
import { type EInvoice, emptyEInvoice, type VatBreakdown } from '@belegbar/domain/e-invoice';
import { describe, expect, test } from 'vitest';
import { proposeExpense, type Receiver } from './index.ts';
import { RECEIVER } from './testing.ts';

function part(category: string, rate: string, base: string, tax: string): VatBreakdown {
  return { category, rate, base, tax };
}

const propose = (says: Partial<EInvoice>, receiver: Partial<Receiver> = {}) =>
  proposeExpense(
    {
      ...emptyEInvoice(),
      number: 'R-1',
      typeCode: '380',
      currency: 'EUR',
      seller: { identifiers: [], name: 'Absender', address: { country: 'DE' }, vatId: 'DE136695976' },
      vatBreakdown: [part('S', '19', '100.00', '19.00')],
      ...says,
    },
    { ...RECEIVER, ...receiver },
  );
const linesOf = (says: Partial<EInvoice>) =>
  propose(says).lines.map(({ taxCode, net, vat }) => [taxCode, net, vat]);
const codesOf = (says: Partial<EInvoice>, receiver: Partial<Receiver> = {}) =>
  propose(says, receiver).notes.map(({ kind, code }) => `${kind} ${code}`);

describe('of a bill without a day that can be read', () => {
  const undated = { issueDate: '20.02.2026' };

  // § 12 (1) and (2), § 28 (1) and (2) UStG: 19 and 7 %, in the second half of 2020 16 and 5 %.
  test.for([
    ['19', '19.00', 'inputStandard19', 1900],
    ['16', '16.00', 'inputStandard19', 1600],
    ['7', '7.00', 'inputReduced7', 700],
    ['5', '5.00', 'inputReduced7', 500],
  ] as const)('a rate of %s %% is one that there was, whatever day it is today', ([rate, tax, code, vat]) => {
    const says = { ...undated, vatBreakdown: [part('S', rate, '100.00', tax)] };
    expect(linesOf(says)).toEqual([[code, 10_000, vat]]);
    expect(codesOf(says)).toEqual(['asks dateUnreadable']);
  });

  test('a rate that there never was is none', () => {
    const says = { ...undated, vatBreakdown: [part('S', '18', '100.00', '18.00')] };
    expect(linesOf(says)).toEqual([['inputNotDeductible', 11_800, 0]]);
    expect(codesOf(says)).toEqual(['asks rateUnknown', 'asks dateUnreadable']);
  });

  test('totals alone make the rate that fits (MINIMUM)', () => {
    const says = { ...undated, vatBreakdown: [], totals: { net: '100.00', vat: '16.00', gross: '116.00' } };
    expect(linesOf(says)).toEqual([['inputStandard19', 10_000, 1600]]);
  });

  test('Kleinunternehmer are told by the day of handing in', () => {
    const receiver = { isSmallBusinessOn: (on: string) => on === RECEIVER.handedInOn };
    expect(codesOf(undated, receiver)).toEqual(['asks dateUnreadable', 'tells smallBusiness']);
  });
});
