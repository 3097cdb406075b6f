import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { moneyToCome, type OpenInvoice } from './money-to-come.ts';

const today = day('2026-10-08');
const open = (dueDate: string | null, amount: number, clientName = 'Brandwerk'): OpenInvoice => ({
  dueDate: dueDate === null ? null : day(dueDate),
  clientName,
  openInEuros: cents(amount),
});

test('what is overdue comes first, then today, the week, the month, what is later, and what has no day', () => {
  const rows = [
    open('2026-11-08', 1),
    open('2026-11-07', 2),
    open('2026-10-16', 4),
    open('2026-10-15', 8),
    open('2026-10-09', 16),
    open('2026-10-08', 32),
    open('2026-10-07', 64),
    open(null, 128),
  ];
  expect(moneyToCome(rows, today).map(({ term, until, count, open }) => [term, until, count, open])).toEqual([
    ['overdue', null, 1, 64],
    ['today', null, 1, 32],
    ['week', '2026-10-15', 2, 24],
    ['month', '2026-11-07', 2, 6],
    ['later', null, 1, 1],
    ['noDay', null, 1, 128],
  ]);
});

test('one invoice is told by its client, more by their number', () => {
  const [one] = moneyToCome([open('2026-10-01', 1, 'Praxis')], today);
  const [two] = moneyToCome([open('2026-10-01', 1, 'Praxis'), open('2026-10-02', 1, 'Atelier')], today);
  expect([one?.clientName, two?.clientName]).toEqual(['Praxis', '']);
});

test('what was paid too much is no money to come', () => {
  expect(moneyToCome([open('2026-10-01', -500), open('2026-10-01', 0)], today)).toEqual([]);
});
