/** The disk is full while a document is stored, and two tabs issue one draft: what is there afterwards, and who is told. */
import {
  downloadInvoicePdf,
  getInvoice,
  invoiceJobs,
  issueInvoice,
  listInvoices,
} from '@belegbar/server/invoices';
import { verifyJournal } from '@belegbar/server/journal';
import { listNotifications } from '@belegbar/server/notifications';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Platform } from '../../server/platform/context.ts';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, drafts, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

const TODAY = '2026-04-01';
let stage: Stage;
let person: Person;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
  person = await enter(stage, jonas);
});
afterAll(() => stage.close());

/** The platform on a disk that takes no byte more. */
function onFullDisk(): Platform {
  const platform = stage.platformOn(TODAY);
  const put = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  return { ...platform, files: { ...platform.files, put } };
}

const storing = invoiceJobs.find(({ name }) => name === 'invoices.store-document');

function promised(invoiceId: string) {
  const job = stage.jobs.find(
    ({ name, payload }) => name === storing?.name && payload.invoiceId === invoiceId,
  );
  expect(job, 'the document is promised').toBeDefined();
  return job?.payload ?? { businessId: '' };
}

test('a full disk loses no number and leaves no half document: Jonas is told, and it is stored once there is space', async () => {
  const invoice = await bills(person, TODAY, aDayOfWork('brandwerk'));
  const payload = promised(invoice.id);
  await expect(storing?.handle(onFullDisk(), payload)).rejects.toThrow('no space left on device');
  expect(await getInvoice(person.on(TODAY), invoice.id)).toMatchObject({
    number: invoice.number,
    delivery: 'failed',
    documentHash: null,
  });
  const full = { ...person.on(TODAY), platform: onFullDisk() };
  await expect(downloadInvoicePdf(full, invoice.id)).rejects.toThrow('no space left on device');

  await storing?.giveUp?.(onFullDisk(), payload);
  const { notifications } = await listNotifications(person.on(TODAY), {
    userId: person.userId,
    language: 'de',
  });
  expect(notifications.map(({ title }) => title)).toContain(
    `Das PDF zu ${invoice.number} konnte nicht erstellt werden`,
  );

  await storing?.handle(stage.platformOn(TODAY), payload);
  const stored = await getInvoice(person.on(TODAY), invoice.id);
  expect(stored.delivery).toBe('ready');
  const { bytes } = await downloadInvoicePdf(person.on(TODAY), invoice.id);
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  const next = await bills(person, TODAY, aDayOfWork('brandwerk'));
  expect([invoice.number, next.number]).toEqual(['RE-2026-0001', 'RE-2026-0002']);
});

test('two tabs issue the same draft at once: one invoice, one entry, one promise, and the other tab is told', async () => {
  const draft = await drafts(person, TODAY, aDayOfWork('brandwerk'));
  const before = await verifyJournal(person.on(TODAY));
  const tab = () =>
    refusalOf(
      issueInvoice(person.on(TODAY), { id: draft.id, version: draft.version, idempotencyKey: uuid() }),
    );
  expect((await Promise.all([tab(), tab()])).toSorted()).toEqual(['NOT_A_DRAFT', null]);
  const after = await verifyJournal(person.on(TODAY));
  expect([after.entries - before.entries, after.firstBroken]).toEqual([1, null]);
  expect(stage.jobs.filter(({ payload }) => payload.invoiceId === draft.id)).toHaveLength(1);
});

test('an answer that was lost is given again by the same key, and the number after it is the next', async () => {
  const draft = await drafts(person, TODAY, aDayOfWork('brandwerk'));
  const asked = { id: draft.id, version: draft.version, idempotencyKey: uuid() };
  const lost = await issueInvoice(person.on(TODAY), asked);
  const again = await issueInvoice(person.on('2026-04-02'), asked);
  expect([again.number, again.invoiceDate]).toEqual([lost.number, TODAY]);
  const next = await bills(person, TODAY, aDayOfWork('brandwerk'));
  const running = (number: string | null) => Number(number?.split('-').at(-1));
  expect(running(next.number)).toBe(running(lost.number) + 1);
  const { invoices } = await listInvoices(person.on(TODAY), { limit: 100 });
  expect(new Set(invoices.map(({ number }) => number)).size).toBe(invoices.length);
});
