/** How often an act waits for the database: what it asks together travels together, and each further wait costs as much as a small query. */

import type { Day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { recordPayment } from '@belegbar/server/invoices';
import pg from 'pg';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, drafts, issues } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

let stage: Stage;
let person: Person;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
  person = await enter(stage, jonas);
});
afterAll(() => stage.close());

// Begin, key and its lock; invoice and credit notes; entries; note, state, lock and end of the chain; new entries and audit; key; view; end.
test('noting money that came waits eight times, however much is asked', async () => {
  const { id } = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
  const pays = (on: string) =>
    recordPayment(person.on('2026-04-01'), {
      id,
      idempotencyKey: uuid(),
      paidOn: on as Day,
      amount: cents(100),
      method: 'bankTransfer',
      note: '',
    });
  await pays('2026-03-01');
  expect(await waitsOf(() => pays('2026-03-02'))).toBe(8);
});

// Begin, key and its lock, business and client; invoice, key and audit; end.
test('beginning a draft waits three times', async () => {
  await begun();
  expect(await waitsOf(begun)).toBe(3);
});

// Begin, key and its lock, draft and business; client, turnover and key; the number; whether it is taken; invoice, lock and end of the
// chain; entries and audit; end.
// What goes its way beside the rest may be back before or after it: six or seven.
test('issuing it waits six or seven times', async () => {
  const [first, second] = [await begun(), await begun()];
  await issues(person, '2026-04-02', first);
  expect([6, 7]).toContain(await waitsOf(() => issues(person, '2026-04-02', second)));
});

function begun() {
  return drafts(person, '2026-04-02', aDayOfWork('brandwerk'));
}

/** How often something was sent while no answer was outstanding. */
async function waitsOf(act: () => Promise<unknown>): Promise<number> {
  let [waits, outstanding] = [0, 0];
  const query = pg.Client.prototype.query as (...all: unknown[]) => Promise<unknown>;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: unknown,
    ...all: unknown[]
  ) {
    if (outstanding === 0) waits += 1;
    outstanding += 1;
    return query.apply(this, all).finally(() => {
      outstanding -= 1;
    });
  } as never);
  try {
    await act();
    return waits;
  } finally {
    spy.mockRestore();
  }
}
