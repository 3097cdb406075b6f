/** What is written in CII is valid against the schema of Factur-X, which has less in it than CII D16B: just what EN 16931 uses. */
import { type EInvoice, type ELine, writeCii, type XmlElement } from '@belegbar/domain/e-invoice';
import { describe, expect, test } from 'vitest';
import { everyEInvoice } from '../../domain/e-invoice/testing/every-document.ts';
import { fullInvoice } from '../../domain/e-invoice/testing/full-invoice.ts';
import { ciiSchema } from '../testing/cii-schema.ts';
import { writeXml } from './write-xml.ts';

const faultsIn = ciiSchema();
const faultsOf = (invoice: EInvoice) => faultsIn(writeXml(writeCii(invoice)));

test.for(everyEInvoice())('%s is valid', ([, invoice]) => {
  expect(faultsOf(invoice)).toEqual([]);
});

describe('a whole invoice', () => {
  test.for(['380', '381', '384', '326', '389', '875', '876', '877'])('of type %s is valid', (typeCode) => {
    expect(faultsOf({ ...fullInvoice(), typeCode })).toEqual([]);
  });

  test.for<[string, (document: XmlElement) => void]>([
    ['parts in the wrong order', (document) => document.children.reverse()],
    ['terms in the wrong order', (document) => document.children[1]?.children.reverse()],
    ['a part too few', (document) => document.children.pop()],
    ['a part too many', (document) => document.children.push(...document.children.slice(-1))],
  ])('with %s is not', ([, spoil]) => {
    const written = writeCii(fullInvoice());
    spoil(written);
    expect(faultsIn(writeXml(written))).toHaveLength(1);
  });

  test('with a quantity that is no number is not', () => {
    const [line, ...lines] = fullInvoice().lines;
    expect(
      faultsOf({ ...fullInvoice(), lines: [{ ...line, quantity: 'zwei' } as ELine, ...lines] }),
    ).not.toEqual([]);
  });
});
