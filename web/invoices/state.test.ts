import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { awaitedOn, stateOf } from './state.ts';

const today = day('2026-10-08');
const sent = {
  kind: 'invoice',
  status: 'sent',
  cancelled: false,
  writtenOff: cents(0),
  dueDate: day('2026-10-20'),
  open: cents(490_280),
  gross: cents(490_280),
  viewed: false,
} as const;

const cases: [name: string, changes: object, expected: object][] = [
  ['a draft', { status: 'draft', dueDate: null }, { state: 'draft' }],
  ['an issued invoice is sent', {}, { state: 'sent' }],
  ['one whose link was opened is viewed', { viewed: true }, { state: 'viewed' }],
  ['one that is partly paid', { viewed: true, open: cents(100) }, { state: 'partlyPaid' }],
  ['one that is due today', { dueDate: today, open: cents(100) }, { state: 'dueToday' }],
  ['one that was due 15 days ago', { dueDate: day('2026-09-23') }, { state: 'overdue', days: 15 }],
  [
    'a paid one, though its due date has passed',
    { status: 'paid', dueDate: day('2026-09-01') },
    { state: 'paid' },
  ],
  [
    'a cancelled one, though its due date has passed',
    { cancelled: true, dueDate: day('2026-09-01') },
    { state: 'cancelled' },
  ],
  ['a cancellation', { kind: 'cancellation' }, { state: 'cancellation' }],
  ['a credit note', { kind: 'creditNote' }, { state: 'creditNote' }],
  [
    'a bad debt, of which nothing is open any more',
    { status: 'paid', open: cents(0), writtenOff: cents(490_280) },
    { state: 'writtenOff' },
  ],
];

test.each(cases)('%s', (_name, changes, expected) => {
  expect(stateOf({ ...sent, ...changes }, today)).toEqual(expected);
});

test.each([
  ['an issued invoice', {}, sent.dueDate],
  ['a draft', { status: 'draft' }, null],
  ['a cancelled invoice', { cancelled: true }, null],
  ['a cancellation', { kind: 'cancellation' }, null],
  ['a credit note', { kind: 'creditNote' }, null],
] as const)('the day by which money is to come for %s', (_name, changes, expected) => {
  expect(awaitedOn({ ...sent, ...changes })).toBe(expected);
});
