/** Leaving: what who goes asks for, and what the hours bring. */
import { carryOutDeletions } from '@belegbar/server/account-deletion';
import { expect } from 'vitest';
import { CAPABILITIES } from '../../server/capabilities.ts';
import type { Platform } from '../../server/platform/context.ts';
import { browser, joins, PASSWORD, tokenTo } from './account.ts';
import type { Served } from './served.ts';
import type { Visitor } from './visitor.ts';

export const asks = (visitor: Visitor, given: object = { password: PASSWORD }) =>
  visitor.calls('accountDeletion/request', given);

export const looks = async (visitor: Visitor) => (await visitor.calls('accountDeletion/get')).body;

export const confirms = (served: Served, token: string) =>
  browser(served).calls('accountDeletion/confirm', { token });

/** What the job does that is promised every hour. */
export const anHourPasses = (served: Served, platform: Platform = served.platform) =>
  carryOutDeletions(platform, CAPABILITIES);

export async function hasConfirmed(served: Served, email: string): Promise<Visitor> {
  const visitor = await joins(served, email);
  expect((await asks(visitor)).status).toBe(200);
  expect((await confirms(served, await tokenTo(served, email))).status).toBe(200);
  return visitor;
}

export async function count(
  served: Served,
  table: string,
  where = 'true',
  values: unknown[] = [],
): Promise<number> {
  const text = `select count(*)::integer as count from ${table} where ${where}`;
  return (await served.fresh.superuser.query(text, values)).rows[0].count;
}

/** Of every table that names a business or a person; the security log keeps its 90 days, with an id that leads nowhere. */
export async function expectNothingOf(served: Served, businessId: string, userId: string): Promise<void> {
  const { rows } = await served.fresh.superuser.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and column_name in ('business_id', 'user_id', 'referrer_user_id')
       and table_name not in ('security_events', 'user_activities')`,
  );
  expect(rows.length).toBeGreaterThan(25);
  for (const { table, column } of rows) {
    const id = column === 'business_id' ? businessId : userId;
    expect([table, await count(served, table, `${column} = $1`, [id])]).toEqual([table, 0]);
  }
  expect(await count(served, 'businesses', 'id = $1', [businessId])).toBe(0);
}
