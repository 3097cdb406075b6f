/** Money on an invoice that a hundred part payments came for already, over HTTP by one client: on its day, and found later among them. */
import { v7 as uuid } from 'uuid';
import { jonas } from '../specs/cast/jonas.ts';
import { bills, receives } from '../specs/support/acts.ts';
import { enter, type Person } from '../specs/support/stage.ts';
import { bounded, type Measurement } from './measurement.ts';
import { FOUR_LINES } from './support/books.ts';
import { onScene, type Scene } from './support/scene.ts';
import { takeTurns } from './support/timing.ts';

/** What they come to is far below the 2,368.00 of the invoice. */
const ACTS = 100;
/** A server that has run for a moment: the first of them find cold code. */
const ROUNDS = 60;
/** Each of them books anew what came later, so that there is more to fold for the next. */
const LATE_ROUNDS = 20;
const MOST_MS = 15;
/** All acts are read back from the audit log and folded twice, with it and without it. */
const MOST_LATE_MS = 60;

export function run(): Promise<Measurement[]> {
  return onScene(prepare, async (scene, { person, invoices }) => {
    const client = await scene.signIn(person);
    const [inTime = '', late = ''] = invoices;
    const note = (id: string, paidOn: string) =>
      client.call('invoices/recordPayment', { id, idempotencyKey: uuid(), paidOn, amount: 100, ...TRANSFER });
    const times = {
      ...(await takeTurns(ROUNDS, { inTime: (round) => note(inTime, dayAfter(ACTS + round)) })),
      ...(await takeTurns(LATE_ROUNDS, { late: () => note(late, '2025-02-01') })),
    };
    const unit = 'ms';
    return [
      bounded({ name: `a payment after ${ACTS} acts`, ours: times.inTime, budget: MOST_MS, unit }),
      bounded({
        name: `a payment found late among ${ACTS} acts`,
        ours: times.late,
        budget: MOST_LATE_MS,
        unit,
      }),
    ];
  });
}

const TRANSFER = { method: 'bankTransfer', note: '' };

/** Two invoices of one business, each paid in parts on a hundred days. */
async function prepare({ stage }: Pick<Scene, 'stage'>): Promise<{ person: Person; invoices: string[] }> {
  const person = await enter(stage, jonas);
  const invoices: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const invoice = await bills(person, '2025-01-02', FOUR_LINES);
    for (let act = 0; act < ACTS; act += 1) await receives(person, dayAfter(act), invoice, '1.00');
    invoices.push(invoice.id);
  }
  return { person, invoices };
}

function dayAfter(count: number): string {
  return new Date(Date.UTC(2025, 2, 1 + count)).toISOString().slice(0, 10);
}
