import { type Day, isDay, yearOf } from '@belegbar/domain/calendar';
import { addCents, type Cents, ZERO } from '@belegbar/domain/money';
import { validate as isUuid } from 'uuid';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { invalid } from '../platform/refusal.ts';
import { type ClientMessage, messageOf } from './fields.ts';
import {
  type ClientPage,
  type ClientSort,
  findTotals,
  type ListedClient,
  NEVER,
  selectClientPage,
} from './store.ts';

/** What a client owes now and has brought in all years, in cents. */
export interface ClientTotals {
  open: Cents;
  revenueNet: Cents;
  revenueGross: Cents;
  /** Null before the first invoice. */
  lastInvoiceDate: Day | null;
}

export interface ClientListInput {
  /** Part of the name, contact person, mail address, number or city. */
  search?: string | undefined;
  sort?: ClientSort | undefined;
  archived?: 'all' | 'no' | 'yes' | undefined;
  /** `next` of the page before. */
  after?: string | undefined;
  limit?: number | undefined;
  missing?: 'email' | undefined;
}

export interface ClientList {
  clients: (ClientMessage & { totals: ClientTotals })[];
  next: string | null;
}

const PAGE_LENGTH = 50;

/** One page of clients, page by key; archived ones too unless they are left out. Refuses INVALID for a key that is none. */
export async function listClients(context: Context, input: ClientListInput): Promise<ClientList> {
  const page: ClientPage = {
    businessId: context.businessId,
    sort: input.sort ?? 'name',
    archived: input.archived === 'no' ? false : input.archived === 'yes' ? true : null,
    search: (input.search ?? '').trim(),
    after: input.after === undefined ? null : readCursor(input.after, input.sort ?? 'name'),
    limit: input.limit ?? PAGE_LENGTH,
    isWithoutEmail: input.missing === 'email',
  };
  return inSnapshot(context, async (transaction) => {
    const found = await selectClientPage(transaction, page);
    const shown = found.slice(0, page.limit);
    const last = shown.at(-1);
    return {
      clients: shown.map((client) => ({ ...messageOf(client), totals: totalsOf(client) })),
      next: last !== undefined && found.length > shown.length ? cursorOf(last, page.sort) : null,
    };
  });
}

/** What one client owes and has brought, in all years and in the current one. Refuses NOT_FOUND. */
export function readClientTotals(context: Context, id: string) {
  const year = yearOf(context.platform.clock.today());
  return inSnapshot(context, async (transaction) => {
    const found = await findTotals(transaction, { businessId: context.businessId, id, year });
    const ofYear = found.ofYear ?? { net: ZERO, vat: ZERO };
    return {
      ...totalsOf(found),
      year,
      yearNet: ofYear.net,
      yearGross: addCents(ofYear.net, ofYear.vat),
    };
  });
}

function totalsOf(row: Pick<ListedClient, 'open' | 'net' | 'vat' | 'last_invoice_date'>): ClientTotals {
  return {
    open: row.open,
    revenueNet: row.net,
    revenueGross: addCents(row.net, row.vat),
    lastInvoiceDate: row.last_invoice_date === NEVER ? null : row.last_invoice_date,
  };
}

function cursorOf(client: ListedClient, sort: ClientSort): string {
  if (sort === 'name') return client.id;
  const values = { open: client.open, revenue: client.net, lastInvoice: client.last_invoice_date };
  return `${values[sort]}_${client.id}`;
}

function readCursor(text: string, sort: ClientSort): ClientPage['after'] {
  const [value, id] = sort === 'name' ? ['', text] : text.split('_');
  if (value !== undefined && id !== undefined && isUuid(id) && isSortedBy(sort, value)) return { value, id };
  throw invalid([fieldProblem('after', 'page.form')]);
}

function isSortedBy(sort: ClientSort, value: string): boolean {
  if (sort === 'name') return true;
  if (sort === 'lastInvoice') return value === NEVER || isDay(value);
  return /^-?\d{1,17}$/.test(value);
}
