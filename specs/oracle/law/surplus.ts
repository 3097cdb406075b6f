/** The income-surplus statement (§ 4 (3), § 11 EStG): money when it moves, VAT with it. */
import { gross } from '../amounts.ts';
import { add, type Figure, type Grown, growth } from '../course.ts';
import { openOfPart, type Purchase, paidOn } from '../state/purchase.ts';
import { positionOn, type Sale } from '../state/sale.ts';
import { costAndInputVat } from './deduction.ts';
import { isExemptAsSmallBusiness } from './small-business.ts';

/** What was received: net, the VAT in it, or all of it at a small business. Fees that the bank kept are cost. */
export function salesInSurplus(sale: Sale): Grown[] {
  return growth(
    sale.acts.map(({ day }) => day),
    (day) => {
      const lines = new Map<string, Figure>();
      const { standings, open } = positionOn(sale, day);
      for (const { received } of standings) {
        if (isExemptAsSmallBusiness(sale)) add(lines, 'incomeSmallBusiness', gross(received), open);
        else {
          add(lines, 'income', received.net, open);
          add(lines, 'vatReceived', received.vat, open);
        }
      }
      for (const act of sale.acts)
        if (act.kind === 'payment' && act.day <= day) add(lines, 'expenses', act.fee, 0n);
      return lines;
    },
  );
}

/** What was paid: cost, and the VAT that is deducted. */
export function purchasesInSurplus(purchase: Purchase): Grown[] {
  return growth(
    purchase.payments.map(({ day }) => day),
    (day) => {
      const lines = new Map<string, Figure>();
      const open = openOfPart(purchase, day);
      for (const { net, vat } of costAndInputVat(purchase, paidOn(purchase, day))) {
        add(lines, 'expenses', net, open);
        add(lines, 'inputVat', vat, open);
      }
      return lines;
    },
  );
}
