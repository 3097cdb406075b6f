/** A draft as a row: what was written, and what the list shows of it. */
import type { BusinessProfile } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import type { Client } from '@belegbar/domain/clients';
import {
  composeDocument,
  type InvoiceDocument,
  type InvoiceDraft,
  totalsFit,
} from '@belegbar/domain/invoices';
import { type LoadedBusiness, loadBusiness } from '../business/index.ts';
import { loadClient } from '../clients/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { invalid } from '../platform/refusal.ts';
import { amountColumns } from './amounts.ts';
import { searchText } from './search-text.ts';

/** What a document is made from beside the draft. */
export interface Parties {
  business: BusinessProfile;
  client: Client | null;
}

/** The same with all that the business has set. */
export type LoadedParties = Parties & { business: LoadedBusiness };

/** The business, and the draft's client; NOT_FOUND for a client of another business. */
export async function loadParties(
  context: Context,
  transaction: Transaction,
  draft: InvoiceDraft,
): Promise<LoadedParties> {
  const [business, client] = await Promise.all([
    loadBusiness(context, transaction),
    draft.clientId === null ? null : loadClient(context, transaction, draft.clientId),
  ]);
  return { business, client };
}

/** The draft as it would be printed today. */
export function composeDraft(draft: InvoiceDraft, parties: Parties, today: Day): InvoiceDocument {
  return composeDocument({ kind: 'invoice', number: null, draft, ...parties, today });
}

/** The columns that follow from a draft and from what is composed of it; INVALID when one of its sums is beyond what the product carries. */
export function draftColumns(draft: InvoiceDraft, { totals, dueDate, ...document }: InvoiceDocument) {
  if (!totalsFit(totals)) throw invalid([fieldProblem('lines', 'total.too-large')]);
  const clientName = document.recipient.name;
  return {
    client_id: draft.clientId,
    client_name: clientName,
    title: draft.title,
    invoice_date: draft.invoiceDate,
    due_date: draft.invoiceDate === null ? null : dueDate,
    ...amountColumns({ ...document, totals }),
    draft: JSON.stringify(draft),
    search: searchText({
      number: null,
      clientName,
      title: draft.title,
      lines: draft.lines,
      gross: totals.gross,
      currency: draft.currency,
    }),
  };
}
