/** Where an invoice uses categories of VAT: lines, allowances and charges of the document. */
import type Big from 'big.js';
import type { EInvoice, ELine } from '../../model.ts';
import { amountOf, amountOrZero, NOTHING } from '../amounts.ts';
import { lineName } from '../finding.ts';
import type { RuleText } from '../rule.ts';

export type VatUseKind = 'lines' | 'allowances' | 'charges';

export interface VatUse {
  /** Of the model: `lines.2`, `allowances.0`. */
  path: string;
  /** How a message names it: BT-126, else the position. */
  name: string;
  category: string;
  rate: string | undefined;
  /** BT-131, BT-92 or BT-99, without sign of its own. */
  amount: string | undefined;
}

/** What a kind is called, one and many, with the terms of its category and rate. */
export const USE_KINDS: Record<
  VatUseKind,
  { one: RuleText; many: RuleText; category: string; rate: string }
> = {
  lines: {
    one: { de: 'Position', en: 'Line' },
    many: { de: 'Positionen', en: 'Lines' },
    category: 'BT-151',
    rate: 'BT-152',
  },
  allowances: {
    one: { de: 'Rabatt', en: 'Discount' },
    many: { de: 'Rabatte', en: 'Discounts' },
    category: 'BT-95',
    rate: 'BT-96',
  },
  charges: {
    one: { de: 'Zuschlag', en: 'Surcharge' },
    many: { de: 'Zuschläge', en: 'Surcharges' },
    category: 'BT-102',
    rate: 'BT-103',
  },
};

export const USE_KIND_NAMES: readonly VatUseKind[] = ['lines', 'allowances', 'charges'];

/** The lines (without lines within them), allowances or charges of the document; a category that is absent is ''. */
export function usesOf(invoice: EInvoice, kind: VatUseKind): VatUse[] {
  if (kind === 'lines') {
    return invoice.lines.map((line, index) => ({
      path: `lines.${index}`,
      name: lineName(line, index),
      category: codeOf(line.vatCategory),
      rate: line.vatRate,
      amount: line.net,
    }));
  }
  return invoice[kind].map(({ vatCategory, vatRate, amount }, index) => ({
    path: `${kind}.${index}`,
    name: String(index + 1),
    category: codeOf(vatCategory),
    rate: vatRate,
    amount,
  }));
}

/** Whether a line (or a line within it), an allowance or a charge is of the category. */
export function isUsed(invoice: EInvoice, kind: VatUseKind, category: string): boolean {
  if (kind === 'lines') return invoice.lines.some((line) => isOfCategory(line, category));
  return invoice[kind].some(({ vatCategory }) => codeOf(vatCategory) === category);
}

/** Categories of all lines, those within lines too. */
export function* lineCategories(lines: readonly ELine[]): Generator<string> {
  for (const line of lines) {
    yield codeOf(line.vatCategory);
    yield* lineCategories(line.subLines);
  }
}

/** Sums by rate, as `rateKey` has it; null where an amount is no number. */
export type BasesByRate = Map<string, Big | null>;

/** What the taxable amount (BT-116) of a category must be: lines and charges less allowances of the document. */
export function basesByRate(invoice: EInvoice, category: string): BasesByRate {
  return basesByCategory(invoice, (code) => code === category).get(category) ?? new Map();
}

/** The same for all categories that are wanted. */
export function basesByCategory(
  invoice: EInvoice,
  isWanted: (category: string) => boolean,
): Map<string, BasesByRate> {
  const bases = new Map<string, BasesByRate>();
  const keyOf = rememberedKeys();
  for (const kind of USE_KIND_NAMES) {
    for (const { category, rate, amount } of usesOf(invoice, kind)) {
      if (!isWanted(category)) continue;
      const byRate = bases.get(category) ?? new Map();
      const key = keyOf(rate);
      const sum = byRate.get(key);
      byRate.set(key, signedSum(sum === undefined ? NOTHING : sum, amount, kind));
      bases.set(category, byRate);
    }
  }
  return bases;
}

/** The sum over all rates, null where one is. */
export function wholeBase(bases: BasesByRate): Big | null {
  let whole = NOTHING;
  for (const base of bases.values()) {
    if (base === null) return null;
    whole = whole.plus(base);
  }
  return whole;
}

/** The same text for equal rates, however they are written: `19` and `19.00`; '' without a rate. */
export function rateKey(rate: string | undefined): string {
  return amountOf(rate)?.toFixed() ?? rate?.trim() ?? '';
}

/** `rateKey`, computed once for each text: many lines have few rates. */
function rememberedKeys(): (rate: string | undefined) => string {
  const keys = new Map<string | undefined, string>();
  return (rate) => {
    const key = keys.get(rate) ?? rateKey(rate);
    keys.set(rate, key);
    return key;
  };
}

/** A code without space around it; '' where it is absent. */
export function codeOf(code: string | undefined): string {
  return code?.trim() ?? '';
}

function isOfCategory(line: ELine, category: string): boolean {
  return (
    codeOf(line.vatCategory) === category || line.subLines.some((inner) => isOfCategory(inner, category))
  );
}

function signedSum(sum: Big | null, amount: string | undefined, kind: VatUseKind): Big | null {
  const value = amountOrZero(amount);
  if (sum === null || value === null) return null;
  return kind === 'allowances' ? sum.minus(value) : sum.plus(value);
}
