import { expect, test } from 'vitest';
import { judgeEInvoiceFile } from './judge.ts';

const fileOf = (text: string) => new TextEncoder().encode(text);
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const withLines = (count: number) =>
  fileOf(
    `<Invoice xmlns="${UBL}:Invoice-2" xmlns:cac="${UBL}:CommonAggregateComponents-2">${'<cac:InvoiceLine/>'.repeat(count)}</Invoice>`,
  );

test('a file is read with the verdict on it, broken rules by number and place', async () => {
  const judged = await judgeEInvoiceFile(withLines(1));
  expect(judged).toMatchObject({ ok: true, syntax: 'ubl-invoice', verdict: { valid: false } });
  if (!judged.ok) return;
  const { findings, findingsTotal, fatal } = judged.verdict;
  // BR-21: each line has an identifier (BT-126).
  expect(fatal).toContain('BR-21');
  expect(findings.find(({ rule }) => rule === 'BR-21')?.path).toMatch(/^lines\.\d\.id$/);
  expect(findings).toHaveLength(findingsTotal);
});

test('of many broken rules the first 500 are told, and how many there are', async () => {
  const judged = await judgeEInvoiceFile(withLines(1000));
  expect(judged.ok && judged.verdict.findings).toHaveLength(500);
  expect(judged.ok && judged.verdict.findingsTotal).toBeGreaterThan(1000);
});

test('an invoice of more lines than anybody reads is too large', async () => {
  expect(await judgeEInvoiceFile(withLines(20_001))).toEqual({ ok: false, code: 'xml.large' });
});

test('what is no invoice is refused as the reader refuses it', async () => {
  expect(await judgeEInvoiceFile(fileOf('<a/>'))).toMatchObject({ code: 'einvoice.other' });
});
