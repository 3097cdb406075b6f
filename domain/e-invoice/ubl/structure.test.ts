/** What is written has the order and the number of elements that the schemas of UBL 2.1 want; they come in no package. */
import { describe, expect, test } from 'vitest';
import type { EInvoice } from '../model.ts';
import { everyEInvoice } from '../testing/every-document.ts';
import { fullInvoice } from '../testing/full-invoice.ts';
import { faultsOfUbl } from '../testing/ubl-contents.ts';
import type { XmlElement } from '../xml/index.ts';
import { writeUbl } from './index.ts';

test.for(everyEInvoice())('%s is a document of UBL', ([, invoice]) => {
  expect(faultsOfUbl(writeUbl(invoice))).toEqual([]);
});

describe.for([
  ['Invoice', '380'],
  ['CreditNote', '381'],
])('a whole %s', ([root, typeCode = '']) => {
  test.for<[string, Partial<EInvoice>]>([
    ['says everything', {}],
    ['says when VAT is due by a code', { taxPointCode: '432' }],
    ['has lines within lines', { lines: linesWithin() }],
    [
      'names what a third party is paid',
      { thirdPartyPayments: [{ kind: 'TP', amount: '5.00', description: 'Maut' }] },
    ],
  ])('that %s is a document of UBL', ([, changes]) => {
    const written = writeUbl({ ...fullInvoice(), ...changes, typeCode });
    expect(written.name).toBe(root);
    expect(faultsOfUbl(written)).toEqual([]);
  });

  test.for<[string, (document: XmlElement) => void]>([
    ['has two parts in the wrong order', ({ children }) => children.push(...children.splice(3, 1))],
    ['has the same part twice', ({ children }) => children.splice(2, 0, ...children.slice(2, 3))],
    ['lacks what must be there', ({ children }) => children.splice(2, 1)],
    [
      'has something that nobody knows',
      ({ children }) => children.push({ ...anything(), name: 'cbc:Thing' }),
    ],
    ['has children in a text', ({ children }) => children[0]?.children.push(anything())],
    ['has an amount without a currency', (document) => delete amountIn(document).attributes.currencyID],
  ])('that %s is none', ([, spoil]) => {
    const written = writeUbl({ ...fullInvoice(), typeCode });
    spoil(written);
    expect(faultsOfUbl(written)).toHaveLength(1);
  });

  test('whose every neighbouring parts have changed places is none', () => {
    const written = writeUbl({ ...fullInvoice(), typeCode });
    const elements = elementsOf(written);
    const unnoticed = elements.flatMap(({ name, children }) =>
      children.flatMap((child, index) => {
        const next = children[index + 1];
        if (next === undefined || next.name === child.name) return [];
        children.splice(index, 2, next, child);
        const isNoticed = faultsOfUbl(written).length > 0;
        children.splice(index, 2, child, next);
        return isNoticed ? [] : [`${name}: ${child.name} ${next.name}`];
      }),
    );
    expect(unnoticed).toEqual([]);
  });
});

function linesWithin(): EInvoice['lines'] {
  return fullInvoice().lines.map((line) => ({ ...line, subLines: fullInvoice().lines }));
}

function anything(): XmlElement {
  return { name: 'cbc:ID', attributes: {}, children: [], text: 'x' };
}

function amountIn(document: XmlElement): XmlElement {
  return elementsOf(document).find(({ name }) => name === 'cbc:PayableAmount') ?? anything();
}

function elementsOf(element: XmlElement): XmlElement[] {
  return [element, ...element.children.flatMap(elementsOf)];
}
