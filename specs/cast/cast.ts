/** What a member of the cast is: a person, a profile, clients, services, and the acts of two years in their order. */
import type { BusinessProfile } from '@belegbar/domain/business';
import type { Client } from '@belegbar/domain/clients';
import type { Unit, VatCase } from '@belegbar/domain/invoices';
import type { PurchaseTaxCode } from '@belegbar/domain/journal';
import type { Currency } from '@belegbar/domain/money';

export interface CastLine {
  description: string;
  details?: string;
  quantity: string;
  unit: Unit;
  unitPrice: string;
  vatCase: VatCase;
  /** When it was supplied, where the line says so itself. */
  service?: { from: string; to: string };
  exemptionParagraph?: string;
}

export interface CastInvoice {
  client: string;
  title: string;
  service?: { from: string; to: string };
  lines: CastLine[];
  discountPercent?: string;
  /** Its lines are fixed assets. */
  sellsFixedAssets?: boolean;
  /** Euros unless said, with the units of it for one euro. */
  currency?: Currency;
  unitsPerEuro?: string;
}

/** One act on one day (ISO). `key` names an invoice within the member's books; amounts are euros. */
export type CastAct =
  | { on: string; act: 'issue'; key: string; invoice: CastInvoice }
  | { on: string; act: 'pay'; of: string; amount: string }
  | { on: string; act: 'cancel'; of: string }
  | { on: string; act: 'draft'; invoice: CastInvoice }
  | {
      on: string;
      act: 'spend';
      vendor: string;
      country: string;
      category: string;
      taxCode: PurchaseTaxCode;
      net: string;
    };

export interface CastService {
  name: string;
  unit: Unit;
  unitPrice: string;
  vatCase: VatCase;
}

export interface CastMember {
  key: 'lena' | 'jonas' | 'aylin';
  email: string;
  name: string;
  profile: Partial<Omit<BusinessProfile, 'logo'>>;
  clients: Record<string, Partial<Client> & Pick<Client, 'name' | 'country'>>;
  services: CastService[];
  acts: CastAct[];
}

export function issue(on: string, key: string, invoice: CastInvoice): CastAct {
  return { on, act: 'issue', key, invoice };
}

export function pay(on: string, of: string, amount: string): CastAct {
  return { on, act: 'pay', of, amount };
}

/** The acts sorted by day; acts of one day keep their order. */
export function inOrder(acts: CastAct[]): CastAct[] {
  return acts.toSorted((a, b) => a.on.localeCompare(b.on));
}

/** The same purchase on the same day of every month from `first` to `last` (`YYYY-MM`). */
export function monthly(
  first: string,
  last: string,
  dayOfMonth: string,
  spend: Omit<Extract<CastAct, { act: 'spend' }>, 'on' | 'act'>,
): CastAct[] {
  return monthsBetween(first, last).map((month) => ({
    on: `${month}-${dayOfMonth}`,
    act: 'spend',
    ...spend,
  }));
}

/** The months from `first` to `last`, both included. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month);
  return months;
}

/** The month after `YYYY-MM`. */
export function monthAfter(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
