/** The PDF of an own receipt is made once and kept for as long as its voucher: whoever asks gets those very bytes (GoBD, Rz. 107 to 119). */
import { createHash } from 'node:crypto';
import type { Day } from '@belegbar/domain/calendar';
import { cents, decimal } from '@belegbar/domain/money';
import { getBusiness, updateBusiness } from '@belegbar/server/business';
import {
  downloadReceipt,
  getVoucher,
  recordKilometres,
  recordPrivateMoney,
  storeReceipt,
  undoVoucher,
  vouchersJobs,
} from '@belegbar/server/vouchers';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pageTexts } from '../../documents/testing/read-pdf.ts';
import type { Context, Platform } from '../../server/platform/context.ts';
import { jonas } from '../cast/jonas.ts';
import { refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { exportOf } from '../support/exports.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import { sweepFiles } from '../support/sweeping.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const TODAY = '2026-04-01';
const YEARS_LATER = '2030-04-01';
const STORE = 'vouchers.store-receipt';

let fresh: FreshDatabase;
let stage: Stage;
let person: Person;
beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
});
afterAll(() => stage.close());
beforeEach(async () => {
  person = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
});

async function drives(): Promise<string> {
  const way = {
    kind: 'trip',
    drivenOn: '2026-03-10' as Day,
    vehicle: 'car',
    kilometres: decimal('120'),
  } as const;
  const trip = { idempotencyKey: uuid(), way, purpose: 'Workshop bei Brandwerk' };
  return (await recordKilometres(person.on(TODAY), trip)).id;
}

async function moves(street: string): Promise<void> {
  const { version } = await getBusiness(person.on(TODAY));
  await updateBusiness(person.on(TODAY), { version, changes: { street } });
}

const fetched = async (id: string, on = TODAY) => (await downloadReceipt(person.on(on), id)).bytes;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const keptHash = async (id: string) => (await getVoucher(person.on(TODAY), id)).documentHash;
const job = (name: string) => vouchersJobs.find((one) => one.name === name);

function promised(id: string) {
  return stage.jobs.filter(({ name, payload }) => name === STORE && payload.voucherId === id);
}

async function storings(id: string): Promise<number> {
  const { rows } = await fresh.superuser.query(
    "select from audit_log where subject_id = $1 and action = 'vouchers.storeReceipt'",
    [id],
  );
  return rows.length;
}

/** The platform whose renderer draws another page from now on, as after an update of the app. */
function redesigned(context: Context): Context {
  const { platform } = context;
  const ownReceipt = async () => new TextEncoder().encode('%PDF-1.7 another design');
  return { ...context, platform: { ...platform, renderer: { ...platform.renderer, ownReceipt } } };
}

test('it is promised with the voucher, once, and stored with its hash', async () => {
  const id = await drives();
  expect(promised(id)).toHaveLength(1);
  expect(await keptHash(id)).toBeNull();
  await job(STORE)?.handle(stage.platformOn(TODAY), promised(id)[0]?.payload ?? { businessId: '' });
  const hash = await keptHash(id);
  expect(hash).toBe(sha256(await fetched(id)));
  expect(await storings(id)).toBe(1);
});

test('private money promises none and has none', async () => {
  const moved = { direction: 'withdrawal', movedOn: '2026-03-31' as Day, amount: cents(150_000) } as const;
  const { id } = await recordPrivateMoney(person.on(TODAY), { idempotencyKey: uuid(), ...moved });
  expect(promised(id)).toEqual([]);
  expect(await refusalOf(storeReceipt(person.on(TODAY), id))).toBe('NOT_FOUND');
});

test('neither a new address nor a new design alters what was made', async () => {
  const id = await drives();
  const made = await fetched(id);
  await moves('Neue Straße 7');
  expect(await fetched(id, YEARS_LATER)).toEqual(made);
  expect((await downloadReceipt(redesigned(person.on(TODAY)), id)).bytes).toEqual(made);
  expect(await storings(id)).toBe(1);
});

test('a job that is late still writes the address of the day on which the voucher was entered', async () => {
  const id = await drives();
  await moves('Neue Straße 7');
  const text = (await pageTexts(await fetched(id))).join('');
  expect(text).not.toContain('neuestraße7');
  expect(text).toContain((jonas.profile.street ?? '').toLowerCase().replaceAll(' ', ''));
});

test('two workers and a download at once keep one', async () => {
  const id = await drives();
  const work = () =>
    job(STORE)?.handle(stage.platformOn(TODAY), { businessId: person.businessId, voucherId: id });
  const another = storeReceipt(redesigned(person.on(TODAY)), id);
  const [, , bytes] = await Promise.all([work(), work(), fetched(id), another]);
  expect(await storings(id)).toBe(1);
  expect(sha256(bytes)).toBe(await keptHash(id));
  expect(await fetched(id)).toEqual(bytes);
});

test('a worker that dies between the bytes and the row leaves nothing half, and the next one keeps it', async () => {
  const id = await drives();
  const platform = stage.platformOn(TODAY);
  const dying: Platform = {
    ...platform,
    files: {
      ...platform.files,
      put: async (...file) => {
        await platform.files.put(...file);
        throw new Error('killed');
      },
    },
  };
  const payload = { businessId: person.businessId, voucherId: id };
  await expect(job(STORE)?.handle(dying, payload)).rejects.toThrow('killed');
  expect(await keptHash(id)).toBeNull();
  await job(STORE)?.handle(platform, payload);
  expect(await keptHash(id)).toBe(sha256(await fetched(id)));
});

test('one that was entered before they were kept gets its PDF the next day, and so does one whose job gave up', async () => {
  const [old, given] = [await drives(), await drives()];
  await fresh.superuser.query('alter table vouchers disable trigger vouchers_are_append_only');
  await fresh.superuser.query('update vouchers set issuer = null where id = $1', [old]);
  await fresh.superuser.query('alter table vouchers enable trigger vouchers_are_append_only');
  await job('vouchers.store-missing')?.handle(stage.platformOn(TODAY), { businessId: '' });
  for (const id of [old, given]) expect(await keptHash(id)).toBe(sha256(await fetched(id)));
  await job('vouchers.store-missing')?.handle(stage.platformOn(TODAY), { businessId: '' });
  expect([await storings(old), await storings(given)]).toEqual([1, 1]);
});

test('taken back it keeps its PDF, and no sweep of years takes it', async () => {
  const id = await drives();
  const made = await fetched(id);
  await undoVoucher(person.on(TODAY), { id, idempotencyKey: uuid() });
  await sweepFiles(stage.platformOn(YEARS_LATER));
  expect(await fetched(id, YEARS_LATER)).toEqual(made);
  expect(await getVoucher(person.on(TODAY), id)).toMatchObject({
    isTakenBack: true,
    documentHash: sha256(made),
  });
});

test('its owner takes it along under its number, and is told of one that is still to be made', async () => {
  const id = await drives();
  const made = await fetched(id);
  await drives();
  const taken = await exportOf(person.on(TODAY));
  expect(sha256(taken.bytes('files/vouchers/KM-2026-0001.pdf'))).toBe(sha256(made));
  expect(taken.rows('vouchers').map(({ documentHash }) => documentHash)).toContain(sha256(made));
  expect(taken.manifest.missing.map(({ what }) => what)).toEqual(['voucher KM-2026-0002']);
});

test('the database refuses to replace it, and any other change of its voucher', async () => {
  const id = await drives();
  await fetched(id);
  for (const change of [
    'document_hash = null',
    "document_hash = repeat('a', 64)",
    "issuer = '[]'",
    'detail = detail',
  ])
    await expect(fresh.superuser.query(`update vouchers set ${change} where id = $1`, [id])).rejects.toThrow(
      'append-only',
    );
});
