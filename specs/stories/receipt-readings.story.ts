/** Receipts that wait are read by themselves, each once, for their owner alone: what they say, where it stands, and what of it they prove. */
import { cents } from '@belegbar/domain/money';
import { recordExpense } from '@belegbar/server/expenses';
import {
  fetchReceiptPage,
  getReading,
  listReadings,
  receiptReadingsJobs,
} from '@belegbar/server/receipt-readings';
import { keepReceipt, listReceipts, READ_RECEIPT, removeReceipt } from '@belegbar/server/receipts';
import { urlSigner } from '@belegbar/server/storage';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Platform } from '../../server/platform/context.ts';
import { makeSlip, picturesOf } from '../../tools/receipts/slip.ts';
import { jonas } from '../cast/jonas.ts';
import { refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import { sweepFiles } from '../support/sweeping.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const TODAY = '2026-11-30';
const SEE_RECEIPT = 'receipt-readings.see';
const signer = urlSigner(['a secret of the story']);
/** Of a discounter: 25.21 = 6.47 + 0.45 + 15.37 + 2.92. */
const DISCOUNTER = makeSlip(1);
/** Of a bakery: 2.80, with 7 %. */
const BAKERY = makeSlip(2);

let fresh: FreshDatabase;
let stage: Stage;
let owner: Person;
let other: Person;
beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
});
afterAll(() => stage.close());
beforeEach(async () => {
  owner = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
  other = await enter(stage, { ...jonas, email: `${uuid()}@b.example` });
  stage.jobs.length = 0;
});

const keeps = (bytes: Uint8Array, name = 'Beleg.pdf', by = owner) =>
  keepReceipt(by.on(TODAY), signer, { file: new File([new Uint8Array(bytes)], name) });
const reading = (id: string, by = owner) => getReading(by.on(TODAY), signer, id);
const job = (name: string) => receiptReadingsJobs.find((one) => one.name === name);

/** Works off what was promised, and what that promises. */
async function work(platform: Platform = stage.platformOn(TODAY)): Promise<void> {
  for (let next = stage.jobs.shift(); next !== undefined; next = stage.jobs.shift())
    await job(next.name)?.handle(platform, next.payload);
}

async function readings(id: string): Promise<number> {
  const { rows } = await fresh.superuser.query(
    "select from audit_log where subject_id = $1 and action = 'receiptReadings.read'",
    [id],
  );
  return rows.length;
}

/** What a signed address says. */
function asked(url: string) {
  const { pathname, searchParams } = new URL(url, 'https://books.example');
  const said = (name: string) => searchParams.get(name) ?? '';
  const [business, hash, expires, signature] = ['business', 'hash', 'expires', 'signature'].map(said);
  return {
    path: pathname.replace('/files/receipt-pages/', ''),
    business: business ?? '',
    hash: hash ?? '',
    expires: expires ?? '',
    signature: signature ?? '',
  };
}

test('a PDF is read from its text, at once, with the place of each field and a picture of its page', async () => {
  const { id } = await keeps(DISCOUNTER.pdf);
  expect(await reading(id)).toMatchObject({ state: 'waiting', fields: null, pages: [] });
  expect(stage.jobs).toMatchObject([{ name: READ_RECEIPT, payload: { receiptId: id } }]);
  await work();
  const read = await reading(id);
  expect(read).toMatchObject({
    state: 'read',
    source: 'text',
    fields: {
      vendor: { value: 'Preiswerk Markt' },
      date: { value: '2026-05-13' },
      total: { value: 2521, proofs: expect.arrayContaining(['vat']) },
      vat: [
        { rate: '7', vat: 45 },
        { rate: '19', vat: 292 },
      ],
      sure: expect.arrayContaining(['total', 'vat']),
    },
  });
  const [page] = read.pages;
  const place = read.fields?.total?.place;
  expect(place?.right).toBeLessThanOrEqual(page?.width ?? 0);
  expect(place?.bottom).toBeLessThanOrEqual(page?.height ?? 0);
  const picture = await fetchReceiptPage(stage.platformOn(TODAY), signer, asked(page?.url ?? ''));
  expect(picture.contentType).toBe('image/webp');
  const { readings: rows } = await listReadings(owner.on(TODAY), signer, [id]);
  expect(rows).toMatchObject([{ state: 'read', total: 2521, isSure: true, hasRivals: false }]);
});

test('a photo is looked at by a job of its own, which no text waits for', async () => {
  const [photo] = await picturesOf(BAKERY, 'photo');
  const { id } = await keeps(photo?.bytes ?? new Uint8Array(), 'IMG_2087.jpg');
  const [text] = stage.jobs.splice(0);
  await job(READ_RECEIPT)?.handle(stage.platformOn(TODAY), text?.payload ?? { businessId: '' });
  expect(await reading(id)).toMatchObject({ state: 'waiting' });
  expect(stage.jobs).toMatchObject([{ name: SEE_RECEIPT, payload: { receiptId: id } }]);
  await work();
  expect(await reading(id)).toMatchObject({
    state: 'read',
    source: 'ocr',
    fields: { total: { value: 280 } },
  });
});

test('what cannot be read says why and waits to be typed', async () => {
  const { id } = await keeps(new TextEncoder().encode('%PDF-1.7 and nothing else'));
  await work();
  expect(await reading(id)).toMatchObject({ state: 'unread', refusal: 'file.damaged', fields: null });
  expect((await listReceipts(owner.on(TODAY), signer, {})).count).toBe(1);
});

test('two workers at once, and a job that is repeated, read it once', async () => {
  const { id } = await keeps(DISCOUNTER.pdf);
  const payload = { businessId: owner.businessId, receiptId: id };
  const reads = () => job(READ_RECEIPT)?.handle(stage.platformOn(TODAY), payload);
  await Promise.all([reads(), reads()]);
  await reads();
  expect(await readings(id)).toBe(1);
});

test('a worker that dies with the picture made and nothing kept leaves nothing half, and the next one reads it', async () => {
  const { id } = await keeps(DISCOUNTER.pdf);
  const platform = stage.platformOn(TODAY);
  const put = async (...file: Parameters<Platform['files']['put']>) => {
    await platform.files.put(...file);
    throw new Error('killed');
  };
  const payload = { businessId: owner.businessId, receiptId: id };
  const dying = { ...platform, files: { ...platform.files, put } };
  await expect(job(READ_RECEIPT)?.handle(dying, payload)).rejects.toThrow('killed');
  expect(await reading(id)).toMatchObject({ state: 'waiting', pages: [] });
  await work();
  expect(await reading(id)).toMatchObject({ state: 'read' });
  expect(await readings(id)).toBe(1);
});

test('too many at once are read later; given up at last, it says so and stays', async () => {
  const { id } = await keeps(DISCOUNTER.pdf);
  const platform = stage.platformOn(TODAY);
  const busy = async () => ({ ok: false, code: 'file.busy' }) as const;
  const crowded = { ...platform, paperReader: { ...platform.paperReader, read: busy } };
  await expect(work(crowded)).rejects.toThrow(/too many/);
  expect(await reading(id)).toMatchObject({ state: 'waiting' });
  await job(READ_RECEIPT)?.giveUp?.(platform, { businessId: owner.businessId, receiptId: id });
  expect(await reading(id)).toMatchObject({ state: 'unread', refusal: 'file.busy' });
});

test('whoever drops many comes behind whoever drops one', async () => {
  for (const name of ['a', 'b', 'c']) await keeps(new TextEncoder().encode(`%PDF-1.7 ${name}`));
  await keeps(new TextEncoder().encode('%PDF-1.7 alone'), 'one.pdf', other);
  const order = stage.jobs.map(({ priority = 0, payload }) => [payload.businessId, priority]);
  expect(order).toEqual([
    [owner.businessId, -1],
    [owner.businessId, -2],
    [owner.businessId, -3],
    [other.businessId, -1],
  ]);
});

test('a bill that is entered already is named, also when it has no number', async () => {
  const bill = (over: object) =>
    recordExpense(owner.on(TODAY), {
      idempotencyKey: uuid(),
      vendor: { name: 'Preiswerk Markt', country: 'DE' },
      category: 'materials',
      documentDate: '2026-05-13' as never,
      lines: [{ taxCode: 'inputNone', net: cents(2521) }],
      ...over,
    });
  await bill({ vendor: { name: 'Another', country: 'DE' } });
  const { id: expenseId } = await bill({});
  const { id } = await keeps(DISCOUNTER.pdf);
  await work();
  expect((await reading(id)).alike).toMatchObject({ expenseId });
});

test('a stranger sees neither what was read nor a picture, by any id or address', async () => {
  const { id } = await keeps(DISCOUNTER.pdf);
  await work();
  expect(await refusalOf(reading(id, other))).toBe('NOT_FOUND');
  expect((await listReadings(other.on(TODAY), signer, [id])).readings).toEqual([]);
  const url = (await reading(id)).pages[0]?.url ?? '';
  const fetches = (changes: object, day = TODAY) =>
    refusalOf(fetchReceiptPage(stage.platformOn(day), signer, { ...asked(url), ...changes }));
  expect(await fetches({ business: other.businessId })).toBe('NOT_FOUND');
  expect(await fetches({ path: asked(url).path.replace('1.webp', '2.webp') })).toBe('NOT_FOUND');
  expect(await fetches({}, '2026-12-02')).toBe('NOT_FOUND');
});

test('with the receipt goes what was read, and its pictures within a day', async () => {
  const { id } = await keeps(DISCOUNTER.pdf);
  await work();
  const { hash } = asked((await reading(id)).pages[0]?.url ?? '');
  await sweepFiles(stage.platformOn('2026-12-03'));
  expect(await stage.platformOn(TODAY).files.get(owner.businessId, hash)).not.toBeNull();
  await removeReceipt(owner.on(TODAY), id);
  expect(await refusalOf(reading(id))).toBe('NOT_FOUND');
  await sweepFiles(stage.platformOn('2026-12-03'));
  expect(await stage.platformOn(TODAY).files.get(owner.businessId, hash)).toBeNull();
});

test('what has waited longer than an hour without being read is promised anew, once a day', async () => {
  const { id } = await keeps(DISCOUNTER.pdf);
  await keeps(BAKERY.pdf, 'bakery.pdf');
  const [first] = stage.jobs.splice(0);
  await job(READ_RECEIPT)?.handle(stage.platformOn(TODAY), first?.payload ?? { businessId: '' });
  await job('receipt-readings.read-left')?.handle(stage.platformOn('2026-12-01'), { businessId: '' });
  const anew = stage.jobs.filter(({ payload }) => payload.businessId === owner.businessId);
  expect(anew).toHaveLength(1);
  expect(anew[0]?.payload.receiptId).not.toBe(id);
});
