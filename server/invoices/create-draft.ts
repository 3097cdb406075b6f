import type { Day } from '@belegbar/domain/calendar';
import { emptyDraft, type InvoiceDocument, type InvoiceDraft, usualFor } from '@belegbar/domain/invoices';
import { v7 as uuid } from 'uuid';
import { type LoadedBusiness, loadBusiness } from '../business/index.ts';
import { loadClient } from '../clients/index.ts';
import { type AuditEvent, audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { onceKnown } from '../platform/idempotency/index.ts';
import { checkAttachments } from './attachments.ts';
import { composeDraft, draftColumns, type Parties } from './draft-columns.ts';
import { type InvoiceView, viewInvoice, viewMadeNow } from './read.ts';
import { insertInvoice } from './store.ts';
import type { InvoiceRecord } from './tables.ts';

export interface CreateDraftInput {
  idempotencyKey: string;
  /** What is known already; the rest comes from the business and the client. */
  draft: { [Field in keyof InvoiceDraft]?: InvoiceDraft[Field] | undefined };
}

const CREATED = 'invoices.createDraft';

/** Begins a draft. NOT_FOUND for a client of another business. */
export function createDraft(context: Context, input: CreateDraftInput): Promise<InvoiceView> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    const id = uuid();
    const call = { key, procedure: CREATED, request };
    const { subjectId, made } = await onceKnown(context, transaction, call, {
      subjectId: id,
      read: () => partiesOf(context, transaction, input.draft.clientId ?? null),
      act: (parties) => begin(context, transaction, { id, parties, given: input.draft }),
    });
    return made === null
      ? viewInvoice(context, transaction, subjectId)
      : viewMadeNow(context, transaction, made.invoice, made);
  });
}

async function begin(
  context: Context,
  transaction: Transaction,
  { id, parties, given }: { id: string; parties: Found; given: CreateDraftInput['draft'] },
): Promise<Begun> {
  const { clock } = context.platform;
  const draft = filled(parties, given, clock.today());
  await checkAttachments(context, transaction, draft);
  const document = composeDraft(draft, parties, clock.today());
  const [invoice, event] = await Promise.all([
    insertInvoice(transaction, {
      business_id: context.businessId,
      id,
      ...draftColumns(draft, document),
      created_at: clock.now(),
      updated_at: clock.now(),
    }),
    audit(context, transaction, { action: CREATED, subjectKind: 'invoice', subjectId: id, detail: {} }),
  ]);
  return { invoice, document, events: [event] };
}

/** A draft that was begun just now, and what is told of it. */
interface Begun {
  invoice: InvoiceRecord;
  document: InvoiceDocument;
  events: readonly AuditEvent[];
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
