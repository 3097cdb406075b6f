/** What is written is read again: every term of EN 16931, in both syntaxes, whatever else is missing. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeCii } from './cii/index.ts';
import type { EInvoice } from './model.ts';
import { readEInvoice } from './read.ts';
import { fullInvoice } from './testing/full-invoice.ts';
import { writeUbl } from './ubl/index.ts';

const SYNTAXES = [
  ['UBL', writeUbl],
  ['CII', writeCii],
] as const;

describe.for(SYNTAXES)('in %s', ([, write]) => {
  const again = (invoice: EInvoice) => readEInvoice(write(invoice));

  test('an invoice that says everything says everything again', () => {
    const read = again(fullInvoice());
    expect(read?.unread).toEqual([]);
    expect(read?.empty).toEqual([]);
    expect(read?.invoice).toEqual(fullInvoice());
  });

  test.for(['380', '381', '384', '326', '389', '875', '876', '877'])(
    'an invoice of type %s is read again',
    (typeCode) => {
      expect(again({ ...fullInvoice(), typeCode })?.invoice).toEqual({ ...fullInvoice(), typeCode });
    },
  );

  test.for(['3', '35', '432'])('the VAT is due by code %s instead of on a day', (taxPointCode) => {
    const { taxPointDate: _, ...invoice } = fullInvoice();
    expect(again({ ...invoice, taxPointCode })?.invoice).toEqual({ ...invoice, taxPointCode });
  });

  test('whatever an invoice does not say, all else is read again', () => {
    const places = leavesOf(fullInvoice());
    fc.assert(
      fc.property(fc.subarray(places), (gone) => {
        const invoice = without(fullInvoice(), gone);
        const first = again(invoice)?.invoice;
        // What has lost its whole group is gone with it; from then on nothing changes any more.
        expect(first && again(first)?.invoice).toEqual(first);
        expect(leavesOutsideLists(first)).toEqual(expect.arrayContaining(leavesOutsideLists(invoice)));
      }),
      { numRuns: 200 },
    );
  });
});

/** What does not move up when something before it is gone, what no currency has to name, and what stands without a mandate. */
function leavesOutsideLists(value: unknown): string[] {
  return leavesOf(value).filter((path) => !/\/\d+\/|urrency|totals\/vat|directDebit/.test(path));
}

function leavesOf(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return [path.join('/')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

function without(invoice: EInvoice, places: readonly string[]): EInvoice {
  for (const place of places) {
    const keys = place.split('/');
    const last = keys.pop() ?? '';
    const parent = keys.reduce<unknown>(
      (at, key) => (at as Record<string, unknown> | undefined)?.[key],
      invoice,
    );
    delete (parent as Record<string, unknown>)[last];
  }
  return invoice;
}
