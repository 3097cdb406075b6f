/** The queue of received invoices, its first page and a word that nobody has, beside its own SQL by the bare driver; few and many. */
import { listReceived } from '@belegbar/server/received-invoices';
import { jonas } from '../specs/cast/jonas.ts';
import { bill, handsIn, xmlOf } from '../specs/support/received.ts';
import { enter, type Person } from '../specs/support/stage.ts';
import { compared, type Measurement } from './measurement.ts';
import { copyRows, withoutTriggers } from './support/copies.ts';
import { plainDriver, statementsOf } from './support/plain-driver.ts';
import { onScene, type Scene } from './support/scene.ts';
import { takeTurns } from './support/timing.ts';

const FEW = 100;
const MANY = 10_000;
const ROUNDS = 200;
/** The page is an index range whatever the size; what is counted beside it are narrow entries of the same index. */
const GROWTH_MAX = 2.5;

interface People {
  few: Person;
  many: Person;
}

export function run(): Promise<Measurement[]> {
  return onScene(
    async (place) => ({
      few: await receiverOf(place, FEW),
      many: await receiverOf(place, MANY),
    }),
    async (scene, people) => [
      ...(await measured(scene, people, { name: 'received invoices', search: undefined })),
      ...(await measured(scene, people, { name: 'received invoices by a word', search: 'gibtesnicht' })),
    ],
  );
}

/** One bill comes in as bills do; the database copies its row. */
async function receiverOf(
  { installation, stage }: Pick<Scene, 'installation' | 'stage'>,
  count: number,
): Promise<Person> {
  const person = await enter(stage, { ...jonas, email: `${count}@weber-code.example`, clients: {} });
  const { id } = await handsIn(person, xmlOf(bill()));
  await withoutTriggers(installation.superuser, async (client) => {
    await client.query(
      'create temp table copies on commit drop as select generate_series(2, $1::integer) n',
      [count],
    );
    const source = `copies join received_invoices source on source.id = '${id}'`;
    await copyRows(client, 'received_invoices', source, {
      id: 'uuidv7()',
      hash: `md5(copies.n::text)`,
      number: `'CH-' || copies.n`,
      number_key: `'CH-' || copies.n`,
      words: `replace(source.words, lower(source.number), 'ch-' || copies.n)`,
    });
  });
  return person;
}

async function measured(
  scene: Scene,
  people: People,
  { name, search }: { name: string; search: string | undefined },
): Promise<Measurement[]> {
  const few = await listActs(scene, people.few, search);
  const many = await listActs(scene, people.many, search);
  const times = await takeTurns(ROUNDS, { few: few.ours, many: many.ours, manyPlain: many.driver.run });
  await Promise.all([few.driver.close(), many.driver.close()]);
  const unit = 'ms';
  return [
    compared({
      name: `${name}, 10,000 : bare SQL`,
      ours: times.many,
      peer: times.manyPlain,
      budget: 3,
      unit,
    }),
    compared({
      name: `${name}, 10,000 : 100`,
      ours: times.many,
      peer: times.few,
      budget: search === undefined ? GROWTH_MAX : null,
      unit,
    }),
  ];
}

async function listActs(scene: Scene, person: Person, search: string | undefined) {
  const client = await scene.signIn(person);
  const input = { state: 'toReview', limit: 50, ...(search !== undefined && { search }) } as const;
  const statements = await statementsOf(scene, person, (context) => listReceived(context, input));
  const driver = await plainDriver(scene, person, statements);
  return { driver, ours: () => client.call('receivedInvoices/list', input) };
}
