/** Which mails go out and when clients are reminded: what holds from the start, what is refused, what is followed. */
import { getBusiness, updateBusiness } from '@belegbar/server/business';
import { listOutbox } from '@belegbar/server/platform/mail';
import { createShareLink, openShareLink } from '@belegbar/server/share-links';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aylin } from '../cast/aylin.ts';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { notifies, program } from '../support/notify.ts';
import { enter, type Person, type Role, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const TODAY = '2026-03-02';

let fresh: FreshDatabase;
let stage: Stage;
beforeAll(async () => {
  fresh = await freshDatabase(4);
  stage = setStage(fresh.application.database);
});
afterAll(() => stage.close());

function anew(role: Role, email = `${uuid()}@studio.example`): Promise<Person> {
  return enter(stage, { ...role, email });
}

type Changes = Parameters<typeof updateBusiness>[1]['changes'];

async function change(person: Person, changes: Changes) {
  const { version } = await getBusiness(person.on(TODAY));
  return updateBusiness(person.on(TODAY), { version, changes });
}

test('from the start Jonas hears by mail, and clients are to be reminded one day before and 7, 14, 30 days after', async () => {
  expect(await getBusiness((await anew(jonas)).on(TODAY))).toMatchObject({
    emailNotificationsEnabled: true,
    autoSendInvoiceEmail: false,
    paymentDueReminders: true,
    overdueReminders: true,
    reminderDaysBeforeDue: 1,
    reminderDaysAfterDue: [7, 14, 30],
    customReminderMessage: '',
  });
});

test('days are kept from the first to the last, with the words that he adds', async () => {
  const person = await anew(jonas);
  const saved = await change(person, {
    reminderDaysBeforeDue: 7,
    reminderDaysAfterDue: [45, 3],
    customReminderMessage: 'Kurze Frage vorab: Ist alles angekommen?\nDanke.',
    overdueReminders: false,
  });
  expect(saved).toMatchObject({
    reminderDaysBeforeDue: 7,
    reminderDaysAfterDue: [3, 45],
    customReminderMessage: 'Kurze Frage vorab: Ist alles angekommen?\nDanke.',
    overdueReminders: false,
  });
});

test.each<[string, number[], string]>([
  ['no day', [], 'reminder.none'],
  ['the due day itself', [0, 7], 'reminder.range'],
  ['half a year and a day', [181], 'reminder.range'],
  ['a day twice', [7, 7], 'reminder.twice'],
  ['seven days', [1, 2, 3, 4, 5, 6, 7], 'reminder.many'],
])('a schedule of %s is refused at its field, and the one before stays', async (_, days, code) => {
  const person = await anew(jonas);
  await expect(change(person, { reminderDaysAfterDue: days })).rejects.toMatchObject({
    code: 'INVALID',
    data: { problems: [{ field: 'reminderDaysAfterDue', code, severity: 'blocking' }] },
  });
  expect((await getBusiness(person.on(TODAY))).reminderDaysAfterDue).toEqual([7, 14, 30]);
});

test('the database itself takes no schedule without a day or beyond its bounds', async () => {
  const { businessId } = await anew(jonas);
  for (const wrong of [
    "reminder_days_after_due = '{}'",
    "reminder_days_after_due = '{0}'",
    'reminder_days_before_due = 31',
  ])
    await expect(
      fresh.superuser.query(`update businesses set ${wrong} where id = $1`, [businessId]),
    ).rejects.toThrow(/check constraint/);
});

test('a day added in one window is not lost by one removed in another', async () => {
  const person = await anew(jonas);
  const { version } = await getBusiness(person.on(TODAY));
  await updateBusiness(person.on(TODAY), { version, changes: { reminderDaysAfterDue: [7, 14, 30, 60] } });
  const late = updateBusiness(person.on(TODAY), { version, changes: { reminderDaysAfterDue: [7, 14] } });
  expect(await refusalOf(late)).toBe('CHANGED_MEANWHILE');
  expect((await getBusiness(person.on(TODAY))).reminderDaysAfterDue).toEqual([7, 14, 30, 60]);
});

test('what Jonas chooses changes nothing for Aylin', async () => {
  const [person, stranger] = [await anew(jonas), await anew(aylin)];
  await change(person, { emailNotificationsEnabled: false, reminderDaysAfterDue: [3] });
  expect(await getBusiness(stranger.on(TODAY))).toMatchObject({
    emailNotificationsEnabled: true,
    reminderDaysAfterDue: [7, 14, 30],
  });
});

async function mailsTo(email: string) {
  return (await listOutbox(stage.database, 500)).filter(({ to }) => to === email);
}

async function isOpenedByAClient(person: Person): Promise<string> {
  const invoice = await bills(person, TODAY, aDayOfWork('brandwerk'));
  const link = { invoiceId: invoice.id, idempotencyKey: uuid(), expiresInDays: null };
  const { token } = await createShareLink(person.on(TODAY), link);
  const visitor = { ...program(stage.platformOn(TODAY)), actor: { kind: 'public' } as const };
  for (let visit = 0; visit < 2; visit += 1) await openShareLink(visitor, { token });
  return invoice.id;
}

test('when a client opens an invoice its owner gets one mail, with the place to look at and the way to switch it off', async () => {
  const email = `${uuid()}@studio.example`;
  const person = await anew(jonas, email);
  const invoiceId = await isOpenedByAClient(person);
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe('RE-2026-0001 wurde angesehen');
  expect(mails[0]?.text).toContain(`\nhttps://books.example/invoice/${invoiceId}\n`);
  expect(mails[0]?.text).toMatch(
    /^Der Link zu deiner Rechnung an Brandwerk Digital GmbH über [\d.]+,\d\d\s€ wurde zum ersten Mal geöffnet\./,
  );
  expect(mails[0]?.html).toContain('Rechnung ansehen');
  expect(mails[0]?.text).toContain('https://books.example/user-profile#email-notifications');
});

test('switched off, the bell still tells and no mail comes; of the account itself the bell mails nothing', async () => {
  const email = `${uuid()}@studio.example`;
  const person = await anew(jonas, email);
  await notifies(program(stage.platformOn(TODAY)), person, { type: 'welcome' });
  await change(person, { emailNotificationsEnabled: false });
  await isOpenedByAClient(person);
  expect(await mailsTo(email)).toEqual([]);
});

test('an act that is taken back leaves no mail behind', async () => {
  const email = `${uuid()}@studio.example`;
  const person = await anew(jonas, email);
  const notifying = notifies(person.on(TODAY), person, { actionUrl: '//elsewhere.example' });
  await expect(notifying).rejects.toThrow();
  expect(await mailsTo(email)).toEqual([]);
});
