/** Amending an issued invoice where the GoBD mode is off: same number, same client, a new edition (docs/decisions/060). */
import { type Day, formatDay } from '@belegbar/domain/calendar';
import { assert } from '@belegbar/domain/money';
import type { Problem } from '@belegbar/domain/problem';
import type { InvoiceDocument } from './document.ts';
import { type InvoiceDraft, type Language, languagesOf } from './invoice.ts';
import { type IssuedInvoice, issueInvoice } from './issue.ts';
import { problem } from './problems/problem.ts';

/** Why an issued document cannot be amended, the first that holds. */
export const AMENDMENT_OBSTACLES = ['notAnInvoice', 'cancelled', 'gobdMode', 'followed', 'filed'] as const;
export type AmendmentObstacle = (typeof AMENDMENT_OBSTACLES)[number];

/**
 * `isFollowed`: money was noted, though it may have been taken back, or something else than its issue stands in the books; `isFiled`: it
 * counts in a return that was handed over.
 */
export function amendmentObstacle(invoice: {
  isInvoice: boolean;
  isCancelled: boolean;
  isLocked: boolean;
  isFollowed: boolean;
  isFiled: boolean;
}): AmendmentObstacle | null {
  const holds = {
    notAnInvoice: !invoice.isInvoice,
    cancelled: invoice.isCancelled,
    gobdMode: invoice.isLocked,
    followed: invoice.isFollowed,
    filed: invoice.isFiled,
  };
  return AMENDMENT_OBSTACLES.find((obstacle) => holds[obstacle]) ?? null;
}

/** The draft of a new edition: where it names no day, that of the edition before. */
export function amendedDraft(draft: InvoiceDraft, before: { invoiceDate: Day | null }): InvoiceDraft {
  return { ...draft, invoiceDate: draft.invoiceDate ?? before.invoiceDate };
}

/** Another client makes another invoice: the claim is against somebody else. */
export function amendmentProblems(draft: InvoiceDraft, before: InvoiceDraft): Problem[] {
  if (draft.clientId === before.clientId) return [];
  return [problem('clientId', 'client.amended', { paragraph: '§ 14 (4) No. 1 UStG' })];
}

/** The new edition under the number of the one before, or all problems if one of them blocks: the rules are those of issuing. */
export function amendInvoice(
  act: Omit<Parameters<typeof issueInvoice>[0], 'number'> & { before: InvoiceDocument; edition: number },
): IssuedInvoice {
  const { before, edition, ...issue } = act;
  assert(before.kind === 'invoice' && before.number !== null, 'only an issued invoice can be amended');
  assert(edition > 1, 'the first edition is issued');
  const issued = issueInvoice({ ...issue, number: before.number });
  if (!issued.ok) return issued;
  return { ok: true, document: amendedDocument(issued.document, act) };
}

/** A document that was composed under the number of the edition before, with the sentence that says what it replaces. */
export function amendedDocument(
  document: InvoiceDocument,
  { before, edition }: { before: InvoiceDocument; edition: number },
): InvoiceDocument {
  return { ...document, introduction: introductionOf(document, { before, edition }) };
}

/** Names what it replaces, so that it corrects the edition that the client has (§ 31 (5) UStDV). */
function introductionOf(
  { language, bilingual, introduction }: InvoiceDocument,
  { before, edition }: { before: InvoiceDocument; edition: number },
): string {
  const replaced = { number: before.number ?? '', date: before.invoiceDate, edition };
  const sentences = languagesOf(bilingual ? 'both' : language).map((spoken) =>
    replacesSentence(replaced, spoken),
  );
  return [...sentences, introduction].filter((text) => text !== '').join('\n');
}

function replacesSentence(
  { number, date, edition }: { number: string; date: Day; edition: number },
  language: Language,
): string {
  const day = formatDay(date, language);
  return language === 'de'
    ? `Fassung ${edition} dieser Rechnung: Sie berichtigt und ersetzt die Rechnung ${number} vom ${day} in allen früheren Fassungen (§ 31 Abs. 5 UStDV).`
    : `Version ${edition} of this invoice: it corrects and replaces invoice ${number} dated ${day} in all earlier versions (§ 31 (5) UStDV).`;
}
