/** Who owes the VAT where address, VAT id and words of a bill do not agree. Figures are by hand. */
import { type EInvoice, emptyEInvoice, type Party, type VatBreakdown } from '@belegbar/domain/e-invoice';
import { describe, expect, test } from 'vitest';
import { proposeExpense } from './index.ts';
import { RECEIVER } from './testing.ts';

const from = (country: string, vatId?: string, taxNumber?: string): Party => ({
  identifiers: [],
  name: 'Absender',
  address: { country },
  ...(vatId !== undefined && { vatId }),
  ...(taxNumber !== undefined && { taxNumber }),
});
const GERMANY = from('DE', 'DE136695976');

function part(category: string, rate: string, base: string, tax: string): VatBreakdown {
  return { category, rate, base, tax };
}

function propose(seller: Party, vatBreakdown: VatBreakdown[], says: Partial<EInvoice> = {}) {
  const invoice: EInvoice = {
    ...emptyEInvoice(),
    number: 'R-1',
    typeCode: '380',
    issueDate: '2026-02-20',
    currency: 'EUR',
    seller,
    vatBreakdown,
    ...says,
  };
  const { lines, notes, ...others } = proposeExpense(invoice, RECEIVER);
  return {
    ...others,
    lines: lines.map(({ taxCode, net, vat }) => [taxCode, net, vat]),
    choices: lines[0]?.choices,
    reason: lines[0]?.reason,
    notes: notes.map(({ kind, code }) => `${kind} ${code}`),
  };
}

describe('a seller who is registered elsewhere than he is established (§ 13b (7) UStG)', () => {
  const owed = [part('AE', '0', '50.00', '0.00')];

  test('in the Netherlands with a German VAT id: a service from the EU, and the user looks', () => {
    expect(propose(from('NL', 'DE136695976'), owed)).toMatchObject({
      lines: [['euServiceReverseCharge', 5000, 0]],
      choices: ['euServiceReverseCharge', 'otherReverseCharge'],
      reason: 'reverseChargeEu',
      notes: ['asks whoOwesVat'],
    });
  });

  test('in the USA with an Irish VAT id: a service from a third country, and the user looks', () => {
    expect(propose(from('US', 'IE6388047V'), owed)).toMatchObject({
      lines: [['otherReverseCharge', 5000, 0]],
      choices: ['otherReverseCharge', 'euServiceReverseCharge'],
      reason: 'reverseChargeThirdCountry',
      notes: ['asks whoOwesVat'],
    });
  });

  test('in Switzerland with a German VAT id: both make the same code, so nothing is asked', () => {
    expect(propose(from('CH', 'DE136695976'), owed)).toMatchObject({
      lines: [['otherReverseCharge', 5000, 0]],
      choices: ['otherReverseCharge'],
      reason: 'reverseChargeThirdCountry',
      notes: [],
    });
  });

  test('in the USA with Irish VAT on the bill: 123.00 are cost, or the German VAT is owed on 100.00', () => {
    expect(propose(from('US', 'IE6388047V'), [part('S', '23', '100.00', '23.00')])).toMatchObject({
      lines: [
        ['inputNotDeductible', 10_000, 0],
        ['inputNotDeductible', 2300, 0],
      ],
      choices: ['inputNotDeductible', 'otherReverseCharge', 'euServiceReverseCharge'],
      notes: ['asks whoOwesVat'],
    });
  });
});

describe('a seller in Germany who says in words that the buyer owes the VAT', () => {
  test.for<[string, VatBreakdown]>([
    ['E', { ...part('E', '0', '800.00', '0.00'), exemptionReason: 'Bauleistung nach § 13b' }],
    [
      'O',
      {
        ...part('O', '', '800.00', '0.00'),
        exemptionReason: 'Kein Steuerausweis gemäß § 13b Abs. 5 i. V. m. Abs. 2 Nr. 4 UStG',
      },
    ],
    ['Z', { ...part('Z', '0', '800.00', '0.00'), exemptionReason: 'Reverse charge' }],
    ['G', { ...part('G', '0', '800.00', '0.00'), exemptionCode: 'VATEX-EU-AE' }],
  ])('under %s: it is owed, unless the user knows better', ([, breakdown]) => {
    expect(propose(GERMANY, [breakdown])).toMatchObject({
      lines: [['otherReverseCharge', 80_000, 0]],
      choices: ['otherReverseCharge', 'inputNone'],
      reason: 'reverseChargeGermany',
      notes: ['asks whoOwesVat'],
    });
  });

  test.for([
    'Dies ist kein Reverse-Charge-Fall',
    'Es liegt kein Fall des § 13b UStG vor',
    'not subject to reverse charge',
    'Keine Steuerschuldnerschaft des Leistungsempfängers',
    'Reverse charge does not apply',
    'Sale without reverse charge',
    'ohne Reverse Charge',
    'Keine Anwendung von § 13b UStG',
    'Reverse Charge (§ 13b UStG): nein',
    'Die Steuerschuldnerschaft des Leistungsempfängers gilt nicht',
    'Die Leistung fällt nicht gem. § 13b UStG unter die Umkehr',
    'kein sog. Reverse-Charge-Verfahren',
    '§ 13b Abs. 2 Nr. 4 i. V. m. Abs. 5 UStG ist nicht anwendbar',
    'Kleinunternehmer § 19 UStG; § 13b UStG findet keine Anwendung',
  ])('or that he does not: %s', (exemptionReason) => {
    const exempt = { ...part('E', '0', '800.00', '0.00'), exemptionReason };
    expect(propose(GERMANY, [exempt])).toMatchObject({ lines: [['inputNone', 80_000, 0]], notes: [] });
    expect(propose(from('IE', 'IE6388047V'), [exempt]).lines).toEqual([[null, 80_000, 0]]);
  });

  test.for([
    'Not subject to Irish VAT, reverse charge',
    'Keine Umsatzsteuer aufgrund Steuerschuldnerschaft des Leistungsempfängers',
    'No VAT due to reverse charge',
    'Reverse charge, German VAT does not apply',
    'Reverse Charge: Es wird keine Umsatzsteuer berechnet',
    'Steuerschuldnerschaft des Leistungsempfängers (§ 13b UStG). Die Rechnung gilt nicht als Quittung.',
    'Rechnung ohne Umsatzsteuer nach § 13b UStG, Angaben nach § 14a Abs. 5 UStG',
  ])('where it is the VAT that there is none of, he does: %s', (exemptionReason) => {
    const exempt = { ...part('E', '0', '800.00', '0.00'), exemptionReason };
    expect(propose(GERMANY, [exempt]).lines).toEqual([['otherReverseCharge', 80_000, 0]]);
  });
});

describe('a seller in Germany whose words leave open whether the buyer owes the VAT', () => {
  const FOOTER =
    'Für Kunden im EU-Ausland gilt: Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).';
  const exempt = part('E', '0', '800.00', '0.00');
  const notes = [{ text: FOOTER }];

  test.for<[string, VatBreakdown, EInvoice['notes']]>([
    ['says so in a note alone', exempt, notes],
    ['names another paragraph, too', { ...exempt, exemptionReason: `§ 4 Nr. 8 UStG. ${FOOTER}` }, []],
    [
      'has the code of another ground',
      { ...exempt, exemptionReason: FOOTER, exemptionCode: 'VATEX-EU-135-1' },
      [],
    ],
    ['says it and denies it', { ...exempt, exemptionReason: '§ 13b UStG; kein Reverse Charge' }, []],
  ])('%s: no VAT, and the user looks', ([, breakdown, says]) => {
    expect(propose(GERMANY, [breakdown], { notes: says })).toMatchObject({
      lines: [['inputNone', 80_000, 0]],
      choices: ['inputNone', 'otherReverseCharge'],
      reason: 'noVat',
      notes: ['asks whoOwesVat'],
    });
  });

  test.for<VatBreakdown>([
    { ...exempt, exemptionReason: '§ 4 Nr. 8 UStG', exemptionCode: 'VATEX-EU-135-1' },
    { ...exempt, exemptionReason: 'Porto, steuerfrei nach § 4 Nr. 11b UStG' },
    { ...exempt, exemptionReason: 'Kleinunternehmer nach § 19 UStG' },
  ])('$exemptionReason is the ground, whatever the note for others says', (breakdown) => {
    expect(propose(GERMANY, [breakdown], { notes })).toMatchObject({
      lines: [['inputNone', 80_000, 0]],
      choices: ['inputNone'],
      notes: [],
    });
  });
});

describe('a German address with the VAT id of another country', () => {
  const german = [part('S', '19', '100.00', '19.00')];

  test('and a tax number (BT-32) shows German VAT', () => {
    expect(propose(from('DE', 'NL123456789B01', '21/111/11111'), german)).toMatchObject({
      lines: [['inputStandard19', 10_000, 1900]],
      reason: 'germanVat',
      notes: [],
    });
  });

  test('without one may show German VAT: cost until the user says so', () => {
    expect(propose(from('DE', 'NL123456789B01'), german)).toMatchObject({
      lines: [['inputNotDeductible', 11_900, 0]],
      choices: ['inputNotDeductible', 'inputStandard19'],
      reason: 'vatUnclear',
      notes: ['asks categoryUnclear'],
    });
  });

  test('shows that of the other country where the rate is none of here, or does not make it', () => {
    for (const [rate, tax] of [
      ['21', '21.00'],
      ['19', '21.00'],
    ] as const)
      expect(
        propose(from('DE', 'NL123456789B01', '21/111/11111'), [part('S', rate, '100.00', tax)]).reason,
      ).toBe('foreignVat');
  });

  test('shows that of the country of a representative (BT-63)', () => {
    const seller = from('DE', 'DE136695976', '21/111/11111');
    const taxRepresentative = { name: 'Vertreter', vatId: 'CY10259033P' };
    expect(propose(seller, german, { taxRepresentative } as Partial<EInvoice>).reason).toBe('foreignVat');
  });
});

describe('more lines than an expense has', () => {
  const IRELAND = from('IE', 'IE6388047V');

  test('are added up as more parts are: thirty of 10.00 with 2.30 make 300.00 and 69.00', () => {
    const parts = Array.from({ length: 30 }, () => part('S', '23', '10.00', '2.30'));
    expect(propose(IRELAND, parts)).toMatchObject({
      lines: [
        ['inputNotDeductible', 30_000, 0],
        ['inputNotDeductible', 6900, 0],
      ],
      canBook: true,
    });
    expect(propose(IRELAND, parts.slice(0, 25)).lines).toHaveLength(50);
  });

  test('of which one does not say its VAT are asked for, not booked with too little', () => {
    const parts = Array.from({ length: 26 }, () => part('S', '23', '10.00', '2.30'));
    const { tax: _, ...unsaid } = part('S', '23', '10.00', '');
    expect(propose(IRELAND, [...parts, unsaid])).toMatchObject({
      lines: [[null, null, null]],
    });
    const { tax: __, ...german } = part('S', '19', '10.00', '');
    const lines = propose(
      GERMANY,
      Array.from({ length: 51 }, () => german),
    ).lines;
    expect(lines).toEqual([['inputStandard19', null, null]]);
    // Without a rate there is none: 51 of 10.00 are 510.00.
    const { tax: ___, ...exempt } = part('E', '0.00', '10.00', '');
    expect(
      propose(
        GERMANY,
        Array.from({ length: 51 }, () => exempt),
      ).lines,
    ).toEqual([['inputNone', 51_000, 0]]);
  });

  test('of 26 different rates are not booked', () => {
    const parts = Array.from({ length: 26 }, (_, index) => part('S', `${index}.5`, '10.00', '2.30'));
    expect(propose(IRELAND, parts)).toMatchObject({ canBook: false, notes: ['blocking tooManyParts'] });
  });

  test('keep apart what one of them says in words', () => {
    // 50 exempt ones of 1.00 and one of 8.00 on which the buyer owes the VAT.
    const parts = Array.from({ length: 50 }, () => part('E', '0', '1.00', '0.00'));
    const owed = { ...part('E', '0', '8.00', '0.00'), exemptionReason: '§ 13b UStG' };
    expect(propose(GERMANY, [...parts, owed]).lines).toEqual([
      ['inputNone', 5000, 0],
      ['otherReverseCharge', 800, 0],
    ]);
  });
});

test.for<[string, string, boolean]>([
  ['381', '80.00', true],
  ['381', '-80.00', false],
  ['380', '-80.00', false],
  ['380', '80.00', false],
])('the signs of a %s over %s are turned: %s', ([typeCode, gross, isSignTurned]) => {
  const says = { typeCode, totals: { gross } };
  expect(propose(GERMANY, [part('S', '19', '100.00', '19.00')], says)).toMatchObject({ isSignTurned });
});
