import { day } from '@belegbar/domain/calendar';
import { cancelInvoice } from '@belegbar/domain/invoices';
import { assert } from '@belegbar/domain/money';
import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkHybrid } from '../e-invoice/check-hybrid.ts';
import { HOSTILE, hostile } from '../testing/hostile.ts';
import { greyPng } from '../testing/png.ts';
import { SAMPLE_CII } from '../testing/sample-cii.ts';
import { sampleDocument, sampleLines } from '../testing/samples.ts';
import { createRenderer, NO_ASSETS, type Renderer } from './index.ts';

let renderer: Renderer;

beforeAll(() => {
  renderer = createRenderer({ processes: 1 });
});

afterAll(() => renderer.close());

describe('the PDF', () => {
  let bytes: Uint8Array;
  let pdf: PDFDocument;

  beforeAll(async () => {
    bytes = await renderer.pdf(sampleDocument(), { ...NO_ASSETS, logo: logo() });
    pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  });

  test('declares PDF/A-3b in its XMP metadata and its output intent', () => {
    const metadata = pdf.catalog.lookup(PDFName.of('Metadata'));
    assert(metadata instanceof PDFRawStream, 'metadata are a stream');
    const xmp = Buffer.from(metadata.contents).toString('utf8');
    expect(metadata.dict.has(PDFName.of('Filter'))).toBe(false);
    expect(xmp).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(xmp).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
    expect(xmp.match(/<pdfaExtension:schemas>/g) ?? []).toHaveLength(1);
    const intent = pdf.catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict);
    expect(intent.lookup(PDFName.of('S'))).toBe(PDFName.of('GTS_PDFA1'));
    expect(intent.lookup(PDFName.of('DestOutputProfile'))).toBeInstanceOf(PDFRawStream);
  });

  test('is tagged and says its language, title, author and date', () => {
    const marks = pdf.catalog.lookup(PDFName.of('MarkInfo'), PDFDict);
    expect(marks.lookup(PDFName.of('Marked'))).toBe(PDFBool.True);
    expect(pdf.catalog.lookup(PDFName.of('StructTreeRoot'))).toBeInstanceOf(PDFDict);
    expect(textOf(pdf.catalog.lookup(PDFName.of('Lang')))).toBe('de-DE');
    expect(pdf.getTitle()).toBe('Rechnung 2026-0117');
    expect(pdf.getAuthor()).toBe('Aylin Demir Studio');
    expect(pdf.getCreationDate()?.toISOString().slice(0, 10)).toBe('2026-11-21');
  });

  test('embeds every font and sets text in no others than ours', () => {
    const fonts = dictionaries(pdf).filter(
      (dict) => dict.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'),
    );
    expect(fonts.length).toBeGreaterThan(2);
    for (const font of fonts) {
      expect(String(font.get(PDFName.of('FontName')))).toMatch(/^\/[A-Z]{6}\+(Inter|DejaVuSans)/);
      expect(font.lookup(PDFName.of('FontFile2')) ?? font.lookup(PDFName.of('FontFile3'))).toBeInstanceOf(
        PDFRawStream,
      );
    }
  });

  test('has no encryption, no script, no launch action and no transparency group of text', () => {
    expect(pdf.isEncrypted).toBe(false);
    const names = dictionaries(pdf).flatMap((dict) => dict.keys().map(String));
    expect(
      names.filter((name) => ['/JavaScript', '/JS', '/OpenAction', '/AA', '/Encrypt'].includes(name)),
    ).toEqual([]);
  });

  test('is A4 and at most 120 kB with eight lines', () => {
    expect(pdf.getPages().map((page) => [Math.round(page.getWidth()), Math.round(page.getHeight())])).toEqual(
      [[595, 842]],
    );
    expect(bytes.byteLength).toBeLessThan(120_000);
  });
});

test('the same invoice gives the same bytes in another process, at another time, after other work', async () => {
  const other = createRenderer({ processes: 1 });
  try {
    const [first, second] = [
      await renderer.pdf(sampleDocument(), NO_ASSETS),
      await other.pdf(sampleDocument(), NO_ASSETS),
    ];
    await renderer.pdf(sampleDocument({ draft: { lines: sampleLines(30) } }), { ...NO_ASSETS, logo: logo() });
    const third = await renderer.pdf(sampleDocument(), NO_ASSETS);
    expect(Buffer.compare(first, second)).toBe(0);
    expect(Buffer.compare(first, third)).toBe(0);
  } finally {
    await other.close();
  }
});

test('a hybrid is the same in another process, and one that would hold nothing is refused', async () => {
  const other = createRenderer({ processes: 1 });
  const eInvoice = { xml: SAMPLE_CII, conformanceLevel: 'EN 16931' } as const;
  try {
    const first = await renderer.pdf(sampleDocument(), NO_ASSETS, eInvoice);
    await renderer.pdf(sampleDocument(), NO_ASSETS);
    expect(checkHybrid(first, eInvoice)).toEqual([]);
    expect(Buffer.compare(first, await other.pdf(sampleDocument(), NO_ASSETS, eInvoice))).toBe(0);
    const nothing = { ...eInvoice, xml: new Uint8Array() };
    await expect(renderer.pdf(sampleDocument(), NO_ASSETS, nothing)).rejects.toMatchObject({
      code: 'render.failed',
    });
  } finally {
    await other.close();
  }
});

test.each([
  ['an empty draft', { lines: [] }, 1],
  ['one line', { lines: sampleLines(1) }, 1],
  ['eight lines', {}, 1],
  ['24 lines', { lines: sampleLines(24) }, 2],
  ['200 lines', { lines: sampleLines(200) }, 10],
] as const)('%s: pages', async (_, draft, pages) => {
  const document = sampleDocument({
    draft: { ...draft, lines: [...('lines' in draft ? draft.lines : sampleLines(8))] },
  });
  expect((await renderer.page(document, NO_ASSETS, 1)).pages).toBe(pages);
  const pdf = await PDFDocument.load(await renderer.pdf(document, NO_ASSETS), { updateMetadata: false });
  expect(pdf.getPageCount()).toBe(pages);
});

test('the totals never stand alone on a page, whatever the number of lines', async () => {
  for (const count of [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]) {
    const document = sampleDocument({ draft: { lines: sampleLines(count) } });
    const { pages } = await renderer.page(document, NO_ASSETS, 1);
    const { svg } = await renderer.page(document, NO_ASSETS, pages);
    // The table's head is drawn on every page that holds rows; its tint is used for nothing else.
    expect(svg, `${count} lines`).toContain('fill="#e5ebf4"');
  }
});

test.each([
  ['with markup, scripts, emoji and overrides of direction', HOSTILE],
  ['of one endless word', 'x'],
  ['of nothing but line feeds', 'a\n'],
  ['of nothing but emoji', '😀'],
  ['of nothing but combining marks', '\u0301'],
])(
  'text %s, as long as the fields take, breaks neither preview nor PDF',
  { timeout: 60_000 },
  async (_, text) => {
    const document = hostile(text);
    const { svg } = await renderer.page(document, NO_ASSETS, 1);
    expect(svg).not.toMatch(/<(script|style|foreignObject|iframe)|on[a-z]+=|javascript:/i);
    const pdf = await PDFDocument.load(await renderer.pdf(document, NO_ASSETS), { updateMetadata: false });
    expect(pdf.getPageCount()).toBeGreaterThan(0);
  },
);

test.each([
  [
    'a cancellation',
    cancelInvoice({ document: sampleDocument(), number: '2026-0118', today: day('2026-12-01') }),
  ],
  [
    'a small business',
    sampleDocument({
      draft: { lines: sampleLines(3).map((line) => ({ ...line, vatCase: 'smallBusiness' })) },
    }),
  ],
  [
    'an English reverse charge',
    sampleDocument({
      draft: { language: 'en', lines: sampleLines(8).map((line) => ({ ...line, vatCase: 'euService' })) },
    }),
  ],
])('%s with eight lines or fewer fits one page', async (_, document) => {
  expect((await renderer.page(document, NO_ASSETS, 1)).pages).toBe(1);
});

test('a page is a complete SVG of its own with only the glyphs it draws', async () => {
  const document = sampleDocument({ draft: { lines: sampleLines(24) } });
  const [first, second] = [
    await renderer.page(document, NO_ASSETS, 1),
    await renderer.page(document, NO_ASSETS, 2),
  ];
  for (const { svg } of [first, second]) {
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 595\.28 841\.89"[\s\S]*<\/svg>$/);
    expect(svg.split('<g').length).toBe(svg.split('</g>').length);
    const defined = new Set(Array.from(svg.matchAll(/<path id="([^"]+)"/g), ([, id]) => id));
    const idle = [...defined].filter((id) => !svg.includes(`href="#${id}"`) && !svg.includes(`url(#${id})`));
    expect(idle).toEqual([]);
    expect(defined.size).toBeGreaterThan(50);
  }
  expect(first.svg).not.toBe(second.svg);
  await expect(renderer.page(document, NO_ASSETS, 3)).rejects.toMatchObject({ code: 'render.page' });
});

test.each([
  ['whose header is no image', Buffer.from('<svg/>')],
  ['whose body is broken', logo().subarray(0, 60)],
])('a logo %s is refused at its field', async (_, bytes) => {
  const refusal = { code: 'render.logo', field: 'business.logo' };
  await expect(renderer.page(sampleDocument(), { ...NO_ASSETS, logo: bytes }, 1)).rejects.toMatchObject(
    refusal,
  );
  await expect(renderer.pdf(sampleDocument(), { ...NO_ASSETS, logo: bytes })).rejects.toMatchObject(refusal);
});

test('a renderer whose process is killed goes on with another', async () => {
  await renderer.page(sampleDocument(), NO_ASSETS, 1);
  for (const id of renderer.processIds()) process.kill(id, 'SIGKILL');
  expect((await renderer.page(sampleDocument(), NO_ASSETS, 1)).pages).toBe(1);
});

function logo(): Buffer {
  return greyPng(60, 20);
}

function dictionaries(pdf: PDFDocument): PDFDict[] {
  return pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) => (object instanceof PDFRawStream ? object.dict : object))
    .filter((object) => object instanceof PDFDict);
}

function textOf(value: unknown): string {
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : String(value);
}
