/** The server that sends dies by `kill -9` in the middle of its talk with the mail server: no mail is lost, and none goes out twice. */
import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills } from '../support/acts.ts';
import { type HttpClient, httpClient } from '../support/http-client.ts';
import { type Installation, install, type ServerProcess } from '../support/installation.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { readMail } from '../support/read-mail.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

const TODAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());

const CLIENT = 'rechnung@brandwerk.example';

let installation: Installation;
let stage: Stage;
let mailServer: MailServer;
let server: ServerProcess;
let person: Person;
let jonasAtHome: HttpClient;

beforeAll(async () => {
  installation = await install();
  stage = setStage(installation.database);
  mailServer = await startMailServer();
  person = await enter(stage, jonas);
  await starts();
  jonasAtHome = httpClient(server.address, await installation.signIn(person.userId));
});
afterAll(async () => {
  await server?.stop();
  await mailServer?.close();
  await stage?.close();
  await installation?.close();
});

async function starts(): Promise<void> {
  server = await installation.start({ mailServer: mailServer.url });
}

/** The server dies while it sends the invoice; the id of the invoice. */
async function diesWhileSending(at: 'recipient' | 'end'): Promise<string> {
  const { id } = await bills(person, TODAY, aDayOfWork('brandwerk'));
  const silence = mailServer.fallsSilent(at);
  await jonasAtHome.call('sending/send', { id, idempotencyKey: uuid() });
  await silence;
  await server.kill();
  return id;
}

async function becomes(invoiceId: string, state: string): Promise<void> {
  for (;;) {
    const { rows } = await installation.superuser.query<{ state: string }>(
      'select state from invoice_mails where invoice_id = $1',
      [invoiceId],
    );
    if (rows.length === 1 && rows[0]?.state === state) return;
    await sleep(100);
  }
}

/** As if the answer of the mail server had been waited for as long as it may take. */
const minutesPass = (minutes: number) =>
  installation.superuser.query(
    'update invoice_mails set handed_over_at = handed_over_at - make_interval(mins => $1)',
    [minutes],
  );

test('what had not left goes out once after the kill; what may have left is not sent again, and Jonas is told', async () => {
  const notLeft = await diesWhileSending('recipient');
  expect(mailServer.taken).toHaveLength(0);
  await starts();
  const left = await diesWhileSending('end');
  await minutesPass(4);
  await starts();
  await Promise.all([becomes(notLeft, 'sent'), becomes(left, 'unsure')]);
  const mails = mailServer.taken.map(readMail).filter(({ headers }) => headers.get('to')?.includes(CLIENT));
  const ids = mails.map(({ headers }) => headers.get('message-id'));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(2);
  const { timeline } = await jonasAtHome.call<{ timeline: { kind: string }[] }>('invoices/get', { id: left });
  expect(timeline.map(({ kind }) => kind)).toContain('sendUnsure');
}, 180_000);
