import { day } from '@belegbar/domain/calendar';
import type { Client } from '@belegbar/domain/clients';
import { cancelInvoice, type InvoiceDocument, type InvoiceLine } from '@belegbar/domain/invoices';
import { decimal } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import { PUBLISHER, sampleDocument, sampleLines } from '../testing/samples.ts';
import { periodText } from './facts.ts';
import { type InvoiceView, unprintableTexts, viewOf as viewWith } from './index.ts';

const viewOf = (document: InvoiceDocument) =>
  viewWith(document, { logo: null, letterhead: null, signature: null, paypalCode: null });
const NBSP = '\u00a0';
const MARCH = { from: day('2026-03-02'), to: day('2026-03-06') };

test('the totals of the sample are those of a hand calculation', () => {
  // 2560 + 1757.50 + 890 + 1080 + 616.25 + 288 + 425 + 76.80 = 7693.55; 5 % of 6613.55 (19 %) is 330.68, of 1080 (7 %) 54.00;
  // 6282.87 x 19 % = 1193.75; 1026 x 7 % = 71.82; 7308.87 + 1265.57 = 8574.44
  const { totals, due, belowDue } = viewOf(sampleDocument());
  expect(texts(totals)).toEqual([
    'Zwischensumme 7.693,55 €',
    'Rabatt 5 % −384,68 €',
    'Nettobetrag 7.308,87 €',
    'USt. 19 % auf 6.282,87 € 1.193,75 €',
    'USt. 7 % auf 1.026,00 € 71,82 €',
  ]);
  expect(texts([due])).toEqual(['Rechnungsbetrag 8.574,44 €']);
  expect(belowDue).toEqual([]);
});

test('a document in both languages says everything in each, with figures and days as German writes them', () => {
  const lines = sampleLines(1).map((line) => ({ ...line, vatCase: 'euService' as const }));
  const document = sampleDocument({ draft: { language: 'both', introduction: '', lines } });
  const view = viewOf(document);
  expect(view.heading).toBe('Rechnung / Invoice 2026-0117');
  expect(view.introduction.flat()).toEqual([
    expect.stringMatching(/^Vielen Dank/),
    expect.stringMatching(/^Thank you/),
  ]);
  expect(view.notes.flat()).toEqual([
    expect.stringContaining('Nicht im Inland steuerbare'),
    expect.stringContaining('Service not taxable in Germany'),
  ]);
  expect(view.information.map(({ value }) => value)).toContain('21.11.2026');
  expect(texts([view.due])).toEqual([expect.stringMatching(/^Betrag \/ Total .*,00 €$/)]);
});

test('a client with whom one is on du is told so in German, and a public body sees its Leitweg-ID', () => {
  const client: Client = {
    ...PUBLISHER,
    formOfAddress: 'familiar',
    vatId: 'DE136695976',
    leitwegId: '04011000-1234512345-06',
  };
  const view = viewOf(sampleDocument({ client, draft: { introduction: '' } }));
  // Long words carry places where they may break.
  const words = JSON.stringify(view).replaceAll('\u200b', '');
  for (const text of ['Vielen Dank für deinen Auftrag.', 'Deine USt-IdNr.', 'Bitte überweise den Betrag'])
    expect(words).toContain(text);
  expect(words).toContain('04011000-1234512345-06');
  expect(words).not.toMatch(/\b(Sie|Ihre|Ihnen)\b/);
});

test('a reference of the client that is no Leitweg-ID is not called one', () => {
  const labelOf = (leitwegId: string) =>
    viewOf(sampleDocument({ client: { ...PUBLISHER, leitwegId } })).information.find(
      ({ key }) => key === 'buyer',
    )?.label;
  expect([labelOf('04011000-1234512345-06'), labelOf('KST-4711')]).toEqual(['Leitweg-ID', 'Käuferreferenz']);
});

test('prices with VAT add up to the amount due, which then says what it contains', () => {
  // 119.00 + 53.50 = 172.50; 119 / 1.19 = 100.00; 53.50 / 1.07 = 50.00
  const lines = [
    line({ unitPrice: decimal('119') }),
    line({ unitPrice: decimal('53.5'), vatCase: 'reduced7' }),
  ];
  const view = viewOf(sampleDocument({ draft: { priceEntry: 'gross', lines, discountPercent: null } }));
  expect(view.totals).toEqual([]);
  expect(texts([view.due])).toEqual(['Rechnungsbetrag 172,50 €']);
  expect(texts(view.belowDue)).toEqual([
    'Darin Nettobetrag 150,00 €',
    'Darin USt. 19 % auf 100,00 € 19,00 €',
    'Darin USt. 7 % auf 50,00 € 3,50 €',
  ]);
  expect(view.totalsNote).toBe('Alle Preise einschließlich Umsatzsteuer.');
});

// 1,190.00: 3 % are 35.70 and leave 1,154.30, 2 % are 23.80 and leave 1,166.20.
test.each([
  [
    'de',
    [
      'Skonto 3 % bis 28.11.2026 −35,70 €',
      'Zahlbetrag mit Skonto 1.154,30 €',
      'Skonto 2 % bis 01.12.2026 −23,80 €',
      'Zahlbetrag mit Skonto 1.166,20 €',
    ],
  ],
  [
    'en',
    [
      '3% off if paid by 28 Nov 2026 −€35.70',
      'Amount due if paid early €1,154.30',
      '2% off if paid by 1 Dec 2026 −€23.80',
      'Amount due if paid early €1,166.20',
    ],
  ],
] as const)('paying early stands below the total, in %s', (language, wanted) => {
  const skonto = [
    { days: 7, percent: decimal('3') },
    { days: 10, percent: decimal('2') },
  ];
  const lines = [line({ unitPrice: decimal('1000') })];
  const view = viewOf(sampleDocument({ draft: { language, lines, skonto, discountPercent: null } }));
  expect(texts(view.belowDue)).toEqual(wanted);
  expect(view.notes).toEqual([]);
});

test('a discount on prices with VAT is taken from the gross sum', () => {
  // 10 % of 119.00 is 11.90; 107.10 / 1.19 = 90.00
  const draft = {
    priceEntry: 'gross',
    lines: [line({ unitPrice: decimal('119') })],
    discountPercent: decimal('10'),
  } as const;
  const view = viewOf(sampleDocument({ draft: { ...draft, lines: [...draft.lines] } }));
  expect(texts(view.totals)).toEqual(['Zwischensumme (brutto) 119,00 €', 'Rabatt 10 % −11,90 €']);
  expect(texts(view.belowDue)).toEqual(['Darin Nettobetrag 90,00 €', 'Darin USt. 19 % auf 90,00 € 17,10 €']);
});

test.each<[string, Partial<InvoiceLine>, string, string]>([
  [
    'a quantity and price beyond the largest amount',
    { quantity: decimal('999999999999'), unitPrice: decimal('999999999999') },
    '2026-10-31',
    '–',
  ],
  ['a year whose rates are not known', { unitPrice: decimal('190') }, '2031-03-02', '190,00'],
  [
    'a year of unknown law, though no rate stands on the line',
    { unitPrice: decimal('190'), vatCase: 'euService' },
    '2031-03-02',
    '190,00',
  ],
])('%s shows neither a total nor a GiroCode', (_, changes, to, total) => {
  const servicePeriod = { from: day(to), to: day(to) };
  const lines = [line(changes)];
  const view = viewOf(sampleDocument({ draft: { lines, servicePeriod, discountPercent: null } }));
  expect(view.table.rows.map((row) => row.total)).toEqual([total]);
  expect([view.totals, view.belowDue, view.payment]).toEqual([[], [], null]);
  expect(texts([view.due])).toEqual(['Rechnungsbetrag –']);
  expect(view.totalsNote).toBe('Dieser Betrag lässt sich noch nicht berechnen.');
});

test('a small business prints neither rates nor VAT, but the note of § 19 UStG', () => {
  const lines = [line({ vatCase: 'smallBusiness', unitPrice: decimal('100') })];
  const view = viewOf(sampleDocument({ draft: { lines, discountPercent: null } }));
  expect(view.table.heads).toEqual(['Pos.', 'Beschreibung', 'Menge', 'Einzelpreis', 'Gesamt']);
  expect(view.table.rows.map(({ vat }) => vat)).toEqual([null]);
  expect(view.totals).toEqual([]);
  expect(texts([view.due])).toEqual(['Zu zahlen 100,00 €']);
  expect(view.notes[0]?.[0]).toContain(`§${NBSP}19 UStG`);
});

test('a reverse charge keeps the rate of 0 % and puts its note first', () => {
  const draft = {
    language: 'en',
    lines: [line({ vatCase: 'euService', unitPrice: decimal('100') })],
    notes: 'Thank you.',
  } as const;
  const view = viewOf(
    sampleDocument({ draft: { ...draft, lines: [...draft.lines], discountPercent: null } }),
  );
  expect(view.table.rows.map(({ vat }) => vat)).toEqual(['0%']);
  expect(texts(view.totals)).toEqual(['Net amount €100.00', 'VAT 0% on €100.00 €0.00']);
  expect(view.notes.map(([first]) => first)).toEqual([
    expect.stringContaining('Reverse charge'),
    'Thank you.',
  ]);
});

test('a cancellation names its invoice, turns the amounts round and asks for no payment', () => {
  const view = viewOf(
    cancelInvoice({ document: sampleDocument(), number: '2026-0118', today: day('2026-12-01') }),
  );
  expect(view.heading).toBe('Stornorechnung zu 2026-0117 vom 21.11.2026');
  expect(texts([view.due])).toEqual(['Stornobetrag −8.574,44 €']);
  expect(view.table.rows[0]).toMatchObject({ figures: [`−2${NBSP}Tage`, '1.280,00'], total: '−2.560,00' });
  expect(view.payment).toBeNull();
  expect(view.information.map(({ label }) => label)).not.toContain('Fällig am');
});

test.each([
  ['de', 'Rechnung', 'bei Ausstellung'],
  ['en', 'Invoice', 'on issue'],
] as const)('a draft in %s has no number yet and says so', (language, heading, number) => {
  const view = viewOf(sampleDocument({ number: null, draft: { language } }));
  expect(view.heading).toBe(heading);
  expect(view.information[0]).toMatchObject({ value: number, strong: false });
});

test('a heading comes in two parts, and the number with its last digits for designs that show these large', () => {
  const view = viewOf(sampleDocument());
  expect([view.heading, view.title]).toEqual([
    'Rechnung 2026-0117',
    { word: 'Rechnung', rest: '2026-0117', numbered: true },
  ]);
  const cancellation = cancelInvoice({
    document: sampleDocument({ draft: { language: 'en' } }),
    number: '2026-0118',
    today: day('2026-12-01'),
  });
  const { heading, title, shortNumber } = viewOf(cancellation);
  expect([heading, title.word, title.numbered, shortNumber]).toEqual([
    'Cancellation of invoice 2026-0117 dated 21 Nov 2026',
    'Cancellation',
    false,
    '0118',
  ]);
});

test.each([
  ['2026-0117', '0117'],
  ['RE-7/A', '7'],
  ['RE-2026112100001', 'RE-2026112100001'],
  ['ABC', 'ABC'],
  [null, ''],
])('the number %s is shown large as "%s"', (number, expected) => {
  expect(viewOf(sampleDocument({ number })).shortNumber).toBe(expected);
});

test('facts are known by name and have a brief label where the usual one is long', () => {
  const { information } = viewOf(sampleDocument());
  expect(information.map(({ key }) => key)).toEqual([
    'number',
    'date',
    'service',
    'client',
    'reference',
    'due',
  ]);
  expect(information.slice(0, 2).map(({ brief }) => brief)).toEqual(['Rechnungs-Nr.', 'Rechnungsdatum']);
});

describe('a line', () => {
  test.each([
    [
      'its discount below its details',
      { discountPercent: decimal('12.5'), details: 'Zwei Tage' },
      { details: ['Zwei Tage', `abzüglich 12,5${NBSP}% Rabatt`] },
    ],
    [
      'one day in the singular',
      { quantity: decimal('1'), unit: 'daily' },
      { figures: [`1${NBSP}Tag`, '1,00'] },
    ],
    [
      'four decimals of a price, two at least',
      { unitPrice: decimal('0.0375') },
      { figures: [`1${NBSP}Stk.`, '0,0375'] },
    ],
    [
      'when it was supplied between details and discount, as days',
      { servicePeriod: MARCH, discountPercent: decimal('10'), details: 'a' },
      { details: ['a', 'Leistungszeitraum 02.03.–06.03.2026', `abzüglich 10${NBSP}% Rabatt`] },
    ],
    [
      'when it was supplied, as one day',
      { servicePeriod: { ...MARCH, to: MARCH.from } },
      { details: ['Leistung am 02.03.2026'] },
    ],
    ['its details line by line', { details: 'a\n\n b \nc' }, { details: ['a', 'b', 'c'] }],
    [
      'places to break in a word that is too long',
      { description: 'x'.repeat(40) },
      { description: `${'xxxx\u200b'.repeat(9)}xxxx` },
    ],
  ] as const)('shows %s', (_, changes, expected) => {
    const view = viewOf(sampleDocument({ draft: { lines: [line(changes)], discountPercent: null } }));
    expect(view.table.rows[0]).toMatchObject(expected);
  });
});

test.each([
  ['en', 'Service period 2 Mar – 6 Mar 2026'],
  ['both', 'Leistung / Service 02.03.–06.03.2026'],
] as const)('when a line was supplied is said in %s', (language, expected) => {
  const lines = [line({ servicePeriod: MARCH })];
  expect(viewOf(sampleDocument({ draft: { language, lines } })).table.rows[0]?.details).toEqual([expected]);
});

test.each([
  ['2026-10-01', '2026-10-31', '01.10.–31.10.2026', '1 Oct – 31 Oct 2026'],
  ['2025-12-15', '2026-01-14', '15.12.2025–14.01.2026', '15 Dec 2025 – 14 Jan 2026'],
  ['2026-10-08', '2026-10-08', '08.10.2026', '8 Oct 2026'],
])('the period from %s to %s', (from, to, german, english) => {
  expect(periodText({ from: day(from), to: day(to) }, 'de')).toBe(german);
  expect(periodText({ from: day(from), to: day(to) }, 'en')).toBe(english);
});

test('the country stands last, in capitals, and only abroad', () => {
  expect(viewOf(sampleDocument()).recipient.at(-1)).toBe('40212 Düsseldorf');
  expect(viewOf(sampleDocument({ client: { country: 'AT' } })).recipient.at(-1)).toBe('ÖSTERREICH');
  expect(
    viewOf(sampleDocument({ client: { country: 'AT' }, draft: { language: 'en' } })).recipient.at(-1),
  ).toBe('AUSTRIA');
});

test('a letter abroad ends as the post there reads it', () => {
  const boston = { postCode: '02110', city: 'Boston, MA', country: 'US' };
  expect(viewOf(sampleDocument({ client: boston })).recipient.slice(-2)).toEqual([
    'Boston, MA 02110',
    'VEREINIGTE STAATEN',
  ]);
  const london = { postCode: 'EC1A 1BB', city: 'London', country: 'GB' };
  expect(viewOf(sampleDocument({ client: london })).recipient.slice(-3)).toEqual([
    'London',
    'EC1A 1BB',
    'VEREINIGTES KÖNIGREICH',
  ]);
});

test.each([
  ['four rows of usual height', sampleLines(8), 4],
  ['no more than half of a few', sampleLines(5), 2],
  ['two rows that are high', Array.from({ length: 8 }, () => line({ details: 'x\n'.repeat(5) })), 2],
  ['the only row', sampleLines(1), 1],
  ['no row of an empty draft', [], 0],
  ['only the last row after a very high one', [line({ details: 'x\n'.repeat(60) }), ...sampleLines(1)], 1],
  ['no row that is higher than a page', [line({ details: 'x\n'.repeat(60) })], 0],
] as const)('the totals keep %s with them', (_, lines, kept) => {
  expect(viewOf(sampleDocument({ draft: { lines: [...lines] } })).table.kept).toBe(kept);
});

test('long notes and footers move below the totals, none is lost', () => {
  const notes = 'Ein Hinweis. '.repeat(100).trim();
  const footerText = 'Fußzeile\n'.repeat(30).trim();
  const view = viewOf(sampleDocument({ draft: { notes }, business: { footerText } }));
  expect(view.notes).toEqual([]);
  expect(view.footer.text).toEqual([]);
  expect(view.remarks).toEqual([[notes], footerText.split('\n')]);
});

test('the GiroCode is there for a sum to pay by transfer, and only then', () => {
  const code = (document: ReturnType<typeof sampleDocument>) => viewOf(document).payment?.code ?? null;
  expect(code(sampleDocument())?.svg).toContain('<path d="M');
  expect(code(sampleDocument({ business: { iban: '' } }))).toBeNull();
  expect(viewOf(sampleDocument({ draft: { lines: [] } })).payment).toBeNull();
});

test('fields with unprintable characters are named as the editor knows them', () => {
  const document = sampleDocument({
    draft: { title: '漢', lines: [line({ details: 'ok' }), line({ description: '👩‍👩‍👧' })] },
    client: { name: 'x漢', addressAddition: '字' },
    business: { fullName: '漢', iban: 'DE89370400440532013000' },
  });
  expect(unprintableTexts(document)).toEqual([
    { field: 'title', characters: ['漢'] },
    { field: 'lines.1.description', characters: ['👩‍👩‍👧'] },
    { field: 'client.name', characters: ['漢'] },
    { field: 'client.addressAddition', characters: ['字'] },
    { field: 'business.fullName', characters: ['漢'] },
  ]);
  expect(unprintableTexts(sampleDocument())).toEqual([]);
});

/** Label and value with ordinary spaces, as a person reads them. */
function texts(rows: InvoiceView['totals']): string[] {
  return rows.map(({ label, value }) => `${label} ${value}`.replaceAll(NBSP, ' '));
}

function line(changes: Partial<InvoiceLine>): InvoiceLine {
  return {
    id: 'line',
    description: 'Beratung',
    details: '',
    quantity: decimal('1'),
    unit: 'piece',
    unitPrice: decimal('1'),
    discountPercent: null,
    vatCase: 'standard19',
    exemptionParagraph: null,
    ...changes,
  };
}
