/** The demo lives: whatever day it is opened, one of everything stands there, made by the verbs that everybody uses. */
import { addDays, type Day } from '@belegbar/domain/calendar';
import { ensureBusiness } from '@belegbar/server/business';
import { listExpenses } from '@belegbar/server/expenses';
import { getInvoice, type InvoiceView, listInvoices } from '@belegbar/server/invoices';
import { verifyJournal } from '@belegbar/server/journal';
import { listNotifications } from '@belegbar/server/notifications';
import { listOutbox } from '@belegbar/server/platform/mail';
import { listReceived } from '@belegbar/server/received-invoices';
import { listRecurring } from '@belegbar/server/recurring-expenses';
import { listWaitingReminders } from '@belegbar/server/sending';
import { filedReturns, pendingReturns } from '@belegbar/server/tax-reports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../../server/platform/context.ts';
import { enterDemo, livingDemo, openDemo } from '../../tools/demo/index.ts';
import { freshDatabase } from '../support/database.ts';
import { type Stage, setStage } from '../support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
});
afterAll(() => stage.close());

test('in a year whose law nobody has read there is no demo', () => {
  expect(livingDemo(stage.platformOn('2027-12-31')).available()).toBe(true);
  expect(livingDemo(stage.platformOn('2028-02-29')).available()).toBe(false);
});

test('who enters waits for no PDF: they are made while the visitor looks around', async () => {
  const platform = stage.platformOn('2026-11-24');
  const pdf = () => Promise.reject(new Error('somebody waits for a PDF'));
  const made = { ...platform, renderer: { ...platform.renderer, pdf } };
  await openDemo(made, 'lena', 'lena+waiting@demo.example');
}, 120_000);

async function opened(who: 'jonas' | 'aylin' | 'lena', today: string): Promise<Context> {
  const platform = stage.platformOn(today);
  const userId = await enterDemo(platform, who, `${who}+${today}@demo.example`);
  const businessId = await ensureBusiness(platform, { userId, requestId: 'story' });
  return { platform, businessId, actor: { kind: 'user', userId }, requestId: 'story', transaction: null };
}

async function invoicesOf(context: Context) {
  const { invoices, counts } = await listInvoices(context, { limit: 100 });
  return { invoices, counts };
}

/** With the quarter whose advance return is late: due on 10 October (a Saturday in 2026: the 12th) and on 10 January (a Sunday in 2027: the 11th). */
describe.each([
  ['2026-11-24', '2026-Q3'],
  ['2027-01-01', '2026-Q3'],
  ['2027-01-12', '2026-Q4'],
  ['2024-02-29', '2023-Q4'],
])('opened on %s, the demo of Jonas', (today, late) => {
  let jonas: Context;
  beforeAll(async () => {
    jonas = await opened('jonas', today);
  }, 120_000);

  test('has fixed costs, none of which is due before tomorrow', async () => {
    const { recurring, perYear } = await listRecurring(jonas);
    // (214.20 + 15.00 + 59.50) x 12 + (178.50 + 102.00) x 4
    expect([recurring.length, perYear]).toEqual([5, 458_640]);
    expect(recurring.every(({ nextDueOn }) => nextDueOn !== null && nextDueOn > today)).toBe(true);
  });

  test('has a year of expenses, nearly all with their receipt', async () => {
    const { counts } = await listExpenses(jonas, { from: addDays(today as Day, -365), limit: 1 });
    expect(counts.all).toBeGreaterThanOrEqual(150);
    expect(counts.withoutReceipt).toBeGreaterThan(0);
    expect(counts.withoutReceipt).toBeLessThan(15);
  });

  test('has an invoice in every state', async () => {
    const { invoices, counts } = await invoicesOf(jonas);
    const words = new Set(invoices.map(({ state }) => state.word));
    for (const word of WORDS) expect(words, word).toContain(word);
    expect(counts).toMatchObject({ draft: 1, overdue: 2 });
    const dollars = invoices.filter(({ currency }) => currency === 'USD');
    expect(dollars).toHaveLength(1);
  });

  test('has one that was seen an hour ago', async () => {
    const { invoices } = await invoicesOf(jonas);
    const seen = invoices.find(({ state }) => state.word === 'seen');
    const { timeline } = await getInvoice(jonas, seen?.id ?? '');
    const now = jonas.platform.clock.now().getTime();
    expect(timeline.filter(isSeen).map(({ at }) => now - new Date(at).getTime())).toEqual([3_600_000]);
    // By the link that went with the mail: nobody has made or copied one.
    const byLink = timeline.filter(({ kind }) => kind === 'linkCreated' || kind === 'linkGiven');
    expect(byLink).toEqual([]);
  });

  test('has two reminders that wait, and what the bell says of them', async () => {
    expect((await listWaitingReminders(jonas)).reminders).toHaveLength(2);
    const { actor } = jonas;
    const userId = actor.kind === 'user' ? actor.userId : '';
    const { notifications } = await listNotifications(jonas, { userId, language: 'de' });
    expect(notifications.map(({ type }) => type).toSorted()).toEqual([
      'invoice_viewed',
      'reminder_approval_needed',
      'reminder_approval_needed',
    ]);
  });

  test('has one return that is late; those before it were filed', async () => {
    const { returns } = await pendingReturns(jonas);
    const lateOnes = returns.filter(({ state }) => state.word === 'late');
    expect(lateOnes.map(({ report, period }) => [report, period])).toEqual([['vatAdvance', late]]);
  });

  test('has mails in the outbox, to nobody who could exist', async () => {
    const mails = (await listOutbox(stage.database, 500)).filter(({ subject }) => subject.includes('RE-'));
    expect(mails.length).toBeGreaterThanOrEqual(5);
    for (const { to } of mails) expect(to).toMatch(/\.example$/);
  });

  test('has mails that bear the day on which they were written, and what was true then', async () => {
    const now = jonas.platform.clock.now();
    const since = new Date(now.getTime() - 70 * DAY_MS);
    const mails = (await listOutbox(stage.database, 500)).filter(
      ({ attachments, createdAt }) => attachments.length > 0 && createdAt > since && createdAt <= now,
    );
    expect(new Set(mails.map(({ createdAt }) => createdAt.toISOString().slice(0, 10))).size).toBeGreaterThan(
      5,
    );
    expect(new Set(mails.map(({ createdAt }) => createdAt.toISOString().slice(11))).size).toBeGreaterThan(5);
    // Each was written before anything was paid.
    for (const { text } of mails) expect(text).toMatch(/IBAN/);
  });

  test('has paid every advance return that was filed', async () => {
    const year = Number(late.slice(0, 4));
    const both = await Promise.all([year - 1, year].map((one) => filedReturns(jonas, { year: one })));
    const payments = both.flatMap(({ returns }) => returns.flatMap(({ payment }) => payment ?? []));
    expect(payments.length).toBeGreaterThan(2);
    for (const { payable, paid } of payments) expect(paid).toBe(payable);
  });

  test('has a bill in order, one in doubt, and one with another account', async () => {
    const { invoices } = await listReceived(jonas, { state: 'toReview' });
    expect(invoices.map(({ iban }) => iban).toSorted()).toEqual(['changed', 'newSender', 'newSender']);
    expect(invoices.filter(({ valid }) => !valid)).toHaveLength(1);
  });

  test('has one unbroken chain, and numbers without a gap', async () => {
    const { entries, ...found } = await verifyJournal(jonas);
    expect(entries).toBeGreaterThan(100);
    expect(found).toEqual({ firstBroken: null, wrongSums: [] });
    const { invoices } = await invoicesOf(jonas);
    expect(gapsIn(invoices.flatMap(({ number }) => number ?? []))).toEqual([]);
  });
});

const DAY_MS = 86_400_000;
const WORDS = ['draft', 'issued', 'sent', 'seen', 'partlyPaid', 'overdue', 'paid', 'writtenOff', 'cancelled'];

function isSeen({ kind }: InvoiceView['timeline'][number]): boolean {
  return kind === 'viewed';
}

/** Numbers such as RE-2026-0007: those that are missing between the first and the last of a year. */
function gapsIn(numbers: readonly string[]): string[] {
  const taken = new Set(numbers);
  return numbers.flatMap((number) => {
    const [, head = '', count = '0'] = /^(.*-)(\d+)$/.exec(number) ?? [];
    const before = `${head}${String(Number(count) - 1).padStart(count.length, '0')}`;
    return Number(count) === 1 || taken.has(before) ? [] : [before];
  });
}

test.each([
  ['aylin', '2026-12-31'],
  ['lena', '2026-10-31'],
] as const)('%s has a demo that lives, too, on %s', async (who, today) => {
  const context = await opened(who, today);
  const { counts } = await invoicesOf(context);
  expect(counts).toMatchObject({ draft: 1, overdue: 2 });
  expect((await verifyJournal(context)).firstBroken).toBe(null);
  expect((await listWaitingReminders(context)).reminders).toHaveLength(2);
});
