/** Files of clients, services and expenses: uploaded, looked at, taken in, undone. */
import {
  CLIENT_TARGETS,
  DAY_ORDERS,
  EXPENSE_TARGETS,
  IMPORT_KINDS,
  SEPARATORS,
  SERVICE_TARGETS,
} from '@belegbar/domain/imports';
import { z } from 'zod';
import { Id, IdempotencyKey, LanguageCode, Line, procedure, Text } from './common.ts';
import { VendorMessage } from './expenses-messages.ts';

export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'iso-8859-15',
  'macintosh',
] as const;
export const COLUMNS_MAXIMUM = 200;

const Kind = z.enum(IMPORT_KINDS);
export const ImportTarget = z.enum([...new Set([...CLIENT_TARGETS, ...SERVICE_TARGETS, ...EXPENSE_TARGETS])]);

/** How a file is read. The answer of a preview may be sent back as it is. */
export const ImportSettings = z.object({
  kind: Kind,
  encoding: z.enum(ENCODINGS),
  separator: z.enum(SEPARATORS),
  hasHeadings: z.boolean(),
  /** Decides where `1.234` could be either. */
  decimalSign: z.enum([',', '.']),
  /** Decides where `03/04/2026` could be either. */
  dayOrder: z.enum(DAY_ORDERS).default('dayFirst'),
  /** What each column is, from the left; null leaves it out. */
  mapping: z.array(ImportTarget.nullable()).max(COLUMNS_MAXIMUM),
  /** What becomes of rows whose record is there already: expenses are never updated, others never added twice. */
  existing: z.enum(['skip', 'update', 'add']),
});

export const ImportProblem = z.object({
  target: ImportTarget.nullable(),
  /** Column of the file from 0, null where none is to blame. */
  column: z.int().nullable(),
  code: z.string(),
  /** `blocking` leaves the row out. */
  severity: z.enum(['blocking', 'warning']),
  typed: z.string(),
});

const RowOutcome = z.enum(['created', 'updated', 'unchanged', 'skipped']);

export const ImportMessage = z.object({
  id: Id,
  kind: Kind,
  state: z.enum(['draft', 'running', 'done', 'failed', 'undoing', 'undone']),
  fileName: z.string(),
  rowsTotal: z.int(),
  rowsDone: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  skipped: z.int(),
  /** Of those taken in. */
  warned: z.int(),
  /** By the undo: what was made and is gone, what was changed and is as before, what was changed or used since and stays. */
  removed: z.int(),
  restored: z.int(),
  stayed: z.int(),
  canUndo: z.boolean(),
  /** Name of the person; empty when unknown. */
  by: z.string(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  undoneAt: z.iso.datetime().nullable(),
});

export const PreviewRow = z.object({
  /** In the file, from 1. */
  line: z.int(),
  outcome: RowOutcome,
  /** What would be stored, in words of the language asked for. */
  values: z.partialRecord(ImportTarget, z.string()),
  problems: z.array(ImportProblem),
});

export const ImportPreview = z.object({
  settings: ImportSettings,
  /** Heading and the first values of each column of the file. */
  columns: z.array(z.object({ heading: z.string(), samples: z.array(z.string()) })),
  rows: z.array(PreviewRow),
  /** The first of the rows that would be skipped. */
  skippedRows: z.array(z.object({ line: z.int(), problems: z.array(ImportProblem) })),
  counts: z.object({
    total: z.int(),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    skipped: z.int(),
    warned: z.int(),
  }),
});

/** The longest that a bill may say; its amounts and days are checked as those of any bill. */
export const ImportedExpenseTexts = z.object({
  name: VendorMessage.shape.name,
  vatId: VendorMessage.shape.vatId,
  documentNumber: Line(100),
  description: Line(200),
  project: Line(100),
  notes: Text(2000),
});

const tags = ['Imports'];

export const importsContract = {
  list: procedure
    .route({ method: 'GET', path: '/imports', tags, summary: 'List what was imported, the latest first' })
    .output(z.object({ imports: z.array(ImportMessage) })),
  get: procedure
    .route({ method: 'GET', path: '/imports/{id}', tags, summary: 'Read how far an import is' })
    .input(z.object({ id: Id }))
    .output(ImportMessage),
  upload: procedure
    .route({
      method: 'POST',
      path: '/imports',
      tags,
      summary: 'Upload a CSV file of at most 10 MB and 50,000 rows; nothing is stored in the books yet',
      successStatus: 201,
    })
    .input(z.object({ idempotencyKey: IdempotencyKey, kind: Kind, file: z.file() }))
    .output(ImportMessage),
  preview: procedure
    .route({
      method: 'POST',
      path: '/imports/{id}/preview',
      tags,
      summary: 'What an import would do, with settings or as proposed',
    })
    .input(
      z.object({
        id: Id,
        language: LanguageCode,
        /** A change of encoding or separator begins the columns anew: leave `mapping` empty then. */
        settings: ImportSettings.optional(),
      }),
    )
    .output(ImportPreview),
  start: procedure
    .route({ method: 'POST', path: '/imports/{id}/start', tags, summary: 'Begin to take the rows in, once' })
    .input(z.object({ id: Id, settings: ImportSettings }))
    .output(ImportMessage),
  rows: procedure
    .route({
      method: 'GET',
      path: '/imports/{id}/rows',
      tags,
      summary: 'Rows that were skipped, taken with a warning, or stay after an undo',
    })
    .input(
      z.object({
        id: Id,
        which: z.enum(['skipped', 'warned', 'stayed']),
        after: z.coerce.number().int().min(0).max(2_000_000_000).optional(),
      }),
    )
    .output(
      z.object({
        headings: z.array(z.string()),
        rows: z.array(
          z.object({
            line: z.int(),
            name: z.string(),
            problems: z.array(ImportProblem),
            /** As typed; empty unless skipped. */
            cells: z.array(z.string()),
            undo: z.enum(['removed', 'restored', 'changed', 'used', 'gone']).nullable(),
            recordId: Id.nullable(),
          }),
        ),
        next: z.int().nullable(),
      }),
    ),
  undo: procedure
    .route({ method: 'POST', path: '/imports/{id}/undo', tags, summary: 'Take a whole import back' })
    .input(z.object({ id: Id }))
    .output(ImportMessage),
  export: procedure
    .route({
      method: 'GET',
      path: '/csv/{kind}',
      tags,
      summary: 'All clients or services as CSV, with the columns that the import knows',
    })
    .input(
      z.object({
        kind: Kind.exclude(['expenses']),
        language: LanguageCode,
        archived: z.enum(['no', 'all']),
      }),
    )
    .output(z.object({ csv: z.string() })),
  discard: procedure
    .route({ method: 'DELETE', path: '/imports/{id}', tags, summary: 'Forget an uploaded file' })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id })),
};
