/** Browsers in which users have signed in, known by the hash of a cookie. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';
import '../tables.ts';

/** As long as browsers keep a cookie at most. */
export const DEVICE_DAYS = 400;
export const DEVICE_COOKIE = 'device';
/** Of each user; a program that keeps no cookies is a new one every time. */
const DEVICES_MAX = 100;

/** Remembers the browser. True when the user has signed in before, but never with it. */
export async function isNewBesideOthers(
  database: Database,
  userId: string,
  device: string,
): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean; has_others: boolean }>`
    with known as (
      insert into user_devices (user_id, device_hash) values (${userId}, ${hashOf(device)})
      on conflict (user_id, device_hash) do update set last_seen_at = now()
      returning xmax = 0 as is_new
    ), forgotten as (
      delete from user_devices
      where user_id = ${userId} and device_hash <> ${hashOf(device)} and (
        last_seen_at < now() - make_interval(days => ${DEVICE_DAYS}) or device_hash not in (
          select device_hash from user_devices where user_id = ${userId}
          order by last_seen_at desc limit ${DEVICES_MAX}
        )
      )
    )
    select is_new, exists (select from user_devices where user_id = ${userId}) as has_others from known`.execute(
    database,
  );
  const [row] = rows;
  return row?.is_new === true && row.has_others;
}

/** The browser of a request, as the database knows it, if the user of the address has signed in with it before; else null. */
export async function knownDeviceOf(
  database: Database,
  headers: Headers,
  address: string,
): Promise<string | null> {
  const device = DEVICE_IN_COOKIES.exec(headers.get('cookie') ?? '')?.[1];
  if (device === undefined) return null;
  const row = await database
    .selectFrom('user_devices')
    .innerJoin('users', 'users.id', 'user_devices.user_id')
    .select('device_hash')
    .where('users.email', '=', address.toLowerCase())
    .where('device_hash', '=', hashOf(device))
    .executeTakeFirst();
  return row?.device_hash ?? null;
}

const DEVICE_IN_COOKIES = /(?:^|;\s*)(?:__Host-|__Secure-)?belegbar\.device=([\w-]+)/;

function hashOf(device: string): string {
  return createHash('sha256').update(device).digest('hex');
}
