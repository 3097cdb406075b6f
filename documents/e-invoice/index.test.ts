import { afterAll, expect, test } from 'vitest';
import { pdfWith } from '../testing/made-pdf.ts';
import { SAMPLE_CII } from '../testing/sample-cii.ts';
import { createEInvoiceReader, readEInvoiceFile } from './index.ts';

const program = new URL('../testing/hostile-reader.ts', import.meta.url);
const [reader, fragile] = [createEInvoiceReader(), createEInvoiceReader({ program, wallMs: 1500 })];
afterAll(() => Promise.all([reader.close(), fragile.close()]));

test('the files of a PDF are read in a process of its own', async () => {
  expect(await reader.attachments(pdfWith([['factur-x.xml', '<Invoice/>']]))).toEqual({
    ok: true,
    attachments: [
      {
        name: 'factur-x.xml',
        bytes: new TextEncoder().encode('<Invoice/>'),
        mediaType: null,
        relationship: null,
        isAssociated: false,
      },
    ],
    leftOut: [],
    documentFileName: null,
    isDamaged: false,
    besides: [],
  });
  expect(await reader.attachments(Buffer.from('<Invoice/>'))).toEqual({ ok: false, code: 'file.type' });
});

test.each([
  ['an XML', SAMPLE_CII],
  ['a PDF with an XML', pdfWith([['factur-x.xml', Buffer.from(SAMPLE_CII)]])],
])('the invoice in %s is read there as it is read here', async (_, file) => {
  const here = await readEInvoiceFile(file);
  expect(here).toMatchObject({ ok: true, syntax: 'cii' });
  expect(await reader.invoice(file)).toEqual(here);
});

test('a PDF without an invoice, and an XML of something else, are refused as what they are', async () => {
  expect(await reader.invoice(pdfWith([['a.txt', 'x']]))).toMatchObject({ code: 'einvoice.none' });
  expect(await reader.invoice(Buffer.from('<a/>'))).toMatchObject({ code: 'einvoice.other' });
});

test('a PDF of more than 50 MB is not even opened', async () => {
  expect(await reader.attachments(new Uint8Array(50_000_001))).toEqual({ ok: false, code: 'file.size' });
});

test.each([
  ['hangs', 'file.timeout'],
  ['crashes', 'file.damaged'],
])('a file on which the reader %s is refused as such, and the next one is read', async (what, code) => {
  expect(await fragile.attachments(Buffer.from(what))).toEqual({ ok: false, code });
  expect(await fragile.attachments(Buffer.from('fine'))).toMatchObject({ ok: true });
});
