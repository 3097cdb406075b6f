/** Tabs of one browser that follow the same stream. Each has its own follower; the browser gives them turns. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FollowPorts, follow } from './follow.ts';
import type { StreamEvent } from './message.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const RESYNC: StreamEvent = { kind: 'resync' };

/** A server that begins each stream with `resync`, until it is told to refuse. */
function aServer() {
  const lines = new Set<(event: StreamEvent | null) => void>();
  const server = {
    asked: 0,
    refusal: null as Error | null,
    get open() {
      return lines.size;
    },
    sends: (event: StreamEvent | null) => {
      for (const line of [...lines]) line(event);
    },
    async stream(signal: AbortSignal): Promise<AsyncIterable<StreamEvent>> {
      server.asked += 1;
      if (server.refusal !== null) throw server.refusal;
      const waiting: (StreamEvent | null)[] = [RESYNC];
      let wake = () => {};
      const line = (event: StreamEvent | null) => {
        waiting.push(event);
        wake();
      };
      lines.add(line);
      signal.addEventListener('abort', () => line(null));
      return (async function* () {
        for (;;) {
          const event = waiting.shift();
          if (event === null) break;
          if (event !== undefined) yield event;
          else
            await new Promise<void>((resolve) => {
              wake = resolve;
            });
        }
        lines.delete(line);
      })();
    },
  };
  return server;
}

/** What a browser does: one tab has the turn, others wait in line. */
function aBrowser() {
  let holder: { lose: () => void } | null = null;
  const line: (() => void)[] = [];
  return {
    takeTurn: ((how, signal, work) =>
      new Promise<void>((resolve, reject) => {
        const mine = { lose: () => reject(new Error('taken')) };
        const begin = () => {
          holder = mine;
          void work().then(() => {
            resolve();
            if (holder !== mine) return;
            holder = null;
            line.shift()?.();
          });
        };
        if (how === 'now') {
          holder?.lose();
          begin();
        } else if (holder === null) begin();
        else {
          line.push(begin);
          signal.addEventListener('abort', () => {
            line.splice(line.indexOf(begin), 1);
            reject(new Error('gone'));
          });
        }
      })) satisfies FollowPorts['takeTurn'],
  };
}

function aTab(server: ReturnType<typeof aServer>, takeTurn: FollowPorts['takeTurn'] = aBrowser().takeTurn) {
  const heard: string[] = [];
  const said: string[] = [];
  const state = { shown: true };
  const follower = follow({
    open: server.stream,
    onEvent: (event) => heard.push(event.kind),
    isFinal: (error) => error instanceof Error && error.message === 'UNAUTHORIZED',
    isShown: () => state.shown,
    say: (event) => said.push(event.kind),
    takeTurn,
  });
  const show = (shown: boolean) => {
    state.shown = shown;
    if (shown) follower.onShown();
    else follower.onHidden();
  };
  return { heard, said, show };
}

const soon = () => vi.advanceTimersByTimeAsync(0);

test('a tab hears what happens and tells the others, but not that nothing happens', async () => {
  const server = aServer();
  const tab = aTab(server);
  tab.show(true);
  await soon();
  server.sends({ kind: 'alive' });
  server.sends({ kind: 'changed' });
  await soon();
  expect(tab.heard).toEqual(['resync', 'changed']);
  expect(tab.said).toEqual(tab.heard);
});

test('it asks again when the stream ends, soon at first and ever later while that fails', async () => {
  const server = aServer();
  const tab = aTab(server);
  tab.show(true);
  await vi.advanceTimersByTimeAsync(20_000);
  server.refusal = new TypeError('no connection');
  server.sends(null);
  await vi.advanceTimersByTimeAsync(600);
  expect(server.asked).toBe(2);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(server.asked).toBeGreaterThan(20);
  expect(server.asked).toBeLessThan(60);
  server.refusal = null;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(tab.heard).toEqual(['resync', 'resync']);
});

test('a line that says nothing for a minute is given up and opened anew', async () => {
  const server = aServer();
  const tab = aTab(server);
  tab.show(true);
  for (let count = 0; count < 10; count += 1) {
    await vi.advanceTimersByTimeAsync(25_000);
    server.sends({ kind: 'alive' });
  }
  await soon();
  expect(server.asked).toBe(1);
  await vi.advanceTimersByTimeAsync(62_000);
  expect(server.asked).toBe(2);
  expect(tab.heard).toEqual(['resync', 'resync']);
});

test('a hidden tab lets go, and reads everything again when it is shown', async () => {
  const server = aServer();
  const tab = aTab(server);
  tab.show(true);
  await soon();
  tab.show(false);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server.open).toBe(0);
  expect(server.asked).toBe(1);
  tab.show(true);
  await soon();
  expect(tab.heard).toEqual(['resync', 'resync']);
});

test('of two tabs the one shown last holds the stream, and the other takes it over when that one goes', async () => {
  const server = aServer();
  const { takeTurn } = aBrowser();
  const [first, second] = [aTab(server, takeTurn), aTab(server, takeTurn)];
  first.show(true);
  await soon();
  second.show(true);
  await soon();
  expect(server.open).toBe(1);
  server.sends({ kind: 'changed' });
  await soon();
  expect([first.heard, second.heard]).toEqual([['resync'], ['resync', 'changed']]);
  second.show(false);
  await soon();
  expect(server.open).toBe(1);
  expect(first.heard).toEqual(['resync', 'resync']);
});

test('whoever is signed out does not ask again and again', async () => {
  const server = aServer();
  server.refusal = new Error('UNAUTHORIZED');
  const tab = aTab(server);
  tab.show(true);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(server.asked).toBe(1);
});
