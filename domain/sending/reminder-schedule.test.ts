/** When a client is reminded. The days of the week are those of a printed calendar of 2026. */
import { type Day, day } from '@belegbar/domain/calendar';
import { expect, test } from 'vitest';
import {
  checkDaysAfterDue,
  planReminders,
  type ReminderSchedule,
  reminderDueOn,
  restsUntil,
  USUAL_SCHEDULE,
} from './reminder-schedule.ts';

interface Case {
  name: string;
  invoiceDate?: string;
  issuedOn?: string;
  dueDate: string;
  schedule?: Partial<ReminderSchedule>;
  /** Days as the schedule counts them, negative before the due day, with the day that they come to. */
  expected: [number, string][];
}

const CASES: Case[] = [
  {
    name: 'an invoice due on Tuesday 31 March brings the four usual reminders',
    dueDate: '2026-03-31',
    expected: [
      [-1, '2026-03-30'],
      [7, '2026-04-07'],
      [14, '2026-04-14'],
      [30, '2026-04-30'],
    ],
  },
  {
    name: 'a reminder may fall on a Sunday',
    dueDate: '2026-03-23',
    schedule: { reminderDaysAfterDue: [6] },
    expected: [
      [-1, '2026-03-22'],
      [6, '2026-03-29'],
    ],
  },
  {
    name: 'what is due on a Saturday may be paid on Monday, so Tuesday is the first day of a reminder (§ 193 BGB)',
    dueDate: '2026-03-21',
    schedule: { reminderDaysAfterDue: [1, 7] },
    expected: [
      [-1, '2026-03-20'],
      [1, '2026-03-24'],
      [7, '2026-03-28'],
    ],
  },
  {
    name: 'Good Friday and Easter Monday put off the first reminder to Wednesday, and only one comes then',
    dueDate: '2026-04-03',
    schedule: { reminderDaysAfterDue: [1, 3, 7] },
    expected: [
      [-1, '2026-04-02'],
      [1, '2026-04-08'],
      [7, '2026-04-10'],
    ],
  },
  {
    name: 'an invoice that is due at once is not announced on its own day',
    invoiceDate: '2026-03-02',
    dueDate: '2026-03-02',
    schedule: { reminderDaysAfterDue: [7] },
    expected: [[7, '2026-03-09']],
  },
  {
    name: 'nor is one that is due the day after',
    invoiceDate: '2026-03-02',
    dueDate: '2026-03-03',
    schedule: { reminderDaysAfterDue: [7] },
    expected: [[7, '2026-03-10']],
  },
  {
    name: 'one that was issued three weeks after its date is not reminded of on the days before',
    issuedOn: '2026-04-14',
    dueDate: '2026-03-31',
    expected: [[30, '2026-04-30']],
  },
  {
    name: 'one with the date of next week is not announced before that day',
    invoiceDate: '2026-03-30',
    dueDate: '2026-03-31',
    expected: [
      [7, '2026-04-07'],
      [14, '2026-04-14'],
      [30, '2026-04-30'],
    ],
  },
  {
    name: 'a week before, over the end of the year',
    invoiceDate: '2026-12-18',
    dueDate: '2027-01-04',
    schedule: { reminderDaysBeforeDue: 7, overdueReminders: false },
    expected: [[-7, '2026-12-28']],
  },
  {
    name: 'without reminders before the due day only those after it remain',
    dueDate: '2026-03-31',
    schedule: { paymentDueReminders: false, reminderDaysAfterDue: [30, 7] },
    expected: [
      [7, '2026-04-07'],
      [30, '2026-04-30'],
    ],
  },
  {
    name: 'with both switched off nobody is reminded',
    dueDate: '2026-03-31',
    schedule: { paymentDueReminders: false, overdueReminders: false },
    expected: [],
  },
];

test.each(CASES)('$name', ({ invoiceDate = '2026-03-01', issuedOn, dueDate, schedule, expected }) => {
  const planned = planReminders(
    { invoiceDate: day(invoiceDate), issuedOn: day(issuedOn ?? invoiceDate), dueDate: day(dueDate) },
    { ...USUAL_SCHEDULE, ...schedule },
  );
  const days: [number, Day][] = planned.map((one) => [
    one.kind === 'beforeDue' ? -one.days : one.days,
    one.day,
  ]);
  expect(days).toEqual(expected);
});

test.each([
  ['2026-03-29', null],
  ['2026-03-30', 'beforeDue'],
  ['2026-03-31', 'beforeDue'],
  ['2026-04-01', null],
  ['2026-04-07', 'afterDue'],
  ['2026-04-10', 'afterDue'],
  ['2026-04-11', null],
])('of an invoice due on 31 March, what is made up for on %s is %s', (today, kind) => {
  const billed = day('2026-03-01');
  const plan = planReminders(
    { invoiceDate: billed, issuedOn: billed, dueDate: day('2026-03-31') },
    USUAL_SCHEDULE,
  );
  expect(reminderDueOn(plan, day(today))?.kind ?? null).toBe(kind);
});

test.each<[string, number[], number[] | string]>([
  ['are kept from the first to the last', [30, 7, 14], [7, 14, 30]],
  ['cannot be none', [], 'reminder.none'],
  ['begin with the day after the due day', [0, 7], 'reminder.range'],
  ['end after 180 days', [180], [180]],
  ['do not go on after that', [181], 'reminder.range'],
  ['are whole days', [1.5], 'reminder.range'],
  ['stand there once each', [7, 7], 'reminder.twice'],
  ['are six at most', [1, 2, 3, 4, 5, 6, 7], 'reminder.many'],
])('the days after due %s', (_, days, expected) => {
  const checked = checkDaysAfterDue(days);
  expect(checked.ok ? checked.value : checked.code).toEqual(expected);
});

const planned = (...days: string[]) =>
  days.map((on) => ({ kind: 'afterDue' as const, days: 7, day: day(on) }));

test.each([
  ['nothing is planned: a week', [], '2026-03-30'],
  ['the next of the plan comes before that', ['2026-03-16', '2026-03-28'], '2026-03-28'],
  [
    'the plan is silent for three days after a reminder, and makes up for it then',
    ['2026-03-24'],
    '2026-03-26',
  ],
  ['the next of the plan comes later', ['2026-04-15'], '2026-03-30'],
])('what was reminded of on 23 March rests: %s', (_, days, until) => {
  expect(restsUntil(day('2026-03-23'), planned(...days))).toBe(until);
});
