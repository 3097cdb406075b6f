/** A business writes to a thousand addresses in a day at most: what is beyond waits, says so, and follows. */
import { cancelInvoice } from '@belegbar/server/invoices';
import { sendingJobs } from '@belegbar/server/sending';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import type { JobRequest } from '../../server/platform/jobs/index.ts';
import { sendingScene } from '../support/sending-scene.ts';

const scene = sendingScene();
const { asJonas, bell, billed, lastMail, send } = scene;

/** Mails an invoice to so many addresses; the invoice's id. */
async function sendsTo(addresses: number): Promise<string> {
  const { id } = await billed();
  const to = Array.from({ length: addresses }, (_, index) => `a${index}@x.example`);
  await send(id, { to, cc: [], subject: 'Rechnung', text: 'Anbei.' });
  return id;
}

/** One mail has gone out today, to so many addresses. */
async function hasWrittenTo(addresses: number): Promise<void> {
  const id = await sendsTo(1);
  await scene.post.round();
  await scene.superuser.query(
    `update invoice_mails set copies = array(select 'copy@x.example' from generate_series(2, $2::integer))
     where invoice_id = $1`,
    [id, addresses],
  );
  scene.server.taken.length = 0;
}

const deliver = (job: JobRequest | undefined) =>
  sendingJobs
    .find(({ name }) => name === job?.name)
    ?.handle(scene.post.platform, job?.payload ?? { businessId: '' });

test('the thousandth address is written to, the next one an hour after the next until a day is over; nobody is alarmed', async () => {
  await hasWrittenTo(999);
  const last = await sendsTo(1);
  const late = await sendsTo(1);
  await scene.post.round();
  expect(await lastMail(last)).toMatchObject({ state: 'sent' });
  expect(await lastMail(late)).toMatchObject({
    state: 'waiting',
    failure: 'limit',
    tries: 0,
    notBefore: '2026-03-02T13:00:00.000Z',
  });
  expect(await bell()).toEqual([]);
  scene.post.clock.pass({ minutes: 24 * 60 });
  await scene.post.round();
  expect(await lastMail(late)).toMatchObject({ state: 'sent', failure: null });
});

test("a mail's own addresses count: after 981 one to 20 waits, and one to 19 goes", async () => {
  await hasWrittenTo(981);
  const tooMany = await sendsTo(20);
  const fitting = await sendsTo(19);
  await scene.post.round();
  expect(await lastMail(tooMany)).toMatchObject({ state: 'waiting', failure: 'limit' });
  expect(await lastMail(fitting)).toMatchObject({ state: 'sent' });
});

test('five workers at once stay within the limit', async () => {
  await hasWrittenTo(960);
  for (let mail = 0; mail < 5; mail += 1) await sendsTo(20);
  const jobs = scene.post.waiting.splice(0).filter(({ name }) => name === 'sending.deliver');
  await Promise.allSettled(jobs.map(deliver));
  // 960 and two mails to 20 are 1,000.
  expect(scene.server.taken).toHaveLength(2);
});

test('a job that is repeated promises no second one', async () => {
  await hasWrittenTo(1000);
  await sendsTo(1);
  const [job] = scene.post.waiting.splice(0).filter(({ name }) => name === 'sending.deliver');
  for (let run = 0; run < 4; run += 1) await deliver(job);
  expect(scene.post.waiting).toHaveLength(1);
});

test('cancelled while it waits, it is dropped', async () => {
  await hasWrittenTo(1000);
  const id = await sendsTo(1);
  await scene.post.round();
  await cancelInvoice(asJonas(), { id, idempotencyKey: uuid() });
  scene.post.clock.pass({ minutes: 60 });
  await scene.post.round();
  expect(await lastMail(id)).toMatchObject({ state: 'dropped' });
  expect(scene.post.waiting.filter(({ name }) => name === 'sending.deliver')).toEqual([]);
});
