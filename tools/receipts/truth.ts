/** What a made document says: the answers that a reader of it is measured by. Amounts are decimal strings, days ISO. */
import type { Forms } from './forms.ts';
import type { VatGroup } from './vat.ts';

export type Kind = 'receipt' | 'invoice' | 'ticket' | 'fuel' | 'parking' | 'reminder' | 'creditNote';
export type Language = 'de' | 'en';

export interface Facts {
  language: Language;
  kind: Kind;
  vendor: string;
  date: string;
  /** Its own; of a reminder that of the invoice that it is about. */
  number: string | null;
  currency: string;
  /** What this document costs, with the tip where it says one, whatever was given or paid before. Of a credit note what is given back, without sign. */
  total: string;
  tip: string | null;
  /** Rates whose VAT it states with an amount. */
  vat: { rate: string; net: string; amount: string }[];
  /** What of the total, less the tip, no stated VAT belongs to. */
  withoutVat: string;
  /** The account to be paid to, without blanks. */
  iban: string | null;
  vatId: string | null;
  /** `sepa` is a transfer asked for or a debit announced. */
  paymentWay: 'card' | 'cash' | 'sepa' | null;
  servicePeriod: { start: string; end: string } | null;
}

export interface Truth extends Facts {
  layout: string;
  /** Not to be looked at while a reader is tuned. */
  heldOut: boolean;
}

/** The facts in the form in which the document says them. */
export interface Printed {
  vendor: string;
  date: string;
  number: string | null;
  total: string;
  tip: string | null;
  vat: string[];
  iban: string | null;
  vatId: string | null;
  servicePeriod: string[];
}

/** A document before it is set: what is true of it, how it says that, and what its layout draws. */
export interface Slip {
  facts: Facts;
  printed: Printed;
  data: Record<string, unknown>;
}

/** The facts of a slip in cents. Whatever is not told is not on it. */
export interface Told {
  language: Language;
  kind: Kind;
  vendor: string;
  day: string;
  number?: string;
  currency?: string;
  total: number;
  tip?: number;
  groups?: readonly VatGroup[];
  iban?: string;
  vatId?: string;
  paymentWay?: Facts['paymentWay'];
  period?: { start: string; end: string };
}

export function slipOf(told: Told, forms: Forms, data: Record<string, unknown>): Slip {
  const { language, kind, vendor, day, number = null, currency = 'EUR', total, tip, groups = [] } = told;
  const { iban = null, vatId = null, paymentWay = null, period = null } = told;
  const stated = groups.filter(({ vat }) => vat !== 0);
  const covered = stated.reduce((sum, { net, vat }) => sum + net + vat, 0);
  return {
    facts: {
      language,
      kind,
      vendor,
      date: day,
      number,
      currency,
      total: plain(total),
      tip: tip === undefined ? null : plain(tip),
      vat: stated.map(({ rate, net, vat }) => ({ rate: `${rate}`, net: plain(net), amount: plain(vat) })),
      withoutVat: plain(total - (tip ?? 0) - covered),
      iban,
      vatId,
      paymentWay,
      servicePeriod: period,
    },
    printed: {
      vendor,
      date: forms.day(day),
      number,
      total: forms.amount(total),
      tip: tip === undefined ? null : forms.amount(tip),
      vat: stated.map(({ vat }) => forms.amount(vat)),
      iban,
      vatId,
      servicePeriod: period === null ? [] : [forms.day(period.start), forms.day(period.end)],
    },
    data,
  };
}

function plain(cents: number): string {
  return (cents / 100).toFixed(2);
}
