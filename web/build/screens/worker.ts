/** Draws screens for the server, in a thread of its own. */
import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { show, type Window } from './browser.ts';
import type { StyleRule } from './rules.ts';

// They look at the browser while they are loaded.
const { draw } = await import('./draw.tsx');
const { screenOf } = await import('./screen.ts');
const rules = JSON.parse(readFileSync(new URL('./rules.json', import.meta.url), 'utf8')) as StyleRule[];

interface Order {
  kind: 'draw';
  id: number;
  /** With the origin. */
  url: string;
  window: Window;
  cookie: string;
}

interface Answer {
  kind: 'answer';
  call: number;
  status: number;
  headers: Record<string, string>;
  body: string;
}

const calls = new Map<number, (answer: Answer) => void>();
let last = 0;
/** The screen that is being drawn. */
let now: number | null = null;

/** Every call of the app goes to the server, as the person for whom the screen is drawn. */
globalThis.fetch = async (input, init) => {
  if (now === null) throw new TypeError('nobody is drawn for');
  const request = new Request(input, init);
  last += 1;
  const call = last;
  parentPort?.postMessage({
    kind: 'call',
    id: now,
    call,
    path: new URL(request.url).pathname,
    headers: Object.fromEntries(request.headers),
    body: await request.text(),
  });
  const { status, headers, body } = await new Promise<Answer>((resolve) => calls.set(call, resolve));
  return new Response(body, { status, headers });
};

let turn: Promise<unknown> = Promise.resolve();

parentPort?.on('message', (message: Order | Answer) => {
  if (message.kind === 'draw') turn = turn.then(() => answer(message));
  else {
    calls.get(message.call)?.(message);
    calls.delete(message.call);
  }
});

async function answer({ id, url, window, cookie }: Order): Promise<void> {
  now = id;
  const address = new URL(url);
  show({ url: address, window, cookie });
  const drawn = await draw(`${address.pathname}${address.search}`).catch((error: unknown) => {
    console.error(error);
    return null;
  });
  now = null;
  parentPort?.postMessage({ kind: 'drawn', id, screen: drawn && screenOf(drawn, rules, window) });
}
