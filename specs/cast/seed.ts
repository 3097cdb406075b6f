/** Builds a member's books through the very verbs that the server uses, each act on its own day. */

import { randomUUID } from 'node:crypto';
import { type Day, day } from '@belegbar/domain/calendar';
import { emptyClient } from '@belegbar/domain/clients';
import type { InvoiceDraft } from '@belegbar/domain/invoices';
import { centsFromEuros, decimal } from '@belegbar/domain/money';
import { getBusiness, setRegime, updateBusiness } from '@belegbar/server/business';
import { createClient } from '@belegbar/server/clients';
import { recordExpense } from '@belegbar/server/expenses';
import { cancelInvoice, createDraft, issueInvoice, markSent, recordPayment } from '@belegbar/server/invoices';
import { clockAt } from '@belegbar/server/platform/clock';
import { createService } from '@belegbar/server/services';
import type { Context } from '../../server/platform/context.ts';
import { REGIME_PORTS } from '../../server/regime-ports.ts';
import type { CastAct, CastInvoice, CastMember } from './cast.ts';

/** The ids that a member's books got, by the keys of the cast. */
export interface Books {
  clients: Map<string, string>;
  invoices: Map<string, string>;
}

/** Fills an empty business with the member's profile, clients, services and all acts up to and including `lastDay`. */
export async function seedMember(context: Context, member: CastMember, lastDay: Day): Promise<Books> {
  const books = await openBooks(at(context, day('2025-01-01')), member);
  for (const act of member.acts) {
    if (act.on <= lastDay) await perform(at(context, day(act.on)), books, act);
  }
  return books;
}

/** The profile, clients and services of a member, entered at the moment of the context. */
export async function openBooks(first: Context, member: Omit<CastMember, 'acts'>): Promise<Books> {
  await enterProfile(first, member);
  const books: Books = { clients: new Map(), invoices: new Map() };
  for (const [key, client] of Object.entries(member.clients)) {
    const made = await createClient(first, {
      idempotencyKey: randomUUID(),
      client: { ...emptyClient('de'), ...client },
    });
    books.clients.set(key, made.id);
  }
  for (const { name, unit, unitPrice, vatCase } of member.services) {
    const service = { name, description: '', unit, unitPrice: decimal(unitPrice), vatCase };
    await createService(first, { idempotencyKey: randomUUID(), service });
  }
  return books;
}

function at(context: Context, on: Day): Context {
  return { ...context, platform: { ...context.platform, clock: clockAt(on) } };
}

async function enterProfile(context: Context, member: Pick<CastMember, 'profile'>): Promise<void> {
  const { regimes, ...changes } = member.profile;
  for (const regime of regimes ?? []) await setRegime(context, regime, REGIME_PORTS);
  const { version } = await getBusiness(context);
  await updateBusiness(context, { version, changes });
}

/** Does one act of the cast at the moment of the context. */
export async function perform(context: Context, books: Books, act: CastAct): Promise<void> {
  switch (act.act) {
    case 'issue': {
      const id = await issueAlone(context, books, act);
      await markSent(context, { id, way: 'byHand' });
      return;
    }
    case 'draft': {
      await write(context, books, act.invoice);
      return;
    }
    case 'pay': {
      const amount = centsFromEuros(decimal(act.amount));
      await recordPayment(context, {
        id: found(books.invoices, act.of),
        idempotencyKey: randomUUID(),
        amount,
        paidOn: day(act.on),
        method: 'bankTransfer',
        note: '',
        rest: 'stays',
      });
      return;
    }
    case 'cancel': {
      await cancelInvoice(context, { id: found(books.invoices, act.of), idempotencyKey: randomUUID() });
      return;
    }
    case 'spend':
      await spend(context, act);
  }
}

/** Issues an invoice that nobody is given yet; gives its id. */
export async function issueAlone(
  context: Context,
  books: Books,
  { key, invoice }: Pick<Extract<CastAct, { act: 'issue' }>, 'key' | 'invoice'>,
): Promise<string> {
  const { id, version } = await write(context, books, invoice);
  await issueInvoice(context, { id, version, idempotencyKey: randomUUID() });
  books.invoices.set(key, id);
  return id;
}

function write(context: Context, books: Books, invoice: CastInvoice) {
  const { client, title, service, lines, discountPercent, currency = 'EUR', unitsPerEuro } = invoice;
  const draft: Partial<InvoiceDraft> = {
    clientId: found(books.clients, client),
    title,
    servicePeriod: service === undefined ? null : { from: day(service.from), to: day(service.to) },
    currency,
    unitsPerEuro: unitsPerEuro === undefined ? null : decimal(unitsPerEuro),
    discountPercent: discountPercent === undefined ? null : decimal(discountPercent),
    lines: lines.map((line) => ({
      ...emptyLine,
      ...line,
      id: randomUUID(),
      details: line.details ?? '',
      quantity: decimal(line.quantity),
      unitPrice: decimal(line.unitPrice),
    })),
  };
  return createDraft(context, { idempotencyKey: randomUUID(), draft });
}

const emptyLine = { discountPercent: null, exemptionParagraph: null };

async function spend(context: Context, act: Extract<CastAct, { act: 'spend' }>): Promise<void> {
  await recordExpense(context, {
    idempotencyKey: randomUUID(),
    documentDate: day(act.on),
    paidOn: day(act.on),
    vendor: { name: act.vendor, country: act.country },
    category: act.category,
    lines: [{ net: centsFromEuros(decimal(act.net)), taxCode: act.taxCode }],
  });
}

/** The id of a key. */
export function found(ids: Map<string, string>, key: string): string {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The cast names '${key}' before it exists.`);
  return id;
}
