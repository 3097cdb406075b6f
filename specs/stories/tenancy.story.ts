/** What the verbs tell a stranger: of a record of another no more than of one that never was. The rows themselves: `tenancy-by-rows`. */
import type { Day } from '@belegbar/domain/calendar';
import { cents, decimal } from '@belegbar/domain/money';
import {
  changeUse,
  claimSpecial,
  disposeAsset,
  getAsset,
  undoAsset,
  undoAssetAct,
} from '@belegbar/server/assets';
import {
  amendInvoice,
  cancelInvoice,
  createDraft,
  creditable,
  deleteDraft,
  downloadEdition,
  downloadInvoicePdf,
  drawInvoicePage,
  getInvoice,
  issueInvoice,
  listInvoices,
  markSent,
  previewDraft,
  saveDraft,
  takeBackSent,
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
import { getVoucher, recordVatPayment, undoVoucher } from '@belegbar/server/vouchers';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aylin } from '../cast/aylin.ts';
import { jonas } from '../cast/jonas.ts';
import {
  aDayOfWork,
  amends,
  bills,
  credits,
  drafts,
  receives,
  refunds,
  refusalOf,
  unlocks,
} from '../support/acts.ts';
import { losesCamera } from '../support/assets.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';
import { taxPaid } from '../support/vouchers.ts';

const TODAY = '2026-04-01';

let fresh: FreshDatabase;
let stage: Stage;
let owner: Person;
let stranger: Person;
let invoiceId: string;
let amendedId: string;
let paymentId: string;
let draftId: string;
let linkId: string;
let mailId: string;
let asset: { id: string; actId: string };
let voucherId: string;

beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
  owner = await enter(stage, jonas);
  stranger = await enter(stage, aylin);
  invoiceId = (await bills(owner, TODAY, aDayOfWork('brandwerk'))).id;
  amendedId = await amendedOnce();
  draftId = (await drafts(owner, TODAY, aDayOfWork('brandwerk'))).id;
  paymentId = (await receives(owner, TODAY, { id: invoiceId }, '10.00')).payments[0]?.id ?? '';
  voucherId = (await recordVatPayment(owner.on(TODAY), taxPaid(TODAY, 1000))).id;
  linkId = (
    await createShareLink(owner.on(TODAY), { invoiceId, idempotencyKey: uuid(), expiresInDays: null })
  ).id;
  const sent = await sendInvoice(owner.on(TODAY), { id: invoiceId, idempotencyKey: uuid() });
  mailId = sent.mails[0]?.id ?? '';
  asset = await losesCamera(owner.on(TODAY), TODAY as Day);
});
afterAll(() => stage.close());

async function amendedOnce(): Promise<string> {
  await unlocks(owner, TODAY);
  await unlocks(stranger, TODAY);
  const first = await bills(owner, TODAY, aDayOfWork('brandwerk'));
  return (await amends(owner, TODAY, first, { title: 'Beratung vor Ort' })).id;
}

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
    [
      'amendInvoice',
      async () => {
        const { version, draft: written } = await getInvoice(owner.on(TODAY), invoiceId);
        const amended = { ...written, clientId: null } as Parameters<typeof amendInvoice>[1]['draft'];
        return amendInvoice(stranger.on(TODAY), {
          id: invoiceId,
          version,
          draft: amended,
          idempotencyKey: uuid(),
        });
      },
    ],
    [
      'downloadEdition',
      () => downloadEdition(stranger.on(TODAY), { id: amendedId, edition: 1, file: 'pdf' }),
    ],
    ['cancelInvoice', () => cancelInvoice(stranger.on(TODAY), { id: invoiceId, idempotencyKey: uuid() })],
    [
      'cancelInvoice quietly',
      () => cancelInvoice(stranger.on(TODAY), { id: invoiceId, idempotencyKey: uuid(), how: 'quietly' }),
    ],
    ['creditable', () => creditable(stranger.on(TODAY), invoiceId)],
    ['creditInvoice', () => credits(stranger, TODAY, { id: invoiceId }, '1')],
    ['markSent', () => markSent(stranger.on(TODAY), { id: invoiceId, way: 'byHand' })],
    ['takeBackSent', () => takeBackSent(stranger.on(TODAY), { id: invoiceId })],
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
      'previewDraft of an amendment',
      async () => {
        const { clientId: _, ...written } = (await draft()).draft;
        const unnamed = { ...written, clientId: null };
        return previewDraft(stranger.on(TODAY), { draft: unnamed, page: 1, amends: invoiceId });
      },
    ],
    [
      'previewDraft for a client of his',
      async () => previewDraft(stranger.on(TODAY), { draft: (await draft()).draft, page: 1 }),
    ],
    ['getVoucher', () => getVoucher(stranger.on(TODAY), voucherId)],
    ['undoVoucher', () => undoVoucher(stranger.on(TODAY), { id: voucherId, idempotencyKey: uuid() })],
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
    ['getAsset', () => getAsset(stranger.on(TODAY), asset.id)],
    [
      'disposeAsset',
      () =>
        disposeAsset(stranger.on(TODAY), {
          id: asset.id,
          idempotencyKey: uuid(),
          disposal: { on: TODAY as Day, reason: 'loss' },
        }),
    ],
    [
      'claimSpecial',
      () =>
        claimSpecial(stranger.on(TODAY), {
          id: asset.id,
          idempotencyKey: uuid(),
          year: 2026,
          amount: cents(1),
          profitBefore: cents(0),
        }),
    ],
    [
      'changeUse',
      () =>
        changeUse(stranger.on(TODAY), {
          id: asset.id,
          idempotencyKey: uuid(),
          from: TODAY as Day,
          percent: decimal('50'),
        }),
    ],
    ['undoAssetAct', () => undoAssetAct(stranger.on(TODAY), { ...asset, idempotencyKey: uuid() })],
    ['undoAsset', () => undoAsset(stranger.on(TODAY), { id: asset.id, idempotencyKey: uuid() })],
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

  const insert = `insert into clients (business_id, id, name) values ($1, $2, 'x')`;

  test('learns nothing from the error, whether his row exists or not', async () => {
    const existing = owner.clients.brandwerk;
    const messages = await Promise.all(
      [existing, uuid()].map((id) =>
        as(stranger, insert, [owner.businessId, id]).catch((error: Error) => error.message),
      ),
    );
    expect(messages[0]).toContain('row-level security');
    expect(messages[0]).toBe(messages[1]);
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
