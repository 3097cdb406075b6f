/** What administrators see of the install. Nothing here tells of anyone's books: no client, no document, no amount. */
import { z } from 'zod';
import { Id, LanguageCode, procedure } from './common.ts';

const instant = z.iso.datetime();
const count = z.int().min(0);

/** Every procedure here refuses who is not an administrator. */
const administration = procedure.errors({
  FORBIDDEN: { status: 403, message: 'Only administrators of this install may do this.' },
});

export const Administrator = z.object({
  email: z.string(),
  name: z.string(),
  /** Named in `ADMIN_EMAILS`. */
  isConfigured: z.boolean(),
  /** When the role was granted on the command line. */
  grantedAt: instant.nullable(),
  /** `active`, or what is missing before they can sign in. */
  state: z.enum(['active', 'unconfirmed', 'noAccount']),
});

export const People = z.object({
  users: count,
  confirmed: count,
  sessions: z.object({ open: count, people: count }),
  /** Accounts made per day, the oldest first, today last; days are of Europe/Berlin. */
  newPerDay: z.array(z.object({ day: z.string(), count })),
  administrators: z.array(Administrator),
});

export const Install = z.object({
  version: z.string(),
  address: z.string(),
  /** What who runs an install that others reach owes its visitors, and it lacks (§ 5 DDG, Art. 13 DSGVO). */
  missingNotices: z.array(z.enum(['imprint', 'privacy'])),
  /**
   * What its configuration allows although it is not safe: passwords that can be read on the way, a demo for whoever comes, the password of the
   * mail server in clear, a secret that was replaced and is still read; or its system: no way to take the network from what reads strangers' files.
   */
  risks: z.array(z.enum(['plainHttp', 'publicDemo', 'plainMail', 'formerSecret', 'readersOnline'])),
  database: z.object({
    version: z.string(),
    bytes: count,
    migrations: z.object({ count, last: z.string(), appliedAt: instant }),
  }),
  files: z.object({ count, bytes: count }),
  space: z.object({
    /** `low`: make room soon. `full`: nothing can be saved. */
    state: z.enum(['ok', 'low', 'full']),
    /** Of the fullest disk that the install writes to; null where none is its own. */
    freeBytes: count.nullable(),
    totalBytes: count.nullable(),
  }),
  mail: z.object({
    /** By a mail server, or kept in the outbox of the install. */
    way: z.enum(['server', 'outbox']),
    /** Mails that are kept: on their way, or for good where there is no mail server. */
    kept: count,
    /** Sending was given up within the last day. */
    failed: count,
  }),
  /** Kinds of work, by name. */
  work: z.array(
    z.object({
      name: z.string(),
      waiting: count,
      active: count,
      /** Tried in vain and waiting for the next try. */
      retrying: count,
      /** Given up within the last day. */
      failed: count,
      oldestWaiting: instant.nullable(),
    }),
  ),
});

export const SecurityEvent = z.object({
  id: Id,
  at: instant,
  type: z.string(),
  severity: z.enum(['info', 'warning', 'critical']),
  /** Whose account it is about; null where there is none, or none any more. */
  email: z.string().nullable(),
  /** Browser and system in words. */
  device: z.string().nullable(),
  details: z.record(z.string(), z.string()),
});

export const MailTemplate = z.object({
  key: z.string(),
  language: LanguageCode,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
});

export const ClassifiedTable = z.object({
  name: z.string(),
  area: z.string(),
  basis: z.string(),
  retention: z.object({
    kind: z.enum(['law', 'days', 'account', 'expiry', 'sent', 'read', 'install']),
    /** Years from the end of the calendar year by the law of today, or days; null where neither counts. */
    length: count.nullable(),
    /** Which records the law means: `invoice`, `bookingVoucher`, `books`, `letter`. */
    record: z.string().nullable(),
  }),
  readers: z.array(z.string()),
  columns: z.array(
    z.object({
      name: z.string(),
      category: z.string(),
      level: z.string(),
      purpose: z.string(),
    }),
  ),
});

const route = (path: string, summary: string) =>
  ({ method: 'GET', path: `/admin/${path}`, tags: ['Administration'], summary }) as const;

export const adminContract = {
  people: administration
    .route(route('people', 'Users, sessions and administrators, as figures'))
    .output(People),
  install: administration
    .route(route('install', 'Version, database, files, room on the disk, mail and work queue of the install'))
    .output(Install),
  securityEvents: administration
    .route(route('security-events', 'The security log, newest first, page by page'))
    .input(
      z.object({
        severity: SecurityEvent.shape.severity.optional(),
        type: z.string().max(100).optional(),
        /** The `next` of the page before. */
        after: Id.optional(),
      }),
    )
    .output(
      z.object({
        events: z.array(SecurityEvent),
        next: Id.nullable(),
        /** Every type of event there is. */
        types: z.array(z.string()),
      }),
    ),
  mailTemplates: administration
    .route(route('mail-templates', 'Every mail the install sends for accounts, with an example link'))
    .output(z.object({ templates: z.array(MailTemplate) })),
  designs: administration
    .route(route('designs', 'The designs of invoices there are'))
    .output(z.object({ designs: z.array(z.string()) })),
  specimen: administration
    .route(route('designs/{design}/specimen', 'The first page of an invented invoice in a design, as SVG'))
    .input(z.object({ design: z.string().max(40), language: LanguageCode }))
    .output(z.object({ svg: z.string(), pages: count })),
  dataClassification: administration
    .route(route('data-classification', 'Every table and column of the database, classified'))
    .output(
      z.object({
        tables: z.array(ClassifiedTable),
        /** Columns that this database has and no classification knows, as `table.column`. */
        unclassified: z.array(z.string()),
      }),
    ),
};
