/** What is read from slips, and of what the slip itself is the proof. Each slip is typed here; its truth is what a person reads on it. */
import { day } from '@belegbar/domain/calendar';
import { describe, expect, test } from 'vitest';
import { type ReceiptReading, readReceipt } from './reading.ts';
import { typedSlip } from './testing/typed-slip.ts';
import type { KnownParties } from './vendor.ts';

const NOBODY: KnownParties = { vendors: [], recipients: [] };

function read(text: string, known = NOBODY, today: string | null = '2026-11-28'): ReceiptReading {
  return readReceipt([typedSlip(text)], known, today === null ? null : day(today));
}

const STATIONERY = `
   Papier & Satz Lindner
   Könneritzstraße 71
   04229 Leipzig

Druckerpapier A4      24,99 A
Tinte schwarz         26,90 A
Fachbuch Typografie   12,48 B
-----------------------------
SUMME EUR             64,37
Girocard              64,37
Satz      Netto   MwSt  Brutto
A 19,0%   43,61   8,28  51,89
B 7,0%    11,66   0,82  12,48
05.10.2026 17:34   Bon 4471
`;

describe('a till slip of two rates', () => {
  const slip = read(STATIONERY);

  test('is read field by field', () => {
    expect(slip).toMatchObject({
      kind: 'receipt',
      vendor: { value: 'Papier & Satz Lindner' },
      date: { value: '2026-10-05' },
      number: { value: '4471' },
      currency: 'EUR',
      total: { value: 6437 },
      vat: [
        { rate: 1900, net: 4361, vat: 828 },
        { rate: 700, net: 1166, vat: 82 },
      ],
      paymentWay: 'card',
    });
  });

  test('is sure of total and VAT, which prove each other, and not of a day that stands there once', () => {
    expect(slip.sure).toEqual(['total', 'vat']);
    expect(slip.total?.proofs).toContain('vat');
  });

  test('says where the total stands: in the ninth line, from its currency on', () => {
    expect(slip.total?.place).toMatchObject({ page: 1, left: 60, right: 270, top: 160 });
  });
});

describe('sure is what the slip proves', () => {
  test.each([
    ['net and VAT come to it', 'Netto 19 %   100,00\nMwSt 19 %    19,00\nGesamtbetrag 119,00', true],
    [
      'the tax is another than the rate says',
      'Netto 19 %   100,00\nMwSt 19 %    12,00\nGesamtbetrag 119,00',
      false,
    ],
    ['given less change is it', 'Parken\nSumme      4,50\nGegeben   10,00\nRückgeld   5,50', true],
    ['given less change is another', 'Parken\nSumme      4,50\nGegeben   10,00\nRückgeld   6,50', false],
    ['its parts come to it', 'Kaffee     3,20\nKuchen     4,10\nSumme      7,30', true],
    ['its parts come to less', 'Kaffee     3,20\nKuchen     4,10\nSumme      7,80', false],
    [
      'a larger sum contradicts it',
      'Kaffee     3,20\nKuchen     4,10\nSumme      7,30\nZu zahlen  9,30',
      false,
    ],
    ['it stands alone', 'Taxi Nord\nFahrpreis 23,40', false],
    ['sum and payment say it, each by its own word', 'Summe   23,40\nGirocard 23,40', true],
    ['sum and payment differ', 'Summe   23,40\nGirocard 28,40', false],
  ])('%s', (_, text, isSure) => {
    expect(read(text).sure.includes('total')).toBe(isSure);
  });

  test('two readings are offered where nothing proves one of them', () => {
    const slip = read('Tankhof Süd\nSumme   71,04\nGirocard 77,04');
    expect([slip.total?.value, ...slip.otherTotals.map(({ value }) => value)].sort()).toEqual([7104, 7704]);
  });

  test('a tip is no part of what is taxed: 77.50 and 7.00 are 84.50', () => {
    const slip = read(`
Trattoria Alma
Speisen 7 %        52,80
Getränke 19 %      24,70
Summe              77,50
Trinkgeld           7,00
Gesamtbetrag       84,50
Kartenzahlung      84,50
MwSt  Netto   Steuer  Brutto
7 %   49,35   3,45    52,80
19 %  20,76   3,94    24,70
`);
    expect(slip).toMatchObject({ total: { value: 8450 }, tip: { value: 700 } });
    expect(slip.vat.map(({ rate, vat }) => [rate, vat])).toEqual([
      [700, 345],
      [1900, 394],
    ]);
    expect(slip.sure).toContain('total');
  });
});

test('a label that goes on in the next row is that of the amount: 9.20 are 19 % of 48.40', () => {
  const slip = read('Quittung   48,40\nNetto €\n19 %        9,20\nMwSt €\n\nGesamt €   57,60');
  expect(slip.vat).toMatchObject([{ rate: 1900, net: 4840, vat: 920 }]);
  expect(slip).toMatchObject({ total: { value: 5760 } });
});

describe('days', () => {
  test.each([
    ['Rechnungsdatum 27.März2025\nFällig am 10.04.2025', '2025-03-27'],
    ['Leistungszeitraum 01.09.2026 - 30.09.2026\nRechnungsdatum: 02.10.2026', '2026-10-02'],
    ['21.01.202613:05', '2026-01-21'],
    ['Date: March 4, 2026\nDue April 3, 2026', '2026-03-04'],
  ])('%j is of %s', (text, expected) => {
    expect(read(`Vendor GmbH\n${text}\nTotal 10.00`).date?.value).toBe(expected);
  });

  test('a day that is still to come is not the day of a receipt', () => {
    const text = 'Kasse 12.10.2026\nGültig bis 31.12.2026\nSumme 4,00';
    expect(read(text, NOBODY, '2026-11-28').date?.value).toBe('2026-10-12');
  });

  test('3/4/2026 is never sure', () => {
    expect(read('Date 3/4/2026\nIssued 3/4/2026\nTotal 10.00').sure).not.toContain('date');
  });
});

describe('who', () => {
  test('a vendor of the books is found by its name, wherever it stands', () => {
    const known = { vendors: ['Spreenetz Telefon'], recipients: [] };
    expect(read('Ihre Rechnung\nSPREENETZ TELEFON\nBetrag 34,99', known).vendor?.value).toBe(
      'Spreenetz Telefon',
    );
  });

  test.each([
    ['ZUM ANKER', 'Zum Anker'],
    ['Wirtshaus zum Anker', 'Wirtshaus zum Anker'],
    ['Ihr Einkauf bei Papierhaus Lange GmbH', 'Papierhaus Lange GmbH'],
  ])('a row %j is %j, though a short name stands in many others', (row, expected) => {
    const known = { vendors: ['Zum Anker', 'Papierhaus Lange GmbH'], recipients: [] };
    expect(read(`${row}\nAm Wehr 7\n61994 Kronfeld\nSumme 9,00`, known).vendor?.value).toBe(expected);
  });

  test('the recipient is no vendor', () => {
    const known = { vendors: [], recipients: ['Jonas Weber'] };
    expect(read('Jonas Weber\nCodehafen GmbH\nHafenstraße 4\nGesamt 9,00', known).vendor?.value).toBe(
      'Codehafen GmbH',
    );
  });

  test('an IBAN counts where its check digits are right', () => {
    expect(read('IBAN DE89 3704 0044 0532 0130 00\nSumme 1,00')).toMatchObject({
      iban: { value: 'DE89370400440532013000' },
      sure: ['iban'],
    });
    expect(read('IBAN DE88 3704 0044 0532 0130 00\nSumme 1,00').iban).toBeNull();
  });
});

test.each([
  ['fuel', 'Super E10  38,42 l\n1,849 €/l\nSumme 71,04'],
  ['parking', 'Parkschein\nSumme 3,00'],
  ['ticket', 'Online-Ticket\nFahrkarte Berlin\nPreis 39,90'],
  ['reminder', 'Zahlungserinnerung\nRechnung 17\nOffener Betrag 20,00'],
  ['creditNote', 'Gutschrift Nr. 4\nGesamtbetrag 20,00'],
  ['invoice', 'Rechnung Nr. 9\nGesamtbetrag 20,00'],
  ['receipt', 'Rechnung\nBediener 4\nBar 20,00\nSumme 20,00'],
])('a %s is known by its words', (kind, text) => {
  expect(read(text).kind).toBe(kind);
});

test('a slip without an amount has no total, and nothing is sure', () => {
  expect(read('Vielen Dank\nfür Ihren Besuch')).toMatchObject({
    total: null,
    otherTotals: [],
    vat: [],
    sure: [],
  });
});

test('an amount in dollars is one in dollars', () => {
  expect(read('Northwind Inc.\nInvoice 4\nTotal due $12.00')).toMatchObject({
    currency: 'USD',
    total: { value: 1200 },
  });
});
