/** What verbs need that only read and book: a database and a clock. Nothing is sent, rendered or stored, no job is worked off. */
import type { Clock } from '../../server/platform/clock/index.ts';
import type { Platform } from '../../server/platform/context.ts';
import type { Database } from '../../server/platform/database/index.ts';

/** The ports of a command that keeps books. Jobs are not kept: what they would do is not the command's business. */
export function bookkeepingPlatform(database: Database, clock: Clock): Platform {
  return {
    baseUrl: '',
    database,
    clock,
    jobs: { enqueue: async () => {} },
    eInvoiceReader: {
      invoice: refuse('e-invoices'),
      assessed: refuse('e-invoices'),
      attachments: refuse('e-invoices'),
      load: idle,
      close: async () => {},
    },
    files: { put: refuse('files'), get: refuse('files'), remove: refuse('files') },
    images: {
      picture: refuse('images'),
      letterhead: refuse('images'),
      pdf: refuse('images'),
      load: idle,
      close: async () => {},
    },
    paperReader: {
      read: refuse('receipts'),
      pictures: refuse('receipts'),
      load: () => ({ pages: idle(), sight: idle() }),
      close: async () => {},
    },
    mailer: { send: refuse('mail'), sendWithin: refuse('mail'), deliver: refuse('mail'), keepsMails: false },
    renderer: {
      page: refuse('rendering'),
      pdf: refuse('rendering'),
      ownReceipt: refuse('rendering'),
      report: refuse('rendering'),
      processIds: () => [],
      prepare: () => {},
      isWell: () => true,
      load: idle,
      close: async () => {},
    },
    strangersReader: { assessed: refuse('e-invoices'), load: idle },
    log: { info: () => {}, warn: () => {}, error: () => {} },
    scanner: { scan: refuse('scanner') },
    space: {
      read: async () => ({ state: 'ok', freeBytes: null, totalBytes: null }),
      noteRefused: () => {},
      quotaBytes: 0,
    },
  };
}

const idle = () => ({ processes: 0, running: 0, waiting: 0 });

function refuse(port: string): () => Promise<never> {
  return () => Promise.reject(new Error(`this command has no ${port}`));
}
