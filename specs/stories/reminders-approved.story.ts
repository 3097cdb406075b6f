/** A reminder of the plan waits for the yes of Jonas: it goes out as he wants it, once, or not at all. */
import { listNotifications } from '@belegbar/server/notifications';
import { approveReminder, listWaitingReminders, withdrawMail } from '@belegbar/server/sending';
import { expect, test } from 'vitest';
import { receives, refusalOf } from '../support/acts.ts';
import { readMail, textOf } from '../support/read-mail.ts';
import { reminderScene } from '../support/reminder-scene.ts';
import { CLIENT } from '../support/sending-scene.ts';

const scene = reminderScene();
const { billed, morningOf, remind, mailsOf, planRuns, change } = scene;

test('a reminder waits for the yes of Jonas, once, and goes out as he changed it', async () => {
  const invoice = await billed();
  morningOf('2026-03-23');
  await planRuns();
  expect(scene.server.taken).toEqual([]);
  const { reminders } = await listWaitingReminders(scene.asJonas());
  expect(reminders).toMatchObject([
    { number: invoice.number, clientName: 'Brandwerk Digital GmbH', to: [CLIENT], state: 'approval' },
  ]);
  expect(await approvalsOf()).toBe(1);
  const [{ id, to, cc, subject } = { id: '', to: [], cc: [], subject: '' }] = reminders;
  const mail = { to, cc, subject, text: 'Kurze Frage: Ist sie angekommen?' };
  await approveReminder(scene.asJonas(), { id, mail });
  expect(await refusalOf(approveReminder(scene.asJonas(), { id }))).toBe('NOT_WAITING');
  expect((await listWaitingReminders(scene.asJonas())).last).toMatchObject([{ id, state: 'waiting' }]);
  await graceIsOver();
  const sent = scene.server.taken.map((raw) => textOf(readMail(raw)));
  expect(sent).toEqual([
    expect.stringMatching(/^Kurze Frage: Ist sie angekommen\?\n\nZahlungserinnerung\nRechnung /),
  ]);
  expect(await approvalsOf()).toBe(0);
  const { reminders: left, last } = await listWaitingReminders(scene.asJonas());
  expect(left).toEqual([]);
  expect(last).toMatchObject([
    { id, number: invoice.number, clientName: 'Brandwerk Digital GmbH', state: 'sent', isOwed: true },
  ]);
  await receives(scene.person, '2026-03-24', invoice, '1190.00');
  expect((await listWaitingReminders(scene.asJonas())).last).toMatchObject([{ id, isOwed: false }]);
});

test('what is approved in two tabs at once goes out once', async () => {
  await billed();
  morningOf('2026-03-23');
  await planRuns();
  const { reminders } = await listWaitingReminders(scene.asJonas());
  const id = reminders[0]?.id ?? '';
  const answers = await Promise.allSettled([1, 2].map(() => approveReminder(scene.asJonas(), { id })));
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await graceIsOver();
  expect(scene.server.taken).toHaveLength(1);
});

async function approvalsOf(): Promise<number> {
  const asked = { userId: scene.person.userId, language: 'de', filter: 'all' } as const;
  return (await listNotifications(scene.asJonas(), asked)).pendingApprovals;
}

test('a reminder that Jonas does not want is not sent, and not prepared again for that day', async () => {
  const invoice = await billed();
  morningOf('2026-03-23');
  await planRuns();
  const [waiting] = await mailsOf(invoice.id);
  await withdrawMail(scene.asJonas(), waiting?.id ?? '');
  expect(await refusalOf(approveReminder(scene.asJonas(), { id: waiting?.id ?? '' }))).toBe('NOT_WAITING');
  await planRuns();
  expect(await mailsOf(invoice.id)).toMatchObject([{ state: 'dropped' }]);
  expect(scene.server.taken).toEqual([]);
  expect(await approvalsOf()).toBe(0);
});

test('a reminder by hand takes the place of one that waits: the client gets one', async () => {
  const invoice = await billed();
  morningOf('2026-03-23');
  await planRuns();
  await remind(invoice.id);
  await scene.post.round();
  expect(scene.server.taken).toHaveLength(1);
  expect((await mailsOf(invoice.id)).map(({ state }) => state)).toEqual(['sent', 'dropped']);
  expect(await approvalsOf()).toBe(0);
});

test('what is paid while the reminder waits is not reminded of', async () => {
  const invoice = await billed();
  morningOf('2026-03-23');
  await planRuns();
  const [waiting] = await mailsOf(invoice.id);
  await receives(scene.person, '2026-03-23', invoice, '1190.00');
  expect((await listWaitingReminders(scene.asJonas())).reminders).toEqual([]);
  expect(await refusalOf(approveReminder(scene.asJonas(), { id: waiting?.id ?? '' }))).toBe('NOT_OVERDUE');
  await change({ approveReminders: false });
  const other = await billed();
  await planRuns();
  await receives(scene.person, '2026-03-23', other, '1190.00');
  expect(scene.server.taken).toHaveLength(1);
});

/** What was approved goes out ten seconds later. */
async function graceIsOver(): Promise<void> {
  scene.post.clock.pass({ seconds: 10 });
  await scene.post.round();
}
