import { describe, expect, test } from 'vitest';
import { brokenBy, type Changes, pathsOf } from './testing.ts';

const PDF = { content: 'JVBERg==', mediaType: 'application/pdf', name: 'stunden.pdf' };

describe('the invoice as a whole', () => {
  test.each<[string, Changes, string[]]>([
    ['no specification', { customization: undefined }, ['BR-01', 'BR-DE-21']],
    ['no number', { number: undefined }, ['BR-02']],
    ['a blank number', { number: ' ' }, ['BR-02']],
    ['no date', { issueDate: undefined }, ['BR-03']],
    ['no type', { typeCode: undefined }, ['BR-04', 'BR-DE-17']],
    ['no lines', { lines: [] }, ['BR-16', 'BR-CO-10', 'BR-S-08']],
    ['two ways to say the tax point', { taxPointDate: '2026-11-15', taxPointCode: '35' }, ['BR-CO-03']],
    ['one way to say it', { taxPointDate: '2026-11-15' }, []],
    ['neither due date nor terms', { dueDate: undefined }, ['BR-CO-25']],
    ['terms instead of a due date', { dueDate: undefined, paymentTerms: 'sofort ohne Abzug' }, []],
    [
      'nothing to pay, so no due date',
      { dueDate: undefined, 'totals.paid': '1130.50', 'totals.payable': '0.00' },
      [],
    ],
    ['an earlier invoice without its number', { preceding: [{ issueDate: '2026-10-01' }] }, ['BR-55']],
    ['an attachment without a name', { documents: [{ file: PDF }] }, ['BR-52']],
  ])('%s', (_, changes, expected) => {
    expect(brokenBy(changes)).toEqual(expected);
  });
});

describe('periods', () => {
  test.each<[string, Changes, string[]]>([
    ['ends before it begins', { period: { start: '2026-11-15', end: '2026-11-01' } }, ['BR-29']],
    ['one day', { period: { start: '2026-11-15', end: '2026-11-15' } }, []],
    ['neither start nor end', { period: {} }, ['BR-CO-19']],
    ['only the code of the tax point, in the same place', { period: {}, taxPointCode: '35' }, []],
    [
      'of a line, ends before it begins',
      { 'lines.0.period': { start: '2026-11-09', end: '2026-11-02' } },
      ['BR-30'],
    ],
    ['of a line, neither start nor end', { 'lines.0.period': {} }, ['BR-CO-20']],
    ['of a line, within that of the invoice', { 'lines.0.period': { start: '2026-11-01' } }, []],
    [
      'of a line, begins earlier than that of the invoice',
      { 'lines.0.period': { start: '2026-10-31', end: '2026-11-02' } },
      ['PEPPOL-EN16931-R110'],
    ],
    [
      'of a line, ends later than that of the invoice',
      { 'lines.0.period': { end: '2026-11-16' } },
      ['PEPPOL-EN16931-R111'],
    ],
    ['a day of no calendar', { issueDate: '2026-13-01' }, ['BB-DAY']],
    ['a German day', { 'period.start': '01.11.2026' }, ['BB-DAY']],
    ['a day with a time zone', { issueDate: '2026-11-20+01:00' }, []],
  ])('%s', (_, changes, expected) => {
    expect(brokenBy(changes)).toEqual(expected);
  });
});

describe('what is no number', () => {
  test.each([
    ['totals.rounding', '0,00', ['totals.rounding']],
    ['lines.0.price.net', '1e2', ['lines.0.price.net']],
    ['lines.0.quantity', 'zehn', ['lines.0.quantity']],
    ['vatBreakdown.0.rate', '19 %', ['vatBreakdown.0.rate']],
  ])('%s with %s is told where it stands', (path, value, expected) => {
    expect(pathsOf('BB-NUMBER', { [path]: value })).toEqual(expected);
  });
});
