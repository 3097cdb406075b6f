/** The list of expenses as the app asks for it, 50 rows with totals, in its orders and by its filters, beside its own SQL by the bare driver. */
import type { Day } from '@belegbar/domain/calendar';
import { type ExpenseListInput, listExpenses } from '@belegbar/server/expenses';
import { jonas } from '../specs/cast/jonas.ts';
import { buys } from '../specs/support/purchases.ts';
import { enter, type Person } from '../specs/support/stage.ts';
import { compared, type Measurement } from './measurement.ts';
import { copyRows, withoutTriggers } from './support/copies.ts';
import { plainDriver, statementsOf } from './support/plain-driver.ts';
import { onScene, type Scene } from './support/scene.ts';
import { takeTurns } from './support/timing.ts';

const EXPENSES = 20_000;
const ROUNDS = 60;
const BUDGET = 3;

const CASES: readonly { name: string; input: ExpenseListInput }[] = [
  { name: '', input: {} },
  { name: ', by vendor', input: { sort: 'vendor', order: 'ascending' } },
  { name: ', open ones, the first due first', input: { state: 'open', sort: 'due', order: 'ascending' } },
  { name: ', without a receipt', input: { state: 'withoutReceipt' } },
  { name: ', of a month', input: { from: '2025-03-01' as Day, to: '2025-03-31' as Day } },
  { name: ', of a category by amount', input: { categories: ['software'], sort: 'gross' } },
  { name: ', search for a number', input: { search: 'B-2025-12345' } },
  { name: ', search for what all have', input: { search: 'papierhaus' } },
  { name: ', search for what none has', input: { search: 'zz' } },
];

export function run(): Promise<Measurement[]> {
  return onScene(
    (place) => businessWith(place, EXPENSES),
    async (scene, person) => {
      const found: Measurement[] = [];
      for (const one of CASES) found.push(await measured(scene, person, one));
      return found;
    },
  );
}

/** A business with so many bills over the year 2025: one of ten is open, one of five paid in part. */
async function businessWith(
  { installation, stage }: Omit<Scene, 'signIn' | 'server'>,
  expenses: number,
): Promise<Person> {
  const person = await enter(stage, { ...jonas, email: `${expenses}@weber-code.example` });
  const { id } = await buys(person, '2025-01-01', { paidOn: '2025-01-01' as Day });
  await installation.superuser.query('analyze expenses');
  await withoutTriggers(installation.superuser, async (client) => {
    await copyRows(client, 'expenses', bills(person, id, expenses), {
      id: 'gen_random_uuid()',
      number: "'B-2025-' || lpad(source.place::text, 5, '0')",
      vendor: "source.vendor || ' ' || source.place % 400",
      category: "case when source.place % 8 = 0 then 'software' else source.category end",
      document_date: "date '2025-01-01' + source.place % 365",
      due_date: "date '2025-01-15' + source.place % 365",
      gross: 'source.gross',
    });
    const own = [person.businessId];
    await client.query(
      `insert into expense_payments (business_id, id, expense_id, paid_on, amount)
       select business_id, gen_random_uuid(), id, document_date, case when right(number, 1) in ('1', '2') then 5000 else gross end
       from expenses where business_id = $1 and right(number, 1) <> '0' and number like 'B-2025-_____'`,
      own,
    );
    await client.query('analyze');
    await client.query(
      `insert into expense_search
       select stands.* from expenses cross join lateral expense_as_it_stands(expenses.business_id, expenses.id) as stands
       where expenses.business_id = $1
       on conflict do nothing`,
      own,
    );
  });
  return person;
}

function bills({ businessId }: Person, id: string, expenses: number): string {
  return `(select expenses.*, place from expenses, generate_series(1, ${expenses - 1}) as place
    where business_id = '${businessId}' and id = '${id}') as source`;
}

async function measured(
  scene: Scene,
  person: Person,
  { name, input }: (typeof CASES)[number],
): Promise<Measurement> {
  const { ours, driver } = await acts(scene, person, input);
  const times = await takeTurns(ROUNDS, { ours, peer: driver.run });
  await driver.close();
  const title = `expense list, 20,000 expenses${name} : its bare SQL`;
  return compared({ name: title, ...times, budget: BUDGET, unit: 'ms' });
}

async function acts(scene: Scene, person: Person, input: ExpenseListInput) {
  const client = await scene.signIn(person);
  const statements = await statementsOf(scene, person, (context) => listExpenses(context, input));
  const driver = await plainDriver(scene, person, statements);
  return { driver, ours: () => client.call('expenses/list', { ...input }) };
}
