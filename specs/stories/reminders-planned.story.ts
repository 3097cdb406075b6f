/** Without asking, the plan of the profile reminds by itself: on its days, and of nothing that it is to leave alone. */
import type { Day } from '@belegbar/domain/calendar';
import { getClient, updateClient } from '@belegbar/server/clients';
import { saveDraft } from '@belegbar/server/invoices';
import { composeMail, pauseReminders, readSending, remindOf, sendInvoice } from '@belegbar/server/sending';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { aDayOfWork, drafts, issues, refusalOf } from '../support/acts.ts';
import { postOffice } from '../support/post.ts';
import { readMail } from '../support/read-mail.ts';
import { BILLED, DUE, reminderScene } from '../support/reminder-scene.ts';

const scene = reminderScene();
const { billed, morningOf, remind, mailsOf, planRuns, change } = scene;

test('without asking, the whole plan goes out: before the day, then 7, 14 and 30 days after it', async () => {
  await change({ approveReminders: false });
  const invoice = await billed();
  for (const day of ['2026-03-14', '2026-03-15', '2026-03-23', '2026-03-30', '2026-04-15', '2026-05-20']) {
    morningOf(day);
    await planRuns();
  }
  expect(scene.server.taken.map((raw) => readMail(raw).headers.get('subject'))).toEqual([
    `Rechnung ${invoice.number} ist am 16.03.2026 fällig`,
    `Zahlungserinnerung: Rechnung ${invoice.number}`,
    `1. Mahnung: Rechnung ${invoice.number}`,
    `2. Mahnung: Rechnung ${invoice.number}`,
  ]);
});

test('the plan waits until the day by which the last reminder asked to pay is over', async () => {
  await change({ approveReminders: false });
  const invoice = await billed();
  // A Thursday: three days later is a Sunday, so the client has until Monday, a day of the plan.
  morningOf('2026-03-19');
  await remind(invoice.id);
  await scene.post.round();
  expect((await mailsOf(invoice.id))[0]).toMatchObject({ payBy: '2026-03-23' });
  morningOf('2026-03-23');
  await planRuns();
  expect(scene.server.taken).toHaveLength(1);
  morningOf('2026-03-24');
  await planRuns();
  expect(scene.server.taken).toHaveLength(2);
});

test('a server that was away makes up for two days, not for ten', async () => {
  await change({ approveReminders: false });
  const invoice = await billed();
  morningOf('2026-03-25');
  await planRuns();
  expect(scene.server.taken).toHaveLength(1);
  morningOf('2026-04-09');
  await planRuns();
  expect(scene.server.taken).toHaveLength(1);
  expect(await mailsOf(invoice.id)).toHaveLength(1);
});

test('an invoice that is dated back is not reminded of on the day of its issue, nor before it has gone out itself', async () => {
  await change({ approveReminders: false });
  morningOf('2026-03-23');
  const draft = await drafts(scene.person, BILLED, aDayOfWork('brandwerk'));
  const { id, version } = draft;
  const invoiceDate = BILLED as Day;
  const dated = await saveDraft(scene.asJonas(), { id, version, draft: { ...draft.draft, invoiceDate } });
  const invoice = await issues({ ...scene.person, on: scene.asJonas }, BILLED, dated);
  expect(invoice.dueDate).toBe(DUE);
  await planRuns();
  expect(await mailsOf(invoice.id)).toEqual([]);
  morningOf('2026-03-30');
  scene.server.putOff(1);
  await sendInvoice(scene.asJonas(), { id: invoice.id, idempotencyKey: uuid() });
  await planRuns();
  expect((await mailsOf(invoice.id)).map(({ kind, state }) => [kind, state])).toEqual([
    ['invoice', 'waiting'],
  ]);
  await scene.post.round();
  await planRuns();
  expect((await mailsOf(invoice.id)).map(({ kind, state }) => [kind, state])).toEqual([
    ['reminder', 'sent'],
    ['invoice', 'sent'],
  ]);
});

test('at night nobody is written to', async () => {
  await change({ approveReminders: false });
  await billed();
  scene.post = postOffice(scene.stage, scene.server, { at: '2026-03-23T03:00:00Z', paper: 'standIn' });
  await planRuns();
  expect(scene.server.taken).toEqual([]);
});

test('the plan leaves out what is in dispute, what was reminded of by hand just now, and clients without an address', async () => {
  await change({ approveReminders: false });
  const [disputed, byHand, unreachable] = [await billed(), await billed(), await billed('kiez')];
  const { version, id } = await getClient(scene.person.on(BILLED), scene.person.clients.kiez ?? '');
  await updateClient(scene.person.on(BILLED), { id, version, changes: { email: '' } });
  morningOf('2026-03-22');
  await pauseReminders(scene.asJonas(), { id: disputed.id, paused: true });
  await remind(byHand.id);
  await scene.post.round();
  morningOf('2026-03-23');
  await planRuns();
  expect(scene.server.taken).toHaveLength(1);
  expect(await readSending(scene.asJonas(), disputed.id)).toMatchObject({
    mails: [],
    remindersPaused: true,
    nextReminder: null,
  });
  expect(await mailsOf(unreachable.id)).toEqual([]);
});

test('an invoice whose client has more addresses than a mail takes keeps no other from its reminder, and the plan says that it failed', async () => {
  const broken = await billed();
  const whole = await billed('harbor');
  const twenty = Array.from({ length: 20 }, (_, n) => ({ kind: 'cc', email: `kopie${n}@brandwerk.example` }));
  await scene.superuser.query('update clients set recipients = $1 where id = $2', [
    JSON.stringify(twenty),
    scene.person.clients.brandwerk,
  ]);
  await change({ overdueReminders: true, approveReminders: false });
  morningOf('2026-03-23');
  await expect(planRuns()).rejects.toThrow('1 of');
  await scene.post.round();
  expect(await mailsOf(broken.id)).toEqual([]);
  expect(await mailsOf(whole.id)).toMatchObject([{ kind: 'reminder', state: 'sent' }]);
});

test('the plan reminds while Jonas has the dialog open: the same words are the same reminder, and others are asked about first', async () => {
  const invoice = await billed();
  await change({ overdueReminders: true, approveReminders: false });
  morningOf('2026-03-23');
  const { to, cc, subject, text } = await composeMail(scene.asJonas(), { id: invoice.id, kind: 'reminder' });
  await planRuns();
  const press = (words: { subject: string }, again?: true) =>
    remindOf(scene.asJonas(), {
      id: invoice.id,
      idempotencyKey: uuid(),
      again,
      mail: { to, cc, text, ...words },
    });
  const [byItself] = await mailsOf(invoice.id);
  expect((await press({ subject })).mailId).toBe(byItself?.id);
  expect(await refusalOf(press({ subject: 'Kurze Nachfrage' }))).toBe('JUST_SENT');
  await press({ subject: 'Kurze Nachfrage' }, true);
  await scene.post.round();
  expect(scene.server.taken).toHaveLength(2);
});
