import type { JournalEntryMessage } from '@belegbar/contract/compliance';
import type { JournalEntry } from '@belegbar/domain/journal';
import type { z } from 'zod';
import { newestEntries } from '../journal/index.ts';
import type { Context } from '../platform/context.ts';

export interface JournalPage {
  entries: z.output<typeof JournalEntryMessage>[];
  next: number | null;
}

const PAGE_SIZE = 50;

/** The journal, newest entry first, page by page. */
export async function journalEntries(
  context: Context,
  input: { before?: number | undefined; limit?: number | undefined },
): Promise<JournalPage> {
  const page = { before: input.before ?? null, limit: input.limit ?? PAGE_SIZE };
  const { entries, next } = await newestEntries(context, page);
  return { entries: entries.map(viewEntry), next };
}

function viewEntry(entry: JournalEntry): JournalPage['entries'][number] {
  const { number, recordedAt, bookedOn, basis, kind, counterparty, taxCode, net, vat, hash } = entry;
  return {
    number,
    recordedAt,
    bookedOn,
    basis,
    kind,
    counterparty,
    taxCode,
    net,
    vat,
    hash,
    documentKind: entry.document.kind,
    documentId: entry.document.id,
    documentNumber: entry.document.number,
  };
}
