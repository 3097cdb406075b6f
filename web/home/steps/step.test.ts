/** What presses most stands above, and payments that are only expected never among it. */
import { day } from '@belegbar/domain/calendar';
import { expect, test } from 'vitest';
import { inOrder, type Pressing, pressingOf, type Step } from './step.ts';

const step = (key: string, pressing: Pressing, on: string | null): Step => ({
  key,
  pressing,
  on: on === null ? null : day(on),
  title: key,
  reason: '',
  amount: null,
  link: { to: '/invoices' },
  act: { kind: 'look' },
});

test('late before today, then what waits, what comes, and what has no day; each by its day', () => {
  const steps = [
    step('drafts', 'anyTime', null),
    step('return of the month', 'coming', '2026-03-10'),
    step('a bill to check', 'waiting', '2026-02-20'),
    step('an invoice that nobody has', 'waiting', '2026-01-05'),
    step('payment of today', 'today', '2026-03-02'),
    step('payment that is late', 'late', '2026-02-25'),
    step('return that is late', 'late', '2026-02-10'),
  ];
  expect(inOrder(steps).map(({ key }) => key)).toEqual([
    'return that is late',
    'payment that is late',
    'payment of today',
    'an invoice that nobody has',
    'a bill to check',
    'return of the month',
    'drafts',
  ]);
});

test.each([
  ['2026-03-01', 'late'],
  ['2026-03-02', 'today'],
  ['2026-03-03', 'coming'],
])('%s is %s on 2 March', (on, pressing) => {
  expect(pressingOf(day(on), day('2026-03-02'))).toBe(pressing);
});
