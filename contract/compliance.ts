/** The proof of the journal: its months, whether its chain holds, its entries, and the documents that are stored. */
import { BASES } from '@belegbar/domain/journal';
import { z } from 'zod';
import { Id, procedure } from './common.ts';
import { ListedEntry } from './tax-reports-parts.ts';

const EntryNumber = z.coerce.number().int().min(0).max(2_000_000_000);
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const ComplianceOverview = z.object({
  /** Months in which entries were written (`2026-10`), in order. */
  months: z.array(z.object({ month: z.string(), count: z.int(), firstNumber: z.int(), lastNumber: z.int() })),
  /** The end of the chain; null for an empty journal. */
  lastEntry: z.object({ number: z.int(), hash: Sha256 }).nullable(),
  /** Stored PDFs by the year of the invoice. */
  documents: z.array(z.object({ year: z.int(), count: z.int(), bytes: z.int() })),
  /** Issued documents in all, and how many of them have no PDF yet. */
  issuedCount: z.int(),
  missingCount: z.int(),
  /** Those whose PDF could not be made, some of them if there are many. */
  failed: z.array(z.object({ id: Id, number: z.string() })),
});

export const Verification = z.object({
  /** Number of the last entry that holds. */
  verified: z.int(),
  /** Where the chain ends. */
  last: z.int(),
  /** Number of the first entry that is missing, changed or not what its act put into the audit log; null while all is whole. */
  firstBroken: z.int().nullable(),
  /** How many kept sums are not those of the entries; told with the last part. */
  wrongSumCount: z.int(),
  /** What to ask for next as `after`; null when all has been looked at. */
  next: z.int().nullable(),
});

export const JournalEntryMessage = ListedEntry.extend({
  recordedAt: z.iso.datetime(),
  basis: z.enum(BASES),
  hash: Sha256,
});

export const complianceContract = {
  overview: procedure
    .route({
      method: 'GET',
      path: '/compliance',
      tags: ['Compliance'],
      summary: 'The months of the journal, its end, and the stored documents',
    })
    .output(ComplianceOverview),
  verify: procedure
    .route({
      method: 'GET',
      path: '/compliance/verification',
      tags: ['Compliance'],
      summary:
        'Verify the next part of the chain; the last part also holds it against the audit log and the kept sums',
    })
    .input(z.object({ after: EntryNumber.optional() }))
    .output(Verification),
  entries: procedure
    .route({
      method: 'GET',
      path: '/compliance/entries',
      tags: ['Compliance'],
      summary: 'The journal, newest entry first',
    })
    .input(
      z.object({
        before: EntryNumber.optional(),
        limit: z.coerce.number().int().min(1).max(500).optional(),
      }),
    )
    .output(z.object({ entries: z.array(JournalEntryMessage), next: z.int().nullable() })),
};
