import { vatAdvanceForm } from '@belegbar/domain/law';
import { assert, cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { type Box, formSections } from './form-rows.ts';

test('a base and its tax box share a row, in the order and with the lines of the 2026 form', () => {
  const sections = shown(
    box('66', { kind: 'tax', section: 'F', amount: 123_641 }),
    box('47', { kind: 'tax', section: 'D', amount: 7_980 }),
    box('46', { section: 'D', amount: 42_000 }),
    box('81', { amount: 2_148_000, computedTax: 408_120 }),
  );
  expect(sections.map(({ section }) => section)).toEqual(['A', 'D', 'F']);
  expect(
    sections.flatMap(({ rows }) =>
      rows.map((row) => [row.line, row.kennzahlen, row.taxAmount, row.isDeducted]),
    ),
  ).toEqual([
    [13, '81', 408_120, false],
    [30, '46 / 47', 7_980, false],
    [38, '66', 123_641, true],
  ]);
});

test('boxes in which nothing stands are left out, except Kz 81', () => {
  const sections = shown(box('81', { entryCount: 0 }), box('86', { entryCount: 0 }));
  expect(sections.flatMap(({ rows }) => rows.map((row) => row.kennzahlen))).toEqual(['81']);
});

test('a box whose entries cancel each other out stays, so that it can be opened', () => {
  const sections = shown(box('86', { entryCount: 2 }));
  expect(sections.flatMap(({ rows }) => rows.map((row) => row.kennzahlen))).toEqual(['86']);
});

function shown(...boxes: Box[]) {
  const form = vatAdvanceForm(2026);
  assert(form.known, 'the form of 2026');
  return formSections(boxes, form.value);
}

function box(kennzahl: string, changes: Partial<Record<keyof Box, unknown>> = {}): Box {
  const amount = typeof changes.amount === 'number' ? changes.amount : 0;
  return {
    kennzahl,
    line: 0,
    kind: 'base',
    section: 'A',
    exact: cents(amount),
    computedTax: null,
    entryCount: 1,
    ...changes,
    amount: cents(amount),
  } as Box;
}
