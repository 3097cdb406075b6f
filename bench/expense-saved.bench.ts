/** An expense that is saved over HTTP by one client: as a bill, and paid at once; beside a durable transaction of its rows alone in the same run. */
import type { Day } from '@belegbar/domain/calendar';
import { v7 as uuid } from 'uuid';
import { jonas } from '../specs/cast/jonas.ts';
import { buys } from '../specs/support/purchases.ts';
import { enter, type Person } from '../specs/support/stage.ts';
import { bounded, compared, type Measurement } from './measurement.ts';
import { durableWriter } from './support/durable.ts';
import { onScene, type Scene } from './support/scene.ts';
import { takeTurns } from './support/timing.ts';

/** What there is before, so that indexes and lists have something in them. */
const EXPENSES = 200;
const ROUNDS = 120;
const MOST_MS = 20;
const MOST_RATIO = 7;

/** Of one that is paid at once: the bill, its payment, what both book, and who did it. */
const OF_AN_EXPENSE = [
  'expenses',
  'expense_payments',
  'journal_entries',
  'journal_entries',
  'audit_log',
  'idempotency_keys',
];

export function run(): Promise<Measurement[]> {
  return onScene(prepare, async (scene, person) => {
    const client = await scene.signIn(person);
    const rows = await durableWriter(scene, person, OF_AN_EXPENSE);
    const save = (round: number, more: object) =>
      client.call('expenses/record', {
        ...BILL,
        ...more,
        documentNumber: `R-${round}`,
        idempotencyKey: uuid(),
      });
    try {
      const acts = {
        open: (round: number) => save(round, {}),
        paid: (round: number) => save(round, { paidOn: BILL.documentDate }),
        peer: (round: number) => rows.write(round),
      };
      // Twice: a server that has just begun runs cold code.
      await takeTurns(ROUNDS / 2, acts);
      const { open, paid, peer } = await takeTurns(ROUNDS, {
        open: (round) => acts.open(ROUNDS + round),
        paid: (round) => acts.paid(ROUNDS + round),
        peer: (round) => acts.peer(ROUNDS + round),
      });
      const unit = 'ms';
      const rowsAlone = 'a durable transaction of six inserts';
      return [
        bounded({ name: 'an expense saved', ours: open, budget: MOST_MS, unit }),
        bounded({ name: 'an expense saved and paid', ours: paid, budget: MOST_MS, unit }),
        compared({
          name: `an expense saved and paid : ${rowsAlone}`,
          ours: paid,
          peer,
          budget: MOST_RATIO,
          unit,
        }),
      ];
    } finally {
      await rows.close();
    }
  });
}

const BILL = {
  vendor: { name: 'Papierhaus', country: 'DE', vatId: '' },
  category: 'materials',
  documentDate: '2025-03-10',
  lines: [{ taxCode: 'inputStandard19', net: 10_000 }],
};

async function prepare({ stage }: Pick<Scene, 'stage'>): Promise<Person> {
  const person = await enter(stage, jonas);
  for (let count = 0; count < EXPENSES; count += 1)
    await buys(person, '2025-01-01', { paidOn: '2025-01-01' as Day });
  return person;
}
