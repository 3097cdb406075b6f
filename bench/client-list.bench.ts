/** The list of clients with what they owe and have brought, 50 rows, beside its own SQL by the bare driver; few clients and many, among 1,000 businesses. */
import { type ClientListInput, listClients } from '@belegbar/server/clients';
import type { Person } from '../specs/support/stage.ts';
import { compared, type Measurement } from './measurement.ts';
import { businessWith, otherBusinesses, spreadOverClients } from './support/books.ts';
import { plainDriver, statementsOf } from './support/plain-driver.ts';
import { onScene, type Scene } from './support/scene.ts';
import { takeTurns } from './support/timing.ts';

const FEW = { invoices: 1000, clients: 100 };
const MANY = { invoices: 100_000, clients: 10_000 };
const OTHERS = 998;
const ROUNDS = 300;
/** The page is an index range of 51 rows whatever the size; the indexes grow by a level at most. */
const GROWTH_MAX = 1.5;
const SORTS = ['name', 'open', 'revenue'] as const;

interface People {
  few: Person;
  many: Person;
}

export function run(): Promise<Measurement[]> {
  return onScene(
    async (place) => {
      const few = await businessWith(place, FEW.invoices);
      await otherBusinesses(place, few, OTHERS, 20);
      const many = await businessWith(place, MANY.invoices);
      await spreadOverClients(place, few, FEW.clients);
      await spreadOverClients(place, many, MANY.clients);
      return { few, many };
    },
    async (scene, people) => {
      const found: Measurement[] = [];
      for (const sort of SORTS) found.push(...(await measured(scene, people, sort)));
      return found;
    },
  );
}

async function measured(scene: Scene, people: People, sort: (typeof SORTS)[number]): Promise<Measurement[]> {
  const input = { sort, archived: 'no' } as const;
  const few = await listActs(scene, people.few, input);
  const many = await listActs(scene, people.many, input);
  const times = await takeTurns(ROUNDS, {
    few: few.ours,
    many: many.ours,
    manyPlain: many.driver.run,
  });
  await Promise.all([few.driver.close(), many.driver.close()]);
  const unit = 'ms';
  return [
    compared({
      name: `clients by ${sort}, 10,000 clients and 100,000 invoices : bare SQL`,
      ours: times.many,
      peer: times.manyPlain,
      budget: 3,
      unit,
    }),
    compared({
      name: `clients by ${sort}, 10,000 : 100 clients`,
      ours: times.many,
      peer: times.few,
      budget: GROWTH_MAX,
      unit,
    }),
  ];
}

async function listActs(scene: Scene, person: Person, input: ClientListInput) {
  const client = await scene.signIn(person);
  const statements = await statementsOf(scene, person, (context) => listClients(context, input));
  const driver = await plainDriver(scene, person, statements);
  return { driver, ours: () => client.call('clients/list', { ...input }) };
}
