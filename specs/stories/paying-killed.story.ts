/** The server dies while it pays many bills: between two of them, one half written. Asked again, and by another tab at the same moment, each is paid once. */
import { setTimeout as sleep } from 'node:timers/promises';
import { getExpense } from '@belegbar/server/expenses';
import { verifyJournal } from '@belegbar/server/journal';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { httpClient } from '../support/http-client.ts';
import { type Installation, install, type ServerProcess } from '../support/installation.ts';
import { buys } from '../support/purchases.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

const BILLS = 24;
/** The server dies while it pays the one at this place. */
const FATAL = 9;

interface Outcome {
  results: { id: string; paymentId: string | null; refusal: { code: string } | null }[];
}

let installation: Installation;
let stage: Stage;
let person: Person;
let cookie: string;
let servers: ServerProcess[] = [];
beforeAll(async () => {
  installation = await install();
  stage = setStage(installation.database);
  person = await enter(stage, jonas);
  cookie = await installation.signIn(person.userId);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await stage?.close();
  await installation?.close();
});

test('what was paid before the death is paid, the half-written one is not, and afterwards each is paid once, by one of two tabs', async () => {
  const ids: string[] = [];
  for (let count = 0; count < BILLS; count += 1) ids.push((await buys(person, '2026-03-01')).id);
  // By hand: 119.00 less 2 % (2.38) are 116.62.
  const order = { paidOn: '2026-03-10', expenses: ids.map((id) => ({ id, amount: 11_662, discount: 238 })) };
  const first = { ...order, idempotencyKey: uuid() };
  const server = await installation.start({ worker: 'off' });
  const pays = (address: string, call: typeof first) =>
    httpClient(address, cookie).call<Outcome>('expenses/payMany', call);
  await diesWithin(server, ids[FATAL] as string, () => pays(server.address, first));
  const before = await paymentsOf(ids);
  expect([...before.keys()].toSorted()).toEqual(ids.slice(0, FATAL).toSorted());
  expect((await verifyJournal(person.on('2026-04-01'))).firstBroken).toBeNull();

  servers = [await installation.start({ worker: 'off' })];
  const address = servers[0]?.address ?? '';
  const other = { ...order, idempotencyKey: uuid() };
  const [again, beside] = await Promise.all([pays(address, first), pays(address, other)]);
  const after = await paymentsOf(ids);
  for (const [place, id] of ids.entries()) {
    const [own, others] = [again.results[place], beside.results[place]];
    expect(after.get(id)).toEqual([own?.paymentId ?? others?.paymentId]);
    const refused = [own, others].flatMap((one) => one?.refusal?.code ?? []);
    expect(refused).toEqual(['INVALID']);
    // What was done before it died is what the same call answers.
    if (place < FATAL) expect(after.get(id)).toEqual(before.get(id));
  }
  expect(await pays(address, first)).toEqual(again);
  await expectBookedOnce(ids);
});

/** Waits until all before it are paid and it is half written, and kills the server there. */
async function diesWithin(server: ServerProcess, id: string, act: () => Promise<unknown>): Promise<void> {
  const [gate, held] = [await installation.superuser.connect(), await installation.superuser.connect()];
  await gate.query('select pg_advisory_lock(hashtextextended($1, 0))', [`expense:${id}`]);
  let isAnswered = false;
  const lost = act()
    .catch(() => null)
    .finally(() => {
      isAnswered = true;
    });
  const untilWaiting = async (event: string) => {
    while (!(await isWaiting(event))) {
      expect(isAnswered).toBe(false);
      await sleep(20);
    }
  };
  await untilWaiting('advisory');
  // Its payment goes in, its record in the audit log does not.
  await held.query('begin; lock table audit_log in share row exclusive mode');
  await gate.query('select pg_advisory_unlock_all()');
  gate.release();
  await untilWaiting('relation');
  await server.kill();
  await lost;
  await held.query('rollback');
  held.release();
}

async function isWaiting(event: string): Promise<boolean> {
  const { rowCount } = await installation.superuser.query(
    "select from pg_stat_activity where usename = 'belegbar_app' and wait_event_type = 'Lock' and wait_event = $1",
    [event],
  );
  return (rowCount ?? 0) > 0;
}

async function paymentsOf(ids: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await installation.superuser.query<{ expense_id: string; payments: string[] }>(
    'select expense_id, array_agg(id::text) as payments from expense_payments where expense_id = any($1) group by 1',
    [ids],
  );
  return new Map(rows.map(({ expense_id, payments }) => [expense_id, payments]));
}

/** Nothing is open, and journal and audit log tell of each payment once. */
async function expectBookedOnce(ids: readonly string[]): Promise<void> {
  const now = person.on('2026-04-01');
  for (const id of ids) {
    const { state, open, payments, entries } = await getExpense(now, id);
    expect({ state, open }).toEqual({ state: 'paid', open: 0 });
    expect(payments).toMatchObject([{ amount: 11_662, discount: 238 }]);
    expect(entries.filter(({ kind }) => kind === 'expensePayment')).toHaveLength(1);
  }
  const { rowCount } = await installation.superuser.query(
    "select from audit_log where business_id = $1 and action = 'expenses.pay'",
    [person.businessId],
  );
  expect(rowCount).toBe(ids.length);
  expect(await verifyJournal(now)).toMatchObject({ firstBroken: null, wrongSums: [] });
}
