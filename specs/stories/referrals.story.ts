/** A person shares one link of their own; nobody else can read its code, and the link never changes. */
import { getReferralLink } from '@belegbar/server/referrals';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aylin } from '../cast/aylin.ts';
import { jonas } from '../cast/jonas.ts';
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
