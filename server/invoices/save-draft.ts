import type { InvoiceDraft } from '@belegbar/domain/invoices';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { checkAttachments } from './attachments.ts';
import { changedFields } from './changed-fields.ts';
import { composeDraft, draftColumns, loadParties } from './draft-columns.ts';
import { type InvoiceView, viewInvoice } from './read.ts';
import { findInvoice, updateDraft } from './store.ts';

export interface SaveDraftInput {
  id: string;
  /** The version that was read; another one is refused with CHANGED_MEANWHILE. */
  version: number;
  draft: InvoiceDraft;
}

/** Replaces what a draft says. Refuses NOT_FOUND, NOT_A_DRAFT and CHANGED_MEANWHILE. */
export function saveDraft(context: Context, input: SaveDraftInput): Promise<InvoiceView> {
  authorise(context);
  const key = { businessId: context.businessId, id: input.id };
  return inTransaction(context, async (transaction) => {
    const before = await findInvoice(transaction, key);
    if (before.status !== 'draft') throw new Refusal('NOT_A_DRAFT');
    const parties = await loadParties(context, transaction, input.draft);
    await checkAttachments(context, transaction, input.draft);
    const document = composeDraft(input.draft, parties, context.platform.clock.today());
    await updateDraft(
      transaction,
      { ...key, version: input.version },
      {
        ...draftColumns(input.draft, document),
        updated_at: context.platform.clock.now(),
      },
    );
    await audit(context, transaction, {
      action: 'invoices.saveDraft',
      subjectKind: 'invoice',
      subjectId: input.id,
      // Names only: a draft is nobody's business yet, and the audit log never forgets.
      detail: { version: input.version + 1, fields: changedFields(before.draft, input.draft) },
    });
    return viewInvoice(context, transaction, input.id, document);
  });
}
