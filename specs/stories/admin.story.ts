/** Every call of the administration, as anyone might make it. */
import { readFileSync } from 'node:fs';
import { contract } from '@belegbar/contract';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { adminExamples } from '../../server/admin/api-examples.ts';
import { DELIVER_MAIL } from '../../server/platform/mail/index.ts';
import { jobDefinitions } from '../../server/worker.ts';
import { type Administration, administrate } from '../support/administration.ts';

const PROCEDURES = Object.keys(contract.admin) as (keyof typeof contract.admin)[];

let install: Administration;
beforeAll(async () => {
  install = await administrate();
});
afterAll(() => install.close());

describe('the call', () => {
  // From the contract itself: a new call is walked as well, and needs an example to be there at all.
  test.each(PROCEDURES)('%s answers an administrator, and nobody else', async (name) => {
    const input = adminExamples[`admin.${name}`]?.input;
    expect(await install.calls('stranger', name, input)).toMatchObject({
      status: 401,
      json: { code: 'UNAUTHORIZED' },
    });
    expect(await install.calls('user', name, input)).toMatchObject({
      status: 403,
      json: { code: 'FORBIDDEN' },
    });
    expect((await install.calls('admin', name, input)).status).toBe(200);
  });

  test.each(PROCEDURES)('%s says no more to a user whose input is wrong', async (name) => {
    const input = { severity: 'wrong', design: 4, after: 'x' };
    expect((await install.calls('stranger', name, input)).status).toBe(401);
    expect((await install.calls('user', name, input)).status).toBe(403);
  });

  test.each(PROCEDURES)('%s is refused below /api as well', async (name) => {
    const { path = '' } = contract.admin[name]['~orpc'].route;
    const address = `${install.address}/api${path.replace('{design}', 'standard')}?language=de`;
    const statusOf = async (cookie: string) => (await fetch(address, { headers: { cookie } })).status;
    expect(await statusOf('')).toBe(401);
    expect(await statusOf(install.cookies.user)).toBe(403);
    expect(await statusOf(install.cookies.admin)).toBe(200);
  });
});

test('the dashboard is told what is not safe in how the install is set, and else nothing', async () => {
  const { risks } = await install.asked<{ risks: string[] }>('install');
  expect(risks).toEqual([]);
  const unsafe = await administrate({
    BELEGBAR_SECRET_OLD: 'Hs0wJd5Cn9PaEoRbY7kTxMz2iq8ZrB1tGv6UyKf3LmX',
    SMTP_URL: 'smtp://user:word@mail.invalid?requireTLS=false',
    MAIL_FROM: 'rechnungen@books.example',
    BELEGBAR_WORKER: 'off',
  });
  onTestFinished(() => unsafe.close());
  expect(await unsafe.asked('install')).toMatchObject({ risks: ['plainMail', 'formerSecret'] });
});

test('no answer holds anything of the books of a business', async () => {
  await install.fresh.superuser.query(
    `update businesses set iban = 'DE89370400440532013000', full_name = 'Geheimfirma'`,
  );
  await install.fresh.superuser.query(
    `do $$ declare business uuid; begin
      for business in select id from businesses loop
        perform set_config('app.business', business::text, true);
        insert into clients (business_id, id, name) values (business, gen_random_uuid(), 'Geheimkunde GmbH');
      end loop;
    end $$`,
  );
  for (const name of PROCEDURES) {
    const answer = JSON.stringify(await install.asked(name, adminExamples[`admin.${name}`]?.input));
    expect(answer.length, name).toBeGreaterThan(10);
    expect(answer, name).not.toMatch(/Geheim|DE89370400440532013000/);
  }
});

test.each(['de', 'en'])('the dashboard calls every job by a name of its own (%s)', (language) => {
  const file = new URL(`../../web/locales/${language}/admin.json`, import.meta.url);
  const names: Record<string, Record<string, string>> = JSON.parse(readFileSync(file, 'utf8')).work.name;
  const named = Object.entries(names).flatMap(([of, jobs]) => Object.keys(jobs).map((job) => `${of}.${job}`));
  // With a mail server, mails are delivered as well.
  const jobs = [...jobDefinitions.map(({ name }) => name), DELIVER_MAIL];
  expect(named.toSorted()).toEqual(jobs.toSorted());
  const said = Object.values(names).flatMap((jobs) => Object.values(jobs));
  expect(new Set(said).size).toBe(said.length);
});
