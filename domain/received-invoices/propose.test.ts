/** What is proposed for the books: each case with its figures by hand. */
import {
  type EInvoice,
  emptyEInvoice,
  emptyLine,
  type Party,
  type VatBreakdown,
} from '@belegbar/domain/e-invoice';
import { describe, expect, test } from 'vitest';
import type { Receiver } from './index.ts';
import { proposeExpense } from './index.ts';
import { RECEIVER } from './testing.ts';

const SELLERS = {
  germany: { identifiers: [], name: 'Papierhaus', vatId: 'DE136695976', address: { country: 'DE' } },
  ireland: { identifiers: [], name: 'Cloudhafen', vatId: 'IE6388047V', address: { country: 'IE' } },
  usa: { identifiers: [], name: 'Plainsoft Inc.', address: { country: 'US' } },
  /** Abroad, registered here. */
  luxembourg: { identifiers: [], name: 'Warenhaus', vatId: 'DE136695976', address: { country: 'LU' } },
  /** A Kleinunternehmer without a VAT id. */
  small: { identifiers: [], name: 'Ida Muster', taxNumber: '21/111/11111', address: { country: 'DE' } },
} satisfies Record<string, Party>;

function invoice(says: Partial<EInvoice> = {}): EInvoice {
  const [{ base = '100.00', tax = '19.00' } = {}] = says.vatBreakdown ?? [];
  return {
    ...emptyEInvoice(),
    number: 'R-1',
    typeCode: '380',
    issueDate: '2026-02-20',
    dueDate: '2026-03-06',
    currency: 'EUR',
    seller: SELLERS.germany,
    vatBreakdown: [part('S', '19', base, tax)],
    ...says,
  };
}

function part(category: string, rate: string, base: string, tax: string): VatBreakdown {
  return { category, rate, base, tax };
}

const propose = (says: Partial<EInvoice>, receiver: Partial<Receiver> = {}) =>
  proposeExpense(invoice(says), { ...RECEIVER, ...receiver });
/** Code, net and VAT in cents of each line. */
const linesOf = (says: Partial<EInvoice>) =>
  propose(says).lines.map(({ taxCode, net, vat }) => [taxCode, net, vat]);
const codesOf = (says: Partial<EInvoice>, receiver: Partial<Receiver> = {}) =>
  propose(says, receiver).notes.map(({ kind, code }) => `${kind} ${code}`);

describe('the tax code follows category, rate and seller', () => {
  test.for<[string, keyof typeof SELLERS, VatBreakdown, unknown[]]>([
    [
      '19 % from Germany (§ 15 (1) No. 1 UStG)',
      'germany',
      part('S', '19', '100.00', '19.00'),
      ['inputStandard19', 10_000, 1900],
    ],
    ['7 % from Germany', 'germany', part('S', '7.00', '100.00', '7.00'), ['inputReduced7', 10_000, 700]],
    [
      '19 % of a seller abroad who is registered here',
      'luxembourg',
      part('S', '19', '100.00', '19.00'),
      ['inputStandard19', 10_000, 1900],
    ],
    [
      'a service from the EU (§ 13b (1) UStG)',
      'ireland',
      part('AE', '0', '50.00', '0'),
      ['euServiceReverseCharge', 5000, 0],
    ],
    [
      'a work within Germany (§ 13b (2) UStG)',
      'germany',
      part('AE', '0', '800.00', '0.00'),
      ['otherReverseCharge', 80_000, 0],
    ],
    [
      'a service from the USA (§ 13b (2) No. 1 UStG)',
      'usa',
      part('AE', '0', '20.00', '0.00'),
      ['otherReverseCharge', 2000, 0],
    ],
    [
      'goods from the EU (§ 1a UStG)',
      'ireland',
      part('K', '0', '300.00', '0.00'),
      ['intraCommunityAcquisition19', 30_000, 0],
    ],
    ['a Kleinunternehmer (§ 19 UStG)', 'small', part('E', '0', '60.00', '0.00'), ['inputNone', 6000, 0]],
    ['a stamp, exempt', 'germany', part('Z', '0', '0.95', '0.00'), ['inputNone', 95, 0]],
  ])('%s', ([, seller, breakdown, line]) => {
    expect(linesOf({ seller: SELLERS[seller], vatBreakdown: [breakdown] })).toEqual([line]);
  });

  test('the user can choose 7 % of an acquisition', () => {
    const choicesOf = (says: Partial<EInvoice>) => propose(says).lines[0]?.choices;
    expect(choicesOf({ seller: SELLERS.ireland, vatBreakdown: [part('K', '0', '1.00', '0')] })).toContain(
      'intraCommunityAcquisition7',
    );
  });

  test('each rate is a line of its own, and a part of nothing is none', () => {
    const vatBreakdown = [
      part('S', '19', '119.33', '22.67'),
      part('S', '7', '40.00', '2.80'),
      part('Z', '0', '0.00', '0.00'),
    ];
    expect(linesOf({ vatBreakdown })).toEqual([
      ['inputStandard19', 11_933, 2267],
      ['inputReduced7', 4000, 280],
    ]);
  });

  test.each([
    ['2018-05-04', '19', '19.00', 'inputStandard19', 1900],
    ['2020-10-01', '16', '16.00', 'inputStandard19', 1600],
    ['2020-10-01', '5.00', '5.00', 'inputReduced7', 500],
  ] as const)('a bill of %s with %s %% has the rate of its day', (issueDate, rate, tax, code, vat) => {
    const says = { issueDate, vatBreakdown: [part('S', rate, '100.00', tax)] };
    expect(linesOf(says)).toEqual([[code, 10_000, vat]]);
    expect(codesOf(says)).toEqual(['tells receivedLater']);
  });

  test('a rate that was none of that day is not deducted, and the user is asked', () => {
    const says = { issueDate: '2026-02-20', vatBreakdown: [part('S', '16', '100.00', '16.00')] };
    expect(linesOf(says)).toEqual([['inputNotDeductible', 11_600, 0]]);
    expect(codesOf(says)).toEqual(['asks rateUnknown']);
  });
});

test('reverse charge of a year whose law is not known is asked about', () => {
  const says = { seller: SELLERS.ireland, vatBreakdown: [part('AE', '0', '50.00', '0')] };
  expect(codesOf({ ...says, issueDate: '2006-10-01' })).toEqual(['asks rateUnknown']);
});

test('a country and a VAT id that are none are left to the user', () => {
  const seller = { ...SELLERS.usa, vatId: 'CHE-123.456.789 MWST', address: { country: 'XX' } };
  expect(propose({ seller }).vendor).toEqual({ name: 'Plainsoft Inc.', country: '', vatId: '' });
});

describe('VAT that the bill shows', () => {
  test('is taken as shown where it was rounded line by line', () => {
    // 19 % of 10.11 are 1.92. Three lines of 3.37 with 0.64 each are 1.92; who cuts them to 0.63 shows 1.89.
    const lines = [emptyLine(), emptyLine(), emptyLine()];
    expect(linesOf({ lines, vatBreakdown: [part('S', '19', '10.11', '1.89')] })).toEqual([
      ['inputStandard19', 1011, 189],
    ]);
  });

  test('beyond the law is cost (§ 14c (1), § 15 (1) No. 1 UStG)', () => {
    // 19 % of 100.00 are 19.00; 25.00 are shown, so 6.00 more are cost.
    const says = { vatBreakdown: [part('S', '19', '100.00', '25.00')] };
    expect(linesOf(says)).toEqual([['inputStandard19', 10_600, 1900]]);
    expect(propose(says).notes).toEqual([
      { kind: 'tells', code: 'vatAboveLaw', values: { shown: '25.00', lawful: '19.00' } },
    ]);
  });

  test('of a small business as receiver is told to be cost', () => {
    expect(codesOf({}, { isSmallBusinessOn: () => true })).toEqual(['tells smallBusiness']);
  });
});

describe('the days', () => {
  test.for<[string, Partial<EInvoice>, [string, string]]>([
    [
      'of the document (BG-14)',
      { period: { start: '2026-01-01', end: '2026-01-31' } },
      ['2026-01-01', '2026-01-31'],
    ],
    ['of the delivery (BT-72)', { delivery: { date: '2026-02-02' } }, ['2026-02-02', '2026-02-02']],
    [
      'of the lines (BG-26)',
      {
        lines: [
          { ...emptyLine(), period: { start: '2026-01-05', end: '2026-01-09' } },
          { ...emptyLine(), period: { start: '2026-01-02', end: '2026-01-06' } },
        ],
      },
      ['2026-01-02', '2026-01-09'],
    ],
    ['of the invoice, where nothing else is said', {}, ['2026-02-20', '2026-02-20']],
    [
      'of the one day that can be read',
      { period: { start: '31.01.2026', end: '2026-01-31' } },
      ['2026-01-31', '2026-01-31'],
    ],
  ])('are those %s', ([, says, [from, to]]) => {
    expect(propose(says).servicePeriod).toEqual({ from, to });
  });

  test('that the file does not say are asked for', () => {
    const { documentDate, servicePeriod } = propose({ issueDate: '20.02.2026' });
    expect([documentDate, servicePeriod]).toEqual([null, null]);
    expect(codesOf({ issueDate: '' })).toEqual(['asks noDate']);
  });

  test.each([
    ['issueDate', 'dateUnreadable', '2018-02-30'],
    ['issueDate', 'dateUnreadable', '20.02.2026'],
    ['dueDate', 'dueDateUnreadable', '20180230'],
  ])('that no calendar has are quoted and asked for: %s', (field, code, said) => {
    expect(propose({ [field]: said }).notes).toContainEqual({ kind: 'asks', code, values: { said } });
    expect(codesOf({ [field]: said })).not.toContain('asks noDate');
  });
});

describe('a credit', () => {
  test('turns the signs of a credit note and counts on its own day (§ 17 (1) s. 2 and 8 UStG)', () => {
    const says = { typeCode: '381', delivery: { date: '2025-11-30' }, totals: { gross: '119.00' } };
    expect(linesOf(says)).toEqual([['inputStandard19', -10_000, -1900]]);
    expect(propose(says).servicePeriod).toEqual({ from: '2026-02-20', to: '2026-02-20' });
    expect(codesOf(says)).toEqual(['tells credit']);
  });

  test('by an invoice below zero has its sign already', () => {
    const says = { vatBreakdown: [part('S', '19', '-100.00', '-19.00')], totals: { gross: '-119.00' } };
    expect(linesOf(says)).toEqual([['inputStandard19', -10_000, -1900]]);
  });

  test('note below zero is taken for a credit, and the user is asked', () => {
    const says = {
      typeCode: '381',
      vatBreakdown: [part('S', '19', '-100.00', '-19.00')],
      totals: { gross: '-119.00' },
    };
    expect(linesOf(says)).toEqual([['inputStandard19', -10_000, -1900]]);
    expect(codesOf(says)).toEqual(['asks creditSign', 'tells credit']);
  });
});

describe('what cannot be known is asked, never guessed', () => {
  test('amounts in another currency', () => {
    const says = {
      currency: 'USD',
      accountingCurrency: 'EUR',
      totals: { vatInAccountingCurrency: '17.43' },
    };
    const { lines, vatInEuros } = propose(says);
    expect(lines).toMatchObject([{ base: '100.00', tax: '19.00', net: null, vat: null }]);
    expect(vatInEuros).toBe(1743);
    expect(codesOf(says)).toEqual(['asks foreignCurrency']);
  });

  test.for<[string, EInvoice['totals'], unknown[]]>([
    // 19 % of 200.00 are 38.00, 7 % are 14.00; 20.00 are neither.
    ['19 %', { net: '200.00', vat: '38.00', gross: '238.00' }, ['inputStandard19', 20_000, 3800]],
    ['7 %', { net: '200.00', vat: '14.00', gross: '214.00' }, ['inputReduced7', 20_000, 1400]],
    ['neither', { net: '200.00', vat: '20.00', gross: '220.00' }, ['inputNotDeductible', 22_000, 0]],
    ['none', { net: '200.00', gross: '200.00' }, ['inputNone', 20_000, 0]],
    ['unknown', { gross: 'many' }, ['inputNone', null, null]],
  ])('without a breakdown (profile MINIMUM): VAT is %s', ([, totals, line]) => {
    expect(linesOf({ vatBreakdown: [], totals })).toEqual([line]);
    expect(codesOf({ vatBreakdown: [], totals })).toContain('asks noBreakdown');
  });

  test('the country of a sender without one', () => {
    expect(codesOf({ seller: { identifiers: [], name: 'Jemand' } })).toEqual(['asks noCountry']);
  });
});

describe('what is told', () => {
  test.for<[string, Partial<EInvoice>, string[]]>([
    ['money that was paid before', { totals: { paid: '119.00' } }, ['tells prepaid']],
    ['an invoice that it corrects', { typeCode: '384', preceding: [{ number: 'R-0' }] }, ['tells corrects']],
    ['a direct debit', { payments: [{ code: '59' }] }, ['tells directDebit']],
    ['totals that are not those of the breakdown', { totals: { gross: '120.00' } }, ['tells totalsDiffer']],
  ])('%s', ([, says, notes]) => {
    expect(codesOf(says)).toEqual(notes);
  });
});

describe('what the business supplied itself is no expense', () => {
  const me = { identifiers: [], name: 'Weber Code', vatId: 'DE 314 159 262', address: { country: 'DE' } };
  test.for<[string, Partial<EInvoice>, boolean]>([
    ['its own invoice', { seller: me }, false],
    ['by its tax number', { seller: { ...me, vatId: '', taxNumber: '2181508150' } }, false],
    ['one that its client wrote in its name', { typeCode: '389' }, false],
    ['one that it wrote in the name of its supplier', { typeCode: '389', buyer: me }, true],
  ])('%s', ([, says, canBook]) => {
    expect(propose(says).canBook).toBe(canBook);
  });
});
