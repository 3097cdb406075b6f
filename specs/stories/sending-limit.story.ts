/** A business writes to a thousand addresses in a day at most: what is beyond waits, says so, and follows. */
import { cancelInvoice } from '@belegbar/server/invoices';
import { listNotifications } from '@belegbar/server/notifications';
import { sendInvoice, sendingJobs } from '@belegbar/server/sending';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { JobRequest } from '../../server/platform/jobs/index.ts';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills } from '../support/acts.ts';
import { lastMailAbout } from '../support/client-mails.ts';
import { freshDatabase } from '../support/database.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { type PostOffice, postOffice } from '../support/post.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const TODAY = '2026-03-02';

let fresh: FreshDatabase;
let stage: Stage;
let server: MailServer;
let person: Person;
let post: PostOffice;

beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
  server = await startMailServer();
});
beforeEach(async () => {
  person = await enter(stage, { ...jonas, email: `${uuid()}@studio.example` });
  post = postOffice(stage, server, { at: '2026-03-02T12:00:00Z', paper: 'standIn' });
  server.taken.length = 0;
});
afterAll(async () => {
  await server.close();
  await stage.close();
});

/** Mails an invoice to so many addresses; the invoice's id. */
async function sendsTo(addresses: number): Promise<string> {
  const { id } = await bills(person, TODAY, aDayOfWork('brandwerk'));
  const to = Array.from({ length: addresses }, (_, index) => `a${index}@x.example`);
  await sendInvoice(post.as(person), {
    ...{ id, idempotencyKey: uuid() },
    mail: { to, cc: [], subject: 'Rechnung', text: 'Anbei.' },
  });
  return id;
}

/** One mail has gone out today, to so many addresses. */
async function hasWrittenTo(addresses: number): Promise<void> {
  const id = await sendsTo(1);
  await post.round();
  await fresh.superuser.query(
    `update invoice_mails set copies = array(select 'copy@x.example' from generate_series(2, $2::integer))
     where invoice_id = $1`,
    [id, addresses],
  );
  server.taken.length = 0;
}

const lastMail = (id: string) => lastMailAbout(post.as(person), id);

const deliver = (job: JobRequest | undefined) =>
  sendingJobs
    .find(({ name }) => name === job?.name)
    ?.handle(post.platform, job?.payload ?? { businessId: '' });

test('the thousandth address is written to, the next one an hour after the next until a day is over; nobody is alarmed', async () => {
  await hasWrittenTo(999);
  const last = await sendsTo(1);
  const late = await sendsTo(1);
  await post.round();
  expect(await lastMail(last)).toMatchObject({ state: 'sent' });
  expect(await lastMail(late)).toMatchObject({
    ...{ state: 'waiting', failure: 'limit', tries: 0 },
    notBefore: '2026-03-02T13:00:00.000Z',
  });
  const asked = { userId: person.userId, language: 'de', filter: 'all' } as const;
  expect((await listNotifications(post.as(person), asked)).notifications).toEqual([]);
  post.clock.pass({ minutes: 24 * 60 });
  await post.round();
  expect(await lastMail(late)).toMatchObject({ state: 'sent', failure: null });
});

test("a mail's own addresses count: after 981 one to 20 waits, and one to 19 goes", async () => {
  await hasWrittenTo(981);
  const tooMany = await sendsTo(20);
  const fitting = await sendsTo(19);
  await post.round();
  expect(await lastMail(tooMany)).toMatchObject({ state: 'waiting', failure: 'limit' });
  expect(await lastMail(fitting)).toMatchObject({ state: 'sent' });
});

test('five workers at once stay within the limit', async () => {
  await hasWrittenTo(960);
  for (let mail = 0; mail < 5; mail += 1) await sendsTo(20);
  const jobs = post.waiting.splice(0).filter(({ name }) => name === 'sending.deliver');
  await Promise.allSettled(jobs.map(deliver));
  // 960 and two mails to 20 are 1,000.
  expect(server.taken).toHaveLength(2);
});

test('a job that is repeated promises no second one', async () => {
  await hasWrittenTo(1000);
  await sendsTo(1);
  const [job] = post.waiting.splice(0).filter(({ name }) => name === 'sending.deliver');
  for (let run = 0; run < 4; run += 1) await deliver(job);
  expect(post.waiting).toHaveLength(1);
});

test('cancelled while it waits, it is dropped', async () => {
  await hasWrittenTo(1000);
  const id = await sendsTo(1);
  await post.round();
  await cancelInvoice(post.as(person), { id, idempotencyKey: uuid() });
  post.clock.pass({ minutes: 60 });
  await post.round();
  expect(await lastMail(id)).toMatchObject({ state: 'dropped' });
  expect(post.waiting.filter(({ name }) => name === 'sending.deliver')).toEqual([]);
});
