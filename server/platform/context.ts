/** What every verb is given: whose business, who acts, in which request, and the ports to the outside. */
import type { EInvoiceReader, ImageReader, PaperReader, Renderer } from '@belegbar/documents';
import type { Clock } from './clock/index.ts';
import type { Database, Transaction } from './database/index.ts';
import type { FileStore } from './files/index.ts';
import type { JobQueue } from './jobs/index.ts';
import type { Log } from './log/index.ts';
import type { Mailer } from './mail/index.ts';
import type { Scanner } from './scanner/index.ts';
import type { Space } from './space/index.ts';

export type Actor =
  | { kind: 'user'; userId: string }
  | { kind: 'system'; name: string }
  /** A stranger; `visitorBusinessId` where it is known to whom the visitor belongs. */
  | { kind: 'public'; visitorBusinessId?: string };

/** The person behind a request, and the business they work in. */
export interface SignedIn {
  userId: string;
  email: string;
  name: string;
  language: 'de' | 'en';
  isAdmin: boolean;
  businessId: string;
  /** The session of the request. */
  sessionId: string;
}

/** The port that says who is there, and which `Set-Cookie` lines keep their session alive. */
export type WhoAmI = (
  headers: Headers,
  requestId: string,
) => Promise<{ user: SignedIn | null; setCookies: string[] }>;

/** The ports, made once in `main.ts`. */
export interface Platform {
  /** Address of the install without a trailing slash, for links in mails. */
  baseUrl: string;
  database: Database;
  clock: Clock;
  eInvoiceReader: EInvoiceReader;
  /** The same for files of strangers, which keep no owner waiting. */
  strangersReader: Pick<EInvoiceReader, 'assessed' | 'load'>;
  files: FileStore;
  images: ImageReader;
  jobs: JobQueue;
  mailer: Mailer;
  paperReader: PaperReader;
  renderer: Renderer;
  scanner: Scanner;
  space: Space;
  log: Log;
}

export interface Context {
  platform: Platform;
  businessId: string;
  actor: Actor;
  requestId: string;
  /** Set inside a verb that calls other verbs, so that all share one transaction. */
  transaction: Transaction | null;
}

/** The context of work that no person asked for just now; `name` says in the audit log which. */
export function systemContext(platform: Platform, businessId: string, name: string): Context {
  return { platform, businessId, actor: { kind: 'system', name }, requestId: '', transaction: null };
}

/** The same context inside a running transaction. */
export function within(context: Context, transaction: Transaction): Context {
  return { ...context, transaction };
}
