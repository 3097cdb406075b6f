/** Counts requests per group and address. The limiter's own store counts each route apart, so a group of routes would give as many times its limit. */
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

const KEYS_MAX = 100_000;

interface Window {
  count: number;
  since: number;
}

/** Made anew for each server; the limiter adds the group to the key. */
export function sharedLimitStore(): FastifyRateLimitStoreCtor {
  const windows = new Map<string, Window>();
  const store: FastifyRateLimitStore = {
    child: () => store,
    incr(key, answer, timeWindow = 0) {
      const now = performance.now();
      const known = windows.get(key);
      const window = known !== undefined && now < known.since + timeWindow ? known : { count: 0, since: now };
      window.count += 1;
      if (window !== known) replace(windows, key, window);
      answer(null, { current: window.count, ttl: window.since + timeWindow - now });
    },
  };
  return function SharedLimitStore() {
    return store;
  } as unknown as FastifyRateLimitStoreCtor;
}

/** The oldest windows stand first, and go first. */
function replace(windows: Map<string, Window>, key: string, window: Window): void {
  windows.delete(key);
  windows.set(key, window);
  const [oldest] = windows.keys();
  if (windows.size > KEYS_MAX && oldest !== undefined) windows.delete(oldest);
}
