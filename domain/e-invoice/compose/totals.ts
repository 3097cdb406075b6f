/** Totals, VAT breakdown and allowances of a document (BG-20, BG-22, BG-23). */
import type { InvoiceDocument, VatGroup } from '@belegbar/domain/invoices';
import { type Cents, percentOf, sumCents } from '@belegbar/domain/money';
import { filled } from '../filled.ts';
import type { AllowanceCharge, DocumentTotals, VatBreakdown } from '../model.ts';
import { discountIn } from './lines.ts';
import type { Signed } from './signed.ts';
import { exemptionCode, exemptionReason, vatCategory, vatRate } from './vat-category.ts';

export function totalsOf(document: InvoiceDocument, { amount }: Signed): DocumentTotals {
  const { totals } = document;
  const euros = vatInEuros(document);
  return {
    lineNet: amount(totals.lineNet),
    ...(totals.discount === 0 ? {} : { allowances: amount(totals.discount) }),
    net: amount(totals.net),
    vat: amount(totals.vat),
    ...(euros === null ? {} : { vatInAccountingCurrency: amount(euros) }),
    gross: amount(totals.gross),
    payable: amount(totals.gross),
  };
}

/** BT-111, in which the VAT is owed (Art. 230 of the VAT Directive); null for a document in euros, without VAT, or without a rate yet. */
export function vatInEuros({ exchange, totals }: InvoiceDocument): Cents | null {
  return exchange === undefined || totals.vat === 0 ? null : exchange.vat;
}

/** BG-23: one for each category and rate; groups that differ in the paragraph of their exemption only are one. */
export function vatBreakdownOf(document: InvoiceDocument, { amount }: Signed): VatBreakdown[] {
  const together = new Map<string, VatGroup[]>();
  for (const group of document.totals.groups) {
    const key = `${vatCategory(group.vatCase)} ${vatRate(group.vatPercent)}`;
    together.set(key, [...(together.get(key) ?? []), group]);
  }
  return [...together.values()].flatMap((groups) => {
    const [first] = groups;
    if (first === undefined) return [];
    const category = vatCategory(first.vatCase);
    return [
      {
        base: amount(sumCents(groups.map(({ base }) => base))),
        tax: amount(sumCents(groups.map(({ vat }) => vat))),
        category,
        rate: vatRate(first.vatPercent),
        ...filled({
          exemptionReason: exemptionReason(groups, document.language, document.servicePeriod.to),
          exemptionCode: exemptionCode(category),
        }),
      },
    ];
  });
}

/** BG-20: the discount of the document, by VAT group (§ 17 (4) UStG); percent and base only where they give the amount. */
export function allowancesOf(document: InvoiceDocument, { amount }: Signed): AllowanceCharge[] {
  const { discountPercent: percent } = document;
  return document.totals.groups
    .filter(({ discount }) => discount !== 0)
    .map((group) => {
      const category = vatCategory(group.vatCase);
      const isExact = percent !== null && percentOf(group.lineNet, percent) === group.discount;
      return {
        amount: amount(group.discount),
        ...(isExact ? { base: amount(group.lineNet), percent } : {}),
        vatCategory: category,
        ...(category === 'O' ? {} : { vatRate: vatRate(group.vatPercent) }),
        ...discountIn(document.language),
      };
    });
}
