/** What a received invoice leaves open or says wrongly is asked or told, with figures by hand: no VAT is lost, none counted twice. */
import { day } from '@belegbar/domain/calendar';
import {
  type EInvoice,
  emptyEInvoice,
  emptyLine,
  type Party,
  type VatBreakdown,
} from '@belegbar/domain/e-invoice';
import { describe, expect, test } from 'vitest';
import { proposeExpense, type Receiver, transferFor } from './index.ts';
import { RECEIVER } from './testing.ts';

const from = (country: string, vatId?: string) => ({
  identifiers: [],
  name: 'Absender',
  address: { country },
  ...(vatId !== undefined && { vatId }),
});
const GERMANY = from('DE', 'DE136695976');
const IRELAND = from('IE', 'IE6388047V');
const USA = from('US');

function invoice(says: Partial<EInvoice>): EInvoice {
  return {
    ...emptyEInvoice(),
    number: 'R-1',
    typeCode: '380',
    issueDate: '2026-02-20',
    currency: 'EUR',
    seller: GERMANY,
    vatBreakdown: [part('S', '19', '100.00', '19.00')],
    ...says,
  };
}

function part(category: string, rate: string, base: string, tax: string): VatBreakdown {
  return { category, rate, base, tax };
}

const propose = (says: Partial<EInvoice>, receiver: Partial<Receiver> = {}) =>
  proposeExpense(invoice(says), { ...RECEIVER, ...receiver });
const linesOf = (says: Partial<EInvoice>) =>
  propose(says).lines.map(({ taxCode, net, vat }) => [taxCode, net, vat]);
const choicesOf = (says: Partial<EInvoice>) => propose(says).lines[0]?.choices;
const codesOf = (says: Partial<EInvoice>, receiver: Partial<Receiver> = {}) =>
  propose(says, receiver).notes.map(({ kind, code }) => `${kind} ${code}`);

describe('who owes the VAT when a seller abroad shows none (§ 13b (1), (2) and (5) UStG)', () => {
  const EU = [
    'euServiceReverseCharge',
    'otherReverseCharge',
    'intraCommunityAcquisition19',
    'intraCommunityAcquisition7',
    'inputNone',
  ];
  const ELSEWHERE = ['otherReverseCharge', 'importVat', 'inputNone'];
  test.for<[string, Party, VatBreakdown, string[]]>([
    ['outside of VAT, from the EU', IRELAND, part('O', '', '50.00', '0.00'), EU],
    ['exempt, from the EU', IRELAND, part('E', '0', '50.00', '0.00'), EU],
    ['zero rated, from the EU', IRELAND, part('Z', '0', '50.00', '0.00'), EU],
    ['standard at 0 %, from the EU', IRELAND, part('S', '0', '50.00', '0.00'), EU],
    ['abroad with a German VAT id', from('LU', 'DE136695976'), part('E', '0', '50.00', '0.00'), EU],
    ['export, from the USA', USA, part('G', '0', '50.00', '0.00'), ELSEWHERE],
    ['without a category, from the USA', USA, part('', '', '50.00', '0.00'), ELSEWHERE],
  ])('is for the user to say: %s', ([, seller, breakdown, choices]) => {
    const says = { seller, vatBreakdown: [breakdown] };
    expect(linesOf(says)).toEqual([[null, 5000, 0]]);
    expect(choicesOf(says)).toEqual(choices);
    expect(codesOf(says)).toEqual(['asks whoOwesVat']);
  });

  test('is for the user to say where only totals are there (MINIMUM)', () => {
    const says = { seller: IRELAND, vatBreakdown: [], totals: { net: '50.00', gross: '50.00' } };
    expect(linesOf(says)).toEqual([[null, 5000, 0]]);
    expect(codesOf(says)).toEqual(['asks noBreakdown', 'asks whoOwesVat']);
  });

  test.for<[string, Partial<EInvoice>]>([
    ['BT-120', { vatBreakdown: [{ ...part('O', '', '50.00', '0'), exemptionReason: 'Reverse-Charge' }] }],
    ['BT-121', { vatBreakdown: [{ ...part('E', '0', '50.00', '0'), exemptionCode: 'VATEX-EU-AE' }] }],
    [
      'BT-22',
      {
        vatBreakdown: [part('Z', '0', '50.00', '0')],
        notes: [{ text: 'Steuerschuldnerschaft des Leistungsempfängers' }],
      },
    ],
  ])('is the business where the file says so itself (%s), and the user looks', ([, says]) => {
    expect(linesOf({ seller: IRELAND, ...says })).toEqual([['euServiceReverseCharge', 5000, 0]]);
    expect(codesOf({ seller: IRELAND, ...says })).toEqual(['asks whoOwesVat']);
  });

  test('is nobody where the seller is in Germany: exempt, or a Kleinunternehmer (§ 19 UStG)', () => {
    expect(linesOf({ vatBreakdown: [part('E', '0', '50.00', '0')] })).toEqual([['inputNone', 5000, 0]]);
    expect(codesOf({ vatBreakdown: [part('E', '0', '50.00', '0')] })).toEqual([]);
  });
});

describe('VAT of another country', () => {
  const irish = { seller: IRELAND, vatBreakdown: [part('S', '23', '100.00', '23.00')] };

  test('is cost beside the net, on which reverse charge can be chosen', () => {
    // 123.00 are paid; were it a service, 19 % would be owed on 100.00, never on 123.00.
    expect(linesOf(irish)).toEqual([
      ['inputNotDeductible', 10_000, 0],
      ['inputNotDeductible', 2300, 0],
    ]);
    expect(choicesOf(irish)).toEqual(['inputNotDeductible', 'euServiceReverseCharge', 'otherReverseCharge']);
    // The tax of the Canary Islands is none of the EU: 107.00 are paid.
    expect(linesOf({ seller: from('ES'), vatBreakdown: [part('L', '7', '100.00', '7.00')] })).toEqual([
      ['inputNotDeductible', 10_000, 0],
      ['inputNotDeductible', 700, 0],
    ]);
    expect(choicesOf({ ...irish, seller: from('CH') })).toEqual(['inputNotDeductible', 'otherReverseCharge']);
  });
});

describe('VAT shown where the law has the buyer owe it (§ 14c UStG)', () => {
  test.for<[string, Party, string, string]>([
    ['reverse charge', IRELAND, 'AE', 'euServiceReverseCharge'],
    ['an acquisition', IRELAND, 'K', 'intraCommunityAcquisition19'],
    ['a work within Germany', GERMANY, 'AE', 'otherReverseCharge'],
  ])(
    '%s: what is owed has the net alone as its base, what is shown is cost',
    ([, seller, category, code]) => {
      const says = { seller, vatBreakdown: [part(category, '19', '100.00', '19.00')] };
      expect(linesOf(says)).toEqual([
        [code, 10_000, 0],
        ['inputNotDeductible', 1900, 0],
      ]);
      expect(codesOf(says)).toEqual(['asks owedVatShown']);
    },
  );

  test('in another currency as well', () => {
    const says = { seller: IRELAND, currency: 'USD', vatBreakdown: [part('AE', '19', '100.00', '19.00')] };
    expect(propose(says).lines).toMatchObject([
      { taxCode: 'euServiceReverseCharge', base: '100.00', tax: '', net: null },
      { taxCode: 'inputNotDeductible', base: '', tax: '19.00', net: null },
    ]);
  });
});

describe('VAT whose category is missing, unknown or without VAT', () => {
  test.for<[string, VatBreakdown]>([
    ['a missing one', { rate: '19', base: '100.00', tax: '19.00' }],
    ['a small letter', part(' s', '19', '100.00', '19.00')],
    ['no category at all', part('XYZ', '19.0', '100.00', '19.00')],
  ])('%s of a German rate is input VAT, and the user looks', ([, breakdown]) => {
    const says = { vatBreakdown: [breakdown] };
    expect(linesOf(says)).toEqual([['inputStandard19', 10_000, 1900]]);
    expect(codesOf(says)).toEqual(['asks categoryUnclear']);
  });

  test.for<[string, VatBreakdown, unknown[]]>([
    // 19 % of 100.00 are 19.00: what is shown may be input VAT, but the file says that there is none.
    ['shown as exempt', part('E', '0', '100.00', '19.00'), ['inputNotDeductible', 'inputStandard19']],
    ['of no German rate', part('', '12', '100.00', '12.00'), ['inputNotDeductible']],
    [
      'of a rate that does not make it',
      part('', '19', '100.00', '7.00'),
      ['inputNotDeductible', 'inputReduced7'],
    ],
  ])('%s is cost until the user knows better, never silently nothing', ([, breakdown, choices]) => {
    const says = { vatBreakdown: [breakdown] };
    const { lines } = propose(says);
    expect(lines).toMatchObject([{ taxCode: 'inputNotDeductible', reason: 'vatUnclear', choices }]);
    expect(lines.map(({ net }) => net)).toEqual([10_000 + Number(breakdown.tax?.replace('.', ''))]);
    expect(codesOf(says)).toEqual(['asks categoryUnclear']);
  });

  test('VAT that only the totals say (BT-110) is that of the one part', () => {
    const [{ tax: _, ...withoutTax }] = [part('S', '19', '100.00', '')];
    const says = { vatBreakdown: [withoutTax], totals: { vat: '19.00' } };
    expect(linesOf(says)).toEqual([['inputStandard19', 10_000, 1900]]);
    // Of two parts it is not known whose it is.
    const two = { vatBreakdown: [withoutTax, part('S', '7', '10.00', '0.70')] };
    expect(linesOf(two)).toEqual([
      ['inputStandard19', null, null],
      ['inputReduced7', 1000, 70],
    ]);
    expect(codesOf(two)).toContain('asks noAmounts');
  });

  test('VAT of the totals that no part has is asked about', () => {
    const says = { vatBreakdown: [part('E', '0', '100.00', '0.00')], totals: { vat: '19.00' } };
    expect(codesOf(says)).toEqual(['asks vatNotInParts']);
  });
});

describe('an intra-community supply (K) from where there can be none', () => {
  test.for<[string, Party, string]>([
    ['the USA', USA, 'intraCommunityAcquisition19'],
    ['Germany', GERMANY, 'inputNone'],
  ])('from %s is asked about', ([, seller, code]) => {
    const says = { seller, vatBreakdown: [part('K', '0', '100.00', '0')] };
    expect(linesOf(says)).toEqual([[code, 10_000, 0]]);
    expect(codesOf(says)).toEqual(['asks acquisitionUnclear']);
  });

  test('from Northern Ireland is one, a service from there is from a third country', () => {
    const belfast = from('GB', 'XI123456789');
    expect(linesOf({ seller: belfast, vatBreakdown: [part('K', '0', '1.00', '0')] })).toEqual([
      ['intraCommunityAcquisition19', 100, 0],
    ]);
    expect(linesOf({ seller: belfast, vatBreakdown: [part('AE', '0', '1.00', '0')] })).toEqual([
      ['otherReverseCharge', 100, 0],
    ]);
  });
});

describe('types of documents (BT-3)', () => {
  test.for(['325', '130', '553', '817', '102'])('%s is no invoice and cannot be booked', (typeCode) => {
    expect(propose({ typeCode })).toMatchObject({ canBook: false });
    expect(codesOf({ typeCode })).toEqual(['blocking notAnInvoice']);
  });

  test.for(['204', '211'])('%s asks for a payment: whether it is an invoice, the user says', (typeCode) => {
    expect(codesOf({ typeCode })).toEqual(['asks paymentRequest']);
  });

  test('386 bills before the supply, so its VAT waits for the payment (§ 15 (1) No. 1 s. 3 UStG)', () => {
    expect(propose({ typeCode: '386' })).toMatchObject({ isPrepayment: true, canBook: true });
    expect(codesOf({ typeCode: '386' })).toEqual(['asks prepayment']);
    expect(propose({}).isPrepayment).toBe(false);
  });
});

describe('deposits before (§ 14 (5) s. 2 UStG)', () => {
  const gross = '119.00';
  test.for<[string, Partial<EInvoice>, string[]]>([
    [
      'part is paid',
      { totals: { gross, paid: '50.00', payable: '69.00' } },
      ['asks depositsBefore', 'tells prepaid'],
    ],
    [
      'a final invoice names earlier ones',
      { preceding: [{ number: 'A-1' }], totals: { gross, payable: gross } },
      ['asks depositsBefore', 'tells corrects'],
    ],
    ['all is paid, by card', { totals: { gross, paid: gross, payable: '0' } }, ['tells prepaid']],
    [
      'a correction names what it corrects',
      { typeCode: '384', preceding: [{ number: 'A-1' }] },
      ['tells corrects'],
    ],
  ])('%s', ([, says, notes]) => {
    expect(codesOf(says)).toEqual(notes);
  });
});

describe('numbers and days in the forms of XML Schema', () => {
  test('are read like any other', () => {
    const says = {
      issueDate: '2026-02-20+01:00',
      vatBreakdown: [part('S', '+19', '+100.', '019.00')],
      totals: { gross: '+119', payable: '119.' },
    };
    expect(linesOf(says)).toEqual([['inputStandard19', 10_000, 1900]]);
    expect(propose(says)).toMatchObject({ documentDate: '2026-02-20', notes: [] });
  });
});

describe('sums', () => {
  const MOST = '9999999999.99';

  test('of ten thousand parts of the most that can be are no defect', () => {
    const vatBreakdown = Array.from({ length: 10_000 }, () => part('S', '19', MOST, '0.00'));
    const says = { vatBreakdown, totals: { gross: '1.00', payable: '1.00' } };
    expect(linesOf(says)).toEqual([['inputStandard19', null, null]]);
    expect(codesOf(says)).toEqual(['asks noAmounts']);
  });

  test('of more than fifty parts are those of equal category and rate', () => {
    // 40 parts of 10.00 with 1.90 and 20 of 10.00 with 0.70: 400.00 with 76.00 and 200.00 with 14.00.
    const vatBreakdown = Array.from({ length: 60 }, (_, index) =>
      index < 40 ? part('S', '19', '10.00', '1.90') : part('S', '7.0', '10.00', '0.70'),
    );
    expect(linesOf({ vatBreakdown })).toEqual([
      ['inputStandard19', 40_000, 7600],
      ['inputReduced7', 20_000, 1400],
    ]);
    expect(linesOf({ vatBreakdown: vatBreakdown.slice(0, 50) })).toHaveLength(50);
  });

  test('of more than fifty different parts are not booked at all', () => {
    const vatBreakdown = Array.from({ length: 51 }, (_, index) => part('S', `${index}.5`, '1.00', '0.10'));
    const { lines, canBook } = propose({ vatBreakdown });
    expect([lines.length, canBook]).toEqual([50, false]);
    expect(codesOf({ vatBreakdown })).toContain('blocking tooManyParts');
  });

  test.for<[string, Partial<EInvoice>, object[]]>([
    // 119.00 are booked; 119.03 or 120.00 are asked for.
    [
      'rounded (BT-114)',
      { totals: { gross: '119.00', rounding: '0.03', payable: '119.03' } },
      [{ kind: 'tells', code: 'payableDiffers', values: { asked: '119.03', booked: '119.00' } }],
    ],
    [
      'with what a third party gets',
      { totals: { gross: '119.00', paid: '119.00', payable: '1.00' } },
      [
        { kind: 'tells', code: 'prepaid', values: { paid: '119' } },
        { kind: 'tells', code: 'payableDiffers', values: { asked: '120.00', booked: '119.00' } },
      ],
    ],
    [
      'with a gross that is not the sum, which is told once',
      { totals: { gross: '120.00', payable: '120.00' } },
      [{ kind: 'tells', code: 'totalsDiffer', values: { gross: '120.00', sum: '119.00' } }],
    ],
    [
      'with a payment below zero, which was none',
      { totals: { gross: '119.00', paid: '-880.00', payable: '999.00' } },
      [{ kind: 'tells', code: 'payableDiffers', values: { asked: '999.00', booked: '119.00' } }],
    ],
    [
      'below zero with its payment',
      {
        totals: { gross: '-119.00', paid: '-119.00', payable: '0.00' },
        vatBreakdown: [part('S', '19', '-100.00', '-19.00')],
      },
      [{ code: 'credit' }, { code: 'prepaid' }],
    ],
    ['to the cent', { totals: { gross: '119.00', payable: '119.00' } }, []],
    [
      'of a credit note',
      { typeCode: '381', totals: { gross: '119.00', payable: '119.00' } },
      [{ code: 'credit' }],
    ],
  ])('to pay beside what is booked: %s', ([, says, notes]) => {
    expect(propose(says).notes).toMatchObject(notes);
    expect(propose(says).notes).toHaveLength(notes.length);
  });

  test('of totals alone (MINIMUM) are compared as well', () => {
    // 100.00 + 19.00 are booked, 125.00 are asked for.
    const totals = { net: '100.00', vat: '19.00', gross: '119.00', payable: '125.00' };
    expect(codesOf({ vatBreakdown: [], totals })).toEqual(['asks noBreakdown', 'tells payableDiffers']);
  });
});

test('less than a cent is not transferred', () => {
  const payments = [{ code: '58', account: { iban: 'DE89 3704 0044 0532 0130 00' } }];
  const transferOf = (payable: string) => transferFor(invoice({ payments, totals: { payable } }))?.amount;
  expect(['0.009', '0.005', '0.01'].map(transferOf)).toEqual([undefined, undefined, 1]);
});

describe('days', () => {
  test('of a period that ends before it begins are not turned round', () => {
    const period = { start: '2026-03-31', end: '2026-01-01' };
    const says = { period, delivery: { date: '2026-02-02' } };
    expect(propose(says).servicePeriod).toEqual({ from: '2026-02-02', to: '2026-02-02' });
    expect(codesOf(says)).toEqual(['asks periodReversed']);
    const line = { ...emptyLine(), period };
    expect(propose({ lines: [line] }).servicePeriod).toEqual({ from: '2026-02-20', to: '2026-02-20' });
    expect(codesOf({ lines: [line] })).toEqual(['asks periodReversed']);
  });

  test('on which the file came later than the VAT counts are told (§ 15 (1) No. 1 s. 2 UStG)', () => {
    const late = { handedInOn: day('2026-04-01') };
    expect(propose({}, late).notes).toEqual([
      { kind: 'tells', code: 'receivedLater', values: { month: '2026-02' } },
    ]);
    expect(codesOf({ period: { start: '2026-04-01', end: '2026-04-30' } }, late)).toEqual([]);
    expect(codesOf({ vatBreakdown: [part('E', '0', '1.00', '0')] }, late)).toEqual([]);
    expect(codesOf({}, { ...late, isSmallBusinessOn: () => true })).toEqual(['tells smallBusiness']);
  });
});
