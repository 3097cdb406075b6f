/** How much one caller may ask for, and how large a request may be. */

/** Requests per minute and address. */
export interface RateLimits {
  /** Procedures, documents, everything that is not told below. */
  general: number;
  /** Attempts to sign in or up, per path. */
  auth: number;
  /** Public links, so that nobody can try tokens by the thousand. */
  publicLink: number;
  /** Files of strangers that are checked; each costs the server a moment. */
  check: number;
  /** Captchas and questions before signing in or up. */
  access: number;
}

export const RATE_LIMITS: RateLimits = { general: 3000, auth: 20, publicLink: 120, check: 20, access: 120 };

/** For benchmarks and load stories on the own machine. */
export const NO_RATE_LIMITS: RateLimits = {
  general: 1e9,
  auth: 1e6,
  publicLink: 1e9,
  check: 1e9,
  access: 1e9,
};

/** The setting of a route: at most so many requests a minute and address, over all routes of the group. */
export function sharedLimit(max: number, groupId: string) {
  return { rateLimit: { max, timeWindow: 60_000, groupId } };
}

const MEGABYTE = 1024 * 1024;
export const JSON_BYTES_MAX = MEGABYTE;
/** A file of clients may have 10 MB; the form around it takes its share. */
export const UPLOAD_BYTES_MAX = 11 * MEGABYTE;
/** Where a procedure takes a large file it may have 25 MB; the form around it takes its share. */
export const LARGE_FILE_BYTES_MAX = 26 * MEGABYTE;
