/** A yes to a reminder can be taken back for ten seconds, is told as the owner's, and what has left lets its invoice rest for some days. */
import { getBusiness, updateBusiness } from '@belegbar/server/business';
import { getInvoice, type InvoiceView } from '@belegbar/server/invoices';
import {
  approveReminder,
  countWaitingReminders,
  listReminded,
  listWaitingReminders,
  remindBusinessByPlan,
  remindOf,
  takeBackApproval,
} from '@belegbar/server/sending';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, handsOver, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { type PostOffice, postOffice } from '../support/post.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

/** Due on the 16th; the plan reminds 7, 14 and 30 days later: on the 23rd, the 30th and 15 April. */
const BILLED = '2026-03-02';
const REMINDED = '2026-03-23';

let stage: Stage;
let server: MailServer;
let person: Person;
let post: PostOffice;
let invoice: InvoiceView;

beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
  server = await startMailServer();
});
beforeEach(async () => {
  person = await enter(stage, { ...jonas, email: `${uuid()}@studio.example` });
  server.taken.length = 0;
  const { version } = await getBusiness(person.on(BILLED));
  await updateBusiness(person.on(BILLED), {
    version,
    changes: { overdueReminders: true, approveReminders: true },
  });
  invoice = await handsOver(person, BILLED, aDayOfWork('brandwerk'));
  itIs(REMINDED);
});
afterAll(async () => {
  await server.close();
  await stage.close();
});

/** Nine in the morning in Berlin. */
function itIs(day: string): void {
  post = postOffice(stage, server, { at: `${day}T08:00:00Z`, paper: 'standIn' });
}

const now = () => post.as(person);
const waiting = async () => (await countWaitingReminders(now())).waiting;

/** The plan prepares its reminder; gives the id. */
async function prepared(): Promise<string> {
  await remindBusinessByPlan(now());
  const [reminder] = (await listWaitingReminders(now())).reminders;
  return reminder?.id ?? '';
}

async function pass(seconds: number): Promise<void> {
  post.clock.pass({ seconds });
  await post.round();
}

test('what waits says which reminder it is and what it asks for', async () => {
  await prepared();
  expect((await listWaitingReminders(now())).reminders).toMatchObject([
    { step: 1, open: 119_000, currency: 'EUR', number: invoice.number },
  ]);
});

test('for ten seconds a yes can be taken back: nothing leaves, and the reminder waits again until the next yes', async () => {
  const id = await prepared();
  await approveReminder(now(), { id });
  await pass(9);
  expect(server.taken).toHaveLength(0);
  await takeBackApproval(now(), id);
  expect(await waiting()).toBe(1);
  await pass(120);
  expect(server.taken).toHaveLength(0);
  await approveReminder(now(), { id });
  await pass(10);
  expect(server.taken).toHaveLength(1);
  expect(await waiting()).toBe(0);
});

test('what waits still, or has left, is not taken back', async () => {
  const id = await prepared();
  expect(await refusalOf(takeBackApproval(now(), id))).toBe('ALREADY_GONE');
  await approveReminder(now(), { id });
  await pass(10);
  expect(await refusalOf(takeBackApproval(now(), id))).toBe('ALREADY_GONE');
});

test('a reminder by hand waits for no yes: none is taken back', async () => {
  const { mailId } = await remindOf(now(), { id: invoice.id, idempotencyKey: uuid() });
  expect(await refusalOf(takeBackApproval(now(), mailId))).toBe('ALREADY_GONE');
});

test('an approved reminder is told as the owner’s, one without asking as the program’s', async () => {
  const byWhom = async () => {
    const { timeline } = await getInvoice(now(), invoice.id);
    return timeline.filter(({ kind }) => kind === 'reminded').map(({ by }) => by);
  };
  await approveReminder(now(), { id: await prepared() });
  await pass(10);
  expect(await byWhom()).toEqual(['owner']);
  const { version } = await getBusiness(now());
  await updateBusiness(now(), { version, changes: { approveReminders: false } });
  itIs('2026-03-30');
  await remindBusinessByPlan(now());
  await pass(0);
  expect(await byWhom()).toEqual(['program', 'owner']);
});

test('an invoice rests from the moment of its reminder until the plan comes to the next one, else for a week', async () => {
  expect(await listReminded(now())).toEqual({ reminded: [] });
  const id = await prepared();
  expect(await listReminded(now()), 'what waits for a yes has not left').toEqual({ reminded: [] });
  await approveReminder(now(), { id });
  const resting = { invoiceId: invoice.id, on: REMINDED, until: '2026-03-30' };
  expect(await listReminded(now())).toEqual({ reminded: [{ ...resting, state: 'waiting' }] });
  await pass(10);
  expect(await listReminded(now())).toEqual({ reminded: [{ ...resting, state: 'sent' }] });
  itIs('2026-03-29');
  expect((await listReminded(now())).reminded).toHaveLength(1);
  itIs('2026-03-30');
  expect(await listReminded(now())).toEqual({ reminded: [] });
  // The next of the plan comes on 15 April, five days later.
  itIs('2026-04-10');
  await remindOf(now(), { id: invoice.id, idempotencyKey: uuid() });
  expect((await listReminded(now())).reminded).toMatchObject([{ on: '2026-04-10', until: '2026-04-15' }]);
  await pass(0);
  // After the last day of the plan, 15 April, nothing is planned: a week, the day by which to pay included.
  itIs('2026-04-20');
  await remindOf(now(), { id: invoice.id, idempotencyKey: uuid() });
  expect((await listReminded(now())).reminded).toMatchObject([{ on: '2026-04-20', until: '2026-04-28' }]);
});
