/** The editions of an invoice that is amended: the one before is kept, the new one takes its place, and the trail tells of both. */
import type { InvoiceDocument, InvoiceDraft } from '@belegbar/domain/invoices';
import { assert } from '@belegbar/domain/money';
import type { AuditRecord } from '../platform/audit/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { changedFields } from './changed-fields.ts';
import { insertEdition } from './editions-store.ts';
import { issuedColumns } from './issue.ts';
import { documentOf } from './read.ts';
import { updateInvoice } from './store.ts';
import type { InvoiceRecord } from './tables.ts';

/** The present edition with its files, which were made before. */
export async function keepEdition(
  context: Context,
  transaction: Transaction,
  invoice: InvoiceRecord,
): Promise<void> {
  const issuedAt = invoice.amended_at ?? invoice.issued_at;
  assert(issuedAt !== null && invoice.document_hash !== null, 'an issued document whose files were made');
  await insertEdition(transaction, {
    business_id: context.businessId,
    invoice_id: invoice.id,
    edition: invoice.edition,
    draft: invoice.draft,
    document: documentOf(invoice),
    issued_at: issuedAt,
    replaced_at: context.platform.clock.now(),
    document_hash: invoice.document_hash,
    xrechnung_hash: invoice.xrechnung_hash,
    cii_hash: invoice.cii_hash,
    e_invoice_breaches: invoice.e_invoice_breaches,
    sent_at: invoice.sent_at,
    viewed_at: invoice.viewed_at,
  });
}

/** Nobody has the new edition yet. That somebody outside may have seen the invoice stays known (`mailed_at`, `fetched_at`). */
export async function writeEdition(
  context: Context,
  transaction: Transaction,
  { invoice, draft, document }: { invoice: InvoiceRecord; draft: InvoiceDraft; document: InvoiceDocument },
): Promise<void> {
  const now = context.platform.clock.now();
  await updateInvoice(
    transaction,
    { businessId: context.businessId, id: invoice.id },
    {
      ...issuedColumns(document),
      draft: JSON.stringify(draft),
      version: invoice.version + 1,
      edition: invoice.edition + 1,
      amended_at: now,
      document_hash: null,
      xrechnung_hash: null,
      cii_hash: null,
      e_invoice_breaches: null,
      sent_at: null,
      viewed_at: null,
      updated_at: now,
    },
  );
}

/** What was written, before and after; the documents themselves are kept beside the invoice. */
export function auditRecordOf(act: {
  invoice: InvoiceRecord;
  draft: InvoiceDraft;
  document: InvoiceDocument;
}): AuditRecord {
  const { invoice, document } = act;
  const before = auditedOf(invoice.draft, documentOf(invoice));
  const after = auditedOf(act.draft, document);
  const fields = changedFields(before, after);
  return {
    action: 'invoices.amend',
    subjectKind: 'invoice',
    subjectId: invoice.id,
    detail: {
      number: document.number,
      edition: invoice.edition + 1,
      replacedHash: invoice.document_hash,
      before: Object.fromEntries(fields.map((field) => [field, before[field]])),
      after: Object.fromEntries(fields.map((field) => [field, after[field]])),
    },
  };
}

/** The parties, too: what of them is printed may have changed since. */
function auditedOf(draft: InvoiceDraft, { totals, sender, recipient }: InvoiceDocument) {
  return { ...draft, grossCents: totals.gross, sender, recipient };
}
