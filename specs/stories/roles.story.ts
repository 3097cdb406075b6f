/** Who administers an install: named in the configuration or granted by the operator; whatever is not known for certain makes a user. */

import { withoutBusiness } from '@belegbar/server/platform/database';
import {
  addConfirmedUser,
  grantAdminRole,
  listAdministrators,
  revokeAdminRole,
  signedInReader,
} from '@belegbar/server/sign-in';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../support/database.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const LENA = 'lena@vogt-design.example';
const BUSINESS = '0199a000-0000-7000-8000-000000000001';
const COOKIE = new Headers({ cookie: 'belegbar.session_token=a' });

let fresh: FreshDatabase;
let lenaId: string;
beforeAll(async () => {
  fresh = await freshDatabase();
  lenaId = await withoutBusiness(fresh.application.database, (transaction) =>
    addConfirmedUser(transaction, { email: LENA, name: 'Lena Vogt', language: 'de' }),
  );
});

/** Lena's requests at one server. What it logs is kept. */
function lenaAtAServer({ adminEmails = [] as string[], isConfirmed = true } = {}) {
  const logged: string[] = [];
  const known = { email: LENA, isConfirmed, name: 'Lena Vogt', language: 'de' as const };
  const user = { ...known, id: lenaId, sessionId: BUSINESS };
  const whoAmI = signedInReader({
    auth: { whoIs: async () => ({ user, setCookies: [] }) },
    database: fresh.application.database,
    log: { error: (event) => logged.push(event) },
    adminEmails,
    businessOf: async () => BUSINESS,
  });
  return { logged, isAdmin: async () => (await whoAmI(COOKIE, 'request')).user?.isAdmin };
}

describe('Lena', () => {
  test('is a user, and an administrator once the configuration names her confirmed address', async () => {
    expect(await lenaAtAServer().isAdmin()).toBe(false);
    expect(await lenaAtAServer({ adminEmails: [LENA] }).isAdmin()).toBe(true);
    expect(await lenaAtAServer({ adminEmails: [LENA], isConfirmed: false }).isAdmin()).toBe(false);
  });

  test('gets the role from the command line, and without it is a user at her very next request', async () => {
    expect(await grantAdminRole(fresh.owner.database, LENA.toUpperCase())).toBe(true);
    const server = lenaAtAServer();
    expect(await server.isAdmin()).toBe(true);
    expect(await revokeAdminRole(fresh.owner.database, LENA)).toBe(true);
    expect(await server.isAdmin()).toBe(false);
    expect(await revokeAdminRole(fresh.owner.database, LENA)).toBe(false);
  });

  test('is a user while her role cannot be read; the request goes on, and the next one asks again', async () => {
    await grantAdminRole(fresh.owner.database, LENA);
    const server = lenaAtAServer();
    await sql`revoke select on user_roles from belegbar_app`.execute(fresh.owner.database);
    expect(await server.isAdmin()).toBe(false);
    expect(server.logged).toEqual(['auth.role-unknown']);
    await sql`grant select on user_roles to belegbar_app`.execute(fresh.owner.database);
    expect(await server.isAdmin()).toBe(true);
  });

  test('cannot make herself an administrator through the application', async () => {
    const grant = sql`insert into user_roles (user_id, role) values (${lenaId}, 'admin')`;
    await expect(grant.execute(fresh.application.database)).rejects.toThrow(/permission denied/);
    await expect(grantAdminRole(fresh.application.database, LENA)).rejects.toThrow(/permission denied/);
  });
});

test('nobody without an account is given the role', async () => {
  expect(await grantAdminRole(fresh.owner.database, 'niemand@example.org')).toBe(false);
});

test('the list says of everyone why they are one, and who has not come yet', async () => {
  await withoutBusiness(fresh.application.database, (transaction) =>
    addConfirmedUser(transaction, { email: 'jonas@brandt.example', name: 'Jonas', language: 'de' }),
  );
  const list = await listAdministrators(fresh.application.database, ['neu@example.org', LENA]);
  expect(list).toMatchObject([
    { email: LENA, name: 'Lena Vogt', isConfigured: true, grantedAt: expect.any(Date), state: 'active' },
    { email: 'neu@example.org', name: '', isConfigured: true, grantedAt: null, state: 'noAccount' },
  ]);
  expect(await listAdministrators(fresh.application.database, [])).toHaveLength(1);
});
