/** What the app tells people by itself: of their clients, of their account, and of work that failed. */
import { invoiceJobs, listInvoices } from '@belegbar/server/invoices';
import { accountNotifier, listNotifications } from '@belegbar/server/notifications';
import { inTransaction } from '@belegbar/server/platform/database';
import { openJobs } from '@belegbar/server/platform/jobs';
import { createShareLink, openShareLink } from '@belegbar/server/share-links';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Context, Platform } from '../../server/platform/context.ts';
import { aylin } from '../cast/aylin.ts';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { program } from '../support/notify.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const TODAY = '2026-04-01';
let fresh: FreshDatabase;
let stage: Stage;
let person: Person;
let stranger: Person;

beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
  person = await enter(stage, jonas);
  stranger = await enter(stage, aylin);
});
beforeEach(() => fresh.superuser.query('delete from notifications'));
afterAll(() => stage.close());

function lists(who: Person, language: 'de' | 'en' = 'de') {
  return listNotifications(who.on(TODAY), { userId: who.userId, language });
}

test('the first time a client opens an invoice by its link the owner is told, and only then', async () => {
  const invoice = await bills(person, TODAY, aDayOfWork('brandwerk'));
  const link = await createShareLink(person.on(TODAY), {
    invoiceId: invoice.id,
    idempotencyKey: uuid(),
    expiresInDays: null,
  });
  const client: Context = { ...program(stage.platformOn(TODAY)), actor: { kind: 'public' } };
  const himself = { kind: 'public', visitorBusinessId: person.businessId } as const;
  await openShareLink({ ...client, actor: himself }, { token: link.token });
  expect((await lists(person)).unread).toBe(0);
  for (let visit = 0; visit < 2; visit += 1) await openShareLink(client, { token: link.token });
  const { invoices } = await listInvoices(person.on(TODAY), {});
  expect((await lists(person)).notifications).toMatchObject([
    {
      type: 'invoice_viewed',
      title: `${invoices[0]?.number} wurde angesehen`,
      actionUrl: `/invoice/${invoice.id}`,
    },
  ]);
  expect((await lists(stranger)).unread).toBe(0);
});

test.each([
  ['welcome', '/my-business'],
  ['new-device', '/user-profile#devices'],
  ['password-changed', '/user-profile#password'],
  ['second-factor-on', '/user-profile#second-factor'],
  ['second-factor-off', '/user-profile#second-factor'],
] as const)('of the account he is told: %s', async (kind, actionUrl) => {
  const notify = accountNotifier(stage.platformOn(TODAY));
  await notify({ userId: person.userId, kind, device: 'Firefox, Linux' });
  const [german, english] = [await lists(person, 'de'), await lists(person, 'en')];
  for (const { notifications } of [german, english]) {
    expect(notifications).toMatchObject([{ actionUrl }]);
    expect(notifications[0]?.message.includes('Firefox, Linux')).toBe(kind === 'new-device');
  }
  expect(german.notifications[0]?.title).not.toBe(english.notifications[0]?.title);
});

test('when the last try to make a document has failed, its owner is told where it can be tried again', async () => {
  const invoice = await bills(person, TODAY, aDayOfWork('brandwerk'));
  const platform = stage.platformOn(TODAY);
  const renderer = { ...platform.renderer, pdf: () => Promise.reject(new Error('no paper')) };
  const broken: Platform = { ...platform, renderer };
  const options = { url: fresh.application.url, role: null, definitions: invoiceJobs, log: platform.log };
  const jobs = await openJobs(options);
  onTestFinished(() => jobs.close());
  await inTransaction(person.on(TODAY), (transaction) =>
    jobs.queue.enqueue(transaction, {
      name: 'invoices.store-document',
      payload: { businessId: person.businessId, invoiceId: invoice.id },
    }),
  );
  await fresh.superuser.query('update jobs.job set retry_limit = 1, retry_delay = 0, retry_backoff = false');
  await jobs.work(broken);
  await vi.waitUntil(async () => (await lists(person)).unread > 0, { timeout: 60_000, interval: 200 });
  expect((await lists(person, 'en')).notifications).toMatchObject([
    {
      title: `The PDF of ${invoice.number} could not be created`,
      actionUrl: `/invoice/${invoice.id}`,
    },
  ]);
});
