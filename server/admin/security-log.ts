import type { Platform } from '../platform/context.ts';
import { type Details, readSecurityEvents, SECURITY_EVENT_TYPES, type Severity } from '../sign-in/index.ts';

const PAGE = 25;

interface Wanted {
  severity?: Severity | undefined;
  type?: string | undefined;
  after?: string | undefined;
}

/** One page of the security log, newest first; `after` is the `next` of the page before. A type that does not exist has no events. */
export async function readSecurityLog({ database }: Platform, { severity, type, after }: Wanted) {
  const known = SECURITY_EVENT_TYPES.find((name) => name === type);
  const isUnknown = type !== undefined && known === undefined;
  const query = { limit: PAGE + 1, before: after, severity, type: known };
  const rows = isUnknown ? [] : await readSecurityEvents(database, query);
  const events = rows.slice(0, PAGE).map(({ at, details, ...event }) => ({
    ...event,
    at: at.toISOString(),
    details: asTexts(details),
  }));
  const next = rows.length > PAGE ? (events.at(-1)?.id ?? null) : null;
  return { events, next, types: [...SECURITY_EVENT_TYPES] };
}

function asTexts(details: Details): Record<string, string> {
  return Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)]));
}
