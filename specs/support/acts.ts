/** What people do in stories, in their words. Amounts are euros as text, days ISO. */
import type { Day } from '@belegbar/domain/calendar';
import type { InvoiceDraft, VatCase } from '@belegbar/domain/invoices';
import { centsFromEuros, decimal } from '@belegbar/domain/money';
import { setGobdMode } from '@belegbar/server/business';
import {
  amendInvoice,
  createDraft,
  creditInvoice,
  type InvoiceView,
  issueInvoice,
  markSent,
  recordPayment,
  recordRefund,
} from '@belegbar/server/invoices';
import { v7 as uuid } from 'uuid';
import { Refusal } from '../../server/platform/refusal.ts';
import type { CastInvoice } from '../cast/cast.ts';
import type { Person } from './stage.ts';

/** Writes a draft for one of the person's clients. */
export function drafts(person: Person, on: string, invoice: CastInvoice): Promise<InvoiceView> {
  const clientId = person.clients[invoice.client];
  if (clientId === undefined) throw new Error(`no client ${invoice.client}`);
  return createDraft(person.on(on), {
    idempotencyKey: uuid(),
    draft: {
      clientId,
      title: invoice.title,
      currency: invoice.currency ?? 'EUR',
      unitsPerEuro: invoice.unitsPerEuro === undefined ? null : decimal(invoice.unitsPerEuro),
      ...periodOf(invoice),
      discountPercent: invoice.discountPercent === undefined ? null : decimal(invoice.discountPercent),
      sellsFixedAssets: invoice.sellsFixedAssets ?? false,
      lines: invoice.lines.map((line) => ({
        id: uuid(),
        description: line.description,
        details: line.details ?? '',
        quantity: decimal(line.quantity),
        unit: line.unit,
        unitPrice: decimal(line.unitPrice),
        discountPercent: null,
        vatCase: line.vatCase,
        exemptionParagraph: line.exemptionParagraph ?? null,
        ...periodOf(line),
      })),
    },
  });
}

function periodOf({ service }: { service?: { from: string; to: string } }) {
  return service === undefined ? {} : { servicePeriod: { from: service.from as Day, to: service.to as Day } };
}

/** Issues a draft as it was last seen. */
export function issues(person: Person, on: string, draft: InvoiceView): Promise<InvoiceView> {
  return issueInvoice(person.on(on), { id: draft.id, version: draft.version, idempotencyKey: uuid() });
}

/** Writes and issues an invoice on one day. */
export async function bills(person: Person, on: string, invoice: CastInvoice): Promise<InvoiceView> {
  return issues(person, on, await drafts(person, on, invoice));
}

/** Bills, and puts the invoice into the client's hand: of what nobody has, nobody is reminded. */
export async function handsOver(person: Person, on: string, invoice: CastInvoice): Promise<InvoiceView> {
  const { id } = await bills(person, on, invoice);
  return markSent(person.on(on), { id, way: 'byHand' });
}

/** Switches the GoBD mode off, so that what was issued can be amended. */
export async function unlocks(person: Person, on: string): Promise<void> {
  await setGobdMode(person.on(on), { on: false });
}

/** Amends an issued invoice as it was last seen. */
export function amends(
  person: Person,
  on: string,
  { id, version, draft }: InvoiceView,
  changes: Partial<InvoiceDraft>,
): Promise<InvoiceView> {
  const amended = { ...draft, ...changes } as InvoiceDraft;
  return amendInvoice(person.on(on), { id, version, draft: amended, idempotencyKey: uuid() });
}

/** Records a bank transfer. */
export function receives(
  person: Person,
  on: string,
  invoice: { id: string },
  amount: string,
): Promise<InvoiceView> {
  return recordPayment(person.on(on), transferOf(on, invoice, amount));
}

/** Records a bank transfer back to the client. */
export function refunds(
  person: Person,
  on: string,
  invoice: { id: string },
  amount: string,
): Promise<InvoiceView> {
  return recordRefund(person.on(on), transferOf(on, invoice, amount));
}

/** Writes a credit note over a net amount of one VAT case. */
export function credits(
  person: Person,
  on: string,
  { id }: { id: string },
  amount: string,
  vatCase: VatCase = 'standard19',
): Promise<InvoiceView> {
  const credited = { id: uuid(), vatCase, exemptionParagraph: null, amount: centsFromEuros(decimal(amount)) };
  const choice = { kind: 'amounts', amounts: [credited] } as const;
  return creditInvoice(person.on(on), { id, idempotencyKey: uuid(), choice, reason: '' });
}

function transferOf(on: string, { id }: { id: string }, amount: string) {
  return {
    id,
    idempotencyKey: uuid(),
    paidOn: on as Day,
    amount: centsFromEuros(decimal(amount)),
    method: 'bankTransfer',
    note: '',
  } as const;
}

/** A day's work at 19 %: 1,000.00 net, 1,190.00 gross. */
export function aDayOfWork(client: string): CastInvoice {
  return {
    client,
    title: 'Beratung',
    lines: [
      { description: 'Workshop', quantity: '1', unit: 'daily', unitPrice: '1000', vatCase: 'standard19' },
    ],
  };
}

/** The code with which an act was refused; null when it was not. */
export async function refusalOf(act: Promise<unknown>): Promise<string | null> {
  try {
    await act;
    return null;
  } catch (refusal) {
    return (refusal as { code?: string }).code ?? String(refusal);
  }
}

/** The problems of an act that has to be refused with INVALID: field and code. */
export async function problemsOf(act: Promise<unknown>): Promise<string[]> {
  const refusal = await act.catch((error: unknown) => error);
  if (!(refusal instanceof Refusal)) throw new Error('it was not refused');
  const { problems } = refusal.data as { problems: { field: string; code: string }[] };
  return problems.map(({ field, code }) => `${field} ${code}`);
}
