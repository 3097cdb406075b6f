/** A hundred bills with Skonto that are noted as paid by one call over HTTP; beside durable transactions of their rows alone in the same run. */
import { decimal } from '@belegbar/domain/money';
import { v7 as uuid } from 'uuid';
import { jonas } from '../specs/cast/jonas.ts';
import { buys, pays } from '../specs/support/purchases.ts';
import { enter, type Person } from '../specs/support/stage.ts';
import { compared, type Measurement } from './measurement.ts';
import { durableWriter } from './support/durable.ts';
import { onScene, type Scene } from './support/scene.ts';
import { takeTurns } from './support/timing.ts';

const AT_ONCE = 100;
/** The first ones warm up a server that has just begun. */
const ROUNDS = 12;
const MOST_RATIO = 6;

/** Of one of them: its payment, what it books, and who did it. */
const OF_A_PAYMENT = ['expense_payments', 'journal_entries', 'audit_log', 'idempotency_keys'];

export function run(): Promise<Measurement[]> {
  return onScene(prepare, async (scene, { person, bills }) => {
    const client = await scene.signIn(person);
    const rows = await durableWriter(scene, person, OF_A_PAYMENT);
    try {
      const { ours, peer } = await takeTurns(ROUNDS, {
        ours: async (round) => {
          const expenses = bills
            .slice(round * AT_ONCE, (round + 1) * AT_ONCE)
            .map((id) => ({ id, amount: 11_662, discount: 238 }));
          const call = { idempotencyKey: uuid(), paidOn: '2025-03-10', expenses };
          const { results } = await client.call<Paid>('expenses/payMany', call);
          if (results.some(({ paymentId }) => paymentId === null)) throw new Error('a bill was not paid');
        },
        peer: async (round) => {
          for (let place = 0; place < AT_ONCE; place += 1) await rows.write(round * AT_ONCE + place);
        },
      });
      return [
        compared({
          name: 'a hundred bills paid at once : a durable transaction of four inserts for each',
          ours,
          peer,
          budget: MOST_RATIO,
          unit: 'ms',
        }),
      ];
    } finally {
      await rows.close();
    }
  });
}

interface Paid {
  results: { paymentId: string | null }[];
}

/** As many bills as are paid, and one that was paid before. By hand: 119.00 less 2 % (2.38) are 116.62. */
async function prepare({ stage }: Pick<Scene, 'stage'>): Promise<{ person: Person; bills: string[] }> {
  const person = await enter(stage, jonas);
  const buy = () => buys(person, '2025-03-01', { skonto: [{ days: 14, percent: decimal('2') }] });
  const { id } = await buy();
  await pays(person, id, { on: '2025-03-10', amount: '116.62', discount: '2.38' });
  const bills: string[] = [];
  while (bills.length < ROUNDS * AT_ONCE) bills.push((await buy()).id);
  return { person, bills };
}
