/** The invoice list as the app asks for it, 50 rows with totals, in every order and by every filter, beside its own SQL by the bare driver; few invoices and many, among 1,000 businesses. */
import type { Day } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import { type ListInput, listInvoices } from '@belegbar/server/invoices';
import type { Person } from '../specs/support/stage.ts';
import { compared, type Measurement } from './measurement.ts';
import { businessWith, otherBusinesses, spreadOverClients } from './support/books.ts';
import { plainDriver, statementsOf } from './support/plain-driver.ts';
import { onScene, type Scene } from './support/scene.ts';
import { takeTurns } from './support/timing.ts';

const FEW = 1000;
const MANY = 100_000;
const OTHERS = 998;
const CLIENTS = 2000;
const ROUNDS = 400;
/** What asks more of the database is asked less often. */
const ROUNDS_OF_CASE = 60;
/** The page is an index range of 51 rows whatever the size; the index itself grows by one level at most. */
const GROWTH_MAX = 1.5;

/** Each is asked as the app asks it, and is compared with what it asks of the database. */
const CASES: readonly { name: string; input: ListInput }[] = [
  { name: 'by number', input: { sort: 'number' } },
  { name: 'by due date, the first due first', input: { sort: 'due', order: 'ascending' } },
  { name: 'by client', input: { sort: 'client', order: 'ascending' } },
  { name: 'by amount', input: { sort: 'gross' } },
  { name: 'open ones by open amount', input: { states: ['open'], sort: 'open', order: 'ascending' } },
  { name: 'of a month', input: { from: '2025-03-01' as Day, to: '2025-03-31' as Day } },
  {
    name: 'of a month by client',
    input: { from: '2025-03-01' as Day, to: '2025-03-31' as Day, sort: 'client' },
  },
  { name: 'from an amount on', input: { grossFrom: 100_000 as Cents } },
  { name: 'search for a number', input: { search: 'RE-2025-0012345' } },
  { name: 'search for what all have', input: { search: 'entwicklung' } },
  { name: 'search for what none has', input: { search: 'zz' } },
];

interface People {
  few: Person;
  many: Person;
}

export function run(): Promise<Measurement[]> {
  return onScene(
    async (place) => {
      const few = await businessWith(place, FEW);
      await otherBusinesses(place, few, OTHERS, 20);
      const many = await businessWith(place, MANY);
      await spreadOverClients(place, many, CLIENTS);
      return { few, many };
    },
    async (scene, people) => [
      ...measurementsOf(await timesOf(scene, people)),
      ...(await casesOf(scene, people.many)),
    ],
  );
}

async function timesOf(scene: Scene, people: People) {
  const few = await listActs(scene, people.few);
  const many = await listActs(scene, people.many);
  const times = await takeTurns(ROUNDS, {
    few: few.ours,
    fewPlain: few.driver.run,
    many: many.ours,
    manyPlain: many.driver.run,
  });
  await Promise.all([few.driver.close(), many.driver.close()]);
  return times;
}

function measurementsOf(times: Awaited<ReturnType<typeof timesOf>>): Measurement[] {
  const { few, fewPlain, many, manyPlain } = times;
  const [budget, unit] = [3, 'ms'];
  return [
    compared({
      name: 'invoice list, 1,000 invoices : its bare SQL',
      ours: few,
      peer: fewPlain,
      budget,
      unit,
    }),
    compared({
      name: 'invoice list, 100,000 invoices : its bare SQL',
      ours: many,
      peer: manyPlain,
      budget,
      unit,
    }),
    compared({
      name: 'invoice list, 100,000 : 1,000 invoices',
      ours: many,
      peer: few,
      budget: GROWTH_MAX,
      unit,
    }),
  ];
}

async function casesOf(scene: Scene, person: Person): Promise<Measurement[]> {
  const found: Measurement[] = [];
  for (const { name, input } of CASES) {
    const { ours, driver } = await listActs(scene, person, input);
    const times = await takeTurns(ROUNDS_OF_CASE, { ours, peer: driver.run });
    await driver.close();
    const title = `invoice list, 100,000 invoices, ${name} : its bare SQL`;
    found.push(compared({ name: title, ...times, budget: 3, unit: 'ms' }));
  }
  return found;
}

async function listActs(scene: Scene, person: Person, input: ListInput = {}) {
  const client = await scene.signIn(person);
  const statements = await statementsOf(scene, person, (context) => listInvoices(context, input));
  const driver = await plainDriver(scene, person, statements);
  return { driver, ours: () => client.call('invoices/list', { ...input }) };
}
