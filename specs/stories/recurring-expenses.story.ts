/** What recurs is entered on its day in Berlin, each day once: after months of downtime, by two workers, over the change of clocks, though killed. */
import { addDays, day } from '@belegbar/domain/calendar';
import { verifyJournal } from '@belegbar/server/journal';
import { generateDue } from '@belegbar/server/recurring-expenses';
import { incomeSurplusOfYear } from '@belegbar/server/tax-reports';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { freshDatabase } from '../support/database.ts';
import { ofQuarters } from '../support/purchases.ts';
import { at, daysOf, expenseOf, recurs, standing, works } from '../support/recurring.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

let fresh: FreshDatabase;
let stage: Stage;
let person: Person;
beforeAll(async () => {
  fresh = await freshDatabase(8);
  stage = setStage(fresh.application.database);
});
afterAll(() => stage.close());
beforeEach(async () => {
  person = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
});

const everyHour = (stage: Stage, moment: string) =>
  generateDue(at(stage, moment), { businessId: person.businessId });

async function whole(): Promise<void> {
  expect(await verifyJournal(person.on('2026-12-31'))).toMatchObject({ firstBroken: null, wrongSums: [] });
}

test('after three months of downtime each month is entered with its own day, paid, and in its own quarter', async () => {
  const id = await recurs(person, '2026-01-05');
  await works(stage, '2026-01-30');
  expect(await standing(person)).toEqual([]);
  await works(stage, '2026-04-30');
  await works(stage, '2026-04-30');
  expect(await standing(person)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']);
  expect(await expenseOf(person, id, '2026-02-28')).toMatchObject({
    gross: 22_610,
    state: 'paid',
    isRecurring: true,
    dueDate: '2026-02-28',
    payments: [{ paidOn: '2026-02-28', amount: 22_610 }],
  });
  // 36.10 of input VAT each month: three in the first quarter, one in the second.
  expect(await ofQuarters(person, '66')).toEqual([10_830, 3_610, 0, 0]);
  const { expense } = await incomeSurplusOfYear(person.on('2026-12-31'), { year: 2026 });
  expect(expense).toBe(4 * 22_610);
  await whole();
});

test('two workers at once, each twice, enter each week once', async () => {
  const id = await recurs(person, '2026-01-05', { rhythm: 'weekly', firstDueOn: day('2026-01-07') });
  const hour = () => everyHour(stage, '2026-02-20T08:00:00Z');
  await Promise.all([hour(), hour(), hour(), hour()]);
  const weeks = [
    '2026-01-07',
    '2026-01-14',
    '2026-01-21',
    '2026-01-28',
    '2026-02-04',
    '2026-02-11',
    '2026-02-18',
  ];
  expect(await standing(person)).toEqual(weeks);
  expect(await daysOf(person, id)).toEqual(weeks.map((week) => `${week} entered`).toReversed());
  await whole();
});

test.each([
  ['March', '2026-03-29', '2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z', 23],
  ['October', '2026-10-25', '2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z', 25],
])(
  'on the Sunday of %s when the clocks change it is entered at midnight in Berlin, and once',
  async (_, sunday, before, from, hours) => {
    const dayOfMonth = Number(sunday.slice(8));
    await recurs(person, '2026-01-01', { firstDueOn: day(sunday), dayOfMonth });
    await everyHour(stage, before);
    expect(await standing(person)).toEqual([]);
    for (let hour = 0; hour < hours; hour++) {
      await everyHour(stage, new Date(Date.parse(from) + hour * 3_600_000).toISOString());
      expect(await standing(person)).toEqual([sunday]);
    }
  },
);

test('the 29th to the 31st are the last of shorter months, and come back', async () => {
  for (const last of [29, 30, 31])
    await recurs(person, '2026-01-20', { firstDueOn: day(`2026-01-${last}`), dayOfMonth: last });
  await works(stage, '2026-03-31');
  const january = ['2026-01-29', '2026-01-30', '2026-01-31'];
  const march = ['2026-03-29', '2026-03-30', '2026-03-31'];
  expect(await standing(person)).toEqual([...january, '2026-02-28', '2026-02-28', '2026-02-28', ...march]);
});

/** Where the worker writes, in the order in which it does. */
const PLACES = [
  'recurring_expense_dues',
  'expenses',
  'journal_entries',
  'expense_payments',
  'audit_log',
  'recurring_expenses',
];

test('a worker that dies at whatever place leaves nothing half, and the next one does it once', async () => {
  const id = await recurs(person, '2026-01-05', { rhythm: 'weekly', firstDueOn: day('2026-01-07') });
  const noon = (week: number) => `${addDays(day('2026-01-07'), week * 7)}T11:00:00Z`;
  await fresh.superuser.query(DIES);
  for (const [week, place] of PLACES.entries()) {
    await fresh.superuser.query(
      `create trigger dies before insert or update on ${place} for each row execute function dies()`,
    );
    await expect(everyHour(stage, noon(week)), place).rejects.toThrow();
    await fresh.superuser.query(`drop trigger dies on ${place}`);
    expect(await daysOf(person, id), place).toHaveLength(week);
    expect(await standing(person), place).toHaveLength(week);
    await whole();
    await everyHour(stage, noon(week));
    expect(await daysOf(person, id), place).toHaveLength(week + 1);
    expect(await standing(person), place).toHaveLength(week + 1);
  }
  expect((await daysOf(person, id)).every((one) => one.endsWith(' entered'))).toBe(true);
  await whole();
});

/** The connection ends there and then, as when its process is killed. */
const DIES = `
  create function dies() returns trigger language plpgsql security definer as $$
  begin
    perform pg_terminate_backend(pg_backend_pid());
    return new;
  end $$`;

test('what was due before it was set up stays as it is, and what is due that day is promised at once', async () => {
  await recurs(person, '2026-03-31');
  expect(stage.jobs).toContainEqual({
    name: 'recurring-expenses.generate',
    payload: { businessId: person.businessId },
  });
  await works(stage, '2026-03-31');
  expect(await standing(person)).toEqual(['2026-03-31']);
});
