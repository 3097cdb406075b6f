/** A person shares one link of their own; nobody else can read its code, the link never changes, and who comes by it is counted once. */
import { getReferralData, getReferralLink, processReferralSignup } from '@belegbar/server/referrals';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aylin } from '../cast/aylin.ts';
import { jonas } from '../cast/jonas.ts';
import { lena } from '../cast/lena.ts';
import { refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const ORIGIN = 'https://books.example.com';
const TODAY = '2026-04-01';

let fresh: FreshDatabase;
let stage: Stage;
let owner: Person;
let other: Person;
beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
  owner = await enter(stage, jonas);
  other = await enter(stage, aylin);
});
afterAll(() => stage.close());

test('Jonas gets the same link every time, also when he asks twice at once, and Aylin gets another', async () => {
  const links = await Promise.all(Array.from({ length: 4 }, () => getReferralLink(owner.on(TODAY), ORIGIN)));
  links.push(await getReferralLink(owner.on(TODAY), ORIGIN));
  expect(new Set(links.map(({ referralLink }) => referralLink)).size).toBe(1);
  expect(links[0]?.referralLink).toMatch(/^https:\/\/books\.example\.com\/invite\?ref=[2-9A-HJKMNP-Z]{8}$/);
  expect(await getReferralLink(other.on(TODAY), ORIGIN)).not.toEqual(links[0]);
});

test('a stranger is asked to sign in, and the program itself invites nobody', async () => {
  const context = owner.on(TODAY);
  const stranger = { ...context, businessId: '', actor: { kind: 'public' } as const };
  expect(await refusalOf(getReferralLink(stranger, ORIGIN))).toBe('UNAUTHORIZED');
  const program = { ...context, actor: { kind: 'system', name: 'story' } as const };
  expect(await refusalOf(getReferralLink(program, ORIGIN))).toBe('UNAUTHORIZED');
});

test('without a person the application sees no code, and none can be changed', async () => {
  const { pool } = fresh.application;
  expect((await pool.query('select * from user_referrals')).rows).toEqual([]);
  await expect(pool.query("update user_referrals set referral_code = 'MINE'")).rejects.toThrow(/permission/);
});

/** The code that the person shares. */
async function codeOf(person: Person): Promise<string> {
  const { referralLink } = await getReferralLink(person.on(TODAY), ORIGIN);
  return new URL(referralLink).searchParams.get('ref') ?? '';
}

test('Lena came by the link of Jonas: he sees that somebody did and when, once, and not who', async () => {
  const guest = await enter(stage, lena);
  const comes = (referralCode: string, newUserId = guest.userId) =>
    processReferralSignup(guest.on(TODAY), { referralCode, newUserId });
  const code = await codeOf(owner);
  expect(await comes(code, owner.userId)).toEqual({ success: false });
  expect(await comes('NOBODY23')).toEqual({ success: false });
  expect(await comes(await codeOf(guest))).toEqual({ success: false });
  expect(await comes(code.toLowerCase())).toEqual({ success: true });
  expect(await comes(code)).toEqual({ success: false });
  expect(await comes(await codeOf(other))).toEqual({ success: false });
  const data = await getReferralData(owner.on(TODAY));
  expect(data).toMatchObject({ referralCode: code, totalReferrals: 1, successfulReferrals: 1 });
  expect(data).toMatchObject({ totalRewards: 0, rewards: [] });
  expect(Object.keys(data.referrals[0] ?? {})).toEqual(['id', 'createdAt', 'signupCompletedAt']);
  expect(JSON.stringify(data)).not.toContain(guest.userId);
  expect((await getReferralData(other.on(TODAY))).totalReferrals).toBe(0);
  await expect(fresh.application.pool.query('select invited_user_id from referrals')).rejects.toThrow(
    /permission/,
  );
});

test('who has had an account for more than a month came by nobody', async () => {
  const late = new Date(Date.now() + 31 * 24 * 3_600_000).toISOString().slice(0, 10);
  const signup = { referralCode: await codeOf(owner), newUserId: other.userId };
  expect(await processReferralSignup(other.on(late), signup)).toEqual({ success: false });
  expect(await processReferralSignup(other.on(TODAY), signup)).toEqual({ success: true });
});

test('who came stays counted when they leave, and goes with whoever invited them', async () => {
  const { superuser } = fresh;
  const [inviting, invited, at] = [uuid(), uuid(), `${TODAY}T12:00:00Z`];
  for (const id of [inviting, invited])
    await superuser.query('insert into users (id, email) values ($1, $2)', [id, `${id}@b.example`]);
  await superuser.query('insert into referrals values ($1, $2, $3, $4, $4)', [inviting, uuid(), invited, at]);
  const leaves = async (id: string) => {
    await superuser.query('delete from users where id = $1', [id]);
    const noted = 'select invited_user_id as "who" from referrals where referrer_user_id = $1';
    return (await superuser.query(noted, [inviting])).rows;
  };
  expect(await leaves(invited)).toEqual([{ who: null }]);
  expect(await leaves(inviting)).toEqual([]);
});
