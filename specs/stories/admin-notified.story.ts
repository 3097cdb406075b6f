/** What administrators are told of an install. */
import { readFileSync } from 'node:fs';
import { DESIGN_NAMES } from '@belegbar/documents';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DELETION_MAILS } from '../../server/account-deletion/mails.ts';
import { accountMails, SECURITY_EVENT_TYPES } from '../../server/sign-in/index.ts';
import { addSecurityEvent } from '../../server/sign-in/security-log/store.ts';
import { type Administration, AYLIN, administrate, JONAS } from '../support/administration.ts';

let install: Administration;
beforeAll(async () => {
  install = await administrate();
});
afterAll(() => install.close());

describe('an administrator is told', () => {
  test('how many people there are, who administers, and that today two came', async () => {
    const people = await install.asked<
      Record<string, unknown> & { newPerDay: { day: string; count: number }[] }
    >('people');
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
    const { rows } = await install.fresh.superuser.query<{ yesterday: string }>(
      `select ((now() at time zone 'Europe/Berlin')::date - 1)::text as yesterday`,
    );
    // Half past eleven in the evening in Berlin is the same day there, whatever day it is elsewhere.
    await install.fresh.superuser.query(
      `update users set created_at = ($1::date + time '23:30') at time zone 'Europe/Berlin' where email = $2`,
      [rows[0]?.yesterday, AYLIN],
    );
    const { newPerDay } = await install.asked<{ newPerDay: { day: string; count: number }[] }>('people');
    expect(newPerDay.slice(-2).map(({ count }) => count)).toEqual([1, 1]);
    expect(newPerDay.at(-2)?.day).toBe(rows[0]?.yesterday);
  });

  test('how the install stands: files of all businesses counted, but none named', async () => {
    // The first call of a user makes the business.
    await install.calls('user', 'install', undefined);
    const { rows } = await install.fresh.superuser.query('select id from businesses');
    for (const [index, { id }] of rows.entries())
      await install.fresh.superuser.query(
        `insert into files (business_id, hash, content_type, size) values ($1, $2, 'application/pdf', $3)`,
        [id, 'a'.repeat(64), 1000 * (index + 1)],
      );
    const state = await install.asked<{ database: { bytes: number; migrations: { last: string } } }>(
      'install',
    );
    expect(state).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      address: install.address,
      files: { count: 2, bytes: 3000 },
      mail: { way: 'outbox', kept: 0, failed: 0 },
    });
    expect(state.database.bytes).toBeGreaterThan(1_000_000);
    expect(state.database.migrations.last).toMatch(/^\d{4}-[a-z-]+\.sql$/);
    expect((await install.fresh.application.pool.query('select * from files')).rows).toEqual([]);
  });

  test('which work waits, is tried again or was given up', async () => {
    const { work: before } = await install.asked<{ work: { name: string }[] }>('install');
    const [kind] = before;
    expect(kind).toBeDefined();
    await Promise.all(
      ['failed', 'failed', 'completed'].map((state) =>
        install.fresh.superuser.query(
          `insert into jobs.job (name, data, state) values ($1, '{}', $2::jobs.job_state)`,
          [kind?.name, state],
        ),
      ),
    );
    const { work } = await install.asked<{ work: { name: string; failed: number; waiting: number }[] }>(
      'install',
    );
    expect(work.find(({ name }) => name === kind?.name)).toMatchObject({
      failed: 2,
      waiting: 0,
      retrying: 0,
    });
  });

  test('what happened at sign-in, page by page, by severity and by type', async () => {
    const log = (at: number, type: 'failed_signup' | 'failed_authentication', severity: 'info' | 'warning') =>
      addSecurityEvent(install.fresh.application.database, {
        id: uuid({ msecs: at }),
        at: new Date(at),
        type,
        severity,
        userId: null,
        emailAddress: AYLIN,
        accountHash: null,
        addressHash: null,
        device: 'Firefox, Windows',
        details: { reason: 'invalid_credentials', attempt: 3 },
      });
    const since = Date.parse('2030-01-01T12:00:00Z');
    for (let minute = 0; minute < 30; minute += 1)
      await log(since + minute * 60_000, 'failed_authentication', 'info');
    await log(since + 30 * 60_000, 'failed_signup', 'warning');
    type Log = { events: { id: string; type: string; at: string }[]; next: string | null };
    const first = await install.asked<Log>('securityEvents', {});
    expect(first.events).toHaveLength(25);
    expect(first.events[0]).toMatchObject({
      type: 'failed_signup',
      severity: 'warning',
      email: AYLIN,
      device: 'Firefox, Windows',
      details: { reason: 'invalid_credentials', attempt: '3' },
      at: '2030-01-01T12:30:00.000Z',
    });
    const second = await install.asked<Log>('securityEvents', { after: first.next });
    const seen = [...first.events, ...second.events].map(({ id }) => id);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(31);
    const warnings = await install.asked<Log>('securityEvents', {
      severity: 'warning',
      type: 'failed_signup',
    });
    expect(warnings.events).toHaveLength(1);
    expect(await install.asked<Log>('securityEvents', { type: 'no_such_type' })).toMatchObject({
      events: [],
      next: null,
    });
  });

  test('every mail in both languages, as it is really written, with a link that opens nothing', async () => {
    const { templates } = await install.asked<{
      templates: { key: string; language: string; text: string }[];
    }>('mailTemplates');
    const keys = [...new Set(templates.map(({ key }) => key))];
    expect(keys).toEqual(expect.arrayContaining(['confirmation', 'existingAccount']));
    expect(templates).toHaveLength(2 * keys.length);
    const linkIn = (key: string) =>
      templates.find((template) => template.key === key)?.text.match(/http\S+/)?.[0];
    expect(linkIn('confirmation')).toBe(`${install.address}/email-confirmation?token=example`);
    expect(linkIn('magicLink')).toBe(`${install.address}/auth?mode=magic-link&token=example`);
    expect(linkIn('passwordReset')).toBe(`${install.address}/api/auth/reset-password/example`);
    expect(linkIn('existingAccount')).toBe(`${install.address}/auth`);
  });

  test('how every design draws a specimen, once drawn the same picture; an unknown design is none', async () => {
    const { designs } = await install.asked<{ designs: string[] }>('designs');
    expect(designs).toContain('standard');
    const draw = (language: string) =>
      install.asked<{ svg: string; pages: number }>('specimen', { design: designs[0], language });
    const [german, again, english] = [await draw('de'), await draw('de'), await draw('en')];
    expect(german.svg).toContain('<svg');
    expect(german.pages).toBe(1);
    expect(again).toEqual(german);
    expect(english.svg).not.toBe(german.svg);
    expect((await install.calls('admin', 'specimen', { design: 'no-such', language: 'de' })).status).toBe(
      404,
    );
  });
});

test('every event, mail and design has a name in both languages', () => {
  for (const language of ['de', 'en']) {
    const textsOf = (namespace: string) => {
      const path = new URL(`../../web/locales/${language}/${namespace}.json`, import.meta.url);
      return JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, string>>;
    };
    const texts = textsOf('admin');
    expect(Object.keys(texts.event ?? {}).sort()).toEqual([...SECURITY_EVENT_TYPES].sort());
    const mails = [...accountMails.map(({ key }) => key), ...DELETION_MAILS];
    expect(Object.keys(texts.mail ?? {}).sort()).toEqual(mails.toSorted());
    expect(Object.keys(textsOf('designs').name ?? {}).sort()).toEqual([...DESIGN_NAMES].sort());
  }
});
