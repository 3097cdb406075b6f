/** What a worker brings late changes nothing that was decided meanwhile, and a mail that waited says what holds when it goes. */
import { getClient, updateClient } from '@belegbar/server/clients';
import { listNotifications } from '@belegbar/server/notifications';
import {
  approveReminder,
  listWaitingReminders,
  sendInvoice,
  sendingJobs,
  withdrawMail,
} from '@belegbar/server/sending';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, receives } from '../support/acts.ts';
import { lastMailAbout } from '../support/client-mails.ts';
import { freshDatabase } from '../support/database.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { type PostOffice, postOffice } from '../support/post.ts';
import { readMail, textOf } from '../support/read-mail.ts';
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

const billed = () => bills(person, TODAY, aDayOfWork('brandwerk'));

async function sent() {
  const invoice = await billed();
  const { mails } = await sendInvoice(post.as(person), { id: invoice.id, idempotencyKey: uuid() });
  return { invoice, mailId: mails[0]?.id ?? '' };
}

const lastMail = (id: string) => lastMailAbout(post.as(person), id);

type Deliver = PostOffice['platform']['mailer']['deliver'];

/** One worker takes what waits, with a mail server that answers like this; the job stays in the queue. */
async function workerWith(deliver: Deliver): Promise<void> {
  const [job] = post.waiting;
  const platform = { ...post.platform, mailer: { ...post.platform.mailer, deliver } };
  const definition = sendingJobs.find(({ name }) => name === job?.name);
  await definition?.handle(platform, job?.payload ?? { businessId: '' });
}

const bell = async () => {
  const asked = { userId: person.userId, language: 'de', filter: 'all' } as const;
  return (await listNotifications(post.as(person), asked)).notifications;
};

test.each([
  ['did not take the mail', { kind: 'postponed', answer: 'ETIMEDOUT' }],
  ['refused the mail', { kind: 'refused', answer: '550' }],
] as const)(
  'Jonas takes a mail back while the mail server is being asked, which then %s: it stays taken back',
  async (_, delivery) => {
    const { invoice, mailId } = await sent();
    const late = workerWith(async () => {
      await withdrawMail(post.as(person), mailId);
      return delivery;
    });
    await late.catch(() => {});
    expect(await lastMail(invoice.id)).toMatchObject({ state: 'dropped', failure: null });
    await post.round();
    expect(server.taken).toEqual([]);
    expect(await bell()).toEqual([]);
  },
);

test('an answer after minutes, when nobody waits for it any more, does not put the mail into the queue again', async () => {
  const { invoice } = await sent();
  const late = workerWith(async (_, handOver) => {
    await handOver();
    post.clock.pass({ minutes: 3 });
    await workerWith(post.platform.mailer.deliver);
    return { kind: 'postponed', answer: '451' };
  });
  await late.catch(() => {});
  expect(await lastMail(invoice.id)).toMatchObject({ state: 'unsure' });
  await post.round();
  expect(server.taken).toEqual([]);
  expect(await bell()).toHaveLength(1);
});

test('an invoice that is being taken back at the very moment does not go out', async () => {
  const { invoice } = await sent();
  await workerWith(async (_, handOver) => {
    const other = await fresh.superuser.connect();
    await other.query('begin');
    await other.query('update invoices set cancelled_by = id where id = $1', [invoice.id]);
    const handedOver = handOver();
    const isWaiting = expect(handedOver).rejects.toThrow('no longer to be sent');
    await someoneWaits();
    await other.query('commit');
    other.release();
    await isWaiting;
    return { kind: 'postponed', answer: '' };
  }).catch(() => {});
  expect(await lastMail(invoice.id)).not.toMatchObject({ state: 'handedOver' });
  await post.round();
  expect(await lastMail(invoice.id)).toMatchObject({ state: 'dropped' });
  expect(server.taken).toEqual([]);
});

/** Until a transaction waits for another one's lock. */
async function someoneWaits(): Promise<void> {
  await expect
    .poll(async () => {
      const text = `select count(*)::integer as count from pg_locks where not granted`;
      return (await fresh.superuser.query(text)).rows[0].count;
    })
    .toBeGreaterThan(0);
}

test('a reminder that waited says what is open now, to the address of now: shown so, and sent so', async () => {
  const invoice = await billed();
  post = postOffice(stage, server, { at: '2026-03-23T08:00:00Z', paper: 'standIn' });
  const plan = sendingJobs.find(({ name }) => name === 'sending.remind-by-plan');
  await plan?.handle(post.platform, { businessId: '' });
  await receives(person, '2026-03-23', invoice, '190.00');
  const { version, id: clientId } = await getClient(person.on(TODAY), person.clients.brandwerk ?? '');
  await updateClient(person.on(TODAY), {
    id: clientId,
    version,
    changes: { email: 'neu@brandwerk.example' },
  });
  const { reminders } = await listWaitingReminders(post.as(person));
  const [{ id, text } = { id: '', text: '' }] = reminders;
  expect(reminders).toMatchObject([{ to: ['neu@brandwerk.example'] }]);
  expect(text).toContain('Offen sind noch 1.000,00\u00a0€ von 1.190,00\u00a0€');
  expect(await lastMail(invoice.id)).toMatchObject({ to: ['neu@brandwerk.example'], text });
  await approveReminder(post.as(person), { id });
  await post.round();
  expect(server.taken.map((raw) => textOf(readMail(raw)))).toEqual([text]);
  expect(readMail(server.taken[0] ?? '').headers.get('to')).toBe('neu@brandwerk.example');
  expect(await lastMail(invoice.id)).toMatchObject({ text, state: 'sent' });
});
