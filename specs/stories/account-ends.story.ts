/** What each capability says becomes of its tables at the end of an account, held against what the database does. */
import type { Day } from '@belegbar/domain/calendar';
import { assumedOf } from '@belegbar/domain/finance';
import { carryOutDeletions } from '@belegbar/server/account-deletion';
import { ensureBusiness } from '@belegbar/server/business';
import { recordExpense, undoExpense } from '@belegbar/server/expenses';
import { setAssumptions } from '@belegbar/server/finance';
import { createView } from '@belegbar/server/invoice-views';
import { downloadInvoicePdf, getInvoice, listInvoices } from '@belegbar/server/invoices';
import { keepReceipt } from '@belegbar/server/receipts';
import { createShareLink } from '@belegbar/server/share-links';
import { uploadObject, urlSigner } from '@belegbar/server/storage';
import { annualVat, markFiled, setPrepayment, undoFiled } from '@belegbar/server/tax-reports';
import { downloadReceipt, recordHomeOffice, recordVatPayment, undoVoucher } from '@belegbar/server/vouchers';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CAPABILITIES } from '../../server/capabilities.ts';
import type { Context } from '../../server/platform/context.ts';
import { enterCast } from '../cast/index.ts';
import { amends, unlocks } from '../support/acts.ts';
import { losesCamera } from '../support/assets.ts';
import { freshDatabase } from '../support/database.ts';
import { allowed } from '../support/exports.ts';
import { takesIn, upload } from '../support/imports.ts';
import { pngOf } from '../support/pictures.ts';
import { happensToAGift } from '../support/purchases.ts';
import { bill, handsIn, zugferdOf } from '../support/received.ts';
import { recurs, works } from '../support/recurring.ts';
import { type Person, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';
import { owes, transfers } from '../support/transfers.ts';
import { taxPaid } from '../support/vouchers.ts';

const TODAY = '2026-11-30';

let fresh: FreshDatabase;
let stage: Stage;
let person: Person;
beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
  person = await entersJonas();
  await actsOnEverything();
  await fillsAccount();
});
afterAll(() => stage.close());

/** All tables of which a capability says so; nobody but Jonas is here, so every row is his. */
function ending(how: string): string[] {
  return CAPABILITIES.flatMap(({ keptAndGone }) => Object.entries(keptAndGone?.ends ?? {}))
    .filter(([, end]) => end === how)
    .map(([table]) => table);
}

async function empty(tables: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const { rows } = await fresh.superuser.query(`select exists (select from ${table}) as there`);
    if (!rows[0].there) found.push(table);
  }
  return found;
}

const AT_ONCE = ending('atOnce');
const VOUCHERS = ending('vouchers');
const BOOKS = ending('books');

test('Jonas has a row in every table that can end', async () => {
  expect(AT_ONCE.length + VOUCHERS.length + BOOKS.length).toBeGreaterThan(45);
  expect(await empty([...AT_ONCE, ...VOUCHERS, ...BOOKS])).toEqual(['closed_businesses']);
});

test('what goes at once is gone when the days of grace are over, and all else is kept', async () => {
  const receipt = await keptReceipt();
  await carryOutDeletions(stage.platformOn(TODAY), CAPABILITIES);
  expect(await empty(AT_ONCE)).toEqual(AT_ONCE);
  expect(await empty([...VOUCHERS, ...BOOKS])).toEqual([]);
  expect(await stage.platformOn(TODAY).files.get(person.businessId, receipt)).not.toBeNull();
});

test('documents go when their term is over, and the books after theirs', async () => {
  await fresh.superuser.query(
    `update closed_businesses set vouchers_until = '2020-12-31', books_until = '2022-12-31'`,
  );
  const receipt = await keptReceipt();
  await carryOutDeletions(stage.platformOn('2021-01-01'), CAPABILITIES);
  expect(await stage.platformOn(TODAY).files.get(person.businessId, receipt)).toBeNull();
  expect(await empty(VOUCHERS)).toEqual(VOUCHERS);
  expect(await empty(BOOKS)).toEqual([]);
  await carryOutDeletions(stage.platformOn('2023-01-01'), CAPABILITIES);
  expect(await empty(BOOKS)).toEqual(BOOKS);
});

/** Of the PDF of an own receipt. */
async function keptReceipt(): Promise<string> {
  const { rows } = await fresh.superuser.query(
    'select document_hash as hash from vouchers where document_hash is not null',
  );
  return String(rows[0]?.hash);
}

async function entersJonas(): Promise<Person> {
  const platform = stage.platformOn(TODAY);
  const { userId } = await enterCast(platform, 'jonas');
  const businessId = await ensureBusiness(platform, { userId, requestId: 'story' });
  const on = (day: string) => ({
    platform: stage.platformOn(day),
    businessId,
    requestId: 'story',
    transaction: null,
    actor: { kind: 'user', userId } as const,
  });
  return { userId, businessId, clients: {}, on };
}

async function actsOnEverything(): Promise<void> {
  const now = person.on(TODAY);
  const { invoices } = await listInvoices(now, { states: ['paid'] });
  const invoiceId = invoices[0]?.id ?? '';
  await downloadInvoicePdf(now, invoiceId);
  await amendsOne(now);
  await uploadObject(now, urlSigner(['x']), { name: 'logo', file: pngOf(8) });
  await keepReceipt(now, urlSigner(['x']), { file: pngOf(9) });
  await createShareLink(now, { invoiceId, idempotencyKey: uuid(), expiresInDays: null });
  await createView(now, 'invoices', { idempotencyKey: uuid(), name: 'Alle', query: {} });
  await setPrepayment(now, { year: 2026, amount: 90_909 as never });
  await setAssumptions(now, { year: 2026, ...assumedOf('freiberufler') });
  await filedByMistake(now);
  await takesIn(stage, person, 'Name;Land\nNeue Kundin;DE\n');
  await upload(person, 'Name;Land\nNoch eine;DE\n');
  await handsIn(person, zugferdOf(bill(), [['plan.txt', 'x']]), TODAY);
  await enteredByMistake(now);
  await happensToAGift(person);
  await transfers(person, [(await owes(person, TODAY)).id], { on: TODAY });
  await losesCamera(now, TODAY as Day);
  await allowed(now);
  await recurs(person, TODAY, { firstDueOn: TODAY as Day, dayOfMonth: 30 });
  await works(stage, TODAY);
  const { businessId, userId } = person;
  const id = uuid();
  await puts('invoice_mails', {
    business_id: businessId,
    id,
    invoice_id: invoiceId,
    kind: 'invoice',
    origin: 'hand',
    ...MAIL,
  });
  await puts('test_mails', {
    business_id: businessId,
    id,
    invoice_id: invoiceId,
    kind: 'invoice',
    recipient: 'x',
    from_name: 'x',
    reply_to: '',
    subject: 'x',
    text: 'x',
    created_at: TODAY,
  });
  await puts('client_messages', {
    business_id: businessId,
    id,
    invoice_id: invoiceId,
    kind: 'question',
    text: 'x',
    said_on: TODAY,
  });
  await puts('bulk_actions', { business_id: businessId, id, user_id: userId, ...ACTION });
  await puts('bulk_action_items', {
    business_id: businessId,
    action_id: id,
    position: 1,
    invoice_id: invoiceId,
    outcome: 'done',
  });
}

async function amendsOne(now: Context): Promise<void> {
  const { invoices } = await listInvoices(now, { kinds: ['invoice'], states: ['open'] });
  await unlocks(person, TODAY);
  const unpaid = invoices.find(({ received, currency }) => received === 0 && currency === 'EUR');
  const invoice = await getInvoice(now, unpaid?.id ?? '');
  await amends(person, TODAY, invoice, { title: 'Andere Worte' });
}

async function filedByMistake(now: Context): Promise<void> {
  const { lastEntry } = await annualVat(now, { year: 2025 });
  const filed = { report: 'annualVat', period: '2025', filedOn: TODAY as Day, lastEntry } as const;
  await undoFiled(now, await markFiled(now, { idempotencyKey: uuid(), ...filed }));
}

const NOW = '2026-11-30T12:00:00Z';
const MAIL = {
  state: 'sent',
  recipients: '{a@b.example}',
  from_name: 'Jonas',
  reply_to: '',
  subject: 'x',
  text: 'x',
  not_before: NOW,
  created_at: NOW,
};
const ACTION = { kind: 'csv', state: 'done', settings: '{}', total: 1, created_at: NOW };

/** What signing in leaves behind; and the wish to go, confirmed and being carried out. */
async function fillsAccount(): Promise<void> {
  const { userId: user_id } = person;
  const [id, expires_at] = [uuid(), '2100-01-01'];
  // A new password ends the sessions, so it comes before them.
  await puts('accounts', { id, user_id, account_id: 'x', provider_id: 'credential', password: 'x' });
  await puts('sessions', { id, user_id, token: 'x', expires_at });
  await puts('replaced_session_tokens', { token_hash: 'y', session_id: id, replaced_at: NOW });
  await puts('two_factors', { id, user_id, secret: 'x', backup_codes: 'x' });
  await puts('verifications', { id, identifier: 'x', value: user_id, expires_at });
  await puts('user_devices', { user_id, device_hash: 'x' });
  await puts('user_roles', { user_id, role: 'admin' });
  await puts('user_referrals', { referrer_user_id: user_id, referral_code: 'x'.repeat(8) });
  await puts('referrals', { referrer_user_id: user_id, id, created_at: NOW, signup_completed_at: NOW });
  await puts('notifications', {
    user_id,
    id,
    type: 'welcome',
    created_at: NOW,
    action_url: null,
    title_de: 'x',
    title_en: 'x',
    message_de: 'x',
    message_en: 'x',
  });
  await puts('weekly_digests', {
    business_id: person.businessId,
    told_week: TODAY,
    token: 'x',
    created_at: NOW,
  });
  await puts('account_deletions', {
    user_id,
    state: 'running',
    requested_at: NOW,
    link_until: NOW,
    confirmed_at: NOW,
    due_at: NOW,
  });
}

async function waitsAndWasRead(now: Context): Promise<void> {
  const { id: receipt_id, hash } = await keepReceipt(now, urlSigner(['x']), { file: pngOf(11) });
  const business_id = person.businessId;
  await puts('receipt_readings', {
    business_id,
    receipt_id,
    pages: '[]',
    refusal: 'file.busy',
    read_at: NOW,
  });
  await puts('receipt_pages', { business_id, receipt_id, number: 1, hash });
}

async function enteredByMistake(now: Context): Promise<void> {
  const slip = await keepReceipt(now, urlSigner(['x']), { file: pngOf(10) });
  const { id } = await recordExpense(now, {
    idempotencyKey: uuid(),
    receipts: [slip.id],
    vendor: { name: 'Papierhaus', country: 'DE' },
    category: 'materials',
    documentDate: TODAY as Day,
    lines: [{ taxCode: 'inputNone', net: 1000 as never }],
  });
  await undoExpense(now, { id, idempotencyKey: uuid() });
  await waitsAndWasRead(now);
  const voucher = await recordVatPayment(now, taxPaid(TODAY, 1000));
  await undoVoucher(now, { id: voucher.id, idempotencyKey: uuid() });
  // Of an own receipt a PDF is kept, by which the voucher names a file.
  const work = { days: [TODAY as Day] };
  await downloadReceipt(now, (await recordHomeOffice(now, { idempotencyKey: uuid(), work })).id);
}

async function puts(table: string, row: Record<string, unknown>): Promise<void> {
  const places = Object.keys(row).map((_, index) => `$${index + 1}`);
  const text = `insert into ${table} (${Object.keys(row)}) values (${places}) on conflict do nothing`;
  await fresh.superuser.query(text, Object.values(row));
}
