/** Whom a session cookie belongs to, remembered for a few seconds, so that the requests of one page ask the database once. */
const REMEMBERED_MILLISECONDS = 5000;
const REMEMBERED_MAX = 10_000;

/** To be called with the ids of the sessions that have ended, whatever ended them. */
export type ForgetSessions = (sessionIds: readonly string[]) => void;

export interface SessionMemory<Value> {
  recall(headers: Headers): Value | null;
  /** To be taken before the database is asked. */
  moment(): number;
  /** Does nothing when something was forgotten since `moment`: what the database said before may be over. */
  remember(headers: Headers, value: Value, moment: number): void;
  /** Called on sign-out. */
  forget(headers: Headers): void;
  /** Called when sessions end or their user changes. Other servers forget by themselves within the few seconds. */
  forgetThose(isMeant: (value: Value) => boolean): void;
}

/** `now` gives milliseconds that only grow. */
export function sessionMemory<Value>(now: () => number = () => performance.now()): SessionMemory<Value> {
  const remembered = new Map<string, { until: number; value: Value }>();
  let timesForgotten = 0;
  return {
    recall(headers) {
      const known = remembered.get(sessionCookies(headers) ?? '');
      return known !== undefined && now() < known.until ? known.value : null;
    },
    moment: () => timesForgotten,
    remember(headers, value, moment) {
      const cookie = sessionCookies(headers);
      if (cookie === null || moment !== timesForgotten) return;
      if (remembered.size >= REMEMBERED_MAX) remembered.clear();
      remembered.set(cookie, { until: now() + REMEMBERED_MILLISECONDS, value });
    },
    forget(headers) {
      timesForgotten += 1;
      remembered.delete(sessionCookies(headers) ?? '');
    },
    forgetThose(isMeant) {
      timesForgotten += 1;
      for (const [cookie, { value }] of remembered) if (isMeant(value)) remembered.delete(cookie);
    },
  };
}

/**
 * Every session cookie of the request with its name, in order. One of them was checked, and only the library knows which:
 * a stranger who plants a cookie beside the real one must not be known by the planted one alone.
 */
function sessionCookies(headers: Headers): string | null {
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  const found = cookies.filter((cookie) => cookie.includes('belegbar.session_token'));
  return found.length === 0 ? null : found.join(';');
}
