/** Clients are reminded by hand of what is overdue: in the words of the step, never twice, and never of what is not owed. */
import { cancelInvoice, getInvoice, markSent } from '@belegbar/server/invoices';
import { readSending } from '@belegbar/server/sending';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { aDayOfWork, bills, receives, refusalOf } from '../support/acts.ts';
import { readMail, textOf } from '../support/read-mail.ts';
import { BILLED, DUE, reminderScene } from '../support/reminder-scene.ts';
import { CLIENT } from '../support/sending-scene.ts';

const scene = reminderScene();
const { billed, morningOf, remind, mailsOf, planRuns, change } = scene;

test('the first reminder is friendly, the second says that it is one, and both carry the invoice', async () => {
  const invoice = await billed();
  await change({ customReminderMessage: 'Der Umzug ist geschafft, die Adresse bleibt.' });
  morningOf('2026-03-17');
  await remind(invoice.id);
  await scene.post.round();
  const first = readMail(scene.server.taken[0] ?? '');
  expect(first.headers.get('subject')).toBe(`Zahlungserinnerung: Rechnung ${invoice.number}`);
  expect(textOf(first)).toContain('war am 16.03.2026 fällig. Offen sind 1.190,00\u00a0€');
  expect(textOf(first)).toContain('IBAN DE89 3704 0044 0532 0130 00');
  // The plan reminds on the 23rd: the Friday before, which leaves three days.
  expect(textOf(first)).toContain('Bitte überweisen Sie den Betrag bis zum 20.03.2026.');
  expect(textOf(first)).toMatch(
    /^Zahlungserinnerung\r?\nRechnung RE-.* vom 02\.03\.2026\r?\nFällig seit: 16\.03\.2026 \(1 Tag\)\r?\nBitte zahlen bis: 20\.03\.2026/m,
  );
  expect((await mailsOf(invoice.id))[0]).toMatchObject({ step: 1, payBy: '2026-03-20' });
  expect(textOf(first)).toContain('Der Umzug ist geschafft, die Adresse bleibt.');
  expect(first.parts.map(({ fileName }) => fileName)).toContain(`${invoice.number}.pdf`);
  expect(textOf(first)).not.toMatch(/Zinsen|Gebühr|Verzug/);
  await receives(scene.person, '2026-03-18', invoice, '190.00');
  morningOf('2026-03-24');
  await remind(invoice.id);
  await scene.post.round();
  const second = readMail(scene.server.taken[1] ?? '');
  expect(second.headers.get('subject')).toBe(`1. Mahnung: Rechnung ${invoice.number}`);
  expect(textOf(second)).toContain('Von 1.190,00\u00a0€ sind noch 1.000,00\u00a0€ offen.');
  expect((await mailsOf(invoice.id))[0]).toMatchObject({ step: 2, payBy: '2026-03-27' });
  const { timeline } = await getInvoice(scene.asJonas(), invoice.id);
  expect(timeline.filter(({ kind }) => kind === 'reminded')).toMatchObject([
    { detail: CLIENT, by: 'owner' },
    { detail: CLIENT, by: 'owner' },
  ]);
});

test('of an invoice that nobody has, nobody is reminded, by hand or by the plan', async () => {
  await change({ approveReminders: false, overdueReminders: true });
  const { id } = await bills(scene.person, BILLED, aDayOfWork('brandwerk'));
  morningOf('2026-03-03');
  expect(await readSending(scene.asJonas(), id)).toMatchObject({ nextReminder: null });
  // Seven days after the 16th: the first day of the plan.
  morningOf('2026-03-23');
  await planRuns();
  expect(await readSending(scene.asJonas(), id)).toMatchObject({ canRemind: false, nextReminder: null });
  expect(await refusalOf(remind(id))).toBe('NOT_SENT');
  expect(scene.server.taken).toHaveLength(0);
  await markSent(scene.asJonas(), { id, way: 'link' });
  await planRuns();
  expect(scene.server.taken).toHaveLength(1);
});

test('two reminders in the usual words within minutes are one; a day later it is the second', async () => {
  const { id } = await billed();
  morningOf('2026-03-17');
  const { mailId } = await remind(id);
  expect((await remind(id)).mailId, 'it still waits').toBe(mailId);
  await scene.post.round();
  expect((await remind(id)).mailId, 'it has just left').toBe(mailId);
  morningOf('2026-03-18');
  await remind(id);
  await scene.post.round();
  expect((await mailsOf(id)).map(({ subject }) => subject.split(':')[0])).toEqual([
    '1. Mahnung',
    'Zahlungserinnerung',
  ]);
});

test('nobody is reminded of what may still be paid in time, is paid or is cancelled', async () => {
  const inTime = await billed();
  morningOf(DUE);
  expect(await refusalOf(remind(inTime.id))).toBe('NOT_OVERDUE');
  expect((await readSending(scene.asJonas(), inTime.id)).canRemind).toBe(false);
  const paid = await billed();
  await receives(scene.person, BILLED, paid, '1190.00');
  const cancelled = await billed();
  await cancelInvoice(scene.person.on(BILLED), { id: cancelled.id, idempotencyKey: uuid() });
  morningOf('2026-03-17');
  expect((await readSending(scene.asJonas(), inTime.id)).canRemind).toBe(true);
  for (const { id } of [paid, cancelled]) expect(await refusalOf(remind(id))).toBe('NOT_OVERDUE');
});

test('a reminder that did not get out before the money came has reached nobody, nor has the invoice', async () => {
  const invoice = await billed();
  morningOf('2026-03-17');
  await remind(invoice.id);
  await receives(scene.person, '2026-03-17', invoice, '1190.00');
  await scene.post.round();
  expect(await mailsOf(invoice.id)).toMatchObject([{ state: 'dropped' }]);
  const { rows } = await scene.superuser.query('select mailed_at from invoices where id = $1', [invoice.id]);
  expect(rows).toEqual([{ mailed_at: null }]);
});
