/** Two servers over one database send two hundred mails, and each dies once: all arrive, none twice. */
import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../tools/support/port.ts';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, drafts } from '../support/acts.ts';
import { copyDraft } from '../support/copies.ts';
import { HttpFailure, httpClient } from '../support/http-client.ts';
import { type Installation, install, type ServerProcess } from '../support/installation.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { readMail } from '../support/read-mail.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

const TODAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());
const MAILS = 200;
/** Each is drawn once and mailed ten times, in other words each time; two hundred drawings would prove nothing of mails. */
const INVOICES = 20;
/** After so many mails. */
const FIRST_DIES = 60;
const SECOND_DIES = 90;
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
  const starts = (port = 0) => installation.start({ mailServer: mailServer.url, port });
  servers = await Promise.all(ports.map(starts));
  await sendsAll(await issuedInvoices());
  const [first, second] = servers;
  await until(async () => mailServer.taken.length >= FIRST_DIES);
  await first?.kill();
  await seemsLongSilent();
  // While it starts again, the second one goes on alone; then it goes on alone itself.
  const again = starts(ports[0]);
  await until(async () => mailServer.taken.length >= SECOND_DIES);
  await second?.kill();
  await seemsLongSilent();
  servers = [await again];
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

/**
 * For the queue all workers have been silent for a minute. What the dead had in hand so goes to another without half a minute of waiting; and what the
 * living one still has in hand may go to a second worker, which must do no harm either.
 */
const seemsLongSilent = () =>
  installation.superuser.query(
    "update jobs.job set heartbeat_on = now() - interval '1 minute' where state = 'active'",
  );

interface Issued {
  id: string;
}

async function issuedInvoices(): Promise<Issued[]> {
  const { id, version } = await drafts(person, TODAY, aDayOfWork('brandwerk'));
  const { businessId } = person;
  const copies = await copyDraft(installation.superuser, { businessId, id, count: INVOICES - 1 });
  return inParallel([id, ...copies], (draft) =>
    call<Issued>('invoices/issue', { id: draft, version, idempotencyKey: uuid() }),
  );
}

/** One mail of each invoice after the other, so that neighbours in the queue are of different ones. */
function sendsAll(invoices: Issued[]) {
  const mails = Array.from({ length: MAILS / INVOICES }, (_, turn) =>
    invoices.map(({ id }) => ({ id, subject: `Rechnung, ${turn + 1}. Mail` })),
  );
  return inParallel(mails.flat(), ({ id, subject }) => {
    const mail = { to: ['buchhaltung@brandwerk.example'], cc: [], subject, text: 'Anbei die Rechnung.' };
    return call('sending/send', { id, mail, idempotencyKey: uuid() });
  });
}

/**
 * Through the second server, which still lives while all is asked for. Where its invoice is in other hands for seconds, as on a busy machine, it is
 * asked again with the same key.
 */
async function call<Answer>(procedure: string, input: unknown): Promise<Answer> {
  cookie ??= await installation.signIn(person.userId);
  const { call: ask } = httpClient(servers[1]?.address ?? '', cookie);
  for (;;) {
    try {
      return await ask<Answer>(procedure, input);
    } catch (error) {
      if (!(error instanceof HttpFailure && error.status === 503)) throw error;
    }
  }
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
