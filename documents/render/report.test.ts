/** The PDF of a report says what it was given, on numbered pages that repeat the heads of its tables. */
import { day } from '@belegbar/domain/calendar';
import { cents, ZERO } from '@belegbar/domain/money';
import { PDFDict, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { pageTexts } from '../testing/read-pdf.ts';
import type { Report, ReportPart, ReportTable } from '../view/report.ts';
import { createCompiler } from './compiler.ts';

const render = createCompiler();

function report(...parts: ReportPart[]): Report {
  return {
    language: 'de',
    title: 'Ausgaben',
    subtitle: '2026',
    owner: 'Weber Code',
    madeOn: day('2026-10-08'),
    facts: [{ label: 'Status', value: 'Überfällig' }],
    sections: [{ title: 'Alle Ausgaben', aside: 'brutto', parts }],
  };
}

function pdfOf(asked: Report): Uint8Array {
  const result = render({ report: asked });
  if (result.kind !== 'pdf') throw new Error('a PDF is what was asked for');
  return result.bytes;
}

function tableOf(count: number): ReportTable {
  const rows = Array.from({ length: count }, (_, index) => ({
    cells: [`AUS-${index}.`, { text: 'Papierhaus', note: `R-${index}` }, '1.284,30'],
  }));
  return {
    kind: 'table',
    columns: [
      { head: 'Nummer', kind: 'text', widthMm: 30 },
      { head: 'Anbieter', kind: 'text' },
      { head: 'in €', kind: 'amount', widthMm: 30 },
    ],
    rows: [...rows, { cells: ['Summe', '', '9.999,99'], look: 'total' }],
  };
}

test('each page has its number and the heads of the table, and none of the rows is lost', async () => {
  const texts = await pageTexts(pdfOf(report(tableOf(150))));
  expect(texts.length).toBeGreaterThan(2);
  expect(texts[0]).toContain('webercodeausgaben2026statusüberfällig');
  texts.forEach((text, place) => {
    expect(text).toContain('nummeranbieterin€');
    expect(text).toContain(`stand08.10.2026seite${place + 1}von${texts.length}`);
  });
  const all = texts.join();
  for (let row = 0; row < 150; row++) expect(all.split(`aus-${row}.`)).toHaveLength(2);
  expect(texts.at(-1)).toContain('summe9.999,99');
});

test('it is a PDF/A-3b with its language, title, and words for what is drawn', async () => {
  const none = [ZERO, ZERO] as const;
  const chart = {
    kind: 'chart',
    said: 'Januar: Umsatz 1.000,00 €',
    legend: [{ mark: 'in', name: 'Umsatz' }],
    months: [
      { name: 'Jan', in: [cents(100_000), ZERO], out: none, before: null, point: null, isRunning: false },
    ],
  } as const;
  const bytes = pdfOf({ ...report(chart), language: 'en' });
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  expect(pdf.getTitle()).toBe('Ausgaben 2026');
  expect(pdf.catalog.toString()).toContain('/Lang (en-GB)');
  const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => object);
  const xmp = objects.filter((one) => one instanceof PDFRawStream).map((one) => one.getContentsString());
  expect(xmp.join()).toMatch(/<pdfaid:part>3<.*<pdfaid:conformance>B</s);
  const spoken = objects.filter((one) => one instanceof PDFDict).map(String);
  expect(spoken.join()).toMatch(/\/Alt /);
  const text = (await pageTexts(bytes)).join();
  for (const said of ['inthousandsofeuros', 'page1of1', 'asof8oct2026']) expect(text).toContain(said);
});

test('names without an end and signs that no font has are set all the same', async () => {
  const [first = { cells: [] }] = tableOf(1).rows;
  const rows = [{ ...first, cells: ['AUS-1', `${'Donau'.repeat(60)} \u{1F6F8} \uE000`, '1,00'] }];
  const texts = await pageTexts(pdfOf(report({ ...tableOf(0), rows })));
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('1,00');
});

test('the same report gives the same bytes', () => {
  expect(pdfOf(report(tableOf(3)))).toEqual(pdfOf(report(tableOf(3))));
});
