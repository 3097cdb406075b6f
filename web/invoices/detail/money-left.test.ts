import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { amountToRefund, moneyLeft, openAsSeen } from './money-left.ts';

test.for([
  ['sent', 'invoice', false, 119_000, [], 'open 119000', 0],
  ['paid in part', 'invoice', false, 69_000, [50_000], 'open 69000', 0],
  ['paid', 'invoice', false, 0, [119_000], 'open 0', 0],
  ['paid, then lowered by a credit note', 'invoice', false, -5_000, [119_000], 'overpaid 5000', 5_000],
  ['cancelled before any money came', 'invoice', true, 0, [], null, 0],
  ['cancelled after a part was paid', 'invoice', true, 0, [50_000], 'toRefund 50000', 50_000],
  ['cancelled, half of it paid back', 'invoice', true, 0, [50_000, -20_000], 'toRefund 30000', 30_000],
  ['cancelled, all of it paid back', 'invoice', true, 0, [50_000, -50_000], 'toRefund 0', 0],
  ['the cancellation document', 'cancellation', false, 0, [], null, 0],
] as const)('%s', ([, kind, cancelled, open, payments, left, toRefund]) => {
  const invoice = {
    kind,
    cancelled,
    open: cents(open),
    payments: payments.map((amount) => ({ amount: cents(amount) })),
  };
  const found = moneyLeft(invoice);
  expect(found && `${found.label} ${found.amount}`).toBe(left);
  expect(amountToRefund(invoice)).toBe(toRefund);
});

test.for([
  ['what is open', false, 119_000, 0, [], 119_000],
  ['what was given up as lost', false, 0, 119_000, [], 119_000],
  ['below zero where too much was paid', false, -5_000, 0, [124_000], -5_000],
  ['below zero what came in of a cancelled invoice', true, 0, 0, [50_000, -20_000], -30_000],
  ['below zero what came in of a cancelled invoice whose rest was lost', true, 0, 69_000, [50_000], -50_000],
] as const)('%s was seen', ([, cancelled, open, writtenOff, payments, seen]) => {
  const invoice = {
    kind: 'invoice' as const,
    cancelled,
    open: cents(open),
    writtenOff: cents(writtenOff),
    payments: payments.map((amount) => ({ amount: cents(amount) })),
  };
  expect(openAsSeen(invoice)).toBe(seen);
});
