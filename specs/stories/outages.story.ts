/** The database dies below a living server, and a server is stopped while people use it. */
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listInvoices } from '@belegbar/server/invoices';
import { verifyJournal } from '@belegbar/server/journal';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, drafts } from '../support/acts.ts';
import { solvedCaptcha } from '../support/captcha.ts';
import { copyDraft } from '../support/copies.ts';
import { HttpFailure, httpClient } from '../support/http-client.ts';
import {
  type Installation,
  install,
  type ServerProcess,
  startIn,
  stopsWhileStarting,
} from '../support/installation.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

const TODAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());
const INVOICES = 60;
const CLIENTS = 4;
/** Documents that two workers had in hand when the database died; they are taken up again after half a minute, see killed.story.ts. */
const IN_HAND = 2;

let installation: Installation;
let stage: Stage;
let server: ServerProcess;

beforeAll(async () => {
  installation = await install();
  stage = setStage(installation.database);
});
afterAll(async () => {
  await server?.stop();
  await stage?.close();
  await installation?.close();
});

test('the server outlives its database, starts it again, and nothing is lost', async () => {
  const person = await enter(stage, jonas);
  const waiting = await prepare(person);
  server = await installation.start();
  const { answered, failures } = await issueAll(person, waiting, (count) => {
    if (count === INVOICES / 3) installation.killDatabase();
  });
  expect(failures.length).toBeGreaterThan(0);
  for (const failure of failures) {
    expect(failure.status, failure.message).toBe(503);
    expect(failure.message).toContain('"code":"SERVICE_UNAVAILABLE"');
  }
  const { invoices } = await listInvoices(person.on(TODAY), { limit: 100 });
  expect(invoices.map(({ number }) => number).toSorted()).toEqual(answered.toSorted());
  expect(await verifyJournal(person.on(TODAY))).toEqual({
    entries: INVOICES,
    firstBroken: null,
    wrongSums: [],
  });
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
});

test('the worker goes on with a database that was started again', async () => {
  const stored = async () => {
    const { rows } = await installation.superuser.query<{ count: number }>(
      'select count(*)::integer as count from invoices where document_hash is not null',
    );
    return rows[0]?.count ?? 0;
  };
  await vi.waitUntil(async () => (await stored()) >= INVOICES - IN_HAND, { timeout: 60_000, interval: 200 });
});

test('who stops the server in the middle of a request gets the answer, and a stopped database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'belegbar-stopping-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const alone = await startIn(folder);
  const captcha = await solvedCaptcha(alone.address);
  const answer = await signsUp(alone.address, captcha);
  const code = await alone.stop();
  expect(code).toBe(0);
  expect((await answer()).statusCode).toBe(200);
  expect(existsSync(join(folder, 'postgres/db/postmaster.pid'))).toBe(false);
});

test('who stops the server while it is still starting gets a stopped database as well', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'belegbar-stopping-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(await stopsWhileStarting(folder)).toBe(0);
  expect(existsSync(join(folder, 'postgres/db/postmaster.pid'))).toBe(false);
});

/** By a connection that is kept alive, as browsers do. Returns, once the server has the request in hand, what waits for its answer. */
async function signsUp(address: string, captcha: string): Promise<() => Promise<IncomingMessage>> {
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  // The server says that it has read the head before it is sent the rest.
  const headers = { 'content-type': 'application/json', 'x-belegbar': '1', expect: '100-continue' };
  const asked = request(`${address}/api/auth/sign-up/email`, { method: 'POST', headers, agent });
  const account = { name: '', email: 'lena@example.com', password: 'blaue fahrräder im regen' };
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>;
  asked.flushHeaders();
  await once(asked, 'continue');
  asked.end(JSON.stringify({ ...account, language: 'de', captcha }));
  return async () => {
    const [answer] = await answered;
    answer.resume();
    return answer;
  };
}

interface Draft {
  id: string;
  version: number;
  idempotencyKey: string;
}

async function prepare(person: Person): Promise<Draft[]> {
  const first = await drafts(person, TODAY, aDayOfWork('brandwerk'));
  const { businessId } = person;
  const copy = { businessId, id: first.id, count: INVOICES - 1 };
  const ids = await copyDraft(installation.superuser, copy);
  return [first.id, ...ids].map((id) => ({ id, version: first.version, idempotencyKey: uuid() }));
}

/** Each client asks again until it is answered, with the same key. Gives the numbers, and how the server said that it could not. */
async function issueAll(person: Person, waiting: Draft[], onAnswer: (count: number) => void) {
  const { call } = httpClient(server.address, await installation.signIn(person.userId));
  const answered: string[] = [];
  const failures: HttpFailure[] = [];
  const client = async () => {
    for (let draft = waiting.pop(); draft !== undefined; draft = waiting.pop()) {
      const { number } = await untilAnswered(
        () => call<{ number: string }>('invoices/issue', draft),
        failures,
      );
      answered.push(number);
      onAnswer(answered.length);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { answered, failures };
}

async function untilAnswered<Answer>(call: () => Promise<Answer>, failures: HttpFailure[]): Promise<Answer> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      // A server that is gone is not what this story is about.
      if (!(error instanceof HttpFailure)) throw error;
      failures.push(error);
      await sleep(100);
    }
  }
}
