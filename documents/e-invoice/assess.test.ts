import { expect, test } from 'vitest';
import { pdfWith } from '../testing/made-pdf.ts';
import { assessEInvoiceFile } from './assess.ts';

const fileOf = (text: string) => new TextEncoder().encode(text);
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const withLines = (count: number) =>
  fileOf(
    `<Invoice xmlns="${UBL}:Invoice-2" xmlns:cac="${UBL}:CommonAggregateComponents-2">${'<cac:InvoiceLine/>'.repeat(count)}</Invoice>`,
  );

test('a file is read with the verdict on it, broken rules by number and place', async () => {
  const assessed = await assessEInvoiceFile(withLines(1));
  expect(assessed).toMatchObject({ ok: true, syntax: 'ubl-invoice', verdict: { valid: false } });
  if (!assessed.ok) return;
  const { findings, findingsTotal, fatal } = assessed.verdict;
  // BR-21: each line has an identifier (BT-126).
  expect(fatal).toContain('BR-21');
  expect(findings.find(({ rule }) => rule === 'BR-21')?.path).toMatch(/^lines\.\d\.id$/);
  expect(findings).toHaveLength(findingsTotal);
});

test('of many broken rules the first 500 are told, and how many there are', async () => {
  const assessed = await assessEInvoiceFile(withLines(1000));
  expect(assessed.ok && assessed.verdict.findings).toHaveLength(500);
  expect(assessed.ok && assessed.verdict.findingsTotal).toBeGreaterThan(1000);
});

test('an invoice of more lines than anybody reads is too large', async () => {
  expect(await assessEInvoiceFile(withLines(20_001))).toEqual({ ok: false, code: 'xml.large' });
});

test('what a file says at length beside the invoice is told in a few words', async () => {
  // 58 elements within each other with names of 200 letters: paths of 12,000 letters.
  const names = Array.from({ length: 58 }, (_, depth) => `${'n'.repeat(195)}${depth}`);
  const deep = `${names.map((name) => `<${name}>`).join('')}${'<z>1</z>'.repeat(300)}${names
    .toReversed()
    .map((name) => `</${name}>`)
    .join('')}`;
  const assessed = await assessEInvoiceFile(fileOf(`<Invoice xmlns="${UBL}:Invoice-2">${deep}</Invoice>`));
  expect(assessed.ok && assessed.unread.length).toBe(200);
  expect(assessed.ok && JSON.stringify(assessed.unread).length).toBeLessThan(100_000);
});

test('an invoice with a note of ten million letters is too large', async () => {
  const cbc = `${UBL}:CommonBasicComponents-2`;
  const note = `<Invoice xmlns="${UBL}:Invoice-2" xmlns:cbc="${cbc}"><cbc:Note>${'x'.repeat(10_000_000)}</cbc:Note></Invoice>`;
  expect(await assessEInvoiceFile(fileOf(note))).toEqual({ ok: false, code: 'xml.large' });
});

test('what is told of a broken rule is text that every database takes', async () => {
  const cbc = `${UBL}:CommonBasicComponents-2`;
  // The 40th letter is a pair of surrogates.
  const currency = `${'x'.repeat(39)}😀`;
  const assessed = await assessEInvoiceFile(
    fileOf(
      `<Invoice xmlns="${UBL}:Invoice-2" xmlns:cbc="${cbc}"><cbc:IssueDate>${currency}</cbc:IssueDate><cbc:DocumentCurrencyCode>${currency}</cbc:DocumentCurrencyCode></Invoice>`,
    ),
  );
  const values = assessed.ok
    ? assessed.verdict.findings.flatMap(({ values = {} }) => Object.values(values))
    : [];
  expect(values.filter((value) => value.startsWith('xxx')).length).toBeGreaterThan(1);
  expect(values.every((value) => value.isWellFormed())).toBe(true);
});

test('what is no invoice is refused as the reader refuses it', async () => {
  expect(await assessEInvoiceFile(fileOf('<a/>'))).toMatchObject({ code: 'einvoice.other' });
});

const CUT = [['zugferd-invoice.xml', 'no zip', '/Filter /FlateDecode']] as const;

test('an invoice that cannot be taken out of its PDF is refused, whatever lies beside it', async () => {
  const refused = { ok: false, code: 'file.damaged', embedded: 'zugferd-invoice.xml' };
  expect(await assessEInvoiceFile(pdfWith([...CUT]))).toMatchObject(refused);
  const other = ['other.xml', `<Invoice xmlns="${UBL}:Invoice-2"/>`] as const;
  expect(await assessEInvoiceFile(pdfWith([...CUT, other]))).toMatchObject(refused);
});
