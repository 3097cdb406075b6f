/** What others ask of the people of the install: their names, and how many there are. */
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/index.ts';
import '../tables.ts';

/** Names by ids, each asked for with the id of somebody or nobody; null for nobody, and for who is gone. */
export async function namesOfUsers(
  transaction: Transaction,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => string | null> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  const users = asked.length === 0 ? [] : await selectNames(transaction, asked);
  const names = new Map(users.map(({ id, name }) => [id, name]));
  return (id) => names.get(id ?? '') ?? null;
}

function selectNames(transaction: Transaction, ids: readonly string[]) {
  return transaction.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute();
}

/** Everyone who has signed up, in that order. */
export async function listUserIds(transaction: Transaction): Promise<string[]> {
  const users = await transaction.selectFrom('users').select('id').orderBy('id').execute();
  return users.map(({ id }) => id);
}

export interface PeopleFigures {
  users: number;
  confirmed: number;
  openSessions: number;
  peopleWithSessions: number;
}

/** Users and sessions as figures. */
export async function readPeopleFigures(database: Database): Promise<PeopleFigures> {
  const { rows } = await sql<PeopleFigures>`
    select
      (select count(*) from users)::integer as users,
      (select count(*) from users where email_verified)::integer as confirmed,
      count(*)::integer as "openSessions",
      count(distinct user_id)::integer as "peopleWithSessions"
    from sessions where expires_at > now()`.execute(database);
  const [figures] = rows;
  return figures ?? { users: 0, confirmed: 0, openSessions: 0, peopleWithSessions: 0 };
}

/** Accounts made per day in Berlin, over the last `days` days with today, the oldest first. */
export async function readNewUsersPerDay(
  database: Database,
  days: number,
): Promise<{ day: string; count: number }[]> {
  const { rows } = await sql<{ day: string; count: number }>`
    select days.day::date::text as day, count(users.id)::integer as count
    from (select (now() at time zone 'Europe/Berlin')::date as today) as clock
    cross join generate_series(today - ${days - 1}::integer, today, interval '1 day') as days (day)
    left join users on users.created_at >= days.day::timestamp at time zone 'Europe/Berlin'
      and users.created_at < (days.day + interval '1 day')::timestamp at time zone 'Europe/Berlin'
    group by days.day
    order by days.day`.execute(database);
  return rows;
}
