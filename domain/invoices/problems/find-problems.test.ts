/** What an invoice lacks or has wrong, but for the VAT cases (`vat-problems.test.ts`). */
import { day } from '@belegbar/domain/calendar';
import { decimal } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { TODAY, testBusiness, testClient, testLine, testSmallBusiness } from '../test-invoice.ts';
import { lines, PARIS, problemsIn, type Row } from './test-rows.ts';

/** As it stands below the last one while somebody writes. */
const EMPTY = { description: '', unitPrice: '0' };

const ROWS: Row[] = [
  ['a complete invoice has no problem', {}, []],
  ['without a client', { client: null }, ['! clientId client.missing § 14 (4) No. 1 UStG']],
  [
    'without a client up to 250 euros',
    { client: null, draft: lines('standard19', '210.08') },
    ['? clientId client.leftOut § 33 s. 1 No. 1 UStDV'],
  ],
  [
    'without a client above 250 euros',
    { client: null, draft: lines('standard19', '210.09') },
    ['! clientId client.missing § 14 (4) No. 1 UStG'],
  ],
  [
    'a client without address',
    { client: testClient({ street: '', postCode: '', city: ' ' }) },
    [
      '! client.street recipient.street.missing § 14 (4) No. 1 UStG',
      '! client.postCode recipient.post-code.missing § 14 (4) No. 1 UStG',
      '! client.city recipient.city.missing § 14 (4) No. 1 UStG',
    ],
  ],
  [
    'names that nobody can see',
    {
      client: testClient({ name: '\u200b' }),
      draft: { lines: [testLine({ description: '\u00a0\u200d', unitPrice: '1000' })] },
    },
    [
      '! client.name recipient.name.missing § 14 (4) No. 1 UStG',
      '! lines.0.description line.description.missing § 14 (4) No. 5 UStG',
    ],
  ],
  [
    'a client without name',
    { client: testClient({ name: '' }) },
    ['! client.name recipient.name.missing § 14 (4) No. 1 UStG'],
  ],
  [
    'a client in a country without post codes',
    { client: testClient({ country: 'HK', postCode: '' }), draft: lines('thirdCountryService') },
    [],
  ],
  [
    'a business without name and address',
    { business: testBusiness({ fullName: '', businessName: '', street: '', postCode: '', city: '' }) },
    [
      '! business.fullName sender.name.missing § 14 (4) No. 1 UStG',
      '! business.street sender.street.missing § 14 (4) No. 1 UStG',
      '! business.postCode sender.post-code.missing § 14 (4) No. 1 UStG',
      '! business.city sender.city.missing § 14 (4) No. 1 UStG',
    ],
  ],
  [
    'neither tax number nor VAT id',
    { business: testBusiness({ taxNumber: '', vatId: '' }) },
    ['! business.taxNumber sender.tax-id.missing § 14 (4) No. 2 UStG'],
  ],
  [
    'a small business without tax number',
    { business: testSmallBusiness({ taxNumber: '', vatId: '' }), draft: lines('smallBusiness') },
    ['! business.taxNumber sender.tax-id.missing § 34a s. 1 No. 2 UStDV'],
  ],
  [
    'a small amount without tax number',
    { business: testBusiness({ taxNumber: '', vatId: '' }), draft: lines('standard19', '100') },
    ['? business.taxNumber sender.tax-id.missing § 14 (4) No. 2 UStG'],
  ],
  ['no IBAN', { business: testBusiness({ iban: '' }) }, ['? business.iban sender.iban.missing ']],
  [
    'a wrong IBAN',
    { business: testBusiness({ iban: 'DE89370400440532013001' }) },
    ['? business.iban sender.iban.invalid '],
  ],
  [
    'dated tomorrow',
    { draft: { invoiceDate: day('2026-03-17'), servicePeriod: { from: TODAY, to: TODAY } } },
    ['? invoiceDate invoice-date.future § 14 (4) No. 3 UStG'],
  ],
  [
    'work to come',
    { draft: { servicePeriod: { from: TODAY, to: day('2026-04-30') } } },
    ['? servicePeriod service-period.future § 14 (4) No. 6 UStG'],
  ],
  [
    'a period that ends before it begins',
    { draft: { servicePeriod: { from: TODAY, to: day('2026-03-15') } } },
    ['! servicePeriod service-period.reversed § 14 (4) No. 6 UStG'],
  ],
  [
    'seven months late',
    { draft: { servicePeriod: { from: day('2025-08-15'), to: day('2025-08-15') } } },
    ['? invoiceDate invoice-date.late § 14 (2) UStG'],
  ],
  [
    'across the border on the 16th of the next month',
    {
      client: PARIS,
      draft: { ...lines('euService'), servicePeriod: { from: day('2026-02-01'), to: day('2026-02-10') } },
    },
    ['? invoiceDate invoice-date.late-cross-border § 14a (1) UStG'],
  ],
  [
    'a year whose rates are not known',
    { draft: { servicePeriod: { from: day('2019-05-01'), to: day('2019-05-01') } } },
    ['? invoiceDate invoice-date.late § 14 (2) UStG', '! servicePeriod law.year.unknown § 27 (1) UStG'],
  ],
  [
    'a year whose law is not known, although no rate stands on the invoice',
    {
      client: PARIS,
      draft: { ...lines('euService'), servicePeriod: { from: day('2028-01-01'), to: day('2028-01-31') } },
    },
    [
      '? servicePeriod service-period.future § 14 (4) No. 6 UStG',
      '! servicePeriod law.year.unknown § 27 (1) UStG',
    ],
  ],
  // § 13 (1) No. 1 a UStG: the VAT arises with the end of the service. Forms are known for 2023 to 2027, the last one ahead of its publication.
  [
    'work that ends in January 2027, whose form is taken ahead of its publication',
    { draft: { servicePeriod: { from: day('2026-12-15'), to: day('2027-01-15') } } },
    ['? servicePeriod service-period.future § 14 (4) No. 6 UStG'],
  ],
  [
    'work of 2022, before the first form',
    { draft: { servicePeriod: { from: day('2022-12-01'), to: day('2022-12-31') } } },
    ['? invoiceDate invoice-date.late § 14 (2) UStG', '? servicePeriod vat-return.form.past § 18 (1) UStG'],
  ],
  [
    'work of 2022 that is taxed as the money comes in',
    {
      business: testBusiness({
        regimes: testBusiness().regimes.map((regime) => ({ ...regime, vatBasis: 'cash' })),
      }),
      draft: { servicePeriod: { from: day('2022-12-01'), to: day('2022-12-31') } },
    },
    ['? invoiceDate invoice-date.late § 14 (2) UStG'],
  ],
  [
    // § 18b s. 2 UStG: the month of the invoice, at latest the one after the supply.
    'goods of December 2026 to Belfast, billed in January 2027',
    {
      client: testClient({ country: 'GB', vatId: 'XI123456789' }),
      draft: {
        ...lines('intraCommunitySupply'),
        invoiceDate: day('2027-01-20'),
        servicePeriod: { from: day('2026-12-10'), to: day('2026-12-10') },
      },
    },
    [
      '? invoiceDate invoice-date.future § 14 (4) No. 3 UStG',
      '? invoiceDate invoice-date.late-cross-border § 14a (3) UStG',
      '? servicePeriod service-period.future § 14 (4) No. 6 UStG',
    ],
  ],
  [
    'work of a small business in 2022, which is in no return',
    {
      business: testSmallBusiness(),
      draft: { ...lines('smallBusiness'), servicePeriod: { from: day('2022-12-01'), to: day('2022-12-31') } },
    },
    ['? invoiceDate invoice-date.late § 14 (2) UStG'],
  ],
  [
    'a slip in the year of the invoice date',
    { draft: { invoiceDate: day('2062-03-16'), servicePeriod: { from: TODAY, to: TODAY } } },
    [
      '? invoiceDate invoice-date.future § 14 (4) No. 3 UStG',
      '? invoiceDate invoice-date.late § 14 (2) UStG',
      '! invoiceDate law.year.unknown § 27 (1) UStG',
    ],
  ],
  ['no lines', { draft: { lines: [] } }, ['! lines lines.missing § 14 (4) No. 5 UStG']],
  [
    'a line without words',
    { draft: { lines: [testLine({ description: ' ', unitPrice: '1000' })] } },
    ['! lines.0.description line.description.missing § 14 (4) No. 5 UStG'],
  ],
  [
    'empty lines at the end, which are none',
    { draft: { lines: [testLine({ unitPrice: '1000' }), testLine(EMPTY), testLine(EMPTY)] } },
    [],
  ],
  [
    'an empty line between others',
    { draft: { lines: [testLine({ unitPrice: '1000' }), testLine(EMPTY), testLine({ unitPrice: '5' })] } },
    ['! lines.1.description line.description.missing § 14 (4) No. 5 UStG'],
  ],
  [
    'nothing but an empty line',
    { draft: { lines: [testLine(EMPTY)] } },
    ['! lines.0.description line.description.missing § 14 (4) No. 5 UStG'],
  ],
  [
    'an own letterhead without its picture',
    { draft: { template: 'custom', lines: [testLine({ unitPrice: '1000' })] } },
    ['! template letterhead.missing '],
  ],
  [
    'an own letterhead with its picture',
    {
      business: testBusiness({ letterhead: 'b'.repeat(64) }),
      draft: { template: 'custom', lines: [testLine({ unitPrice: '1000' })] },
    },
    [],
  ],
  [
    'nothing of something',
    { draft: { lines: [testLine({ unitPrice: '1000' }), testLine({ quantity: '0' })] } },
    ['! lines.1.quantity line.quantity.zero § 14 (4) No. 5 UStG'],
  ],
  [
    'a deduction',
    { draft: { lines: [testLine({ unitPrice: '1000' }), testLine({ quantity: '-1' })] } },
    ['? lines.1.quantity line.quantity.negative '],
  ],
  [
    'a negative price',
    { draft: { lines: [testLine({ unitPrice: '1000' }), testLine({ unitPrice: '-1' })] } },
    ['! lines.1.unitPrice line.unit-price.negative EN 16931 BR-27'],
  ],
  [
    'five decimals',
    { draft: { lines: [testLine({ quantity: '10.00001', unitPrice: '100.00001' })] } },
    ['! lines.0.quantity line.quantity.decimals ', '! lines.0.unitPrice line.unit-price.decimals '],
  ],
  [
    'discounts beyond 100 %',
    {
      draft: {
        lines: [testLine({ unitPrice: '1000' }), testLine({ discountPercent: '100.5' })],
        discountPercent: decimal('-1'),
      },
    },
    ['! lines.1.discountPercent line.discount.range ', '! discountPercent discount.range '],
  ],
  [
    'a line beyond the largest amount',
    {
      draft: {
        lines: [testLine({ unitPrice: '1000' }), testLine({ quantity: '100000', unitPrice: '100000' })],
      },
    },
    ['! lines.1.unitPrice line.amount.too-large '],
  ],
  [
    'a single line beyond the largest amount, whose sum is not nothing but unknown',
    { draft: { lines: [testLine({ quantity: '100000', unitPrice: '100000' })] } },
    ['! lines.0.unitPrice line.amount.too-large '],
  ],
  [
    'a line that only its discount brings below the largest amount',
    {
      draft: {
        lines: [
          testLine({ unitPrice: '1000' }),
          testLine({ quantity: '100000', unitPrice: '1000000', discountPercent: '99.9' }),
        ],
      },
    },
    ['! lines.1.unitPrice line.amount.too-large '],
  ],
  [
    'a total beyond the largest amount',
    { draft: { lines: [testLine({ unitPrice: '9000000000' })] } },
    ['! lines total.too-large '],
  ],
  [
    'sums beyond the largest amount that take each other back',
    {
      draft: {
        lines: (['1', '-1'] as const).flatMap((quantity) =>
          [1, 2].map(() =>
            testLine({
              quantity,
              unitPrice: '9000000000',
              vatCase: quantity === '1' ? 'zero' : 'domesticReverseCharge',
            }),
          ),
        ),
      },
    },
    [
      '? lines.2.quantity line.quantity.negative ',
      '? lines.3.quantity line.quantity.negative ',
      '! lines total.too-large ',
    ],
  ],
  [
    'more deducted than charged',
    { draft: { lines: [testLine({ quantity: '-1' })] } },
    ['? lines.0.quantity line.quantity.negative ', '! lines total.negative '],
  ],
  ['a gift', { draft: { lines: [testLine({ unitPrice: '0' })] } }, ['? lines total.zero ']],
  [
    'exempt without its number',
    { draft: lines('exempt') },
    ['! lines.0.exemptionParagraph line.exemption-paragraph.missing § 14 (4) No. 8 UStG'],
  ],
  [
    'exempt by a number that belongs to another case',
    { draft: { lines: [testLine({ vatCase: 'exempt', exemptionParagraph: '4 Nr. 1', unitPrice: '1000' })] } },
    ['! lines.0.exemptionParagraph line.exemption-paragraph.unknown § 14 (4) No. 8 UStG'],
  ],
  [
    'exempt by § 4 Nr. 14 Buchst. a',
    {
      draft: {
        lines: [testLine({ vatCase: 'exempt', exemptionParagraph: '4 Nr. 14 Buchst. a', unitPrice: '1000' })],
      },
    },
    [],
  ],
  [
    'a line that ends before it begins',
    { draft: lineOf('2026-03-06', '2026-03-02') },
    ['! lines.0.servicePeriod line.service-period.reversed § 14 (4) No. 6 UStG'],
  ],
  [
    'a line of the whole time of the invoice, and one of its last day',
    {
      draft: {
        ...lineOf('2026-03-01', '2026-03-15'),
        lines: [...lineOf('2026-03-01', '2026-03-15').lines, ...lineOf('2026-03-15', '2026-03-15').lines],
      },
    },
    [],
  ],
  [
    'a line that begins a day before the invoice (PEPPOL-EN16931-R110)',
    { draft: lineOf('2026-02-28', '2026-03-06') },
    ['! lines.0.servicePeriod line.service-period.outside § 14 (4) No. 6 UStG'],
  ],
  [
    'a line that ends a day after the invoice (PEPPOL-EN16931-R111)',
    { draft: lineOf('2026-03-02', '2026-03-16') },
    ['! lines.0.servicePeriod line.service-period.outside § 14 (4) No. 6 UStG'],
  ],
  [
    'a line of last week on an invoice of a single day',
    { draft: { ...lineOf('2026-03-02', '2026-03-06'), servicePeriod: { from: TODAY, to: TODAY } } },
    ['! lines.0.servicePeriod line.service-period.outside § 14 (4) No. 6 UStG'],
  ],
  [
    'a line of last week on an invoice that leaves the time to its lines',
    { draft: { ...lineOf('2026-03-02', '2026-03-06'), servicePeriod: null } },
    [],
  ],
  [
    'a line on an invoice that ends before it begins, which is told once',
    {
      draft: {
        ...lineOf('2026-03-02', '2026-03-06'),
        servicePeriod: { from: day('2026-03-15'), to: day('2026-03-01') },
      },
    },
    ['! servicePeriod service-period.reversed § 14 (4) No. 6 UStG'],
  ],
  ['emoji and right-to-left marks', { draft: { title: 'שלום \u200f 🎨', notes: 'a\tb\nc' } }, []],
  [
    'control characters',
    { draft: { title: 'a\u0000b', lines: [testLine({ unitPrice: '1000', details: 'x\u0007' })] } },
    ['! title text.characters ', '! lines.0.details text.characters '],
  ],
  [
    'text turned round to mislead',
    { client: testClient({ name: 'A\u202egnp.exe' }) },
    ['! client.name text.characters '],
  ],
  [
    'more text than a document can hold, 41 lines of 5,000 characters',
    { draft: { lines: Array.from({ length: 41 }, () => testLine({ details: 'x'.repeat(5000) })) } },
    ['! lines lines.text.too-long '],
  ],
  ['half an emoji', { draft: { notes: '\ud83d' } }, ['! notes text.characters ']],
];

test.for(ROWS)('%s', ([, given, expected]) => {
  expect(problemsIn(given)).toEqual(expected);
});

/** One line of these days on an invoice of 1 to 15 March 2026. */
function lineOf(from: string, to: string) {
  const servicePeriod = { from: day(from), to: day(to) };
  return {
    servicePeriod: { from: day('2026-03-01'), to: day('2026-03-15') },
    lines: [testLine({ unitPrice: '1000', servicePeriod })],
  };
}
