/** Two servers over one database send two hundred mails, and each dies once: all arrive, none twice. */
import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../tools/support/port.ts';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, drafts } from '../support/acts.ts';
import { copyDraft } from '../support/copies.ts';
import { httpClient } from '../support/http-client.ts';
import { type Installation, install, type ServerProcess } from '../support/installation.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { readMail } from '../support/read-mail.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

const TODAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());
const MAILS = 200;
/** After so many mails the first server dies, then the second. */
const DEATHS = [60, 90];
/** Of two servers, each with a few workers. */
const IN_HAND_MAXIMUM = 4;

let installation: Installation;
let stage: Stage;
let mailServer: MailServer;
let person: Person;
let servers: ServerProcess[] = [];

beforeAll(async () => {
  installation = await install();
  stage = setStage(installation.database);
  mailServer = await startMailServer();
  person = await enter(stage, jonas);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await mailServer?.close();
  await stage?.close();
  await installation?.close();
});

test('200 mails through two servers that each die once: every one arrives once, or is told as unsure', async () => {
  const ports = [await freePort(), await freePort()];
  const starts = (port: number) => installation.start({ mailServer: mailServer.url, port });
  servers = await Promise.all(ports.map(starts));
  await sendsAll(await issuedInvoices());
  for (const [which, after] of DEATHS.entries()) {
    await until(async () => mailServer.taken.length >= after);
    await servers[which]?.kill();
    servers[which] = await starts(ports[which] ?? 0);
  }
  // What the dead had handed over stays open for minutes, until nobody can answer any more.
  await until(async () => {
    const { waiting = 0, handedOver = 0 } = await states();
    return waiting === 0 && handedOver <= IN_HAND_MAXIMUM;
  });
  const { sent = 0, handedOver = 0, ...others } = await states();
  expect(others).toEqual({});
  expect(sent + handedOver).toBe(MAILS);
  const ids = mailServer.taken.map((raw) => readMail(raw).headers.get('message-id'));
  expect(new Set(ids).size, 'none twice').toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(sent);
  expect(ids.length).toBeLessThanOrEqual(MAILS);
}, 300_000);

interface Issued {
  id: string;
}

async function issuedInvoices(): Promise<Issued[]> {
  const { id, version } = await drafts(person, TODAY, aDayOfWork('brandwerk'));
  const { businessId } = person;
  const copies = await copyDraft(installation.superuser, { businessId, id, count: MAILS - 1 });
  return inParallel([id, ...copies], (draft) =>
    call<Issued>('invoices/issue', { id: draft, version, idempotencyKey: uuid() }),
  );
}

const sendsAll = (invoices: Issued[]) =>
  inParallel(invoices, ({ id }) => call('sending/send', { id, idempotencyKey: uuid() }));

/** Through the second server, which still lives while all is asked for. */
async function call<Answer>(procedure: string, input: unknown): Promise<Answer> {
  cookie ??= await installation.signIn(person.userId);
  return httpClient(servers[1]?.address ?? '', cookie).call<Answer>(procedure, input);
}
let cookie: string | undefined;

async function inParallel<Item, Result>(items: readonly Item[], act: (item: Item) => Promise<Result>) {
  const waiting = [...items];
  const results: Result[] = [];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      results.push(await act(item));
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return results;
}

/** How many mails are in which state. */
async function states(): Promise<Record<string, number>> {
  const { rows } = await installation.superuser.query<{ state: string; count: number }>(
    'select state, count(*)::integer as count from invoice_mails group by state',
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(100);
}
