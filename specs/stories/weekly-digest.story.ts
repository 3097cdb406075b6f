/** The week by mail: on Monday, once, with the figures of the books, and off with one click; what the first screen is told from Friday on. */
import { day } from '@belegbar/domain/calendar';
import { getBusiness, updateBusiness } from '@belegbar/server/business';
import { listDueExpenses, undoExpense } from '@belegbar/server/expenses';
import { undoPayment } from '@belegbar/server/invoices';
import { listOutbox } from '@belegbar/server/platform/mail';
import { mailWeek, readDigest, switchOff } from '@belegbar/server/weekly-digest';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, drafts, receives } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { program } from '../support/notify.ts';
import { type PostOffice, postOffice } from '../support/post.ts';
import { buys, pays } from '../support/purchases.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

// Monday 2 March 2026; what is billed then is due on the 16th.
const WEDNESDAY = '2026-03-18';
const MONDAY_AFTER = '2026-03-23';

let stage: Stage;
let person: Person;
let email: string;
beforeAll(async () => {
  stage = setStage((await freshDatabase(4)).application.database);
});
beforeEach(async () => {
  email = `${uuid()}@studio.example`;
  person = await enter(stage, { ...jonas, email });
});
afterAll(() => stage.close());

const at = (moment: string): PostOffice => postOffice(stage, null, { at: moment, paper: 'standIn' });
/** Nine o'clock in Berlin. */
const morning = (day: string) => mailWeek(at(`${day}T08:00:00Z`).platform);

async function mails() {
  return (await listOutbox(stage.database, 500)).filter(({ to }) => to === email);
}

/** Two invoices; one is paid on Wednesday, the other is overdue. */
async function aWeek() {
  const paid = await bills(person, '2026-03-02', aDayOfWork('brandwerk'));
  const late = await bills(person, '2026-03-02', aDayOfWork('brandwerk'));
  const { payments } = await receives(person, WEDNESDAY, paid, String(paid.gross / 100));
  return { gross: paid.gross, payment: { id: paid.id, paymentId: payments[0]?.id ?? '' }, late };
}

test('on Monday Jonas gets one mail with the figures of last week, also when two workers and every hour ask', async () => {
  await aWeek();
  await buys(person, WEDNESDAY, { dueDate: day('2026-03-25') });
  await buys(person, WEDNESDAY, { dueDate: day('2026-03-30') });
  await Promise.all([morning(MONDAY_AFTER), morning(MONDAY_AFTER)]);
  await morning('2026-03-24');
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Deine Woche vom 16.03.2026 bis 22.03.2026');
  expect(mail?.text).toMatch(/Letzte Woche kamen [\d.]+,\d\d\s€ in einer Zahlung herein\./);
  expect(mail?.text).toMatch(/Überfällig sind [\d.]+,\d\d\s€ aus einer Rechnung\./);
  expect(mail?.text).toMatch(/iese Woche fällig: eine Rechnung an dich\./);
  expect(mail?.html).toMatch(/<a href="https:\/\/books\.example\/weekly-digest-off\?link=[^"]+"/);
});

test('a bill that is due next week is named, and stands among what is due soon; one that is paid, has time or was taken back does not', async () => {
  const due = (dueDate: string) => buys(person, WEDNESDAY, { dueDate: day(dueDate) });
  // Friday 20 March tells of the week from the 23rd to the 29th.
  const [late, sunday, paid, gone] = [
    await due('2026-03-19'),
    await due('2026-03-29'),
    await due('2026-03-24'),
    await due('2026-03-25'),
  ];
  await due('2026-03-30');
  await buys(person, WEDNESDAY);
  await pays(person, paid.id, { on: '2026-03-19', amount: '119', noted: '2026-03-19' });
  await undoExpense(person.on('2026-03-19'), { id: gone.id, idempotencyKey: uuid() });
  const friday = at('2026-03-20T15:00:00Z').as(person);
  expect((await readDigest(friday)).week?.figures).toMatchObject({ bills: 1, billId: sunday.id });
  const { expenses } = await listDueExpenses(friday);
  expect(expenses.map(({ id, open }) => [id, open])).toEqual([
    [late.id, 11_900],
    [sunday.id, 11_900],
  ]);
  await due('2026-03-23');
  expect((await readDigest(friday)).week?.figures).toMatchObject({ bills: 2, billId: null });
  const stranger = await enter(stage, { ...jonas, email: `${uuid()}@studio.example` });
  expect(await listDueExpenses(at('2026-03-20T15:00:00Z').as(stranger))).toEqual({ expenses: [] });
});

test('after two weeks of downtime the last week comes, once; before eight nothing does', async () => {
  await aWeek();
  await mailWeek(at('2026-04-02T05:30:00Z').platform);
  expect(await mails()).toEqual([]);
  await morning('2026-04-02');
  await morning('2026-04-02');
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'Deine Woche vom 23.03.2026 bis 29.03.2026',
  ]);
});

test('where nothing happened, or only a draft lies there, none comes', async () => {
  await drafts(person, '2026-03-02', aDayOfWork('brandwerk'));
  await morning(MONDAY_AFTER);
  expect(await mails()).toEqual([]);
});

test('the link in the mail switches it off without a session, and no other link does', async () => {
  await aWeek();
  await morning(MONDAY_AFTER);
  const [, link = ''] = /weekly-digest-off\?link=(\S+)/.exec((await mails())[0]?.text ?? '') ?? [];
  const stranger = program(stage.platformOn(MONDAY_AFTER));
  for (const wrong of [
    '',
    'nobody',
    person.businessId,
    `${person.businessId}.`,
    `${link}x`,
    `${uuid()}.${link.split('.')[1]}`,
  ])
    expect(await switchOff(stranger, wrong)).toBe(false);
  expect(await getBusiness(person.on(MONDAY_AFTER))).toMatchObject({ weeklyDigestEnabled: true });
  expect([await switchOff(stranger, link), await switchOff(stranger, link)]).toEqual([true, true]);
  expect(await getBusiness(person.on(MONDAY_AFTER))).toMatchObject({ weeklyDigestEnabled: false });
  await morning('2026-03-30');
  expect(await mails()).toHaveLength(1);
});

test('switched off in the profile none comes, though everything happened', async () => {
  await aWeek();
  const { version } = await getBusiness(person.on(WEDNESDAY));
  await updateBusiness(person.on(WEDNESDAY), { version, changes: { weeklyDigestEnabled: false } });
  await morning(MONDAY_AFTER);
  expect(await mails()).toEqual([]);
});

test('the first screen is told on Friday afternoon, and not on Thursday; a payment that was taken back did not come in', async () => {
  const { gross, payment } = await aWeek();
  const read = (moment: string) => readDigest(at(moment).as(person));
  expect(await read('2026-03-19T15:00:00Z')).toEqual({ week: null });
  const { week } = await read('2026-03-20T15:00:00Z');
  expect(week).toMatchObject({
    monday: '2026-03-16',
    figures: { isOver: false, received: { amount: gross, count: 1 }, overdue: { count: 1 } },
  });
  await undoPayment(person.on(WEDNESDAY), { ...payment, idempotencyKey: uuid() });
  expect((await read('2026-03-20T15:00:00Z')).week?.figures.received).toEqual({ amount: 0, count: 0 });
});
