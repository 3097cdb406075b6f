import { type LetterheadLayout, USUAL_LETTERHEAD } from '@belegbar/domain/business';
import { day } from '@belegbar/domain/calendar';
import { cancelInvoice, type InvoiceDocument } from '@belegbar/domain/invoices';
import { describe, expect, test } from 'vitest';
import { sampleDocument, sampleLines } from '../testing/samples.ts';
import { viewOf as viewWith } from './index.ts';

const viewOf = (document: InvoiceDocument) =>
  viewWith(document, { logo: null, letterhead: null, signature: null, paypalCode: null });

describe('on a letterhead', () => {
  test('the usual margins keep the last two lines with the totals', () => {
    const { table } = viewOf(onLetterhead({}, 'Workshop'));
    expect(table).toMatchObject({ kept: 2, rows: [{ long: false }, { long: false }, { long: false }] });
  });

  test('long words break where margins leave 35 mm for the description', () => {
    // 210 - 15 - 75 = 120 mm of text, less 85 mm of figures: 35 / 1.8 = 19 characters.
    const word = 'Geschäftsausstattungs';
    expect(viewOf(onLetterhead({}, word)).table.rows[0]?.description).toBe(word);
    expect(viewOf(onLetterhead({ left: 15, right: 75 }, word)).table.rows[0]?.description).toContain(
      '\u00ad',
    );
  });

  test('a line that is higher than half of what a letterhead leaves may break', () => {
    // 297 - 100 - 7 - 100 = 90 mm are 21 lines; less 5 % and two lines 18, half of it 9. 10 x 38 characters are 10 lines.
    const description = 'wort '.repeat(76).trim();
    expect(viewOf(onLetterhead({}, description)).table.rows[0]?.long).toBe(false);
    expect(viewOf(onLetterhead({ topLater: 100, bottom: 100 }, description)).table.rows[0]?.long).toBe(true);
  });

  test('the business has no second footer, and its tax number stands in the text', () => {
    const document = sampleDocument({
      draft: { template: 'custom' },
      business: { footerText: 'Amtsgericht Köln' },
    });
    const { footer, remarks, taxLines } = viewOf(document);
    expect([footer.text, remarks]).toEqual([[], []]);
    expect(taxLines).toEqual(['Steuernummer 219/5432/1088', 'USt-IdNr. DE123456788']);
  });
});

test('narrow columns part an IBAN after three groups, also a long one', () => {
  const lines = (iban: string) => viewOf(sampleDocument({ business: { iban } })).payment?.ibanLines;
  expect(lines('DE89370400440532013000')).toEqual(['DE89\u00a03704\u00a00044', '0532\u00a00130\u00a000']);
  expect(lines('MT84MALT011000012345MTLCAST001S')).toEqual([
    'MT84\u00a0MALT\u00a00110',
    '0001\u00a02345\u00a0MTLC',
    'AST0\u00a001S',
  ]);
});

test('a footer leaves the bank out where the design says it with the payment', () => {
  const columnsOf = (template: InvoiceDocument['template']) =>
    viewOf(sampleDocument({ draft: { template } })).footer.columns.map(({ about }) => about);
  expect(columnsOf('standard')).toEqual(['address', 'contact', 'bank', 'tax']);
  expect(columnsOf('modern')).toEqual(['address', 'contact', 'tax']);
});

test('the person to ask stands with phone, e-mail and website', () => {
  expect(viewOf(sampleDocument()).contact).toEqual({
    head: 'Ihr Kontakt',
    lines: ['Aylin Demir', 'Tel. +49 221 55501 24', 'hallo@aylin-demir.example', 'aylin-demir.example'],
  });
});

test('the amount that stands alone is to be paid, unless it takes one back', () => {
  const document = sampleDocument();
  const cancellation = cancelInvoice({ document, number: '2026-0118', today: day('2026-12-01') });
  expect(viewOf(document).labels.toPay).toBe('Zu zahlen');
  expect(viewOf(cancellation).labels.toPay).toBe('Stornobetrag');
});

function onLetterhead(layout: Partial<LetterheadLayout>, description: string): InvoiceDocument {
  return sampleDocument({
    draft: {
      template: 'custom',
      lines: sampleLines(3).map((line) => ({ ...line, description, details: '' })),
    },
    business: { letterheadLayout: { ...USUAL_LETTERHEAD, ...layout } },
  });
}
