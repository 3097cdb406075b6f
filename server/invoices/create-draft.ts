import type { Day } from '@belegbar/domain/calendar';
import { emptyDraft, type InvoiceDraft, usualFor } from '@belegbar/domain/invoices';
import { v7 as uuid } from 'uuid';
import { type LoadedBusiness, loadBusiness } from '../business/index.ts';
import { loadClient } from '../clients/index.ts';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { once } from '../platform/idempotency/index.ts';
import { checkAttachments } from './attachments.ts';
import { draftColumns, type Parties } from './draft-columns.ts';
import { type InvoiceView, viewInvoice } from './read.ts';
import { insertInvoice } from './store.ts';

export interface CreateDraftInput {
  idempotencyKey: string;
  /** What is known already; the rest comes from the business and the client. */
  draft: { [Field in keyof InvoiceDraft]?: InvoiceDraft[Field] | undefined };
}

/** Begins a draft. NOT_FOUND for a client of another business. */
export function createDraft(context: Context, input: CreateDraftInput): Promise<InvoiceView> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    const made = await once(context, transaction, { key, procedure: 'invoices.createDraft', request }, () =>
      begin(context, transaction, input.draft),
    );
    return viewInvoice(context, transaction, made.subjectId);
  });
}

async function begin(
  context: Context,
  transaction: Transaction,
  given: CreateDraftInput['draft'],
): Promise<string> {
  const id = uuid();
  const parties = await partiesOf(context, transaction, given.clientId ?? null);
  const draft = filled(parties, given, context.platform.clock.today());
  await checkAttachments(context, transaction, draft);
  await insertInvoice(transaction, {
    business_id: context.businessId,
    id,
    ...draftColumns(draft, parties, context.platform.clock.today()),
    created_at: context.platform.clock.now(),
    updated_at: context.platform.clock.now(),
  });
  await audit(context, transaction, {
    action: 'invoices.createDraft',
    subjectKind: 'invoice',
    subjectId: id,
    detail: {},
  });
  return id;
}

/** With what only a new draft asks of the business, its currency. */
type Found = Parties & { business: LoadedBusiness };

async function partiesOf(
  context: Context,
  transaction: Transaction,
  clientId: string | null,
): Promise<Found> {
  const [business, client] = await Promise.all([
    loadBusiness(context, transaction),
    clientId === null ? null : loadClient(context, transaction, clientId),
  ]);
  return { business, client };
}

function filled(parties: Found, given: CreateDraftInput['draft'], today: Day): InvoiceDraft {
  const written = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const usual = usualFor(parties.client, parties.business, today);
  const { language } = usual;
  const { defaultPaymentDays: paymentDays, template, currency } = parties.business;
  return { ...emptyDraft({ language, paymentDays }), template, currency, ...usual, ...written };
}
