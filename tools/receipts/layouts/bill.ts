/** A bill on A4 from a short description: who bills what, how it is paid, in which forms. */
import { englishForms, type Forms, germanForms } from '../forms.ts';
import { type Business, someBusiness } from '../invented/business.ts';
import { grouped, someNumber } from '../invented/identifiers.ts';
import { someCustomer } from '../invented/people.ts';
import { daysAfter, monthBefore, someDay } from '../invented/times.ts';
import type { Random } from '../random.ts';
import { type Kind, type Language, type Slip, slipOf } from '../truth.ts';
import { groupsOfGross, groupsOfNet, sumOf, type VatGroup } from '../vat.ts';
import { someSquares } from './till.ts';

export interface BillLine {
  text: string;
  cents: number;
  rate: number;
  count?: string;
  each?: number;
}

export interface Described {
  language: Language;
  kind?: Kind;
  vendors: readonly string[];
  /** Whether lines are without VAT. */
  prices: 'net' | 'gross';
  pays: 'card' | 'sepa' | 'debit' | 'none';
  currency?: string;
  /** In place of a German one; no number, no line for it. */
  vatId?: (random: Random) => string | null;
  iban?: (random: Random) => string;
  hasPeriod?: boolean;
  lines(random: Random): BillLine[];
  /** What the layout draws besides. */
  beside?(told: {
    random: Random;
    forms: Forms;
    day: string;
    total: number;
    vendor: Business;
  }): Record<string, unknown>;
}

export function billOf(random: Random, described: Described): Slip {
  const { language, kind = 'invoice', prices, pays, currency = 'EUR', hasPeriod = false } = described;
  const forms =
    language === 'de'
      ? germanForms(random, ['full', 'words', 'full', 'bare', 'iso'])
      : englishForms(random, ['american', 'british', 'britishShort', 'iso', 'americanLong']);
  const made = someBusiness(random, random.pick(described.vendors));
  const vendor = {
    ...made,
    vatId: described.vatId === undefined ? made.vatId : described.vatId(random),
    iban: described.iban?.(random) ?? made.iban,
  };
  const day = someDay(random);
  const number = someNumber(random, day);
  const lines = described.lines(random);
  const groups = (prices === 'net' ? groupsOfNet : groupsOfGross)(lines);
  const total = sumOf(groups.map(({ gross }) => gross));
  const period = hasPeriod ? monthBefore(day) : null;
  const customer = someCustomer(random);
  const isTransfer = pays === 'sepa';
  return slipOf(
    {
      language,
      kind,
      vendor: vendor.name,
      day,
      number,
      currency,
      total,
      groups,
      ...(isTransfer ? { iban: vendor.iban } : {}),
      ...(vendor.vatId === null ? {} : { vatId: vendor.vatId }),
      paymentWay: pays === 'none' ? null : pays === 'card' ? 'card' : 'sepa',
      ...(period === null ? {} : { period }),
    },
    forms,
    {
      vendor: { ...vendor, iban: grouped(vendor.iban) },
      customer,
      customerNumber: `${random.whole(10, 99)}.${random.digits(3)},${random.digits(2)}`.replace(
        ',',
        random.pick(['', '-']),
      ),
      day: forms.day(day),
      ordered: forms.day(daysAfter(day, -random.whole(3, 25))),
      due: forms.day(daysAfter(day, 14)),
      number,
      period: period === null ? null : { start: forms.day(period.start), end: forms.day(period.end) },
      ...amountTexts(lines, groups, forms),
      total: forms.amount(total),
      squares: someSquares(random),
      card: `**** ${random.digits(4)}`,
      debtor: `DE** **** **** **** **${random.digits(2)} ${random.digits(2)}`,
      ...described.beside?.({ random, forms, day, total, vendor: made }),
    },
  );
}

/** The positions and the sums as they are printed. */
function amountTexts(lines: readonly BillLine[], groups: readonly VatGroup[], { amount }: Forms) {
  return {
    lines: lines.map(({ text, cents, rate, count = '1', each = cents }) => ({
      text,
      count,
      each: amount(each),
      rate: `${rate}`,
      amount: amount(cents),
    })),
    groups: groups.map(({ rate, net, vat, gross }) => ({
      rate: `${rate}`,
      net: amount(net),
      vat: amount(vat),
      gross: amount(gross),
    })),
    net: amount(sumOf(groups.map(({ net }) => net))),
    vat: amount(sumOf(groups.map(({ vat }) => vat))),
  };
}
