/** Every call of the administration, as anyone might make it; and what administrators are told of an install. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@belegbar/contract';
import { DESIGN_NAMES } from '@belegbar/documents';
import { withoutBusiness } from '@belegbar/server/platform/database';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { main, type RunningServer } from '../../server/main.ts';
import { accountMails, addConfirmedUser } from '../../server/platform/auth/index.ts';
import { readConfig } from '../../server/platform/config/index.ts';
import type { Platform } from '../../server/platform/context.ts';
import { NO_RATE_LIMITS } from '../../server/platform/http/index.ts';
import { EXAMPLES } from '../../server/platform/http/openapi-examples.ts';
import { SECURITY_EVENT_TYPES } from '../../server/platform/security-log/index.ts';
import { addSecurityEvent } from '../../server/platform/security-log/store.ts';
import type { DemoPort } from '../../server/session/index.ts';
import { freePort } from '../../tools/support/port.ts';
import { freshDatabase } from '../support/database.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const JONAS = 'jonas@demo.example';
const AYLIN = 'aylin@demo.example';
const PROCEDURES = Object.keys(contract.admin) as (keyof typeof contract.admin)[];
const HEADERS = { 'content-type': 'application/json', 'x-belegbar': '1' };

let fresh: FreshDatabase;
let folder: string;
let server: RunningServer;
/** `Cookie` headers; a stranger has none. */
const cookies = { stranger: '', user: '', admin: '' };

beforeAll(async () => {
  fresh = await freshDatabase();
  folder = mkdtempSync(join(tmpdir(), 'belegbar-admin-'));
  const config = readConfig({
    PORT: String(await freePort()),
    DATABASE_URL: fresh.superuser.options.connectionString,
    BELEGBAR_DATA: folder,
    BELEGBAR_DEMO: 'on',
    ADMIN_EMAILS: JONAS,
    LOG_LEVEL: 'silent',
  });
  server = await main(config, { demo: withoutBooks, limits: NO_RATE_LIMITS, webFolder: null });
  cookies.admin = await entersAs('jonas');
  cookies.user = await entersAs('aylin');
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Signs people in without a password, as the demo does, and without their books. */
function withoutBooks(platform: Platform): DemoPort {
  return {
    available: () => true,
    enter: async (who) => {
      const email = `${who}@demo.example`;
      const user = { email, name: who, language: 'de' } as const;
      return {
        email,
        userId: await withoutBusiness(platform.database, (transaction) =>
          addConfirmedUser(transaction, user),
        ),
      };
    },
  };
}

async function entersAs(who: 'jonas' | 'aylin'): Promise<string> {
  const body = JSON.stringify({ json: { who, language: 'de' } });
  const answer = await fetch(`${server.address}/rpc/session/enterDemo`, {
    method: 'POST',
    headers: HEADERS,
    body,
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

async function calls<Answer>(who: keyof typeof cookies, name: string, input: unknown) {
  const answer = await fetch(`${server.address}/rpc/admin/${name}`, {
    method: 'POST',
    headers: { ...HEADERS, cookie: cookies[who] },
    body: JSON.stringify({ json: input }),
  });
  const { json } = (await answer.json()) as { json: Answer & { code?: string } };
  return { status: answer.status, json };
}

/** What an administrator is answered. */
async function asked<Answer>(name: string, input?: unknown): Promise<Answer> {
  return (await calls<Answer>('admin', name, input)).json;
}

describe('the call', () => {
  // From the contract itself: a new call is walked as well, and needs an example to be there at all.
  test.each(PROCEDURES)('%s answers an administrator, and nobody else', async (name) => {
    const input = EXAMPLES[`admin.${name}`]?.input;
    expect(await calls('stranger', name, input)).toMatchObject({
      status: 401,
      json: { code: 'UNAUTHORIZED' },
    });
    expect(await calls('user', name, input)).toMatchObject({ status: 403, json: { code: 'FORBIDDEN' } });
    expect((await calls('admin', name, input)).status).toBe(200);
  });

  test.each(PROCEDURES)('%s says no more to a user whose input is wrong', async (name) => {
    const input = { severity: 'wrong', design: 4, after: 'x' };
    expect((await calls('stranger', name, input)).status).toBe(401);
    expect((await calls('user', name, input)).status).toBe(403);
  });

  test.each(PROCEDURES)('%s is refused below /api as well', async (name) => {
    const { path = '' } = contract.admin[name]['~orpc'].route;
    const address = `${server.address}/api${path.replace('{design}', 'standard')}?language=de`;
    const statusOf = async (cookie: string) => (await fetch(address, { headers: { cookie } })).status;
    expect(await statusOf('')).toBe(401);
    expect(await statusOf(cookies.user)).toBe(403);
    expect(await statusOf(cookies.admin)).toBe(200);
  });
});

test('no answer holds anything of the books of a business', async () => {
  await fresh.superuser.query(
    `update businesses set iban = 'DE89370400440532013000', full_name = 'Geheimfirma'`,
  );
  await fresh.superuser.query(
    `insert into clients (business_id, id, name) select id, gen_random_uuid(), 'Geheimkunde GmbH' from businesses`,
  );
  for (const name of PROCEDURES) {
    const answer = JSON.stringify(await asked(name, EXAMPLES[`admin.${name}`]?.input));
    expect(answer.length, name).toBeGreaterThan(10);
    expect(answer, name).not.toMatch(/Geheim|DE89370400440532013000/);
  }
});

describe('an administrator is told', () => {
  test('how many people there are, who administers, and that today two came', async () => {
    const people = await asked<Record<string, unknown> & { newPerDay: { day: string; count: number }[] }>(
      'people',
    );
    expect(people).toMatchObject({
      users: 2,
      confirmed: 2,
      sessions: { open: 2, people: 2 },
      administrators: [{ email: JONAS, isConfigured: true, grantedAt: null, state: 'active' }],
    });
    expect(people.newPerDay).toHaveLength(30);
    expect(people.newPerDay.map(({ count }) => count)).toEqual([...Array(29).fill(0), 2]);
  });

  test('a day begins and ends in Berlin', async () => {
    const { rows } = await fresh.superuser.query<{ yesterday: string }>(
      `select ((now() at time zone 'Europe/Berlin')::date - 1)::text as yesterday`,
    );
    // Half past eleven in the evening in Berlin is the same day there, whatever day it is elsewhere.
    await fresh.superuser.query(
      `update users set created_at = ($1::date + time '23:30') at time zone 'Europe/Berlin' where email = $2`,
      [rows[0]?.yesterday, AYLIN],
    );
    const { newPerDay } = await asked<{ newPerDay: { day: string; count: number }[] }>('people');
    expect(newPerDay.slice(-2).map(({ count }) => count)).toEqual([1, 1]);
    expect(newPerDay.at(-2)?.day).toBe(rows[0]?.yesterday);
  });

  test('how the install stands: files of all businesses counted, but none named', async () => {
    const { rows } = await fresh.superuser.query('select id from businesses');
    for (const [index, { id }] of rows.entries())
      await fresh.superuser.query(
        `insert into files (business_id, hash, content_type, size) values ($1, $2, 'application/pdf', $3)`,
        [id, 'a'.repeat(64), 1000 * (index + 1)],
      );
    const install = await asked<{ database: { bytes: number; migrations: { last: string } } }>('install');
    expect(install).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      address: server.address,
      files: { count: 2, bytes: 3000 },
      mail: { way: 'outbox', kept: 0, failed: 0 },
    });
    expect(install.database.bytes).toBeGreaterThan(1_000_000);
    expect(install.database.migrations.last).toMatch(/^\d{4}-[a-z-]+\.sql$/);
    expect((await fresh.application.pool.query('select * from files')).rows).toEqual([]);
  });

  test('which work waits, is tried again or was given up', async () => {
    const { work: before } = await asked<{ work: { name: string }[] }>('install');
    const [kind] = before;
    expect(kind).toBeDefined();
    await Promise.all(
      ['failed', 'failed', 'completed'].map((state) =>
        fresh.superuser.query(
          `insert into jobs.job (name, data, state) values ($1, '{}', $2::jobs.job_state)`,
          [kind?.name, state],
        ),
      ),
    );
    const { work } = await asked<{ work: { name: string; failed: number; waiting: number }[] }>('install');
    expect(work.find(({ name }) => name === kind?.name)).toMatchObject({
      failed: 2,
      waiting: 0,
      retrying: 0,
    });
  });

  test('what happened at the door, page by page, by severity and by type', async () => {
    const log = (at: number, type: 'failed_signup' | 'failed_authentication', severity: 'info' | 'warning') =>
      addSecurityEvent(fresh.application.database, {
        ...{ id: uuid({ msecs: at }), at: new Date(at), type, severity, userId: null },
        ...{ emailAddress: AYLIN, accountHash: null, addressHash: null, device: 'Firefox, Windows' },
        details: { reason: 'invalid_credentials', attempt: 3 },
      });
    const since = Date.parse('2030-01-01T12:00:00Z');
    for (let minute = 0; minute < 30; minute += 1)
      await log(since + minute * 60_000, 'failed_authentication', 'info');
    await log(since + 30 * 60_000, 'failed_signup', 'warning');
    type Log = { events: { id: string; type: string; at: string }[]; next: string | null };
    const first = await asked<Log>('securityEvents', {});
    expect(first.events).toHaveLength(25);
    expect(first.events[0]).toMatchObject({
      ...{ type: 'failed_signup', severity: 'warning', email: AYLIN, device: 'Firefox, Windows' },
      details: { reason: 'invalid_credentials', attempt: '3' },
      at: '2030-01-01T12:30:00.000Z',
    });
    const second = await asked<Log>('securityEvents', { after: first.next });
    const seen = [...first.events, ...second.events].map(({ id }) => id);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(31);
    const warnings = await asked<Log>('securityEvents', { severity: 'warning', type: 'failed_signup' });
    expect(warnings.events).toHaveLength(1);
    expect(await asked<Log>('securityEvents', { type: 'no_such_type' })).toMatchObject({
      events: [],
      next: null,
    });
  });

  test('every mail in both languages, as it is really written, with a link that opens nothing', async () => {
    const { templates } = await asked<{
      templates: { key: string; language: string; text: string }[];
    }>('mailTemplates');
    const keys = [...new Set(templates.map(({ key }) => key))];
    expect(keys).toEqual(expect.arrayContaining(['confirmation', 'existingAccount']));
    expect(templates).toHaveLength(2 * keys.length);
    for (const { text } of templates) expect(text).toContain(`${server.address}/auth?`);
  });

  test('how every design draws a specimen, once drawn the same picture; an unknown design is none', async () => {
    const { designs } = await asked<{ designs: string[] }>('designs');
    expect(designs).toContain('standard');
    const draw = (language: string) =>
      asked<{ svg: string; pages: number }>('specimen', { design: designs[0], language });
    const [german, again, english] = [await draw('de'), await draw('de'), await draw('en')];
    expect(german.svg).toContain('<svg');
    expect(german.pages).toBe(1);
    expect(again).toEqual(german);
    expect(english.svg).not.toBe(german.svg);
    expect((await calls('admin', 'specimen', { design: 'no-such', language: 'de' })).status).toBe(404);
  });
});

test('every event, mail and design has a name in both languages', () => {
  for (const language of ['de', 'en']) {
    const path = new URL(`../../web/locales/${language}/admin.json`, import.meta.url);
    const texts = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, string>>;
    expect(Object.keys(texts.event ?? {}).sort()).toEqual([...SECURITY_EVENT_TYPES].sort());
    expect(Object.keys(texts.mail ?? {}).sort()).toEqual(accountMails.map(({ key }) => key).sort());
    expect(Object.keys(texts.design ?? {}).sort()).toEqual([...DESIGN_NAMES].sort());
  }
});
