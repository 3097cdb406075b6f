/** Rules -01 of each category: what the invoice uses must stand in its breakdown of VAT (BG-23). */
import type { EInvoice } from '../../model.ts';
import { breachIf, EN, say } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { labelOf, type VatCategory } from './categories.ts';
import { codeOf, isUsed, USE_KIND_NAMES } from './uses.ts';

/** BR-S-01 and its like: one entry of the breakdown for the category, or at least one where rates have their own. */
export function breakdownRule(category: VatCategory): Rule {
  const { prefix, code, breakdown } = category;
  const label = labelOf(category);
  const often =
    breakdown === 'one' ? say('genau einmal', 'exactly once') : say('mindestens einmal', 'at least once');
  return {
    ...EN,
    id: `${prefix}-01`,
    fields: ['BG-23', 'BT-118', 'BT-151', 'BT-95', 'BT-102'],
    message: say(
      `Die Aufschlüsselung der Umsatzsteuer (BG-23) muss ${label.de} ${often.de} nennen, sie steht dort {count}-mal.`,
      `The VAT breakdown (BG-23) must name ${label.en} ${often.en}; it is there {count} times.`,
    ),
    mend: say(
      'Bilde die Summe aller Positionen, Rabatte und Zuschläge dieser Kategorie und trage sie mit der Steuer ein.',
      'Add up all items, discounts and surcharges of this category and enter the sum with its tax.',
    ),
    find: (invoice) => {
      const count = invoice.vatBreakdown.filter((entry) => codeOf(entry.category) === code).length;
      const isMissing = count === 0 && isUsedAnywhere(invoice, code);
      return breachIf(isMissing || (breakdown === 'one' && count > 1), 'vatBreakdown', {
        count: String(count),
      });
    },
  };
}

function isUsedAnywhere(invoice: EInvoice, code: string): boolean {
  return USE_KIND_NAMES.some((kind) => isUsed(invoice, kind, code));
}
