/** The bytes of our XML beside those of a library that builds the same tree and prints it. */

import { day } from '@belegbar/domain/calendar';
import { composeEInvoice, NAMESPACES, writeCii, writeUbl, type XmlElement } from '@belegbar/domain/e-invoice';
import { cancelInvoice } from '@belegbar/domain/invoices';
import { expect, test } from 'vitest';
import { create } from 'xmlbuilder2';
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js';
import { HOSTILE, hostile } from '../testing/hostile.ts';
import { sampleDocument, sampleLines } from '../testing/samples.ts';
import { writeXml } from './write-xml.ts';

const SIGNS = `a & b < c > "d" 'e' &nbsp; Müller&Co; ]]> 😀 <x a="1"/>\n\tzwei`;

test.each([
  ['an invoice', sampleDocument()],
  ['one of thirty lines', sampleDocument({ draft: { lines: sampleLines(30) } })],
  [
    'its cancellation',
    cancelInvoice({ document: sampleDocument(), number: '2026-0118', today: day('2026-12-01') }),
  ],
  ['hostile texts', hostile(HOSTILE, {})],
  ['the signs of XML itself', hostile(SIGNS, {})],
])('%s, in both syntaxes and profiles', (_, document) => {
  for (const profile of ['xrechnung', 'en16931'] as const)
    for (const write of [writeUbl, writeCii]) {
      const meant = write(composeEInvoice(document, profile, ['QUJD']));
      expect(Buffer.compare(writeXml(meant), Buffer.from(asTheLibrary(meant)))).toBe(0);
    }
});

const PREFIXES = { ubl: ['cac', 'cbc'], cii: ['ram', 'qdt', 'udt'] } as const;

function asTheLibrary(root: XmlElement): string {
  const isUbl = root.name === 'Invoice' || root.name === 'CreditNote';
  const document = create({ version: '1.0', encoding: 'UTF-8' });
  const own = isUbl ? NAMESPACES[root.name as 'Invoice'] : NAMESPACES.rsm;
  const top = document.ele(own, root.name);
  for (const prefix of PREFIXES[isUbl ? 'ubl' : 'cii'])
    top.att('http://www.w3.org/2000/xmlns/', `xmlns:${prefix}`, NAMESPACES[prefix]);
  fill(top, root);
  return document.end({ prettyPrint: true });
}

/** The library takes `&nbsp;` for an entity and leaves it. */
function fill(builder: XMLBuilder, { attributes, text, children }: XmlElement): void {
  const literal = (said: string) => said.replaceAll('&', '&amp;');
  for (const [name, value] of Object.entries(attributes)) builder.att(name, literal(value));
  if (text !== '') builder.txt(literal(text));
  for (const child of children) {
    const prefix = child.name.slice(0, child.name.indexOf(':')) as keyof typeof NAMESPACES;
    fill(builder.ele(NAMESPACES[prefix], child.name), child);
  }
}
