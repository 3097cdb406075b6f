/** What people and programs send that should not be sent, and what nobody may do to the rows. */

import { Business } from '@belegbar/contract/business';
import { InvoiceMessage } from '@belegbar/contract/invoice-messages';
import type { Day } from '@belegbar/domain/calendar';
import { decimal } from '@belegbar/domain/money';
import { ensureBusiness, getBusiness } from '@belegbar/server/business';
import { cancelInvoice, createDraft, getInvoice, listInvoices } from '@belegbar/server/invoices';
import { withoutBusiness } from '@belegbar/server/platform/database';
import { openShareLink, readSharedPage } from '@belegbar/server/share-links';
import { addConfirmedUser } from '@belegbar/server/sign-in';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../../server/platform/context.ts';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, drafts, issues, receives, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const TODAY = '2026-04-01';

let fresh: FreshDatabase;
let stage: Stage;
let person: Person;
beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
  person = await enter(stage, jonas);
});
afterAll(() => stage.close());

describe('amounts that overflow', () => {
  test('are refused while they are written, also where they take each other back', async () => {
    const { lines } = (await drafts(person, TODAY, aDayOfWork('brandwerk'))).draft;
    const line = lines[0];
    if (line === undefined) throw new Error('no line');
    const huge = (quantity: string, discountPercent: string | null) => ({
      ...line,
      id: uuid(),
      quantity: decimal(quantity),
      unitPrice: decimal('9000000000'),
      discountPercent: discountPercent === null ? null : decimal(discountPercent),
    });
    const write = (draft: Parameters<typeof createDraft>[1]['draft']) =>
      refusalOf(createDraft(person.on(TODAY), { idempotencyKey: uuid(), draft }));
    expect(await write({ lines: [huge('1', null), huge('1', null)] })).toBe('INVALID');
    expect(await write({ lines: [huge('1', null), huge('1', null)], discountPercent: decimal('100') })).toBe(
      'INVALID',
    );
    const back = { ...huge('-1', null), vatCase: 'domesticReverseCharge' as const };
    expect(await write({ lines: [huge('1', null), huge('1', null), back, back] })).toBe('INVALID');
  });
});

test('an invoice of up to 250 euros needs no recipient (§ 33 UStDV)', async () => {
  const { draft } = await drafts(person, TODAY, aDayOfWork('brandwerk'));
  const lines = draft.lines.map((line) => ({ ...line, unitPrice: decimal('100') }));
  const small = await createDraft(person.on(TODAY), {
    idempotencyKey: uuid(),
    draft: { title: 'Aushang', lines },
  });
  const invoice = await issues(person, TODAY, small);
  expect(invoice).toMatchObject({ status: 'sent', clientName: '', gross: 11_900 });
  expect(InvoiceMessage.safeParse(invoice).success).toBe(true);
});

test.each([
  ['a zero byte', 'a\u0000b'],
  ['half an emoji', '\ud83d'],
  ['nothing', ''],
  ['SQL', `' or '1'='1`],
  ['right length, wrong token', 'A'.repeat(43)],
])('a share link whose token is %s answers as an unknown one', async (_, token) => {
  const stranger: Context = { ...person.on(TODAY), businessId: '', actor: { kind: 'public' } };
  expect(await refusalOf(openShareLink(stranger, { token }))).toBe('NOT_FOUND');
  expect(await readSharedPage(stranger, { token, language: '', accepted: '' })).toMatchObject({
    status: 404,
  });
});

test('a name that could not stand on an invoice does not make the business unreadable', async () => {
  const name = `Max\u202e\nMuster ${'x'.repeat(300)}`;
  const userId = await withoutBusiness(stage.database, (transaction) =>
    addConfirmedUser(transaction, { email: 'max@muster.example', name, language: 'de' }),
  );
  const businessId = await ensureBusiness(stage.platformOn(TODAY), { userId, requestId: 'story' });
  const business = await getBusiness({ ...person.on(TODAY), businessId, actor: { kind: 'user', userId } });
  expect(Business.safeParse(business).success).toBe(true);
  expect(business.fullName.startsWith('Max Muster')).toBe(true);
});

describe('the database itself', () => {
  async function as(who: { businessId: string; userId: string }, statement: string, values: unknown[] = []) {
    const client = await fresh.application.pool.connect();
    try {
      await client.query('begin');
      await client.query(`select set_config('app.business', $1, true), set_config('app.user', $2, true)`, [
        who.businessId,
        who.userId,
      ]);
      return await client.query(statement, values);
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  test('lets nobody take over a business by naming it', async () => {
    const userId = await withoutBusiness(stage.database, (transaction) =>
      addConfirmedUser(transaction, { email: 'thief@example.example', name: 'T', language: 'de' }),
    );
    const { businessId } = person;
    const take = await as({ businessId, userId }, 'update businesses set user_id = $1 where id = $2', [
      userId,
      businessId,
    ]);
    expect(take.rowCount).toBe(0);
  });

  test('does not tell by an error whether a business exists', async () => {
    const userId = await withoutBusiness(stage.database, (transaction) =>
      addConfirmedUser(transaction, { email: 'curious@example.example', name: 'C', language: 'de' }),
    );
    const insert = (id: string) =>
      as({ businessId: uuid(), userId }, 'insert into businesses (id, user_id) values ($1, $2)', [
        id,
        userId,
      ]).then(
        () => null,
        (error: Error) => error.message,
      );
    const [existing, unknown] = [await insert(person.businessId), await insert(uuid())];
    expect(existing).toContain('row-level security');
    expect(existing).toBe(unknown);
  });

  test('keeps who an issued invoice went to, and by what it was cancelled', async () => {
    const invoice = await bills(person, TODAY, aDayOfWork('brandwerk'));
    const change = (set: string) => as(person, `update invoices set ${set} where id = $1`, [invoice.id]);
    for (const set of [`client_name = 'x'`, `title = 'x'`])
      await expect(change(set)).rejects.toThrow('cannot be changed');
    await cancelInvoice(person.on(TODAY), { id: invoice.id, idempotencyKey: uuid() });
    await expect(change('cancelled_by = null')).rejects.toThrow('cancelled once');
  });

  test('keeps payments and regimes from being rewritten by the application', async () => {
    const invoice = await bills(person, TODAY, aDayOfWork('brandwerk'));
    await receives(person, TODAY, invoice, '10.00');
    await expect(as(person, 'update payments set amount = 1')).rejects.toThrow('permission denied');
    await expect(as(person, 'delete from payments')).rejects.toThrow('permission denied');
    await expect(as(person, 'delete from tax_regimes')).rejects.toThrow('permission denied');
  });
});

test('a draft dated at the end of the calendar leaves the list readable', async () => {
  const draft = await createDraft(person.on(TODAY), {
    idempotencyKey: uuid(),
    draft: { invoiceDate: '2998-12-31' as Day, paymentTerms: { kind: 'days', days: 365 } },
  });
  expect(InvoiceMessage.safeParse(await getInvoice(person.on(TODAY), draft.id)).success).toBe(true);
  expect(
    (await listInvoices(person.on(TODAY), {})).invoices.find((row) => row.id === draft.id)?.dueDate,
  ).toBe('2999-12-31');
});
