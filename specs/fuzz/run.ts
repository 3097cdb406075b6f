/** Random requests of three people to one server, and what must never come of them. */
import type { KnownRecords } from './known-records.ts';
import type { FuzzedOperation } from './operations.ts';
import { drawRequest, type FuzzedRequest } from './requests.ts';
import { type FuzzedAnswer, send } from './send.ts';
import type { Schema } from './values.ts';

export interface FuzzedServer {
  origin: string;
  operations: readonly FuzzedOperation[];
  resolve(reference: string): Schema;
  /** What the owner's answers have told. */
  known: KnownRecords;
}

export interface Asker {
  who: 'owner' | 'stranger' | 'nobody';
  cookie: string;
}

export interface Finding {
  who: Asker['who'];
  method: string;
  path: string;
  body: string;
  status: number;
  /** What is wrong with the answer. */
  what: string;
  answer: string;
}

export interface FuzzedRun {
  /** Answers by status. */
  statuses: Record<number, number>;
  /** Operations that have answered with success at least once. */
  succeeded: ReadonlySet<string>;
  /** Requests that named a record of the owner. */
  aimed: number;
  findings: Finding[];
}

const MILLISECONDS_MAXIMUM = 2_000;
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * @param count of requests, each of a random operation; what one changes, the next finds
 * @param atOnce how many are on their way; more than one takes less time, and the same seed no longer says in which order they come
 */
export async function fuzz(
  server: FuzzedServer,
  asker: Asker,
  { count, seed, atOnce = 1 }: { count: number; seed: number; atOnce?: number },
): Promise<FuzzedRun> {
  const run = {
    statuses: {} as Record<number, number>,
    succeeded: new Set<string>(),
    aimed: 0,
    findings: [] as Finding[],
  };
  let turns = 0;
  await Promise.all(Array.from({ length: atOnce }, lane));
  return run;

  async function lane() {
    while (turns < count) await take(turns++);
  }

  async function take(turn: number) {
    const at = mixed(seed, turn);
    const operation = server.operations[at % server.operations.length];
    if (operation === undefined) throw new Error('no operations');
    const request = drawRequest(operation, server.known, server.resolve, at);
    const answer = await send(server.origin, request, { cookie: asker.cookie, turn, isAlone: atOnce === 1 });
    if (namedIn(request).some((id) => server.known.all().has(id))) run.aimed += 1;
    run.statuses[answer.status] = (run.statuses[answer.status] ?? 0) + 1;
    if (answer.status < 300) run.succeeded.add(operation.name);
    if (answer.status < 300 && asker.who === 'owner') learn(server.known, operation, answer.text);
    for (const what of await wrong(server, asker, request, answer))
      run.findings.push(finding(asker, request, answer, what));
  }
}

/** Far apart for each turn, the same for the same seed. */
function mixed(seed: number, turn: number): number {
  return (Math.imul(seed + turn, 0x9e3779b1) >>> 0) % 0x7fffffff;
}

function namedIn({ path, body }: FuzzedRequest): string[] {
  return (path + JSON.stringify(body ?? null)).match(ID) ?? [];
}

async function wrong(
  server: FuzzedServer,
  asker: Asker,
  request: FuzzedRequest,
  answer: FuzzedAnswer,
): Promise<string[]> {
  const found: string[] = [];
  if (answer.status >= 500) found.push('the server failed');
  if (/\bat .+\.ts:\d+|node_modules|select .+ from /i.test(answer.text))
    found.push('it tells of the program');
  if (asker.who !== 'owner') {
    const sent = namedIn(request);
    const ids = answer.text.match(ID) ?? [];
    const leaked = ids.find((id) => server.known.all().has(id) && !sent.includes(id));
    if (leaked !== undefined) found.push(`it tells the owner's ${leaked}`);
  }
  if (answer.milliseconds > MILLISECONDS_MAXIMUM && (await isSlowAgain(server, asker, request)))
    found.push(`it takes more than ${MILLISECONDS_MAXIMUM} ms, again and again`);
  return found;
}

/** A machine that has much to do makes any answer slow once; what is slow each time is slow itself. */
async function isSlowAgain(
  server: FuzzedServer,
  { cookie }: Asker,
  request: FuzzedRequest,
): Promise<boolean> {
  for (let turn = 0; turn < 3; turn++)
    if (
      (await send(server.origin, request, { cookie, turn, isAlone: false })).milliseconds <=
      MILLISECONDS_MAXIMUM
    )
      return false;
  return true;
}

function learn(known: KnownRecords, { group }: FuzzedOperation, text: string): void {
  try {
    known.learn(group, JSON.parse(text));
  } catch {
    // A file, which tells no records.
  }
}

const SHOWN = 2_000;

function finding(
  { who }: Asker,
  { operation, path, body }: FuzzedRequest,
  answer: FuzzedAnswer,
  what: string,
): Finding {
  return {
    who,
    method: operation.method,
    path: path.slice(0, SHOWN),
    body: (JSON.stringify(body) ?? '').slice(0, SHOWN),
    status: answer.status,
    what,
    answer: answer.text.slice(0, SHOWN),
  };
}
