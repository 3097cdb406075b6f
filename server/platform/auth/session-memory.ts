/** Whom a session cookie belongs to, remembered for a few seconds, so that the requests of one page ask the database once. */
const REMEMBERED_MILLISECONDS = 5000;
const REMEMBERED_MAX = 10_000;

export interface SessionMemory<Value> {
  recall(headers: Headers): Value | null;
  remember(headers: Headers, value: Value): void;
  /** Called on sign-out and when the user changes. Other servers forget by themselves within the few seconds. */
  forget(headers: Headers): void;
}

/** `now` gives milliseconds that only grow. */
export function sessionMemory<Value>(now: () => number = () => performance.now()): SessionMemory<Value> {
  const remembered = new Map<string, { until: number; value: Value }>();
  return {
    recall(headers) {
      const known = remembered.get(sessionCookie(headers) ?? '');
      return known !== undefined && now() < known.until ? known.value : null;
    },
    remember(headers, value) {
      const cookie = sessionCookie(headers);
      if (cookie === null) return;
      if (remembered.size >= REMEMBERED_MAX) remembered.clear();
      remembered.set(cookie, { until: now() + REMEMBERED_MILLISECONDS, value });
    },
    forget(headers) {
      remembered.delete(sessionCookie(headers) ?? '');
    },
  };
}

/** The signed value of the session cookie; a value whose signature was checked once needs no second check. */
function sessionCookie(headers: Headers): string | null {
  const match = /(?:^|;\s*)(?:__Secure-)?belegbar\.session_token=([^;]+)/.exec(headers.get('cookie') ?? '');
  return match?.[1] ?? null;
}
