/** An install without a mail server keeps mails to clients in its outbox, and says so: none of them is told as sent. */

import { markSent } from '@belegbar/server/invoices';
import { listOutbox } from '@belegbar/server/platform/mail';
import { remindOf } from '@belegbar/server/sending';
import { v7 as uuid } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { CLIENT, sendingScene } from '../support/sending-scene.ts';

const scene = sendingScene();
const { asJonas, bell, billed, issuedWithAutoSend, lastMail, opensPost, send, timeline } = scene;

beforeEach(() => opensPost({ server: null }));

/** What the history says of its mails. */
const told = async (id: string) =>
  (await timeline(id)).filter(
    ({ kind }) => !['created', 'issued', 'documentStored', 'sentByHand'].includes(kind),
  );

test('a mail that Jonas sends by hand lies in the outbox, and its history says so', async () => {
  const { id } = await billed();
  await send(id);
  await scene.post.round();
  expect(await lastMail(id)).toMatchObject({ state: 'kept' });
  expect(await told(id)).toMatchObject([{ kind: 'kept', detail: CLIENT, by: 'owner' }]);
  expect(await bell()).toEqual([]);
});

test('what was to go out by itself is told so as well', async () => {
  const { id } = await issuedWithAutoSend();
  scene.post.clock.pass({ minutes: 5 });
  await scene.post.round();
  expect(await told(id)).toMatchObject([{ kind: 'kept', detail: CLIENT, by: 'program' }]);
});

test('of a reminder in the outbox nobody says that the client was reminded', async () => {
  const { id } = await billed();
  // Due on Monday 16 March, late from the 17th.
  opensPost({ server: null, at: '2026-03-17T08:00:00Z' });
  await markSent(asJonas(), { id, way: 'byHand' });
  await remindOf(asJonas(), { id, idempotencyKey: uuid() });
  await scene.post.round();
  expect(await told(id)).toMatchObject([{ kind: 'reminderKept', detail: CLIENT, by: 'owner' }]);
});

test('the same words once more are the mail that lies there already, and no second one', async () => {
  const { id } = await billed();
  const { mailId } = await send(id);
  await scene.post.round();
  expect(await send(id)).toMatchObject({ mailId, mails: [{ id: mailId, state: 'kept' }] });
  await scene.post.round();
  const mails = await listOutbox(scene.stage.database, 100);
  expect(mails.filter((mail) => mail.id === mailId)).toHaveLength(1);
  expect(await told(id)).toHaveLength(1);
});
