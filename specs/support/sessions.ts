/** Sessions as their user sees them, and as time passes over them. */
import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import type { Served } from './served.ts';
import type { Visitor } from './visitor.ts';

export interface ListedSession {
  id: string;
  startedAt: string;
  lastUsedAt: string;
  device: string | null;
  isCurrent: boolean;
}

/** What the visitor is shown of their sessions. */
export async function sessionsOf(visitor: Visitor): Promise<ListedSession[]> {
  const { sessions } = (await visitor.calls('account/sessions')).body as { sessions?: ListedSession[] };
  return sessions ?? [];
}

/** The token in the visitor's cookie. */
export function tokenOf({ cookies }: Visitor): string {
  return decodeURIComponent(cookies.get('belegbar.session_token') ?? '').split('.')[0] ?? '';
}

/** Lets so much time pass over the visitor's session, as the columns of the database have it. */
export async function ages(
  { fresh }: Served,
  visitor: Visitor,
  columns: string[],
  interval: string,
): Promise<void> {
  const changes = columns.map((column) => `${column} = ${column} - interval '${interval}'`).join(', ');
  const values = [tokenOf(visitor)];
  const { rowCount } = await fresh.superuser.query(`update sessions set ${changes} where token = $1`, values);
  expect(rowCount).toBe(1);
  isAskedAnew(visitor);
}

/** A server remembers cookies for five seconds, all of them together: one more makes it ask the database again. */
export function isAskedAnew({ cookies }: Visitor): void {
  cookies.set('x-belegbar.session_token', uuid());
}
