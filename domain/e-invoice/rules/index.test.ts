import { describe, expect, test } from 'vitest';
import { RULES_OF_PDFS } from '../rules-of-pdfs.ts';
import { findBreaches, NOT_IMPLEMENTED, RULES } from './index.ts';
import { RULES_OF_FILES } from './of-files.ts';
import { brokenBy, changed, validInvoice } from './testing.ts';

test('an invoice that is in order breaks no rule of either profile', () => {
  expect(findBreaches(validInvoice(), 'xrechnung')).toEqual([]);
  expect(findBreaches(validInvoice(), 'en16931')).toEqual([]);
});

test('the European profile leaves out what XRechnung and Peppol add', () => {
  const changes = { buyerReference: undefined, 'seller.electronicAddress': undefined, number: '' };
  expect(brokenBy(changes, 'xrechnung')).toEqual(['BR-02', 'BR-DE-15', 'PEPPOL-EN16931-R020']);
  expect(brokenBy(changes, 'en16931')).toEqual(['BR-02']);
});

test('what stops the invoice comes before what is only unusual', () => {
  const invoice = changed({ typeCode: '386', buyerReference: ' ', lines: [] });
  const severities = findBreaches(invoice, 'xrechnung').map(({ rule }) => rule.severity);
  expect(severities).toEqual([...severities].sort());
  expect(new Set(severities)).toEqual(new Set(['fatal', 'warning']));
});

/** Also those over a file, which are found while it is read. */
const EVERY_RULE = [...RULES, ...RULES_OF_FILES, ...RULES_OF_PDFS];

describe('every rule', () => {
  test('has a number of its own, and none is said to be left out', () => {
    const ids = EVERY_RULE.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(NOT_IMPLEMENTED.filter(({ id }) => ids.includes(id))).toEqual([]);
  });

  test.each(EVERY_RULE.map((rule) => [rule.id, rule] as const))(
    '%s speaks plainly in both languages',
    (_, rule) => {
      for (const text of [rule.message.de, rule.message.en, rule.mend.de, rule.mend.en]) {
        expect(text).toMatch(/[.?]$|#$/);
        expect(text).not.toMatch(/[!–—]/);
      }
      expect(placeholders(rule.message.de)).toEqual(placeholders(rule.message.en));
    },
  );
});

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();
}

test('an invoice that says nothing at all is told so and nothing fails', () => {
  const found = brokenBy({
    ...Object.fromEntries(Object.keys(validInvoice()).map((key) => [key, undefined])),
    notes: [],
    preceding: [],
    payments: [],
    allowances: [],
    charges: [],
    totals: {},
    vatBreakdown: [],
    documents: [],
    lines: [],
    thirdPartyPayments: [],
  });
  expect(found).toEqual(
    expect.arrayContaining(['BR-01', 'BR-02', 'BR-03', 'BR-04', 'BR-05', 'BR-06', 'BR-07', 'BR-08', 'BR-16']),
  );
});
