/** After the days of grace: what goes for good, and what the law wants kept, out of everybody's reach. */
import { emptyClient } from '@belegbar/domain/clients';
import { downloadInvoicePdf } from '@belegbar/server/invoices';
import { clockAt } from '@belegbar/server/platform/clock';
import { createShareLink } from '@belegbar/server/share-links';
import { uploadObject, urlSigner } from '@belegbar/server/storage';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Platform } from '../../server/platform/context.ts';
import { jonas } from '../cast/jonas.ts';
import { browser, joins, mailsTo, PASSWORD, signsIn, tokenTo } from '../support/account.ts';
import {
  anHourPasses,
  asks,
  confirms,
  count,
  expectNothingOf,
  hasConfirmed,
  looks,
} from '../support/account-deletion.ts';
import { aDayOfWork, bills, drafts } from '../support/acts.ts';
import { type HandClock, handClock } from '../support/hand-clock.ts';
import { pngOf } from '../support/pictures.ts';
import { type Served, serve } from '../support/served.ts';
import { isAskedAnew } from '../support/sessions.ts';
import { enter, type Person, type Stage } from '../support/stage.ts';

let served: Served;
let clock: HandClock;
beforeAll(async () => {
  clock = handClock();
  served = await serve({ clock });
});
afterAll(() => served.close());

describe('an account that has issued nothing', () => {
  test('goes for good, and its address is free for somebody who sees nothing of it', async () => {
    const email = 'gone@lena.example';
    const lena = await joins(served, email);
    const before = (await lena.calls('signIn/session')).body.user as { id: string; businessId: string };
    const client = { ...emptyClient('de'), name: 'Kundin', country: 'DE' };
    expect((await lena.calls('clients/create', { idempotencyKey: uuid(), client })).status).toBe(200);
    await lena.calls('referrals/getReferralLink');
    await lena.calls('dataExport/begin', { password: PASSWORD });
    await asks(lena);
    await confirms(served, await tokenTo(served, email));
    clock.pass({ days: 14 });
    // Two servers at once: one of them does it.
    await Promise.all([anHourPasses(served), anHourPasses(served)]);
    await expectNothingOf(served, before.businessId, before.id);
    const [last, ...others] = await mailsTo(served, email);
    expect([last?.subject, others]).toEqual(['Dein Konto bei Belegbar ist gelöscht', []]);
    const again = await joins(served, email);
    const after = (await again.calls('signIn/session')).body.user as typeof before;
    expect([after.id === before.id, after.businessId === before.businessId]).toEqual([false, false]);
    expect((await again.calls('clients/list', {})).body).toMatchObject({ clients: [] });
    expect(await looks(again)).toMatchObject({ state: 'none' });
  });

  test('is still whole when the server dies on the way, and the next one finishes', async () => {
    const email = 'killed@lena.example';
    await hasConfirmed(served, email);
    clock.pass({ days: 14 });
    const dying: Platform = {
      ...served.platform,
      mailer: { ...served.platform.mailer, sendWithin: () => Promise.reject(new Error('killed')) },
    };
    await expect(anHourPasses(served, dying)).rejects.toThrow('killed');
    expect(await count(served, 'users', 'email = $1', [email])).toBe(1);
    const lena = await signsIn(served, email);
    expect((await lena.calls('accountDeletion/withdraw')).body.code).toBe('NOT_FOUND');
    await anHourPasses(served);
    isAskedAnew(lena);
    expect([await count(served, 'users', 'email = $1', [email]), await lena.isSignedInAs()]).toEqual([
      0,
      null,
    ]);
  });
});

/* Invoice of 1 April 2026: § 14b (1) UStG, 8 years, 31 December 2034; the journal § 147 (3) AO, 10 years from the year of writing. */
describe('Jonas, who has issued an invoice', () => {
  const email = 'jonas@belegbar.example';
  let person: Person;
  let link: string;
  const on = (day: string): Platform => ({ ...served.platform, clock: clockAt(day as never) });
  const own = (table: string, more = 'true') =>
    count(served, table, `business_id = $1 and ${more}`, [person.businessId]);

  test('is told what goes, what stays and until when', async () => {
    const visitor = await joins(served, email);
    const stage: Stage = {
      database: served.platform.database,
      jobs: [],
      platformOn: on,
      close: async () => {},
    };
    person = await enter(stage, { ...jonas, email });
    const { id } = await bills(person, '2026-04-01', aDayOfWork('brandwerk'));
    await drafts(person, '2026-04-02', aDayOfWork('brandwerk'));
    await downloadInvoicePdf(person.on('2026-04-02'), id);
    const file = { name: 'signature', file: pngOf(9) } as const;
    await uploadObject(person.on('2026-04-02'), urlSigner(['x']), file);
    await createShareLink(person.on('2026-04-02'), {
      invoiceId: id,
      idempotencyKey: uuid(),
      expiresInDays: null,
    });
    const { rows } = await served.fresh.superuser.query(
      'select token from share_links where business_id = $1',
      [person.businessId],
    );
    link = rows[0].token;
    expect(await looks(visitor)).toMatchObject({
      kept: {
        invoices: { count: 1, until: '2034-12-31' },
        entries: { count: 1, until: '2036-12-31' },
      },
      gone: { drafts: 1, services: 0, files: 1, clients: Object.keys(jonas.clients).length - 1 },
    });
    await asks(visitor);
    await confirms(served, await tokenTo(served, email));
  });

  test("has left after the days of grace, and what the law wants kept is out of everybody's reach", async () => {
    clock.pass({ days: 14 });
    await anHourPasses(served);
    expect(await count(served, 'users', 'email = $1', [email])).toBe(0);
    expect([await own('invoices'), await own('journal_entries'), await own('clients')]).toEqual([1, 1, 1]);
    expect([await own('share_links'), await own('storage_objects'), await own('services')]).toEqual([
      0, 0, 0,
    ]);
    expect(await own('clients', "email = '' and notes = '' and phone = ''")).toBe(1);
    const blank = "user_id is null and iban = '' and custom_reminder_message = ''";
    expect(await count(served, 'businesses', `id = $1 and ${blank}`, [person.businessId])).toBe(1);
    expect((await browser(served).calls('shareLinks/open', { token: link })).body.code).toBe('NOT_FOUND');
    const again = await joins(served, email);
    expect((await again.calls('invoices/list', {})).body).toMatchObject({ invoices: [] });
  });

  test('nor does anything new get in, whoever still holds a session', async () => {
    const late = person.on('2026-06-01');
    const invoiceId = (
      await served.fresh.superuser.query(
        `select id from invoices where business_id = $1 and status <> 'draft'`,
        [person.businessId],
      )
    ).rows[0].id;
    const shares = createShareLink(late, { invoiceId, idempotencyKey: uuid(), expiresInDays: null });
    await expect(shares).rejects.toThrow('closed');
    await expect(drafts(person, '2026-06-01', aDayOfWork('brandwerk'))).rejects.toThrow('closed');
    const upload = uploadObject(late, urlSigner(['x']), { name: 'logo', file: pngOf(8) });
    await expect(upload).rejects.toThrow('closed');
    expect([await own('share_links'), await own('storage_objects')]).toEqual([0, 0]);
  });

  test('and nobody can delete it, not even the owner of the tables or an application that is years ahead', async () => {
    const { superuser } = served.fresh;
    await expect(superuser.query('delete from journal_entries')).rejects.toThrow('append-only');
    await expect(superuser.query('delete from audit_log')).rejects.toThrow('append-only');
    await expect(
      superuser.query('delete from invoices where business_id = $1', [person.businessId]),
    ).rejects.toThrow('cannot be deleted');
    const { pool } = served.fresh.application;
    const asApplication = (act: string) =>
      pool.query(
        `begin; select set_config('app.business', '${person.businessId}', true); set local timezone to 'Etc/GMT-14'; ${act}; commit`,
      );
    for (const [act, answer] of [
      ['delete from journal_entries', 'permission denied'],
      ['delete from audit_log', 'permission denied'],
      [`update closed_businesses set books_until = '2000-12-31'`, 'permission denied'],
      [`delete from invoices where status <> 'draft'`, 'cannot be deleted'],
    ] as const) {
      await expect(asApplication(act)).rejects.toThrow(answer);
      await pool.query('rollback');
    }
    await pool.query('select purge_business($1::uuid, $2::date)', [person.businessId, '2090-01-01']);
    await anHourPasses(served, on('2090-01-01'));
    expect([await own('invoices'), await own('journal_entries')]).toEqual([1, 1]);
  });

  test('goes for good when its terms are over: documents first, the journal after it', async () => {
    const terms = `update closed_businesses set vouchers_until = '2020-12-31', books_until = '2022-12-31' where business_id = $1`;
    await served.fresh.superuser.query(terms, [person.businessId]);
    const { rows } = await served.fresh.superuser.query('select hash from files where business_id = $1', [
      person.businessId,
    ]);
    // The PDF, the XRechnung and the CII of the one invoice.
    expect(rows).toHaveLength(3);
    await anHourPasses(served, on('2020-12-31'));
    expect(await own('invoices')).toBe(1);
    await anHourPasses(served, on('2021-01-01'));
    expect([await own('invoices'), await own('clients'), await own('files')]).toEqual([0, 0, 0]);
    for (const { hash } of rows) expect(await served.platform.files.get(person.businessId, hash)).toBeNull();
    expect([await own('journal_entries'), await own('audit_log', "action = 'account.close'")]).toEqual([
      1, 1,
    ]);
    await anHourPasses(served, on('2023-01-01'));
    await expectNothingOf(served, person.businessId, person.userId);
  });
});

test('nobody closes what still has records without a term, or what nobody has confirmed', async () => {
  const { application, superuser } = served.fresh;
  const close = (userId: string) =>
    application.pool.query('select close_account($1::uuid, null, null)', [userId]);
  await expect(close(uuid())).rejects.toThrow('nobody has confirmed');
  const email = 'records@lena.example';
  await hasConfirmed(served, email);
  const { rows } = await superuser.query(
    `update account_deletions set state = 'running' where user_id = (select id from users where email = $1) returning user_id`,
    [email],
  );
  const userId = rows[0].user_id;
  await superuser.query(
    `insert into expenses (business_id, id, number, vendor, vendor_country, vendor_vat_id, category, document_date, service_from, service_to, gross, lines)
     select id, $2, 'A-1', 'x', 'DE', '', 'x', '2026-01-01', '2026-01-01', '2026-01-01', 100, '[]' from businesses
     where user_id = $1 and set_config('app.business', id::text, true) <> ''`,
    [userId, uuid()],
  );
  await expect(close(userId)).rejects.toThrow('before their term');
  expect(await count(served, 'users', 'id = $1', [userId])).toBe(1);
});
