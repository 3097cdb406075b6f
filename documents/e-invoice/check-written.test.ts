import { composeEInvoice, writeCii, writeUbl } from '@belegbar/domain/e-invoice';
import { expect, test } from 'vitest';
import { sampleDocument } from '../testing/samples.ts';
import { checkWritten } from './check-written.ts';
import { writeXml } from './write-xml.ts';

const meant = () => writeUbl(composeEInvoice(sampleDocument(), 'en16931'));
const text = (xml: Uint8Array) => new TextDecoder().decode(xml);
const bytes = (xml: string) => new TextEncoder().encode(xml);
const good = () => text(writeXml(meant()));

test('what was written well has no faults, in both syntaxes', () => {
  expect(checkWritten(bytes(good()), meant())).toEqual([]);
  const cii = writeCii(composeEInvoice(sampleDocument(), 'en16931'));
  expect(checkWritten(writeXml(cii), cii)).toEqual([]);
});

test.for<[string, (xml: string) => string]>([
  ['cannot be read', (xml) => xml.replace('</cbc:ID>', '&Co;</cbc:ID>')],
  ['says another amount', (xml) => xml.replace(/(PayableAmount[^>]*>)\d/, '$19999')],
  ['says another currency', (xml) => xml.replace('currencyID="EUR"', 'currencyID="USD"')],
  ['has lost an element', (xml) => xml.replace(/<cbc:IssueDate>.*<\/cbc:IssueDate>/, '')],
  ['has one more', (xml) => xml.replace('<cbc:IssueDate>', '<cbc:ID>2</cbc:ID><cbc:IssueDate>')],
])('a file that %s is told', ([, spoil]) => {
  const spoilt = spoil(good());
  expect(spoilt).not.toBe(good());
  expect(checkWritten(bytes(spoilt), meant())).toEqual(['BB-WRITTEN']);
});
