/** The server dies in the middle of its work, more than once. What it had answered stays; what it had not is done on asking again. */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { verifyJournal } from '@belegbar/server/journal';
import { diskFiles } from '@belegbar/server/platform/files';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { lena } from '../cast/lena.ts';
import { drafts } from '../support/acts.ts';
import { copyDraft } from '../support/copies.ts';
import { HttpFailure, httpClient } from '../support/http-client.ts';
import { type Installation, install, type ServerProcess } from '../support/installation.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

const TODAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());
/** Enough that all sixteen clients are at work whenever the server dies. */
const INVOICES = 80;
const CLIENTS = 16;
/** Every one of so many answers gets lost on its way, and its client asks again. */
const LOST = 4;
/** Rendering more of them would only take longer. */
const DOCUMENTS = 8;
/** Who dies, and after how many answers. */
const DEATHS: readonly { after: number; who: Death }[] = [
  { after: 12, who: 'server' },
  { after: 24, who: 'database' },
  { after: 36, who: 'both' },
  { after: 48, who: 'connections' },
  { after: 60, who: 'server' },
];
type Death = 'server' | 'database' | 'both' | 'connections';

interface Draft {
  id: string;
  version: number;
  /** The same on every try. */
  idempotencyKey: string;
}

interface Issued {
  id: string;
  number: string;
}

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

test('after kill -9 and after a stop everything is still there; documents that were promised before the kill are stored after it', async () => {
  const person = await enter(stage, lena);
  const work = {
    description: 'Illustration',
    quantity: '1',
    unit: 'piece',
    unitPrice: '250',
    vatCase: 'smallBusiness',
  } as const;
  const waiting = await prepare(person, { client: 'verlag', title: 'Umschlag', lines: [work] }, DOCUMENTS);
  server = await installation.start();
  const [first] = await issueAll(person, waiting.splice(-1), () => {});
  const left = await leaves(person, first as Issued);
  await issueAll(person, waiting, () => {});
  await until(async () => (await storedDocuments(person)).length >= 1);
  await server.kill();
  expect((await storedDocuments(person)).length).toBeLessThan(DOCUMENTS);
  server = await installation.start();
  await until(async () => (await storedDocuments(person)).length === DOCUMENTS);
  const files = diskFiles(`${installation.folder}/files`);
  for (const hash of await storedDocuments(person)) {
    const bytes = await files.get(person.businessId, hash);
    expect(
      createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
    ).toBe(hash);
  }
  await findsEverything(left);
  await server.stop();
  server = await installation.start({ worker: 'off' });
  await findsEverything(left);
});

interface Left {
  cookie: string;
  invoice: Issued;
  draft: string;
  link: string;
}

/** Of 250.00 for an invoice 100.00 is paid, its link is with the client, and a draft is begun. */
async function leaves(person: Person, invoice: Issued): Promise<Left> {
  const cookie = await installation.signIn(person.userId);
  const { call } = httpClient(server.address, cookie);
  const payment = { paidOn: TODAY, amount: 10_000, method: 'bankTransfer', note: '' };
  await call('invoices/recordPayment', { id: invoice.id, idempotencyKey: uuid(), ...payment });
  const share = { invoiceId: invoice.id, idempotencyKey: uuid(), expiresInDays: 30 };
  const { token } = await call<{ token: string }>('shareLinks/create', share);
  const begun = await drafts(person, TODAY, { client: 'verlag', title: '', lines: [] });
  const { id, version } = begun;
  await call('invoices/saveDraft', { id, version, draft: { ...begun.draft, title: 'Vor dem Neustart' } });
  return { cookie, invoice, draft: id, link: token };
}

/** The session, the draft, the invoice with its payment and its PDF, and the link. */
async function findsEverything({ cookie, invoice, draft, link }: Left): Promise<void> {
  const { call } = httpClient(server.address, cookie);
  const get = (id: string) => call<Record<string, unknown>>('invoices/get', { id });
  expect(await get(draft)).toMatchObject({ draft: { title: 'Vor dem Neustart' } });
  const { number, open, documentHash } = await get(invoice.id);
  expect({ number, open }).toEqual({ number: invoice.number, open: 15_000 });
  for (const path of [`files/invoices/${invoice.id}`, `public-invoice/${link}`]) {
    const pdf = await fetch(`${server.address}/${path}.pdf`, { headers: { cookie } });
    const bytes = Buffer.from(await pdf.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(documentHash);
  }
}

test('sixteen clients issue eighty invoices on one series through five deaths: of the server, its database, both, and its connections', async () => {
  const person = await enter(stage, jonas);
  const work = {
    description: 'Workshop',
    quantity: '1',
    unit: 'daily',
    unitPrice: '1000',
    vatCase: 'standard19',
  } as const;
  const waiting = await prepare(person, { client: 'brandwerk', title: 'Beratung', lines: [work] }, INVOICES);
  server ??= await installation.start({ worker: 'off' });
  let deaths = 0;
  const answers = await issueAll(person, waiting, async (count) => {
    const death = DEATHS[deaths];
    if (count !== death?.after) return;
    deaths += 1;
    await dies(death.who);
  });
  expect(deaths).toBe(DEATHS.length);
  await expectNothingLost(person, answers);
}, 300_000);

/** A server that lives starts its database again by itself; one that died is started by whoever runs it. */
async function dies(who: Death): Promise<void> {
  const serverDies = who === 'server' || who === 'both';
  if (serverDies) await server.kill();
  if (who === 'database' || who === 'both') installation.killDatabase();
  if (who === 'connections')
    await installation.superuser.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'belegbar_app'",
    );
  if (serverDies) server = await installation.start({ worker: 'off' });
}

/** Neither gap nor repeat, every answer as it was given, and per invoice one entry, one audit record and one promised document. */
async function expectNothingLost(person: Person, answers: Issued[]): Promise<void> {
  const expected = Array.from(
    { length: INVOICES },
    (_, index) => `RE-${TODAY.slice(0, 4)}-${String(index + 1).padStart(4, '0')}`,
  );
  const stored = await select<Issued>(
    person,
    "select id, number from invoices where business_id = $1 and status = 'sent' order by number",
  );
  expect(stored.map(({ number }) => number)).toEqual(expected);
  expect(answers.toSorted((one, other) => (one.number < other.number ? -1 : 1))).toEqual(stored);
  const booked = await select(
    person,
    'select number, document_number from journal_entries where business_id = $1 order by number',
  );
  expect(booked.map(({ number }) => number)).toEqual(expected.map((_, index) => index + 1));
  expect(booked.map((entry) => entry.document_number).toSorted()).toEqual(expected);
  expect(await verifyJournal(person.on(TODAY))).toEqual({
    entries: INVOICES,
    firstBroken: null,
    wrongSums: [],
  });
  const audited = await select(
    person,
    "select subject_id from audit_log where business_id = $1 and action = 'invoices.issue'",
  );
  const ids = stored.map(({ id }) => id).toSorted();
  expect(audited.map((record) => record.subject_id).toSorted()).toEqual(ids);
  const promised = await select(
    person,
    "select data ->> 'invoiceId' as id from jobs.job where data ->> 'businessId' = $1::text",
  );
  expect(promised.map(({ id }) => id).toSorted()).toEqual(ids);
}

/** As many drafts as wanted, copied from one that was written. */
async function prepare(
  person: Person,
  invoice: Parameters<typeof drafts>[2],
  count: number,
): Promise<Draft[]> {
  const first = await drafts(person, TODAY, invoice);
  const ids = await copyDraft(installation.superuser, {
    businessId: person.businessId,
    id: first.id,
    count: count - 1,
  });
  return [first.id, ...ids].map((id) => ({ id, version: first.version, idempotencyKey: uuid() }));
}

/** Sixteen clients at once; each asks again until it is answered, and once more where the answer was lost. `onAnswer` is told how many answers there are. */
async function issueAll(
  person: Person,
  waiting: Draft[],
  onAnswer: (count: number) => Promise<void> | void,
): Promise<Issued[]> {
  const cookie = await installation.signIn(person.userId);
  const answers: Issued[] = [];
  const client = async () => {
    for (let draft = waiting.pop(); draft !== undefined; draft = waiting.pop()) {
      const issue = () =>
        untilAnswered(() => httpClient(server.address, cookie).call<Issued>('invoices/issue', draft));
      const { id, number } = await issue();
      if (answers.length % LOST === 0) expect(await issue()).toMatchObject({ id, number });
      answers.push({ id, number });
      await onAnswer(answers.length);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return answers;
}

async function untilAnswered<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (error instanceof HttpFailure && error.status < 500) throw error;
      await sleep(100);
    }
  }
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(20);
}

async function storedDocuments(person: Person): Promise<string[]> {
  const rows = await select(
    person,
    'select document_hash from invoices where business_id = $1 and document_hash is not null',
  );
  return rows.map((row) => String(row.document_hash));
}

async function select<Row extends object = Record<string, unknown>>(
  person: Person,
  statement: string,
): Promise<Row[]> {
  return (await installation.superuser.query<Row>(statement, [person.businessId])).rows;
}
