/** What a worker brings late changes nothing that was decided meanwhile, and a mail that waited says what holds when it goes. */
import { getClient, updateClient } from '@belegbar/server/clients';
import { getInvoice, markSent } from '@belegbar/server/invoices';
import { approveReminder, listWaitingReminders, sendingJobs, withdrawMail } from '@belegbar/server/sending';
import { expect, test } from 'vitest';
import { amends, receives, unlocks } from '../support/acts.ts';
import type { PostOffice } from '../support/post.ts';
import { readMail, textOf } from '../support/read-mail.ts';
import { sendingScene, TODAY } from '../support/sending-scene.ts';

const scene = sendingScene();
const { asJonas, bell, billed, lastMail, send } = scene;

async function sent() {
  const invoice = await billed();
  const { mails } = await send(invoice.id);
  return { invoice, mailId: mails[0]?.id ?? '' };
}

type Deliver = PostOffice['platform']['mailer']['deliver'];

/** One worker takes what waits, with a mail server that answers like this; the job stays in the queue. */
async function workerWith(deliver: Deliver): Promise<void> {
  const [job] = scene.post.waiting;
  const platform = { ...scene.post.platform, mailer: { ...scene.post.platform.mailer, deliver } };
  const definition = sendingJobs.find(({ name }) => name === job?.name);
  await definition?.handle(platform, job?.payload ?? { businessId: '' });
}

test.each([
  ['did not take the mail', { kind: 'postponed', answer: 'ETIMEDOUT' }],
  ['refused the mail', { kind: 'refused', answer: '550' }],
] as const)(
  'Jonas takes a mail back while the mail server is being asked, which then %s: it stays taken back',
  async (_, delivery) => {
    const { invoice, mailId } = await sent();
    const late = workerWith(async () => {
      await withdrawMail(asJonas(), mailId);
      return delivery;
    });
    await late.catch(() => {});
    expect(await lastMail(invoice.id)).toMatchObject({ state: 'dropped', failure: null });
    await scene.post.round();
    expect(scene.server.taken).toEqual([]);
    expect(await bell()).toEqual([]);
  },
);

test('an answer after minutes, when nobody waits for it any more, does not put the mail into the queue again', async () => {
  const { invoice } = await sent();
  const late = workerWith(async (_, handOver) => {
    await handOver();
    scene.post.clock.pass({ minutes: 3 });
    await workerWith(scene.post.platform.mailer.deliver);
    return { kind: 'postponed', answer: '451' };
  });
  await late.catch(() => {});
  expect(await lastMail(invoice.id)).toMatchObject({ state: 'unsure' });
  await scene.post.round();
  expect(scene.server.taken).toEqual([]);
  expect(await bell()).toHaveLength(1);
});

test('a yes of the mail server after minutes, when the mail was told as unsure already, tells nothing else of it', async () => {
  const { invoice } = await sent();
  await workerWith(async (mail, handOver) => {
    await handOver();
    scene.post.clock.pass({ minutes: 3 });
    await workerWith(scene.post.platform.mailer.deliver);
    return { kind: 'sent', refused: [], putOff: [], answer: `250 ${mail.id}` };
  });
  expect(await lastMail(invoice.id)).toMatchObject({ state: 'unsure' });
  const told = (await scene.timeline(invoice.id)).map(({ kind }) => kind);
  expect(told).toContain('sendUnsure');
  expect(told).not.toContain('sent');
  expect(await bell()).toHaveLength(1);
});

test('an invoice that is being taken back at the very moment does not go out', async () => {
  const { invoice } = await sent();
  await workerWith(async (_, handOver) => {
    const other = await scene.superuser.connect();
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
  await scene.post.round();
  expect(await lastMail(invoice.id)).toMatchObject({ state: 'dropped' });
  expect(scene.server.taken).toEqual([]);
});

test('a mail that waits with the words of an edition that was replaced does not go out, and one of the new edition does', async () => {
  const { invoice } = await sent();
  const jonas = { ...scene.person, on: asJonas };
  await unlocks(jonas, TODAY);
  await amends(jonas, TODAY, await getInvoice(asJonas(), invoice.id), { title: 'Anders' });
  expect(await lastMail(invoice.id)).toMatchObject({ state: 'dropped' });
  await scene.post.round();
  expect(scene.server.taken).toEqual([]);
  scene.opensPost({ at: '2026-03-23T08:00:00Z' });
  await send(invoice.id);
  await scene.post.round();
  expect(scene.server.taken).toHaveLength(1);
  expect((await getInvoice(asJonas(), invoice.id)).state.reached).toContain('sent');
});

/** Until a transaction waits for another one's lock. */
async function someoneWaits(): Promise<void> {
  await expect
    .poll(async () => {
      const text = `select count(*)::integer as count from pg_locks where not granted`;
      return (await scene.superuser.query(text)).rows[0].count;
    })
    .toBeGreaterThan(0);
}

test('a reminder that waited says what is open now, to the address of now: shown so, and sent so', async () => {
  const invoice = await billed();
  await markSent(scene.person.on(TODAY), { id: invoice.id, way: 'byHand' });
  scene.opensPost({ at: '2026-03-23T08:00:00Z' });
  const plan = sendingJobs.find(({ name }) => name === 'sending.remind-by-plan');
  await plan?.handle(scene.post.platform, { businessId: '' });
  await receives(scene.person, '2026-03-23', invoice, '190.00');
  const { version, id: clientId } = await getClient(
    scene.person.on(TODAY),
    scene.person.clients.brandwerk ?? '',
  );
  await updateClient(scene.person.on(TODAY), {
    id: clientId,
    version,
    changes: { email: 'neu@brandwerk.example' },
  });
  const { reminders } = await listWaitingReminders(asJonas());
  const [{ id, text } = { id: '', text: '' }] = reminders;
  expect(reminders).toMatchObject([{ to: ['neu@brandwerk.example'] }]);
  expect(text).toContain('Von 1.190,00\u00a0€ sind noch 1.000,00\u00a0€ offen.');
  expect(await lastMail(invoice.id)).toMatchObject({ to: ['neu@brandwerk.example'], text });
  await approveReminder(asJonas(), { id });
  scene.post.clock.pass({ seconds: 10 });
  await scene.post.round();
  const [words = ''] = text.split('\n\nMit freundlichen');
  const sent = scene.server.taken.map((raw) => textOf(readMail(raw)));
  expect(sent).toEqual([expect.stringContaining(words)]);
  expect(sent).toEqual([expect.stringContaining('Offener Betrag: 1.000,00\u00a0€')]);
  expect(readMail(scene.server.taken[0] ?? '').headers.get('to')).toBe('neu@brandwerk.example');
  expect(await lastMail(invoice.id)).toMatchObject({ text, state: 'sent' });
});
