/** Rules -10 of each category: why no VAT is charged (BT-120, BT-121), where that must be said and where it must not. */
import type { VatBreakdown } from '../../model.ts';
import { isGiven } from '../amounts.ts';
import { breachIf, EN, ofEach, say } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { labelOf, type VatCategory } from './categories.ts';
import { codeOf } from './uses.ts';

/** BR-S-10 and its like. */
export function reasonRule(category: VatCategory): Rule {
  const label = labelOf(category);
  const isNeeded = category.reason === 'needed';
  return {
    ...EN,
    id: `${category.prefix}-10`,
    fields: ['BT-120', 'BT-121'],
    ...(isNeeded
      ? {
          message: say(
            `Für ${label.de} fehlt der Grund, warum keine Umsatzsteuer anfällt (BT-120 oder BT-121).`,
            `The reason why no VAT is charged (BT-120 or BT-121) is missing for ${label.en}.`,
          ),
          mend: say(
            'Nenne den Grund als Text oder als Code, zum Beispiel „Steuerschuldnerschaft des Leistungsempfängers“.',
            'Give the reason as a text or as a code, for example “Reverse charge”.',
          ),
        }
      : {
          message: say(
            `Für ${label.de} steht ein Grund der Befreiung da (BT-120, BT-121), er gehört nicht dorthin.`,
            `A reason for exemption (BT-120, BT-121) is given for ${label.en}, where it does not belong.`,
          ),
          mend: say(
            'Lösche den Grund oder wähle den passenden Steuerfall.',
            'Remove the reason or choose the VAT case that fits.',
          ),
        }),
    find: ({ vatBreakdown }) =>
      ofEach(vatBreakdown, 'vatBreakdown', (entry, path) =>
        breachIf(
          codeOf(entry.category) === category.code && hasReason(entry) !== isNeeded,
          `${path}.exemptionReason`,
        ),
      ),
  };
}

function hasReason({ exemptionReason, exemptionCode }: VatBreakdown): boolean {
  return isGiven(exemptionReason) || isGiven(exemptionCode);
}
