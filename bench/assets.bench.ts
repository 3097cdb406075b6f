/** The register of 500 assets as the app asks for it, a page with the sums of all, beside its own SQL by the bare driver. */
import { listAssets } from '@belegbar/server/assets';
import { jonas } from '../specs/cast/jonas.ts';
import { buys } from '../specs/support/assets.ts';
import { enter, type Person } from '../specs/support/stage.ts';
import { compared, type Measurement } from './measurement.ts';
import { copyRows, withoutTriggers } from './support/copies.ts';
import { plainDriver, statementsOf } from './support/plain-driver.ts';
import { onScene, type Scene } from './support/scene.ts';
import { takeTurns } from './support/timing.ts';

const ASSETS = 500;
const ROUNDS = 60;
const BUDGET = 6;

export function run(): Promise<Measurement[]> {
  return onScene(businessWithAssets, async (scene, person) => {
    const client = await scene.signIn(person);
    const input = { limit: 50 };
    const statements = await statementsOf(scene, person, (context) => listAssets(context, input));
    const driver = await plainDriver(scene, person, statements);
    const ours = () => client.call('assets/list', input);
    const times = await takeTurns(ROUNDS, { ours, peer: driver.run });
    await driver.close();
    const name = `register of ${ASSETS} assets, a page with the sums of all : its bare SQL`;
    return [compared({ name, ...times, budget: BUDGET, unit: 'ms' })];
  });
}

/** Cameras over seven years, bought one a day. */
async function businessWithAssets({
  installation,
  stage,
}: Omit<Scene, 'signIn' | 'server'>): Promise<Person> {
  const person = await enter(stage, { ...jonas, email: `${ASSETS}@weber-code.example` });
  const { id } = await buys(person, '2024-01-02');
  await withoutTriggers(installation.superuser, async (client) => {
    const source = `(select assets.*, place from assets, generate_series(1, ${ASSETS - 1}) as place
      where business_id = '${person.businessId}' and id = '${id}') as source`;
    await copyRows(client, 'assets', source, {
      id: 'gen_random_uuid()',
      number: "'AV-2024-' || lpad((source.place + 1)::text, 4, '0')",
      acquired_on: "date '2024-01-02' + source.place",
      expense_id: 'null',
      expense_line: 'null',
    });
  });
  return person;
}
