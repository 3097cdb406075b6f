import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { invoiceState, type StatedInvoice } from './state.ts';

const today = day('2026-10-08');
const none = cents(0);

/** Issued over 2,249.10 €, due in twelve days, and nobody has it yet. */
const issued: StatedInvoice = {
  kind: 'invoice',
  status: 'sent',
  cancelled: false,
  gross: cents(224_910),
  open: cents(224_910),
  received: none,
  writtenOff: none,
  dueDate: day('2026-10-20'),
  isSent: false,
  isSeen: false,
};
const isPartlyPaid = { received: cents(120_000), open: cents(104_910) };
const isPaid = { status: 'paid', received: cents(224_910), open: none } as const;
const past = day('2026-08-29');

const words: [name: string, changes: Partial<StatedInvoice>, word: string][] = [
  ['a draft', { status: 'draft', dueDate: null }, 'draft'],
  ['issued, and nobody was sent it', {}, 'issued'],
  ['a mail has left', { isSent: true }, 'sent'],
  ['its client has opened the link', { isSent: true, isSeen: true }, 'seen'],
  ['some money has come before the due day', { isSent: true, isSeen: true, ...isPartlyPaid }, 'partlyPaid'],
  ['due today', { dueDate: today }, 'dueToday'],
  ['due yesterday', { dueDate: day('2026-10-07') }, 'overdue'],
  ['paid after its due day', { dueDate: past, ...isPaid }, 'paid'],
  ['over nothing', { status: 'paid', gross: none, open: none }, 'withoutAmount'],
  ['credited as a whole without any money', { status: 'paid', open: none }, 'credited'],
  [
    'a bad debt, of which nothing is open',
    { status: 'paid', open: none, writtenOff: cents(224_910) },
    'writtenOff',
  ],
  ['cancelled after its due day', { cancelled: true, dueDate: past }, 'cancelled'],
  ['a cancellation', { kind: 'cancellation', status: 'paid' }, 'cancellation'],
  ['a credit note', { kind: 'creditNote', status: 'paid' }, 'creditNote'],
];

test.each(words)('%s', (_name, changes, word) => {
  expect(invoiceState({ ...issued, ...changes }, today).word).toBe(word);
});

test('a part payment is told beside what is overdue, not hidden by it', () => {
  // 29 August to 8 October: 2 days of August, 30 of September, 8 of October.
  const late = invoiceState({ ...issued, ...isPartlyPaid, dueDate: past }, today);
  expect(late).toMatchObject({ word: 'overdue', overdueDays: 40, isRest: true });
  expect(invoiceState({ ...issued, dueDate: past }, today)).toMatchObject({ overdueDays: 40, isRest: false });
  expect(invoiceState({ ...issued, ...isPartlyPaid, dueDate: today }, today)).toMatchObject({
    word: 'dueToday',
    isRest: true,
  });
  expect(invoiceState({ ...issued, ...isPaid }, today).isRest).toBe(false);
});

test('a credit that lowers what is open is no part payment', () => {
  expect(invoiceState({ ...issued, open: cents(100_000) }, today)).toMatchObject({
    word: 'issued',
    isRest: false,
  });
});

const tracks: [name: string, changes: Partial<StatedInvoice>, reached: string[]][] = [
  ['a draft', { status: 'draft', dueDate: null }, ['draft']],
  ['issued', {}, ['draft', 'issued']],
  ['seen', { isSent: true, isSeen: true }, ['draft', 'issued', 'sent', 'seen']],
  ['overdue, and never sent', { dueDate: past }, ['draft', 'issued', 'due']],
  ['paid early, without being seen', { isSent: true, ...isPaid }, ['draft', 'issued', 'sent', 'paid']],
  ['over nothing', { status: 'paid', gross: none, open: none }, ['draft', 'issued']],
];

test.each(tracks)('on the track only what is stored is filled: %s', (_name, changes, reached) => {
  expect(invoiceState({ ...issued, ...changes }, today).reached).toEqual(reached);
});
