/** Following people: one listening connection per process, opened with the first follower and opened anew whenever it is lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log/index.ts';
import { pauseBefore } from './pause.ts';
import { type Line, type LineOptions, openLine, type PersonEvent } from './store.ts';

/** `null`: events may have been missed until now, so whoever knows something must read it again. */
type Listener = (event: PersonEvent | null) => void;

export interface Events {
  /**
   * Calls back with each event of the person: once with null as soon as the line stands, then with what happens, and with null
   * again whenever the line was lost and stands again. Returns the end of it.
   */
  follow(userId: string, listener: Listener): () => void;
  /** Aborted when the process stops: whoever follows has to end. */
  stopping: AbortSignal;
  /** Tells the followers to end, so that no answer to them keeps the endpoints from closing. */
  stop(): void;
  /** Lets go of the database. */
  close(): Promise<void>;
}

export interface EventsOptions extends LineOptions {
  log: Log;
}

/** Connects when the first follower comes: a process that only works jobs off holds no connection. */
export function openEvents(options: EventsOptions): Events {
  const followers = new Map<string, Set<Listener>>();
  const stopping = new AbortController();
  let line: Line | null = null;
  let keeping: Promise<void> | null = null;
  const publish = (event: PersonEvent) => {
    for (const listener of followers.get(event.userId) ?? []) listener(event);
  };
  const stand = (opened: Line | null) => {
    line = opened;
    if (opened === null) return;
    for (const listeners of followers.values()) for (const listener of listeners) listener(null);
  };
  return {
    stopping: stopping.signal,
    follow(userId, listener) {
      const listeners = followers.get(userId) ?? new Set();
      followers.set(userId, listeners.add(listener));
      keeping ??= keepLine(options, { publish, stand, signal: stopping.signal });
      if (line !== null) listener(null);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && followers.get(userId) === listeners) followers.delete(userId);
      };
    },
    stop: () => stopping.abort(),
    async close() {
      stopping.abort();
      await keeping;
    },
  };
}

interface Keeper {
  publish: (event: PersonEvent) => void;
  /** Called with each line that stands, and with null when it is lost. */
  stand: (line: Line | null) => void;
  signal: AbortSignal;
}

/** Until the signal: opens a line, waits for its end, opens the next. */
async function keepLine(options: EventsOptions, { publish, stand, signal }: Keeper): Promise<void> {
  for (let failures = 0; !signal.aborted; ) {
    try {
      const line = await openLine(options, publish);
      failures = 0;
      const end = () => void line.end();
      signal.addEventListener('abort', end);
      if (signal.aborted) end();
      stand(line);
      await line.ended;
      signal.removeEventListener('abort', end);
      stand(null);
      if (!signal.aborted) options.log.warn('events.lost');
    } catch {
      failures += 1;
      if (failures === 1) options.log.warn('events.notThere');
    }
    await sleep(pauseBefore(failures), undefined, { signal }).catch(() => {});
  }
}
