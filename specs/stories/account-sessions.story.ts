/** Sessions: seen and ended from anywhere, and over when their time is. */
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { browser, joins, NEW_PASSWORD, PASSWORD, signsIn } from '../support/account.ts';
import { followOver } from '../support/event-stream.ts';
import { type Served, serve } from '../support/served.ts';
import { ages, sessionsOf, tokenOf } from '../support/sessions.ts';
import { type Visitor, visitorAt } from '../support/visitor.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

function cookieHeader({ cookies }: Visitor): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

describe('Lena sees', () => {
  test('where she is signed in, in words, with the one she looks from marked', async () => {
    const email = 'list@lena.example';
    const laptop = await joins(served, email);
    const phone = visitorAt(served.address, SAFARI);
    await phone.sends('sign-in/email', { email, password: PASSWORD });
    const seen = await sessionsOf(laptop);
    expect(seen.map(({ device, isCurrent }) => [device, isCurrent])).toEqual(
      expect.arrayContaining([
        ['Firefox, Windows', true],
        ['Safari, iPhone', false],
      ]),
    );
    expect(seen).toHaveLength(2);
    const fromPhone = await sessionsOf(phone);
    expect(fromPhone.find(({ isCurrent }) => isCurrent)?.device).toBe('Safari, iPhone');
  });

  test('one session for a browser in which she signs in again, and nothing of the token', async () => {
    const email = 'again@lena.example';
    const lena = await joins(served, email);
    const before = tokenOf(lena);
    const answer = await lena.sends('sign-in/email', { email, password: PASSWORD });
    expect(tokenOf(lena)).not.toBe(before);
    expect(JSON.stringify(answer.body)).not.toContain(tokenOf(lena));
    expect(await sessionsOf(lena)).toHaveLength(1);
    expect(JSON.stringify(await lena.calls('account/sessions'))).not.toContain(tokenOf(lena));
  });
});

test('Lena reads what happened to her account, the newest first, and nothing of others', async () => {
  const email = 'activity@lena.example';
  const lena = await joins(served, email);
  await browser(served).sends('sign-in/email', { email, password: 'not the password' });
  const phone = visitorAt(served.address, SAFARI);
  await phone.sends('sign-in/email', { email, password: PASSWORD });
  await lena.calls('account/endOtherSessions');
  const { events } = (await lena.calls('account/activity')).body as unknown as {
    events: { type: string; device: string | null }[];
  };
  expect(events.map(({ type, device }) => `${type} ${device}`)).toEqual([
    'sessionEnded Firefox, Windows',
    'signedIn Safari, iPhone',
    'signInFailed Firefox, Windows',
    'signedIn Firefox, Windows',
    'addressConfirmed Firefox, Windows',
    'signedUp Firefox, Windows',
  ]);
});

describe('ended means ended', () => {
  test('at once on this server, and soon in another process', async () => {
    const email = 'ended@lena.example';
    const elsewhere = await served.alsoElsewhere();
    const laptop = await joins(served, email);
    const phone = await signsIn(served, email);
    expect(await phone.isSignedInAs(elsewhere)).toBe(email);
    expect(await phone.isSignedInAs()).toBe(email);
    const other = (await sessionsOf(laptop)).find(({ isCurrent }) => !isCurrent);
    expect((await laptop.calls('account/endSession', { id: other?.id })).body).toEqual({ id: other?.id });
    expect(await phone.isSignedInAs()).toBeNull();
    const isForgotten = async () => (await phone.isSignedInAs(elsewhere)) === null;
    await vi.waitUntil(isForgotten, { timeout: 60_000, interval: 250 });
    expect(await laptop.isSignedInAs(elsewhere)).toBe(email);
  });

  test('also for the pages it has open, on every server, while those of her other sessions stay', async () => {
    const email = 'pages@lena.example';
    const servers = [served.address, await served.alsoElsewhere()];
    const laptop = await joins(served, email);
    const phone = await signsIn(served, email);
    const follows = (whose: Visitor, address: string) => followOver(address, cookieHeader(whose));
    const [ended, staying] = await Promise.all(
      [phone, laptop].map((whose) => Promise.all(servers.map((address) => follows(whose, address)))),
    );
    for (const page of [...(ended ?? []), ...(staying ?? [])])
      expect(await page.next()).toEqual({ kind: 'resync' });
    const stolen = phone.copied();
    await phone.sends('sign-out');
    for (const page of ended ?? []) expect(await page.next()).toBeNull();
    for (const address of servers) await expect(follows(stolen, address)).rejects.toThrow('401');
    await laptop.calls('notifications/markAllRead');
    for (const page of staying ?? []) {
      expect(await page.next()).toEqual({ kind: 'changed' });
      page.close();
    }
  });

  test('also for a page that asks a server which still knows the cookie', async () => {
    const elsewhere = await served.alsoElsewhere();
    const lena = await joins(served, 'late@lena.example');
    expect(await lena.isSignedInAs(elsewhere)).toBe('late@lena.example');
    const stolen = lena.copied();
    await lena.sends('sign-out');
    const page = await followOver(elsewhere, cookieHeader(stolen));
    expect(await page.next()).toBeNull();
    expect(await stolen.isSignedInAs(elsewhere)).toBeNull();
  });

  test('also for all others in one step, and the one that asks stays', async () => {
    const email = 'others@lena.example';
    const laptop = await joins(served, email);
    const others = [await signsIn(served, email), await signsIn(served, email)];
    expect((await laptop.calls('account/endOtherSessions')).body).toEqual({ ended: 2 });
    for (const other of others) expect(await other.isSignedInAs()).toBeNull();
    expect(await laptop.isSignedInAs()).toBe(email);
  });

  test('but only for her own: the session of someone else is not found', async () => {
    const jonas = await joins(served, 'ended@jonas.example');
    const lena = await joins(served, 'stranger@lena.example');
    const [hers] = await sessionsOf(lena);
    for (const id of [hers?.id, uuid()]) {
      expect((await jonas.calls('account/endSession', { id })).body).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await lena.isSignedInAs()).toBe('stranger@lena.example');
    expect((await browser(served).calls('account/sessions')).status).toBe(401);
  });

  test('everywhere else when she changes her password; her own session gets a new token', async () => {
    const email = 'change@lena.example';
    const laptop = await joins(served, email);
    const phone = await signsIn(served, email);
    const stolen = laptop.copied();
    const wrong = { currentPassword: 'not the password', newPassword: NEW_PASSWORD };
    expect((await laptop.sends('change-password', wrong)).body).toMatchObject({ code: 'INVALID_PASSWORD' });
    expect(await phone.isSignedInAs()).toBe(email);
    const right = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, revokeOtherSessions: false };
    expect((await laptop.sends('change-password', right)).status).toBe(200);
    expect(await laptop.isSignedInAs()).toBe(email);
    for (const gone of [phone, stolen]) expect(await gone.isSignedInAs()).toBeNull();
    expect(await sessionsOf(laptop)).toHaveLength(1);
    await signsIn(served, email, NEW_PASSWORD);
  });

  test('after a week without use, and after thirty days however much it is used', async () => {
    const idle = await joins(served, 'idle@lena.example');
    await ages(served, idle, ['expires_at'], '7 days 1 second');
    expect(await idle.isSignedInAs()).toBeNull();
    const busy = await joins(served, 'busy@lena.example');
    await ages(served, busy, ['created_at', 'updated_at'], '29 days 23 hours');
    expect(await busy.isSignedInAs()).toBe('busy@lena.example');
    await ages(served, busy, ['expires_at', 'created_at', 'updated_at'], '1 hour 1 second');
    expect(await busy.isSignedInAs()).toBeNull();
  });
});
