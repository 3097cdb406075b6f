/** How many pages of one session may listen at once: each holds a connection. */
import { Refusal } from '../platform/refusal.ts';

/** More windows than anybody has open. */
const MAXIMUM = 20;
/** By then a window may have been closed. */
const RETRY_AFTER_SECONDS = 60;

export interface StreamPlaces {
  /** Follows the stream in a place of the session, which is free again at its end. Refuses TOO_MANY_REQUESTS where all are taken. */
  within<Event>(
    sessionId: string,
    signal: AbortSignal,
    stream: () => AsyncGenerator<Event, void, void>,
  ): AsyncGenerator<Event, void, void>;
}

export function createStreamPlaces(maximum = MAXIMUM): StreamPlaces {
  const taken = new Map<string, number>();
  const take = (sessionId: string) => {
    const count = taken.get(sessionId) ?? 0;
    if (count >= maximum) throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    taken.set(sessionId, count + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (taken.get(sessionId) ?? 1) - 1;
      if (left > 0) taken.set(sessionId, left);
      else taken.delete(sessionId);
    };
  };
  return {
    within(sessionId, signal, stream) {
      const leave = take(sessionId);
      // A page that is gone before it has read anything ends no stream.
      signal.addEventListener('abort', leave, { once: true });
      return followed(stream, leave);
    },
  };
}

async function* followed<Event>(
  stream: () => AsyncGenerator<Event, void, void>,
  leave: () => void,
): AsyncGenerator<Event, void, void> {
  try {
    yield* stream();
  } finally {
    leave();
  }
}
