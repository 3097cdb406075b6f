/** The invoice list as the app asks for it, 50 rows with totals, beside its own SQL by the bare driver; few invoices and many, among 1,000 businesses. */
import { listInvoices } from '@belegbar/server/invoices';
import type { Person } from '../specs/support/stage.ts';
import { compared, type Measurement } from './measurement.ts';
import { businessWith, otherBusinesses } from './support/books.ts';
import { plainDriver, statementsOf } from './support/plain-driver.ts';
import { onScene, type Scene } from './support/scene.ts';
import { takeTurns } from './support/timing.ts';

const FEW = 1000;
const MANY = 100_000;
const OTHERS = 998;
const ROUNDS = 400;
/** The page is an index range of 51 rows whatever the size; the index itself grows by one level at most. */
const GROWTH_MAX = 1.5;

interface People {
  few: Person;
  many: Person;
}

export function run(): Promise<Measurement[]> {
  return onScene(
    async (place) => {
      const few = await businessWith(place, FEW);
      await otherBusinesses(place, few, OTHERS, 20);
      return { few, many: await businessWith(place, MANY) };
    },
    async (scene, people) => measurementsOf(await timesOf(scene, people)),
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

async function listActs(scene: Scene, person: Person) {
  const client = await scene.signIn(person);
  const statements = await statementsOf(scene, person, (context) => listInvoices(context, {}));
  const driver = await plainDriver(scene, person, statements);
  return { driver, ours: () => client.call('invoices/list', {}) };
}
