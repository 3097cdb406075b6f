import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { awaitedOn, hasOther } from './state.ts';

const sent = {
  kind: 'invoice',
  status: 'sent',
  cancelled: false,
  dueDate: day('2026-10-20'),
  open: cents(490_280),
  gross: cents(490_280),
} as const;

test.each([
  ['an issued invoice', {}, sent.dueDate],
  ['a draft', { status: 'draft' }, null],
  ['a cancelled invoice', { cancelled: true }, null],
  ['a cancellation', { kind: 'cancellation' }, null],
  ['a credit note', { kind: 'creditNote' }, null],
] as const)('the day by which money is to come for %s', (_name, changes, expected) => {
  expect(awaitedOn({ ...sent, ...changes })).toBe(expected);
});

test.each([
  ['before any money', {}, false],
  ['after a part payment', { open: cents(100) }, true],
  ['once it is paid', { status: 'paid', open: cents(0) }, true],
  ['of a draft', { status: 'draft', open: cents(0) }, false],
] as const)('what was billed stands beside what is open: %s', (_name, changes, expected) => {
  expect(hasOther({ ...sent, ...changes })).toBe(expected);
});
