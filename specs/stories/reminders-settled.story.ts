/** A reminder that waits for a yes is about a claim: once that is settled it waits no longer, anywhere; and again where the settling was a mistake. */
import { getBusiness, updateBusiness } from '@belegbar/server/business';
import { cancelInvoice, type InvoiceView, undoPayment, writeOffInvoice } from '@belegbar/server/invoices';
import { listNotifications, markAllRead } from '@belegbar/server/notifications';
import {
  countWaitingReminders,
  listWaitingReminders,
  pauseReminders,
  readSending,
  remindBusinessByPlan,
} from '@belegbar/server/sending';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, credits, handsOver, receives } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

/** Due on the 16th; a week later is the first day of the plan after it. */
const BILLED = '2026-03-02';
const REMINDED = '2026-03-23';

let stage: Stage;
let person: Person;
let invoice: InvoiceView;

beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
});
beforeEach(async () => {
  person = await enter(stage, { ...jonas, email: `${uuid()}@studio.example` });
  const { version } = await getBusiness(person.on(BILLED));
  const changes = { overdueReminders: true, approveReminders: true };
  await updateBusiness(person.on(BILLED), { version, changes });
  invoice = await handsOver(person, BILLED, aDayOfWork('brandwerk'));
  await remindBusinessByPlan(person.on(REMINDED));
  expect(await waits()).toEqual({ count: 1, listed: 1, atInvoice: 1, inBell: 1 });
});
afterAll(() => stage.close());

const now = () => person.on(REMINDED);

/** Everywhere that it is told. */
async function waits() {
  const { waiting: count } = await countWaitingReminders(now());
  const { reminders } = await listWaitingReminders(now());
  const { mails } = await readSending(now(), invoice.id);
  const bell = await listNotifications(now(), { userId: person.userId, language: 'de' });
  return {
    count,
    listed: reminders.length,
    atInvoice: mails.filter(({ state }) => state === 'approval').length,
    inBell: bell.pendingApprovals,
  };
}

const GONE = { count: 0, listed: 0, atInvoice: 0, inBell: 0 };

test.each<[string, () => Promise<unknown>]>([
  ['paid', () => receives(person, REMINDED, invoice, '1190.00')],
  ['written off', () => writeOffInvoice(now(), { id: invoice.id, idempotencyKey: uuid() })],
  ['cancelled', () => cancelInvoice(now(), { id: invoice.id, idempotencyKey: uuid() })],
  ['credited in full', () => credits(person, REMINDED, invoice, '1000.00')],
  ['left out of the plan', () => pauseReminders(now(), { id: invoice.id, paused: true })],
])('what is %s keeps no reminder waiting', async (_, settle) => {
  await settle();
  expect(await waits()).toEqual(GONE);
});

test('a part of the money leaves it waiting', async () => {
  await receives(person, REMINDED, invoice, '190.00');
  expect(await waits()).toEqual({ count: 1, listed: 1, atInvoice: 1, inBell: 1 });
});

test('a payment that was a mistake lets it wait again, once', async () => {
  const { payments } = await receives(person, REMINDED, invoice, '1190.00');
  const [payment] = payments;
  await undoPayment(now(), { id: invoice.id, paymentId: payment?.id ?? '', idempotencyKey: uuid() });
  expect(await waits()).toMatchObject({ count: 1, listed: 1, atInvoice: 1 });
  await remindBusinessByPlan(now());
  expect(await waits()).toMatchObject({ count: 1, listed: 1, atInvoice: 1 });
});

test('when the plan comes to the next reminder is known: the second one two weeks after the due day, else the first of the next invoice; of what is paid, none', async () => {
  expect(await listWaitingReminders(now())).toMatchObject({ next: '2026-03-30' });
  const later = await handsOver(person, REMINDED, aDayOfWork('brandwerk'));
  expect(later.dueDate).toBe('2026-04-06');
  expect(await listWaitingReminders(now())).toMatchObject({ next: '2026-03-30' });
  await receives(person, REMINDED, invoice, '1190.00');
  // The plan begins the day before the money is due.
  expect((await listWaitingReminders(now())).next).toBe('2026-04-05');
  await receives(person, REMINDED, later, '1190.00');
  expect((await listWaitingReminders(now())).next).toBe(null);
});

test('reading the bell does not answer it', async () => {
  await markAllRead(now(), { userId: person.userId });
  expect(await waits()).toEqual({ count: 1, listed: 1, atInvoice: 1, inBell: 0 });
});
