import {
  cancelInvoice,
  createDraft,
  creditable,
  deleteDraft,
  downloadInvoicePdf,
  drawInvoicePage,
  getInvoice,
  issueInvoice,
  listInvoices,
  previewDraft,
  saveDraft,
  undoPayment,
  writeOffInvoice,
} from '@belegbar/server/invoices';
import {
  approveReminder,
  composeMail,
  pauseReminders,
  readSending,
  remindOf,
  sendInvoice,
  withdrawMail,
} from '@belegbar/server/sending';
import { createShareLink, listShareLinks, setShareLinkActive } from '@belegbar/server/share-links';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aylin } from '../cast/aylin.ts';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, credits, drafts, receives, refunds, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const TODAY = '2026-04-01';
/** Every table whose rows belong to a business. */
const TENANT_TABLES = [
  'tax_regimes',
  'special_prepayments',
  'files',
  'storage_objects',
  'clients',
  'client_sums',
  'client_revenue',
  'services',
  'imports',
  'import_files',
  'import_rows',
  'invoices',
  'number_series',
  'payments',
  'invoice_sums',
  'invoice_search',
  'invoice_views',
  'bulk_actions',
  'bulk_action_items',
  'share_links',
  'invoice_mails',
  'journal_entries',
  'journal_sums',
  'cash_sums',
  'journal_months',
  'document_sums',
  'expenses',
  'expense_payments',
  'received_invoices',
  'received_invoice_files',
  'received_invoice_senders',
  'audit_log',
  'idempotency_keys',
  'data_exports',
  'closed_businesses',
];

let fresh: FreshDatabase;
let stage: Stage;
let owner: Person;
let stranger: Person;
let invoiceId: string;
let paymentId: string;
let draftId: string;
let linkId: string;
let mailId: string;

beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
  owner = await enter(stage, jonas);
  stranger = await enter(stage, aylin);
  invoiceId = (await bills(owner, TODAY, aDayOfWork('brandwerk'))).id;
  draftId = (await drafts(owner, TODAY, aDayOfWork('brandwerk'))).id;
  paymentId = (await receives(owner, TODAY, { id: invoiceId }, '10.00')).payments[0]?.id ?? '';
  linkId = (
    await createShareLink(owner.on(TODAY), { invoiceId, idempotencyKey: uuid(), expiresInDays: null })
  ).id;
  const sent = await sendInvoice(owner.on(TODAY), { id: invoiceId, idempotencyKey: uuid() });
  mailId = sent.mails[0]?.id ?? '';
});
afterAll(() => stage.close());

describe("Aylin, who has an id of Jonas's, is told that there is no such record", () => {
  const draft = () => drafts(owner, TODAY, aDayOfWork('brandwerk'));
  test.each<[string, () => Promise<unknown>]>([
    ['getInvoice', () => getInvoice(stranger.on(TODAY), invoiceId)],
    [
      'saveDraft',
      async () =>
        saveDraft(stranger.on(TODAY), {
          id: draftId,
          version: 1,
          draft: { ...(await draft()).draft, clientId: null },
        }),
    ],
    ['deleteDraft', () => deleteDraft(stranger.on(TODAY), draftId)],
    [
      'issueInvoice',
      () => issueInvoice(stranger.on(TODAY), { id: draftId, version: 1, idempotencyKey: uuid() }),
    ],
    ['cancelInvoice', () => cancelInvoice(stranger.on(TODAY), { id: invoiceId, idempotencyKey: uuid() })],
    [
      'cancelInvoice quietly',
      () => cancelInvoice(stranger.on(TODAY), { id: invoiceId, idempotencyKey: uuid(), how: 'quietly' }),
    ],
    ['creditable', () => creditable(stranger.on(TODAY), invoiceId)],
    ['creditInvoice', () => credits(stranger, TODAY, { id: invoiceId }, '1')],
    ['writeOffInvoice', () => writeOffInvoice(stranger.on(TODAY), { id: invoiceId, idempotencyKey: uuid() })],
    [
      'undoPayment',
      () => undoPayment(stranger.on(TODAY), { id: invoiceId, paymentId, idempotencyKey: uuid() }),
    ],
    ['recordPayment', () => receives(stranger, TODAY, { id: invoiceId }, '1.00')],
    ['recordPayment of more than is open', () => receives(stranger, TODAY, { id: invoiceId }, '9999.00')],
    ['recordRefund', () => refunds(stranger, TODAY, { id: invoiceId }, '1.00')],
    ['drawInvoicePage', () => drawInvoicePage(stranger.on(TODAY), { id: invoiceId, page: 1 })],
    ['downloadInvoicePdf', () => downloadInvoicePdf(stranger.on(TODAY), invoiceId)],
    [
      'createDraft for a client of his',
      () =>
        createDraft(stranger.on(TODAY), {
          idempotencyKey: uuid(),
          draft: { clientId: owner.clients.brandwerk ?? '' },
        }),
    ],
    [
      'previewDraft for a client of his',
      async () => previewDraft(stranger.on(TODAY), { draft: (await draft()).draft, page: 1 }),
    ],
    ['listShareLinks', () => listShareLinks(stranger.on(TODAY), invoiceId)],
    [
      'createShareLink',
      () => createShareLink(stranger.on(TODAY), { invoiceId, idempotencyKey: uuid(), expiresInDays: 1 }),
    ],
    ['readSending', () => readSending(stranger.on(TODAY), invoiceId)],
    ['composeMail', () => composeMail(stranger.on(TODAY), { id: invoiceId, kind: 'invoice' })],
    ['sendInvoice', () => sendInvoice(stranger.on(TODAY), { id: invoiceId, idempotencyKey: uuid() })],
    ['remindOf', () => remindOf(stranger.on(TODAY), { id: invoiceId, idempotencyKey: uuid() })],
    ['pauseReminders', () => pauseReminders(stranger.on(TODAY), { id: invoiceId, paused: true })],
    ['withdrawMail', () => withdrawMail(stranger.on(TODAY), mailId)],
    ['approveReminder', () => approveReminder(stranger.on(TODAY), { id: mailId })],
    ['setShareLinkActive', () => setShareLinkActive(stranger.on(TODAY), { id: linkId, active: false })],
  ])('%s', async (_, act) => {
    expect(await refusalOf(act())).toBe('NOT_FOUND');
  });

  test('and the same words meet an id that never was', async () => {
    expect(await refusalOf(getInvoice(stranger.on(TODAY), uuid()))).toBe('NOT_FOUND');
  });

  test('her list and her sums stay empty', async () => {
    const list = await listInvoices(stranger.on(TODAY), {});
    expect(list.invoices).toEqual([]);
    expect(list.totals).toEqual({ count: 0, gross: 0, open: 0 });
    expect((await listInvoices(stranger.on(TODAY), { search: 'Brandwerk' })).counts.all).toBe(0);
  });
});

describe('the application without a business', () => {
  test.each(TENANT_TABLES)('sees nothing in %s', async (table) => {
    const { rows } = await fresh.application.pool.query(`select count(*)::integer as count from ${table}`);
    expect(rows[0].count).toBe(0);
  });

  test('every tenant table has forced row level security', async () => {
    const { rows } = await fresh.superuser.query(
      `select relname from pg_class where relname = any($1) and not (relrowsecurity and relforcerowsecurity)`,
      [[...TENANT_TABLES, 'businesses']],
    );
    expect(rows).toEqual([]);
  });

  test('every table with a business_id is in the list above', async () => {
    const { rows } = await fresh.superuser.query(
      `select table_name from information_schema.columns where column_name = 'business_id' and table_schema = 'public' order by 1`,
    );
    expect(rows.map((row) => row.table_name)).toEqual(TENANT_TABLES.toSorted());
  });
});

describe("the application in Aylin's business", () => {
  /** One statement as the application, in a transaction that names a business. */
  async function as(person: Person, statement: string, values: unknown[] = []) {
    const client = await fresh.application.pool.connect();
    try {
      await client.query('begin');
      await client.query(`select set_config('app.business', $1, true), set_config('app.user', $2, true)`, [
        person.businessId,
        person.userId,
      ]);
      const result = await client.query(statement, values);
      await client.query('rollback');
      return result;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }

  test("reads, changes and deletes none of Jonas's rows", async () => {
    for (const table of TENANT_TABLES) {
      const { rows } = await as(stranger, `select from ${table} where business_id = $1`, [owner.businessId]);
      expect(rows).toHaveLength(0);
    }
    const update = await as(stranger, `update invoices set title = 'x' where id = $1`, [invoiceId]);
    expect(update.rowCount).toBe(0);
    const remove = await as(stranger, 'delete from invoices where id = $1', [draftId]);
    expect(remove.rowCount).toBe(0);
  });

  const insert = `insert into clients (business_id, id, name) values ($1, $2, 'x')`;

  test('cannot write a row for him', async () => {
    await expect(as(stranger, insert, [owner.businessId, uuid()])).rejects.toThrow('row-level security');
  });

  test('learns nothing from the error, whether his row exists or not', async () => {
    const existing = owner.clients.brandwerk;
    const messages = await Promise.all(
      [existing, uuid()].map((id) =>
        as(stranger, insert, [owner.businessId, id]).catch((error: Error) => error.message),
      ),
    );
    expect(messages[0]).toBe(messages[1]);
  });

  test('cannot move a row of its own into his business', async () => {
    const own = stranger.clients[Object.keys(stranger.clients)[0] ?? ''];
    const move = as(stranger, 'update clients set business_id = $1 where id = $2', [owner.businessId, own]);
    await expect(move).rejects.toThrow('row-level security');
  });

  test('cannot hang an invoice on a client of his', async () => {
    const hang = `insert into invoices (business_id, id, client_id, draft) values ($1, $2, $3, '{}')`;
    const values = (client: string | undefined) => [stranger.businessId, uuid(), client];
    const messages = await Promise.all(
      [owner.clients.brandwerk, uuid()].map((client) =>
        as(stranger, hang, values(client)).catch((error: Error) => error.message),
      ),
    );
    expect(messages[0]).toContain('foreign key');
    expect(messages[0]).toBe(messages[1]);
  });
});
