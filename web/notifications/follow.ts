/**
 * Following the stream with one connection per browser: it opens only six to a server, so of all its tabs the one that was shown last
 * holds the stream and tells the others what it hears. When that one goes, another tab that is shown has its turn.
 */
import type { StreamEvent } from './message.ts';
import { pauseBefore } from './pause.ts';

export interface FollowPorts {
  /** Asks the server. Rejects when it does not answer or refuses. */
  open(signal: AbortSignal): Promise<AsyncIterable<StreamEvent>>;
  /** Told of everything but `alive`. */
  onEvent(event: StreamEvent): void;
  /** Whether asking again is of no use before something else has happened. */
  isFinal(error: unknown): boolean;
  isShown(): boolean;
  /** Tells the other tabs. */
  say(event: StreamEvent): void;
  /**
   * Does the work while this tab has the turn: `now` takes it from whoever has it, `inLine` waits until nobody has.
   * Rejects when another tab has taken it, or the signal is aborted while waiting.
   */
  takeTurn(how: 'now' | 'inLine', signal: AbortSignal, work: () => Promise<void>): Promise<void>;
}

export interface Follower {
  /** This tab is shown, or the network is back. */
  onShown(): void;
  /** This tab is hidden or left. */
  onHidden(): void;
}

/** Makes a follower that does nothing before it is told that it is shown. */
export function follow(ports: FollowPorts): Follower {
  let turn = new AbortController();
  const claim = async (how: 'now' | 'inLine'): Promise<void> => {
    turn.abort();
    if (!ports.isShown()) return;
    const mine = new AbortController();
    turn = mine;
    await ports.takeTurn(how, mine.signal, () => keepOpen(ports, mine.signal)).catch(() => {});
    const isTaken = !mine.signal.aborted;
    mine.abort();
    if (isTaken) await claim('inLine');
  };
  return { onShown: () => void claim('now'), onHidden: () => turn.abort() };
}

/** The server says every 25 seconds that the line stands. */
const SILENT_MILLISECONDS = 60_000;
/** A line that stood for so long was not refused; the next try comes soon. */
const STOOD_MILLISECONDS = 10_000;
/** Whoever is signed out may have signed in again in another window. */
const FINAL_MILLISECONDS = 60_000;

/** Opens the stream again whenever it ends, with growing pauses while that fails, until the signal is aborted. */
async function keepOpen(ports: FollowPorts, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; ) {
    const openedAt = performance.now();
    const isFinal = await listen(ports, signal).then(
      () => false,
      (error: unknown) => ports.isFinal(error),
    );
    failures = performance.now() - openedAt > STOOD_MILLISECONDS ? 0 : failures + 1;
    await wait(isFinal ? FINAL_MILLISECONDS : pauseBefore(failures), signal);
  }
}

/** Hears one stream to its end. A line that says nothing for a minute is dead, whatever the network thinks. */
async function listen(ports: FollowPorts, signal: AbortSignal): Promise<void> {
  const line = new AbortController();
  const end = () => line.abort();
  signal.addEventListener('abort', end);
  let timer = setTimeout(end, SILENT_MILLISECONDS);
  try {
    for await (const event of await ports.open(line.signal)) {
      if (line.signal.aborted) return;
      clearTimeout(timer);
      timer = setTimeout(end, SILENT_MILLISECONDS);
      if (event.kind === 'alive') continue;
      ports.say(event);
      ports.onEvent(event);
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
