/** Clients are reminded of what is overdue: by hand, and by the plan of the profile once it is approved; never twice, and never of what is not owed. */
import type { Day } from '@belegbar/domain/calendar';
import { getBusiness, updateBusiness } from '@belegbar/server/business';
import { getClient, updateClient } from '@belegbar/server/clients';
import { cancelInvoice, getInvoice, markSent, saveDraft } from '@belegbar/server/invoices';
import { listNotifications } from '@belegbar/server/notifications';
import {
  approveReminder,
  composeMail,
  listWaitingReminders,
  pauseReminders,
  readSending,
  remindOf,
  sendInvoice,
  sendingJobs,
  withdrawMail,
} from '@belegbar/server/sending';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, drafts, handsOver, issues, receives, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { type PostOffice, postOffice } from '../support/post.ts';
import { readMail, textOf } from '../support/read-mail.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

/** Jonas gives 14 days: what he bills on Monday 2 March is due on Monday 16 March, so Tuesday the 17th is late. */
const BILLED = '2026-03-02';
const DUE = '2026-03-16';
const CLIENT = 'rechnung@brandwerk.example';

let superuser: FreshDatabase['superuser'];
let stage: Stage;
let server: MailServer;
let person: Person;
let post: PostOffice;

beforeAll(async () => {
  const fresh = await freshDatabase();
  superuser = fresh.superuser;
  stage = setStage(fresh.application.database);
  server = await startMailServer();
});
beforeEach(async () => {
  person = await enter(stage, { ...jonas, email: `${uuid()}@studio.example` });
  server.taken.length = 0;
});
// The plan is that of the whole install: whoever has had their story sends nothing into the next one.
afterEach(() => change({ paymentDueReminders: false, overdueReminders: false }));
afterAll(async () => {
  await server.close();
  await stage.close();
});

async function billed(client = 'brandwerk') {
  const invoice = await handsOver(person, BILLED, aDayOfWork(client));
  expect(invoice.dueDate).toBe(DUE);
  return invoice;
}

/** It is nine in the morning in Berlin. */
function morningOf(day: string): void {
  post = postOffice(stage, server, { at: `${day}T08:00:00Z`, paper: 'standIn' });
}

const remind = (id: string) => remindOf(post.as(person), { id, idempotencyKey: uuid() });
const mailsOf = async (id: string) => (await readSending(post.as(person), id)).mails;

/** The plan is worked off, twice as an hourly job may, and then the queue. */
async function planRuns(): Promise<void> {
  const plan = sendingJobs.find(({ name }) => name === 'sending.remind-by-plan');
  for (let run = 0; run < 2; run += 1) await plan?.handle(post.platform, { businessId: '' });
  await post.round();
}

/** What was approved goes out ten seconds later. */
async function graceIsOver(): Promise<void> {
  post.clock.pass({ seconds: 10 });
  await post.round();
}

async function change(changes: Parameters<typeof updateBusiness>[1]['changes']): Promise<void> {
  const { version } = await getBusiness(person.on(BILLED));
  await updateBusiness(person.on(BILLED), { version, changes });
}

test('the first reminder is friendly, the second says that it is one, and both carry the invoice', async () => {
  const invoice = await billed();
  await change({ customReminderMessage: 'Der Umzug ist geschafft, die Adresse bleibt.' });
  morningOf('2026-03-17');
  await remind(invoice.id);
  await post.round();
  const first = readMail(server.taken[0] ?? '');
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
  await receives(person, '2026-03-18', invoice, '190.00');
  morningOf('2026-03-24');
  await remind(invoice.id);
  await post.round();
  const second = readMail(server.taken[1] ?? '');
  expect(second.headers.get('subject')).toBe(`2. Mahnung: Rechnung ${invoice.number}`);
  expect(textOf(second)).toContain('Von 1.190,00\u00a0€ sind noch 1.000,00\u00a0€ offen.');
  expect((await mailsOf(invoice.id))[0]).toMatchObject({ step: 2, payBy: '2026-03-27' });
  const { timeline } = await getInvoice(post.as(person), invoice.id);
  expect(timeline.filter(({ kind }) => kind === 'reminded')).toMatchObject([
    { detail: CLIENT, by: 'owner' },
    { detail: CLIENT, by: 'owner' },
  ]);
});

test('of an invoice that nobody has, nobody is reminded, by hand or by the plan', async () => {
  await change({ approveReminders: false, overdueReminders: true });
  const { id } = await bills(person, BILLED, aDayOfWork('brandwerk'));
  morningOf('2026-03-03');
  expect(await readSending(post.as(person), id)).toMatchObject({ nextReminder: null });
  // Seven days after the 16th: the first day of the plan.
  morningOf('2026-03-23');
  await planRuns();
  expect(await readSending(post.as(person), id)).toMatchObject({ canRemind: false, nextReminder: null });
  expect(await refusalOf(remind(id))).toBe('NOT_SENT');
  expect(server.taken).toHaveLength(0);
  await markSent(post.as(person), { id, way: 'link' });
  await planRuns();
  expect(server.taken).toHaveLength(1);
});

test('two reminders in the usual words within minutes are one; a day later it is the second', async () => {
  const { id } = await billed();
  morningOf('2026-03-17');
  const { mailId } = await remind(id);
  expect((await remind(id)).mailId, 'it still waits').toBe(mailId);
  await post.round();
  expect((await remind(id)).mailId, 'it has just left').toBe(mailId);
  morningOf('2026-03-18');
  await remind(id);
  await post.round();
  expect((await mailsOf(id)).map(({ subject }) => subject.split(':')[0])).toEqual([
    '2. Mahnung',
    'Zahlungserinnerung',
  ]);
});

test('nobody is reminded of what may still be paid in time, is paid or is cancelled', async () => {
  const inTime = await billed();
  morningOf(DUE);
  expect(await refusalOf(remind(inTime.id))).toBe('NOT_OVERDUE');
  expect((await readSending(post.as(person), inTime.id)).canRemind).toBe(false);
  const paid = await billed();
  await receives(person, BILLED, paid, '1190.00');
  const cancelled = await billed();
  await cancelInvoice(person.on(BILLED), { id: cancelled.id, idempotencyKey: uuid() });
  morningOf('2026-03-17');
  expect((await readSending(post.as(person), inTime.id)).canRemind).toBe(true);
  for (const { id } of [paid, cancelled]) expect(await refusalOf(remind(id))).toBe('NOT_OVERDUE');
});

test('a reminder waits for the yes of Jonas, once, and goes out as he changed it', async () => {
  const invoice = await billed();
  morningOf('2026-03-23');
  await planRuns();
  expect(server.taken).toEqual([]);
  const { reminders } = await listWaitingReminders(post.as(person));
  expect(reminders).toMatchObject([
    { number: invoice.number, clientName: 'Brandwerk Digital GmbH', to: [CLIENT], state: 'approval' },
  ]);
  expect(await approvalsOf()).toBe(1);
  const [{ id, to, cc, subject } = { id: '', to: [], cc: [], subject: '' }] = reminders;
  const mail = { to, cc, subject, text: 'Kurze Frage: Ist sie angekommen?' };
  await approveReminder(post.as(person), { id, mail });
  expect(await refusalOf(approveReminder(post.as(person), { id }))).toBe('NOT_WAITING');
  expect((await listWaitingReminders(post.as(person))).last).toMatchObject([{ id, state: 'waiting' }]);
  await graceIsOver();
  const sent = server.taken.map((raw) => textOf(readMail(raw)));
  expect(sent).toEqual([
    expect.stringMatching(/^Kurze Frage: Ist sie angekommen\?\n\nZahlungserinnerung\nRechnung /),
  ]);
  expect(await approvalsOf()).toBe(0);
  const { reminders: left, last } = await listWaitingReminders(post.as(person));
  expect(left).toEqual([]);
  expect(last).toMatchObject([
    { id, number: invoice.number, clientName: 'Brandwerk Digital GmbH', state: 'sent', isOwed: true },
  ]);
  await receives(person, '2026-03-24', invoice, '1190.00');
  expect((await listWaitingReminders(post.as(person))).last).toMatchObject([{ id, isOwed: false }]);
});

test('what is approved in two tabs at once goes out once', async () => {
  await billed();
  morningOf('2026-03-23');
  await planRuns();
  const { reminders } = await listWaitingReminders(post.as(person));
  const id = reminders[0]?.id ?? '';
  const answers = await Promise.allSettled([1, 2].map(() => approveReminder(post.as(person), { id })));
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await graceIsOver();
  expect(server.taken).toHaveLength(1);
});

async function approvalsOf(): Promise<number> {
  const asked = { userId: person.userId, language: 'de', filter: 'all' } as const;
  return (await listNotifications(post.as(person), asked)).pendingApprovals;
}

test('a reminder that Jonas does not want is not sent, and not prepared again for that day', async () => {
  const invoice = await billed();
  morningOf('2026-03-23');
  await planRuns();
  const [waiting] = await mailsOf(invoice.id);
  await withdrawMail(post.as(person), waiting?.id ?? '');
  expect(await refusalOf(approveReminder(post.as(person), { id: waiting?.id ?? '' }))).toBe('NOT_WAITING');
  await planRuns();
  expect(await mailsOf(invoice.id)).toMatchObject([{ state: 'dropped' }]);
  expect(server.taken).toEqual([]);
  expect(await approvalsOf()).toBe(0);
});

test('a reminder by hand takes the place of one that waits: the client gets one', async () => {
  const invoice = await billed();
  morningOf('2026-03-23');
  await planRuns();
  await remind(invoice.id);
  await post.round();
  expect(server.taken).toHaveLength(1);
  expect((await mailsOf(invoice.id)).map(({ state }) => state)).toEqual(['sent', 'dropped']);
  expect(await approvalsOf()).toBe(0);
});

test('without asking, the whole plan goes out: before the day, then 7, 14 and 30 days after it', async () => {
  await change({ approveReminders: false });
  const invoice = await billed();
  for (const day of ['2026-03-14', '2026-03-15', '2026-03-23', '2026-03-30', '2026-04-15', '2026-05-20']) {
    morningOf(day);
    await planRuns();
  }
  expect(server.taken.map((raw) => readMail(raw).headers.get('subject'))).toEqual([
    `Rechnung ${invoice.number} ist am 16.03.2026 fällig`,
    `Zahlungserinnerung: Rechnung ${invoice.number}`,
    `2. Mahnung: Rechnung ${invoice.number}`,
    `3. Mahnung: Rechnung ${invoice.number}`,
  ]);
});

test('the plan waits until the day by which the last reminder asked to pay is over', async () => {
  await change({ approveReminders: false });
  const invoice = await billed();
  // A Thursday: three days later is a Sunday, so the client has until Monday, a day of the plan.
  morningOf('2026-03-19');
  await remind(invoice.id);
  await post.round();
  expect((await mailsOf(invoice.id))[0]).toMatchObject({ payBy: '2026-03-23' });
  morningOf('2026-03-23');
  await planRuns();
  expect(server.taken).toHaveLength(1);
  morningOf('2026-03-24');
  await planRuns();
  expect(server.taken).toHaveLength(2);
});

test('a server that was away makes up for two days, not for ten', async () => {
  await change({ approveReminders: false });
  const invoice = await billed();
  morningOf('2026-03-25');
  await planRuns();
  expect(server.taken).toHaveLength(1);
  morningOf('2026-04-09');
  await planRuns();
  expect(server.taken).toHaveLength(1);
  expect(await mailsOf(invoice.id)).toHaveLength(1);
});

test('an invoice that is dated back is not reminded of on the day of its issue, nor before it has gone out itself', async () => {
  await change({ approveReminders: false });
  morningOf('2026-03-23');
  const draft = await drafts(person, BILLED, aDayOfWork('brandwerk'));
  const { id, version } = draft;
  const invoiceDate = BILLED as Day;
  const dated = await saveDraft(post.as(person), { id, version, draft: { ...draft.draft, invoiceDate } });
  const invoice = await issues({ ...person, on: () => post.as(person) }, BILLED, dated);
  expect(invoice.dueDate).toBe(DUE);
  await planRuns();
  expect(await mailsOf(invoice.id)).toEqual([]);
  morningOf('2026-03-30');
  server.putOff(1);
  await sendInvoice(post.as(person), { id: invoice.id, idempotencyKey: uuid() });
  await planRuns();
  expect((await mailsOf(invoice.id)).map(({ kind, state }) => [kind, state])).toEqual([
    ['invoice', 'waiting'],
  ]);
  await post.round();
  await planRuns();
  expect((await mailsOf(invoice.id)).map(({ kind, state }) => [kind, state])).toEqual([
    ['reminder', 'sent'],
    ['invoice', 'sent'],
  ]);
});

test('at night nobody is written to', async () => {
  await change({ approveReminders: false });
  await billed();
  post = postOffice(stage, server, { at: '2026-03-23T03:00:00Z', paper: 'standIn' });
  await planRuns();
  expect(server.taken).toEqual([]);
});

test('the plan leaves out what is in dispute, what was reminded of by hand just now, and clients without an address', async () => {
  await change({ approveReminders: false });
  const [disputed, byHand, unreachable] = [await billed(), await billed(), await billed('kiez')];
  const { version, id } = await getClient(person.on(BILLED), person.clients.kiez ?? '');
  await updateClient(person.on(BILLED), { id, version, changes: { email: '' } });
  morningOf('2026-03-22');
  await pauseReminders(post.as(person), { id: disputed.id, paused: true });
  await remind(byHand.id);
  await post.round();
  morningOf('2026-03-23');
  await planRuns();
  expect(server.taken).toHaveLength(1);
  expect(await readSending(post.as(person), disputed.id)).toMatchObject({
    mails: [],
    remindersPaused: true,
    nextReminder: null,
  });
  expect(await mailsOf(unreachable.id)).toEqual([]);
});

test('what is paid while the reminder waits is not reminded of', async () => {
  const invoice = await billed();
  morningOf('2026-03-23');
  await planRuns();
  const [waiting] = await mailsOf(invoice.id);
  await receives(person, '2026-03-23', invoice, '1190.00');
  expect((await listWaitingReminders(post.as(person))).reminders).toEqual([]);
  expect(await refusalOf(approveReminder(post.as(person), { id: waiting?.id ?? '' }))).toBe('NOT_OVERDUE');
  await change({ approveReminders: false });
  const other = await billed();
  await planRuns();
  await receives(person, '2026-03-23', other, '1190.00');
  expect(server.taken).toHaveLength(1);
});

test('a reminder that did not get out before the money came has reached nobody, nor has the invoice', async () => {
  const invoice = await billed();
  morningOf('2026-03-17');
  await remind(invoice.id);
  await receives(person, '2026-03-17', invoice, '1190.00');
  await post.round();
  expect(await mailsOf(invoice.id)).toMatchObject([{ state: 'dropped' }]);
  const { rows } = await superuser.query('select mailed_at from invoices where id = $1', [invoice.id]);
  expect(rows).toEqual([{ mailed_at: null }]);
});

test('an invoice whose client has more addresses than a mail takes keeps no other from its reminder, and the plan says that it failed', async () => {
  const broken = await billed();
  const whole = await billed('harbor');
  const twenty = Array.from({ length: 20 }, (_, n) => ({ kind: 'cc', email: `kopie${n}@brandwerk.example` }));
  await superuser.query('update clients set recipients = $1 where id = $2', [
    JSON.stringify(twenty),
    person.clients.brandwerk,
  ]);
  await change({ overdueReminders: true, approveReminders: false });
  morningOf('2026-03-23');
  await expect(planRuns()).rejects.toThrow('1 of');
  await post.round();
  expect(await mailsOf(broken.id)).toEqual([]);
  expect(await mailsOf(whole.id)).toMatchObject([{ kind: 'reminder', state: 'sent' }]);
});

test('the plan reminds while Jonas has the dialog open: the same words are the same reminder, and others are asked about first', async () => {
  const invoice = await billed();
  await change({ overdueReminders: true, approveReminders: false });
  morningOf('2026-03-23');
  const { to, cc, subject, text } = await composeMail(post.as(person), { id: invoice.id, kind: 'reminder' });
  await planRuns();
  const press = (words: { subject: string }, again?: true) =>
    remindOf(post.as(person), {
      id: invoice.id,
      idempotencyKey: uuid(),
      again,
      mail: { to, cc, text, ...words },
    });
  const [byItself] = await mailsOf(invoice.id);
  expect((await press({ subject })).mailId).toBe(byItself?.id);
  expect(await refusalOf(press({ subject: 'Kurze Nachfrage' }))).toBe('JUST_SENT');
  await press({ subject: 'Kurze Nachfrage' }, true);
  await post.round();
  expect(server.taken).toHaveLength(2);
});
