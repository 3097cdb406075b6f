/** What the endpoints of the contract let in, and in which form. Each row: why, what is given, whether it may pass. */
import { describe, expect, test } from 'vitest';
import { DecimalText, Id, Line, PercentText, SearchText, Sum, Text, Version } from './common.ts';
import { DraftFields } from './invoice-draft.ts';
import { InvoiceMessage } from './invoice-messages.ts';

describe('a line of text', () => {
  test.for([
    ['emoji and marks of direction', 'שלום \u200f 🎨', true],
    ['a script tag, which is only text', "<script>'; drop table invoices", true],
    ['a zero byte, which the database refuses', 'a\u0000b', false],
    ['an override of direction', 'A\u202egnp.exe', false],
    ['an isolate', 'a\u2066b', false],
    ['half an emoji, which is no Unicode', 'a\ud83d', false],
    ['the other half', '\ude00a', false],
    ['a non-character', 'a\uffff', false],
    ['a line break', 'a\nb', false],
    ['201 characters', 'a'.repeat(201), false],
  ] as const)('%s', ([, text, passes]) => {
    expect(Line(200).safeParse(text).success).toBe(passes);
  });
});

test.for([
  ['line feed and tab', 'a\n\tb', true],
  ['a zero byte', 'a\u0000b', false],
  ['half an emoji', 'a\ud83d', false],
  ['10,000 characters', 'a'.repeat(10_000), false],
] as const)('text of several lines with %s', ([, text, passes]) => {
  expect(Text(5000).safeParse(text).success).toBe(passes);
});

test.for([
  ['1.50', '1.5'],
  ['-0', '0'],
  ['-0.0000', '0'],
  ['007', '7'],
  ['-12.5', '-12.5'],
] as const)('the decimal %s is read as %s', ([given, canonical]) => {
  expect(DecimalText.parse(given)).toBe(canonical);
});

test('a percent is read in canonical form, and neither says more than the field takes', () => {
  expect(PercentText.parse('05.00')).toBe('5');
  for (const text of ['1.23456', '1e3', 'NaN', '', '１', '1234567890123'])
    expect(DecimalText.safeParse(text).success).toBe(false);
  expect(PercentText.parse('15.93303')).toBe('15.93303');
  for (const text of ['100.1', '-1', '1,5', '1.2345678'])
    expect(PercentText.safeParse(text).success).toBe(false);
});

test('an id has one spelling, so that locks and keys meet', () => {
  expect(Id.parse('0198C0DE-0000-7000-8000-00000000ABCD')).toBe('0198c0de-0000-7000-8000-00000000abcd');
});

test('a search loses what the database cannot look for', () => {
  expect(SearchText.parse('RE\u0000 2026\ud83d')).toBe('RE  2026 ');
});

test('a version is a number that the database can compare', () => {
  expect(Version.safeParse(1).success).toBe(true);
  expect(Version.safeParse(3_000_000_000).success).toBe(false);
  expect(Version.safeParse(-1).success).toBe(false);
});

test('a sum of many amounts may be larger than one amount', () => {
  expect(Sum.safeParse(2 * 999_999_999_999).success).toBe(true);
});

test('an invoice date leaves room for its due date', () => {
  const { invoiceDate } = DraftFields.shape;
  expect(invoiceDate.safeParse('2026-11-21').success).toBe(true);
  expect(invoiceDate.safeParse('2999-12-31').success).toBe(false);
  // 2998-12-31 and 365 days are 2999-12-31, the last day of the calendar.
  expect(invoiceDate.safeParse('2998-12-31').success).toBe(true);
  expect(InvoiceMessage.shape.dueDate.safeParse('2999-12-31').success).toBe(true);
});
