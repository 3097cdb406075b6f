/** Received invoices leave with their owner in an export, and stay for their term when the owner has left. */
import { downloadReceived, receiveInvoice, setReceivedAside } from '@belegbar/server/received-invoices';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clockAt } from '../../server/platform/clock/index.ts';
import type { Context, Platform } from '../../server/platform/context.ts';
import { joins, tokenTo } from '../support/account.ts';
import { anHourPasses, asks, confirms, count, looks } from '../support/account-deletion.ts';
import { sha256 } from '../support/archive-reader.ts';
import { exportOf } from '../support/exports.ts';
import { type HandClock, handClock } from '../support/hand-clock.ts';
import { bill, xmlOf, zugferdOf } from '../support/received.ts';
import { type Served, serve } from '../support/served.ts';

const EMAIL = 'lena@kept.example';
let served: Served;
let clock: HandClock;
let context: Context;
let id: string;
beforeAll(async () => {
  clock = handClock();
  served = await serve({ clock });
});
afterAll(() => served.close());

const own = (table: string, more = 'true') =>
  count(served, table, `business_id = $1 and ${more}`, [context.businessId]);

test('Lena, who has received an invoice that was not hers, is told that it stays until the end of 2034', async () => {
  const lena = await joins(served, EMAIL);
  const { user } = (await lena.calls('signIn/session')).body as { user: { id: string; businessId: string } };
  context = {
    platform: { ...served.platform, clock: clockAt('2026-04-01' as never) },
    businessId: user.businessId,
    actor: { kind: 'user', userId: user.id },
    requestId: 'story',
    transaction: null,
  };
  const file = zugferdOf(bill({ number: 'K-1' }), [['zeiten.txt', '10 h']]);
  id = (await receiveInvoice(context, { idempotencyKey: uuid(), file })).id;
  await setReceivedAside(context, { id, reason: 'notMine', note: '' });
  // § 147 (3) AO: 8 years from the end of 2026.
  expect(await looks(lena)).toMatchObject({
    kept: { expenses: { count: 1, until: '2034-12-31' }, invoices: { count: 0 } },
  });
  await asks(lena);
  await confirms(served, await tokenTo(served, EMAIL));
});

test('her export has the record, the file as it came, its XML and what was enclosed', async () => {
  const archive = await exportOf(context);
  expect(archive.rows('received-invoices')).toMatchObject([
    { id, number: 'K-1', state: 'setAside', setAsideReason: 'notMine', invoice: { number: 'K-1' } },
  ]);
  const received = archive.paths.filter((path) => path.startsWith('files/received/')).toSorted();
  expect(received).toEqual([
    'files/received/rechnung-zeiten.txt.bin',
    'files/received/rechnung.pdf',
    'files/received/rechnung.xml',
  ]);
  const [row] = archive.rows('received-invoices');
  expect(sha256(archive.bytes('files/received/rechnung.pdf'))).toBe(row?.hash);
});

test('after she has left it is kept, with its files, and nothing new comes in', async () => {
  clock.pass({ days: 14 });
  await anHourPasses(served);
  expect([await own('received_invoices', 'received_by is null'), await own('files')]).toEqual([1, 3]);
  expect((await downloadReceived({ ...context }, { id, part: 'original' })).bytes.length).toBeGreaterThan(
    100,
  );
  const program = { ...context, actor: { kind: 'system', name: 'story' } } as const;
  const late = receiveInvoice(program, { idempotencyKey: uuid(), file: xmlOf(bill({ number: 'K-2' })) });
  await expect(late).rejects.toThrow('closed');
  const { superuser } = served.fresh;
  await expect(superuser.query('delete from received_invoices')).rejects.toThrow('cannot be deleted');
});

test('when the term is over, by the clock of the database as well, it goes with its bytes', async () => {
  const hashes = (await served.fresh.superuser.query('select hash from files')).rows;
  await served.fresh.superuser.query(
    `update closed_businesses set vouchers_until = current_date - 1, books_until = current_date - 1`,
  );
  const years: Platform = { ...served.platform, clock: clockAt('2090-01-01' as never) };
  await anHourPasses(served, years);
  expect(await count(served, 'received_invoices')).toBe(0);
  expect(await count(served, 'businesses', 'id = $1', [context.businessId])).toBe(0);
  for (const { hash } of hashes) expect(await served.platform.files.get(context.businessId, hash)).toBeNull();
});
