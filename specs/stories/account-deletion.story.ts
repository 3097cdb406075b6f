/** Leaving: from the password over the mail to the end of the days of grace, and every way back before it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browser, joins, linkIn, mailsTo, PASSWORD, signsIn, tokenTo } from '../support/account.ts';
import { anHourPasses, asks, confirms, count, hasConfirmed, looks } from '../support/account-deletion.ts';
import { codeOf } from '../support/authenticator.ts';
import { type HandClock, handClock } from '../support/hand-clock.ts';
import { type Served, serve } from '../support/served.ts';

let served: Served;
let clock: HandClock;
beforeAll(async () => {
  clock = handClock();
  served = await serve({ clock }, { ADMIN_EMAILS: 'chefin@lena.example' });
});
afterAll(() => served.close());

describe('asking for it', () => {
  test('takes the password, and a wrong one sends nothing', async () => {
    const lena = await joins(served, 'wrong@lena.example');
    const before = (await mailsTo(served, 'wrong@lena.example')).length;
    const answer = await asks(lena, { password: 'nicht das richtige' });
    expect([answer.status, answer.body.code]).toEqual([403, 'INVALID_PASSWORD']);
    for (let wrong = 0; wrong < 4; wrong += 1) await asks(lena, { password: 'nicht das richtige' });
    expect((await asks(lena)).body).toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
      data: { retryAfterSeconds: expect.any(Number) },
    });
    expect(await mailsTo(served, 'wrong@lena.example')).toHaveLength(before);
    expect(await looks(lena)).toMatchObject({ state: 'none' });
  });

  test('takes a code of the app as well, where the second factor is on', async () => {
    const email = 'factor@lena.example';
    const lena = await joins(served, email);
    const { totpURI } = (await lena.sends('two-factor/enable', { password: PASSWORD })).body as {
      totpURI: string;
    };
    await lena.sends('two-factor/verify-totp', { code: codeOf(totpURI) });
    expect((await asks(lena)).body.code).toBe('INVALID_CODE');
    expect((await asks(lena, { password: PASSWORD, code: '000000' })).body.code).toBe('INVALID_CODE');
    expect((await asks(lena, { password: PASSWORD, code: codeOf(totpURI, 1) })).body).toMatchObject({
      state: 'requested',
      secondFactor: true,
    });
  });

  test('is for who is signed in', async () => {
    expect((await asks(browser(served))).body.code).toBe('UNAUTHORIZED');
    expect((await browser(served).calls('accountDeletion/get')).body.code).toBe('UNAUTHORIZED');
  });

  test.each([
    ['de', 'Möchtest du dein Konto', 'Der Link gilt eine Stunde'],
    ['en', 'Do you want to delete', 'The link works once, within an hour'],
  ])('brings a mail in %s whose link leads to a page with a button', async (language, subject, hour) => {
    const email = `mail-${language}@lena.example`;
    const lena = await joins(served, email, language);
    await asks(lena);
    const [mail] = await mailsTo(served, email);
    expect([mail?.subject, mail?.text]).toEqual([
      expect.stringContaining(subject),
      expect.stringContaining(hour),
    ]);
    const link = linkIn(mail);
    expect(link.pathname).toBe('/account-deletion');
    // A scanner opens every link of a mail, and the addresses that stand behind the page.
    await browser(served).opens(link.href);
    await browser(served).opens(`/api/account/deletion/confirmation${link.search}`);
    await browser(served).opens(`/rpc/accountDeletion/confirm${link.search}`);
    expect(await looks(lena)).toMatchObject({ state: 'requested' });
  });

  test('can be undone, and then the link opens nothing', async () => {
    const email = 'undone@lena.example';
    const lena = await joins(served, email);
    await asks(lena);
    expect((await lena.calls('accountDeletion/withdraw')).body).toMatchObject({ state: 'none' });
    expect((await confirms(served, await tokenTo(served, email))).body.code).toBe('LINK_INVALID');
    expect((await lena.calls('accountDeletion/withdraw')).body.code).toBe('NOT_FOUND');
  });

  test('tells the only administrator that nobody else would be left', async () => {
    const boss = await joins(served, 'chefin@lena.example');
    expect(await looks(boss)).toMatchObject({ isLastAdministrator: true });
    const lena = await joins(served, 'keine-chefin@lena.example');
    expect(await looks(lena)).toMatchObject({ isLastAdministrator: false });
  });
});

describe('the link', () => {
  test('works once, ends every session and gives fourteen days', async () => {
    const email = 'once@lena.example';
    const desk = await joins(served, email);
    const phone = await signsIn(served, email);
    await asks(desk);
    const token = await tokenTo(served, email);
    const { body } = await confirms(served, token);
    expect(Date.parse(String(body.dueAt)) - clock.now().getTime()).toBe(14 * 86_400_000);
    expect((await confirms(served, token)).body.code).toBe('LINK_INVALID');
    expect([await desk.isSignedInAs(), await phone.isSignedInAs()]).toEqual([null, null]);
    const [mail] = await mailsTo(served, email);
    expect(mail?.subject).toMatch(/Dein Konto bei Belegbar wird am \d\d\.\d\d\.\d{4} gelöscht/);
  });

  test('no longer works after an hour, nor when a newer one was asked for', async () => {
    const email = 'late@lena.example';
    const lena = await joins(served, email);
    await asks(lena);
    const first = await tokenTo(served, email);
    await asks(lena);
    expect((await confirms(served, first)).body.code).toBe('LINK_INVALID');
    const second = await tokenTo(served, email);
    clock.pass({ minutes: 60 });
    expect((await confirms(served, second)).body.code).toBe('LINK_INVALID');
    expect(await looks(lena)).toMatchObject({ state: 'none' });
    expect((await confirms(served, '')).body.code).toBe('LINK_INVALID');
  });
});

test('a link that went to an address that is no longer hers confirms nothing', async () => {
  const email = 'moves@lena.example';
  const lena = await joins(served, email);
  await asks(lena);
  const token = await tokenTo(served, email);
  await served.fresh.superuser.query(`update users set email = 'moved@lena.example' where email = $1`, [
    email,
  ]);
  expect((await confirms(served, token)).body.code).toBe('LINK_INVALID');
});

describe('in the fourteen days', () => {
  test('asking once more changes nothing and brings no mail', async () => {
    const email = 'again@lena.example';
    await hasConfirmed(served, email);
    const again = await signsIn(served, email);
    const before = (await mailsTo(served, email)).length;
    expect((await asks(again)).body).toMatchObject({ state: 'confirmed' });
    expect(await mailsTo(served, email)).toHaveLength(before);
  });

  test('signing in is possible and shows the day; keeping the account ends the matter', async () => {
    const email = 'kept@lena.example';
    await hasConfirmed(served, email);
    const lena = await signsIn(served, email);
    const { user } = (await lena.calls('signIn/session')).body as { user: { deletesOn: string | null } };
    expect(user.deletesOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect((await lena.calls('accountDeletion/withdraw')).body).toMatchObject({ state: 'none' });
    clock.pass({ days: 15 });
    await anHourPasses(served);
    expect(await (await signsIn(served, email)).isSignedInAs()).toBe(email);
  });

  test('nothing goes before they are over', async () => {
    await hasConfirmed(served, 'patient@lena.example');
    clock.pass({ days: 13, hours: 23 });
    await anHourPasses(served);
    expect(await count(served, 'users', 'email = $1', ['patient@lena.example'])).toBe(1);
    clock.pass({ hours: 1 });
    await anHourPasses(served);
    expect(await count(served, 'users', 'email = $1', ['patient@lena.example'])).toBe(0);
  });
});

describe('where the security log fails', () => {
  const asOperator = (statement: string) => served.fresh.superuser.query(statement);
  const failing = async (act: () => Promise<{ status: number }>) => {
    await asOperator(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$;
      create trigger refuse before insert on security_events for each row
        when (new.type in ('account_deletion_requested', 'account_deletion_confirmed', 'account_kept'))
        execute function refuse()`);
    const { status } = await act().finally(() => asOperator('drop function refuse cascade'));
    expect(status).toBe(500);
  };

  test('nothing is asked for, and no mail is sent', async () => {
    const email = 'unlogged@lena.example';
    const lena = await joins(served, email);
    const before = (await mailsTo(served, email)).length;
    await failing(() => asks(lena));
    expect(await looks(lena)).toMatchObject({ state: 'none' });
    expect(await mailsTo(served, email)).toHaveLength(before);
  });

  test('nothing is confirmed or undone', async () => {
    const email = 'unkept@lena.example';
    const lena = await joins(served, email);
    await asks(lena);
    const token = await tokenTo(served, email);
    await failing(() => confirms(served, token));
    await failing(() => lena.calls('accountDeletion/withdraw'));
    expect(await looks(lena)).toMatchObject({ state: 'requested' });
    expect((await confirms(served, token)).status).toBe(200);
  });
});
