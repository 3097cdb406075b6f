/** E-invoices are kept as their PDF is: all at once or none, as long, and none comes into being afterwards. */
import {
  downloadInvoicePdf,
  getInvoice,
  invoiceJobs,
  storeDocument,
  storedDocuments,
} from '@belegbar/server/invoices';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateInvoice } from '../../server/invoices/store.ts';
import type { Platform } from '../../server/platform/context.ts';
import { inSnapshot, inTransaction } from '../../server/platform/database/index.ts';
import { noteFiles } from '../../server/platform/files/index.ts';
import { aylin } from '../cast/aylin.ts';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { BEZIRKSAMT, fetches, hashOf } from '../support/e-invoices.ts';
import { exportOf } from '../support/exports.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import { sweepFiles } from '../support/sweeping.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const TODAY = '2026-04-01';
const YEARS_LATER = '2029-04-01';
const KINDS = ['pdf', 'xrechnung', 'facturX'] as const;
let fresh: FreshDatabase;
let stage: Stage;
let person: Person;
beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
  person = await enter(stage, { ...jonas, clients: { ...jonas.clients, amt: BEZIRKSAMT } });
});
afterAll(() => stage.close());

const aBill = () => bills(person, TODAY, aDayOfWork('amt'));
const seen = (id: string) => getInvoice(person.on(TODAY), id);

/** The platform on a disk that has room for so many files more. */
function withRoomFor(files: number): Platform {
  const platform = stage.platformOn(TODAY);
  let left = files;
  const put: Platform['files']['put'] = async (businessId, bytes) => {
    if (left-- === 0) throw new Error('no space left on device');
    return platform.files.put(businessId, bytes);
  };
  return { ...platform, files: { ...platform.files, put } };
}

test.each([0, 1, 2])('a disk that is full after %i of the three files leaves none half', async (room) => {
  const { id } = await aBill();
  const payload = { businessId: person.businessId, invoiceId: id };
  const [job] = invoiceJobs;
  await expect(job?.handle(withRoomFor(room), payload)).rejects.toThrow('no space left');
  expect(await seen(id)).toMatchObject({
    delivery: 'failed',
    documentHash: null,
    eInvoice: { xrechnung: false, facturX: false, breaches: [] },
  });
  await job?.handle(stage.platformOn(TODAY), payload);
  expect(await seen(id)).toMatchObject({ delivery: 'ready', eInvoice: { xrechnung: true, facturX: true } });
});

test('half a document cannot even be written', async () => {
  const { id } = await aBill();
  await expect(
    fresh.superuser.query('update invoices set xrechnung_hash = $2 where id = $1', [id, 'a'.repeat(64)]),
  ).rejects.toThrow('e_invoices_with_document');
});

test('an invoice from before has its PDF, and gets no e-invoice afterwards', async () => {
  const { id } = await aBill();
  const bytes = Buffer.from('%PDF-1.7 as it was made then');
  const hash = await stage.platformOn(TODAY).files.put(person.businessId, bytes);
  const { businessId } = person;
  await inTransaction(person.on(TODAY), async (transaction) => {
    const file = { businessId, hash, contentType: 'application/pdf', size: bytes.byteLength };
    await noteFiles(transaction, businessId, [file]);
    await updateInvoice(transaction, { businessId, id }, { document_hash: hash, delivery: 'ready' });
  });
  expect(await storeDocument(person.on(TODAY), id)).toBe(hash);
  const pdf = await downloadInvoicePdf(person.on(TODAY), id);
  expect(bytes.equals(pdf.bytes)).toBe(true);
  for (const file of ['xrechnung', 'facturX'] as const)
    expect(await refusalOf(fetches(person.on(TODAY), id, file))).toBe('NOT_FOUND');
  expect((await seen(id)).eInvoice).toEqual({ xrechnung: false, facturX: false, breaches: [] });
  await expect(
    fresh.superuser.query('update invoices set xrechnung_hash = document_hash where id = $1', [id]),
  ).rejects.toThrow('a stored document cannot be replaced');
});

test('no sweep takes them, and a stored invoice is one document, not three', async () => {
  const { id } = await aBill();
  const counts = () =>
    inSnapshot(person.on(TODAY), (transaction) => storedDocuments(person.on(TODAY), transaction));
  const before = await counts();
  await storeDocument(person.on(TODAY), id);
  const after = await counts();
  expect(after.missingCount).toBe(before.missingCount - 1);
  expect(after.documents[0]?.count).toBe((before.documents[0]?.count ?? 0) + 1);
  const hashes = async (on: string) =>
    Promise.all(KINDS.map(async (file) => (await fetches(person.on(on), id, file)).hash));
  const stored = await hashes(TODAY);
  await sweepFiles(stage.platformOn(YEARS_LATER));
  expect(await hashes(YEARS_LATER)).toEqual(stored);
});

test('Jonas takes them along under the number of the invoice', async () => {
  const { id, number } = await aBill();
  const files = await Promise.all(KINDS.map((file) => fetches(person.on(TODAY), id, file)));
  const { paths, bytes } = await exportOf(person.on(TODAY));
  for (const { fileName, hash } of files) {
    expect(paths).toContain(`files/invoices/${fileName}`);
    expect(hashOf(bytes(`files/invoices/${fileName}`))).toBe(hash);
  }
  expect(files.map(({ fileName }) => fileName)).toEqual([
    `${number}.pdf`,
    `${number}.xml`,
    `${number}-factur-x.xml`,
  ]);
});

test('they are still made where the owner has left before they were', async () => {
  const gone = await enter(stage, { ...jonas, email: 'gone@studio.example' });
  const { id } = await bills(gone, TODAY, aDayOfWork('brandwerk'));
  await fresh.superuser.query(
    "insert into closed_businesses values ($1, now(), '2034-12-31', '2036-12-31')",
    [gone.businessId],
  );
  expect((await fetches(gone.on(TODAY), id, 'pdf')).read.embedded).toBe('factur-x.xml');
});

test('a stranger finds none of them', async () => {
  const { id } = await aBill();
  const stranger = await enter(stage, aylin);
  for (const file of KINDS) expect(await refusalOf(fetches(stranger.on(TODAY), id, file))).toBe('NOT_FOUND');
});
