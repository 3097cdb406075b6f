import { day } from '@belegbar/domain/calendar';
import { cancelInvoice, giroCode, type InvoiceDocument } from '@belegbar/domain/invoices';
import { assert, type Cents, cents, decimal, formatCents } from '@belegbar/domain/money';
import { PDFDict, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import jsQr from 'jsqr';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { DESIGN_NAMES, type DesignName } from '../designs/index.ts';
import { HOSTILE, hostile } from '../testing/hostile.ts';
import { drawnPage, firstPage, type Picture, pageTexts } from '../testing/read-pdf.ts';
import { sampleDocument, sampleLines } from '../testing/samples.ts';
import { createCompiler } from './compiler.ts';
import { type Assets, NO_ASSETS, type RenderJob, type RenderResult } from './jobs.ts';

let render: (job: RenderJob) => RenderResult;
let pictures: Assets;

beforeAll(async () => {
  render = createCompiler();
  pictures = {
    logo: await area(400, 300, '#0b6b5d'),
    letterhead: await area(827, 1170, '#6b7280'),
    signature: await area(300, 90, '#1a2a6c'),
    paypalCode: await area(300, 340, '#003087'),
  };
});

describe.each(DESIGN_NAMES)('the design %s', (design) => {
  test('is a PDF/A-3b of our fonts only, without transparency, with the same bytes each time', async () => {
    const document = sampleDocument({ draft: { template: design } });
    const bytes = pdfOf(document);
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(pdf.getTitle()).toBe('Rechnung 2026-0117');
    const xmp = streams(pdf).find((text) => text.includes('<pdfaid:part>')) ?? '';
    expect(xmp).toMatch(/<pdfaid:part>3<.*<pdfaid:conformance>B</s);
    for (const name of fontNames(pdf)) expect(name).toMatch(OUR_FONTS);
    const keys = dictionaries(pdf).flatMap((dictionary) => dictionary.keys().map(String));
    expect(keys.filter((key) => ['/ca', '/CA', '/SMask', '/JavaScript'].includes(key))).toEqual([]);
    pdfOf(sampleDocument({ draft: { template: design, lines: sampleLines(3) } }));
    expect(Buffer.compare(bytes, pdfOf(document))).toBe(0);
  });

  test('prints on one page what § 14 (4) UStG asks for, and how to pay', async () => {
    const texts = await pageTexts(pdfOf(sampleDocument({ draft: { template: design } })));
    expect(texts).toHaveLength(1);
    for (const wanted of WANTED) expect(texts[0]).toContain(bare(wanted));
  });

  test('shows head and sum where nothing is written yet', async () => {
    const sample = sampleDocument({ draft: { template: design } });
    const texts = await pageTexts(pdfOf({ ...sample, lines: [] }));
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain(bare('Rechnung'));
    expect(texts[0]).not.toContain('NaN');
  });

  test.each([
    [1, 1],
    [24, 2],
    [200, 12],
  ])('loses none of %i lines, on %i pages or fewer', async (count, pagesMaximum) => {
    const texts = await pageTexts(pdfOf(numbered(design, count)));
    expect(texts.length).toBeLessThanOrEqual(pagesMaximum);
    const all = texts.join();
    for (let line = 1; line <= count; line++) expect(timesIn(all, `nr${line}.`)).toBe(1);
    texts.forEach((text, index) => {
      expect(text).toContain(`seite${index + 1}von${texts.length}`);
    });
  });

  test('never leaves the totals alone on a page, nor with fewer than four lines', async () => {
    for (const count of COUNTS_AROUND_A_PAGE) {
      const texts = await pageTexts(pdfOf(numbered(design, count)));
      const last = texts.findIndex((text) => text.includes('nettobetrag'));
      for (const line of [count - 3, count - 2, count - 1, count])
        expect(texts[last], `${count} lines`).toContain(`nr${line}.`);
    }
  });

  test('carries forward what the lines before a page come to', async () => {
    const [first = '', ...later] = await pageTexts(pdfOf(numbered(design, 60)));
    expect(first).not.toContain('übertrag');
    expect(later.length).toBeGreaterThan(1);
    for (const text of later) {
      const line = Number(/nr(\d+)\./.exec(text)?.[1]);
      expect(text).toContain(bare(`Übertrag ${formatCents(sumBefore(line), 'de')}`));
    }
  });

  // 2 % of 8,574.44 are 171.49.
  test('says below the total what paying early saves, and what is to be paid then', async () => {
    const skonto = [{ days: 10, percent: decimal('2') }];
    const texts = await pageTexts(pdfOf(sampleDocument({ draft: { template: design, skonto } })));
    expect(texts).toHaveLength(1);
    const total = texts[0]?.lastIndexOf(bare('Rechnungsbetrag')) ?? -1;
    const below = texts[0]?.slice(total) ?? '';
    for (const wanted of ['Skonto 2 % bis 01.12.2026 −171,49 €', 'Zahlbetrag mit Skonto 8.402,95 €'])
      expect(below).toContain(bare(wanted));
  });

  test('has the whole of a long sender in the window of the envelope', async () => {
    const document = sampleDocument({ draft: { template: design }, business: LONG_SENDER });
    expect(darkestWithin(await firstPage(pdfOf(document), 4), [104.6, 105.4], [57.7, 61.8])).toBeGreaterThan(
      235,
    );
  });

  test('stands hostile texts and endless words wherever a person can write', async () => {
    const texts = await pageTexts(pdfOf(hostile(`${HOSTILE}${'x'.repeat(150)}`, { template: design })));
    expect(texts.length).toBeLessThan(25);
    expect(texts.some((page) => page.includes('nettobetrag'))).toBe(true);
  });

  test('of a small business has no VAT, and says why', async () => {
    const texts = await pageTexts(pdfOf(ofCase(design, 'smallBusiness', 'de')));
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain(bare('§ 19 UStG'));
    expect(texts[0]).toContain(bare('Zu zahlen'));
    expect(texts[0]).not.toContain(bare('19 %'));
  });

  test('of a reverse charge in English says so on its one page', async () => {
    const texts = await pageTexts(pdfOf(ofCase(design, 'euService', 'en')));
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain(bare('Steuerschuldnerschaft des Leistungsempfängers'));
    expect(texts[0]).toContain(bare('Invoice total'));
  });

  test('of a cancellation asks for no payment', async () => {
    const document = sampleDocument({ draft: { template: design } });
    const texts = await pageTexts(
      pdfOf(cancelInvoice({ document, number: '2026-0118', today: day('2026-12-01') })),
    );
    expect(texts).toHaveLength(1);
    for (const wanted of ['Stornorechnung', '2026-0118', '2026-0117 vom 21.11.2026', '−8.574,44 €'])
      expect(texts[0]).toContain(bare(wanted));
    expect(texts[0]).not.toMatch(/giroco|überweis|freundlich/);
  });

  test('has a GiroCode that a bank reads on any ground, and leaves the address window free', async () => {
    const business = { accentColor: '#000000', logo: 'a'.repeat(64), letterhead: 'b'.repeat(64) };
    const document = sampleDocument({ draft: { template: design }, business });
    const picture = await firstPage(pdfOf(document, pictures), 2);
    expect(codeIn(picture)).toBe(giroCode(document, document.totals.gross));
    if (design !== 'custom') expect(darkestAboveAddress(picture)).toBeGreaterThan(235);
  });

  test('names PayPal with the amount, the creditor reference and the files, and the GiroCode stays readable', async () => {
    const document = withEverything(design);
    const bytes = pdfOf(document, pictures);
    const texts = (await pageTexts(bytes)).join();
    for (const wanted of [
      'paypal.me/AylinDemir/7681.57EUR',
      'RF03 2026 0117',
      'Anlagen: Stunden.pdf, Plan.png',
    ])
      expect(texts).toContain(bare(wanted));
    expect(codeIn(await firstPage(bytes, 2))).toBe(giroCode(document, document.totals.gross));
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    const links = dictionaries(pdf).flatMap((dictionary) => [...dictionary.entries()].map(String));
    expect(links.join()).toContain('https://paypal.me/AylinDemir/7681.57EUR');
  });

  test('of more than a million dollars says the VAT in euros below it, and has no GiroCode', async () => {
    const texts = await pageTexts(pdfOf(inDollars(design)));
    expect(texts).toHaveLength(1);
    for (const wanted of [
      '1.058.616,84',
      '1.259.754,04 USD',
      '201.137,20 USD',
      'BIC MUSTDEKKXXX',
      'USt. in Euro (Kurs: 1 € = 1,0889 USD)',
      '184.715,95 €',
    ])
      expect(texts[0]).toContain(bare(wanted));
    expect(texts[0]).not.toContain('giroco');
  });

  test('sets its text in the family that the user chose', async () => {
    const document = sampleDocument({ draft: { template: design }, business: { font: 'eb-garamond' } });
    const pdf = await PDFDocument.load(pdfOf(document), { updateMetadata: false });
    expect(fontNames(pdf).join()).toContain('EBGaramond');
  });
});

// As rupiahs have it; in a typewriter face each sign is 0.6 em wide.
test('a price of ten digits keeps its distance from the line of its column, in the design tech', async () => {
  const lines = sampleLines(1).map((line) => ({ ...line, unitPrice: decimal('23040000') }));
  const document = sampleDocument({ draft: { template: 'tech', lines, introduction: '' } });
  // The column begins 136 mm from the left; its line has half a point.
  expect(darkestWithin(await firstPage(pdfOf(document), 4), [136.4, 137.4], [125, 133])).toBeGreaterThan(235);
});

// The panel ends 49 mm from the left.
test('a long number stays within the panel of the design modern, on both pages', async () => {
  const lines = sampleLines(22);
  const bytes = pdfOf(sampleDocument({ number: LONG_NUMBER, draft: { template: 'modern', lines } }));
  for (const page of [1, 2])
    expect(darkestWithin(await drawnPage(bytes, page, 4), [48.2, 52], [137, 250])).toBeGreaterThan(200);
  expect(darkestWithin(await drawnPage(bytes, 2, 4), [48.2, 56], [20, 130])).toBeGreaterThan(200);
});

// The frame of the cells ends 90 mm from above.
test('a long reference keeps its distance from the frame of its cell, in the design retro', async () => {
  const reference = 'Bestellung 4471-0099871, Kostenträger 0815-Regal';
  const document = sampleDocument({ draft: { template: 'retro', reference } });
  expect(darkestWithin(await firstPage(pdfOf(document), 4), [114, 153], [89, 89.6])).toBeGreaterThan(235);
});

test('a number that stands large and whole in the design creative is said once more, as what the transfer names', async () => {
  const document = sampleDocument({ number: LONG_NUMBER, draft: { template: 'creative' } });
  const [text = ''] = await pageTexts(pdfOf(document));
  expect(timesIn(text, bare(LONG_NUMBER))).toBe(2);
});

const LONG_NUMBER = 'RECHNUNG-2026-11-000000117';
const LONG_SENDER = {
  businessName:
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft mbH & Co. KG',
  street: 'Unterbeamtengesellschaftsallee am Alten Markt 1234b',
  city: 'Rothenburg ob der Tauber an der Wilden Wiese',
};

/** The amounts of the eight lines that the sample repeats: 7,693.55 in all. */
const AMOUNTS = [256_000, 175_750, 89_000, 108_000, 61_625, 28_800, 42_500, 7_680];

/** What the lines before one come to. */
function sumBefore(line: number): Cents {
  let sum = 0;
  for (let before = 0; before < line - 1; before++) sum += AMOUNTS[before % 8] ?? 0;
  return cents(sum);
}

const OUR_FONTS =
  /^\/[A-Z]{6}\+(Inter|DejaVuSans|IBMPlex|SpaceGrotesk|SourceSerif4|FiraSans|WorkSans|EBGaramond|JetBrainsMono|Bitter|PlayfairDisplay|CormorantGaramond)/;

/** With fewer all fits on page 1 in every design; with more a page is full of lines before the totals come. */
const COUNTS_AROUND_A_PAGE = [9, 10, 11, 12, 13, 14];

/** Of the sample; its totals are computed by hand in `view.test.ts`. */
const WANTED = [
  'Rechnung',
  '2026-0117',
  '21.11.2026',
  '01.10.–31.10.2026',
  '05.12.2026',
  '219/5432/1088',
  'Aylin Demir Studio',
  'Lindenallee 14',
  '50968 Köln',
  'Übermorgen Medien GmbH & Co. KG',
  'Königsallee 92a',
  'Überarbeitung Wortmarke',
  '18,5 Std.',
  '1.757,50',
  '7.308,87 €',
  '19 % auf 6.282,87 €',
  '1.193,75 €',
  '7 % auf 1.026,00 €',
  '71,82 €',
  '8.574,44 €',
  'DE89 3704 0044',
  '0532 0130 00',
  'GiroCode',
];

function pdfOf(document: InvoiceDocument, assets: Assets = NO_ASSETS): Uint8Array {
  const result = render({ document, assets, output: { kind: 'pdf' } });
  assert(result.kind === 'pdf', 'a PDF was asked for');
  return result.bytes;
}

/** Lines that can be told apart: `Nr 1.`, `Nr 2.` and so on. */
function numbered(template: DesignName, count: number): InvoiceDocument {
  const lines = sampleLines(count).map((line, index) => ({
    ...line,
    description: `Nr ${index + 1}. ${line.description}`,
  }));
  return sampleDocument({ draft: { template, lines } });
}

/** Five lines, 6,466.98 € after 5 % discount and with the VAT of both rates 7,681.57 €. */
function withEverything(template: DesignName): InvoiceDocument {
  const file = { hash: 'f'.repeat(64), size: 1000 };
  return sampleDocument({
    draft: {
      template,
      lines: sampleLines(5),
      attachments: [
        { ...file, name: 'Stunden.pdf', contentType: 'application/pdf' },
        { ...file, name: 'Plan.png', contentType: 'image/png' },
      ],
    },
    business: {
      paymentMethods: ['bankTransfer', 'paypal'],
      paypalUsername: 'AylinDemir',
      paypalCode: 'd'.repeat(64),
      transferReference: 'creditorReference',
      letterhead: 'b'.repeat(64),
    },
  });
}

/** 19 % of 1,058,616.84 USD are 201,137.20, in all 1,259,754.04; 201,137.20 / 1.0889 = 184,715.951… */
function inDollars(template: DesignName): InvoiceDocument {
  const price = { quantity: decimal('1'), unitPrice: decimal('1058616.84') };
  const lines = sampleLines(1).map((line) => ({ ...line, ...price }));
  const currency = { currency: 'USD', unitsPerEuro: decimal('1.0889') } as const;
  return sampleDocument({ draft: { template, lines, discountPercent: null, ...currency } });
}

function ofCase(
  template: DesignName,
  vatCase: 'smallBusiness' | 'euService',
  language: 'de' | 'en',
): InvoiceDocument {
  const lines = sampleLines(8).map((line) => ({ ...line, vatCase }));
  const abroad = { country: 'AT', postCode: '1010', city: 'Wien', vatId: 'ATU12345675' };
  return sampleDocument({
    draft: { template, language, lines, ...(language === 'en' ? { introduction: '' } : {}) },
    client: vatCase === 'euService' ? abroad : {},
  });
}

function bare(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}

function timesIn(text: string, part: string): number {
  return text.split(part).length - 1;
}

/** The text of the GiroCode in the lower part of a page. */
function codeIn({ data, width, height }: Picture): string | undefined {
  const lines = Math.floor(height * 0.55);
  const lower = data.subarray((height - lines) * width * 4);
  return jsQr.default(lower, width, lines, { inversionAttempts: 'dontInvert' })?.data;
}

/** The upper part of the address field, without its corners. */
function darkestAboveAddress(picture: Picture): number {
  return darkestWithin(picture, [25, 100], [50, 57]);
}

/** The darkest of red, green and blue between millimetres from the left and from above: 0 to 255. */
function darkestWithin(
  { data, width }: Picture,
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
): number {
  const pixels = (millimetres: number) => Math.round((millimetres / 210) * width);
  let darkest = 255;
  for (let y = pixels(top); y < pixels(bottom); y++) {
    for (let x = pixels(left); x < pixels(right); x++) {
      const at = (y * width + x) * 4;
      darkest = Math.min(darkest, ...data.subarray(at, at + 3));
    }
  }
  return darkest;
}

function area(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

function dictionaries(pdf: PDFDocument): PDFDict[] {
  return pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) => (object instanceof PDFRawStream ? object.dict : object))
    .filter((object) => object instanceof PDFDict);
}

function fontNames(pdf: PDFDocument): string[] {
  const names = dictionaries(pdf).flatMap((dictionary) =>
    Array.from(dictionary.entries())
      .filter(([key]) => String(key) === '/FontName')
      .map(([, name]) => String(name)),
  );
  expect(names.length).toBeGreaterThan(1);
  return names;
}

function streams(pdf: PDFDocument): string[] {
  return pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFRawStream ? [Buffer.from(object.contents).toString('utf8')] : [],
    );
}
