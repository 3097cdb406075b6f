/** Rules -05 to -07 of each category: which rate its lines, allowances and charges have. */
import { amountOf, isMissing } from '../amounts.ts';
import { EN, say } from '../finding.ts';
import type { Rule, RuleText } from '../rule.ts';
import { labelOf, type RateDemand, type VatCategory } from './categories.ts';
import { isUsed, USE_KIND_NAMES, USE_KINDS, usesOf } from './uses.ts';

/** BR-S-05, -06 and -07 and their like: for lines, for allowances and for charges of the document. */
export function rateRules(category: VatCategory): Rule[] {
  const label = labelOf(category);
  const demand = DEMANDS[category.rate];
  return USE_KIND_NAMES.map((kind, index) => {
    const { one, category: categoryTerm, rate: rateTerm } = USE_KINDS[kind];
    return {
      ...EN,
      id: `${category.prefix}-0${index + 5}`,
      fields: [categoryTerm, rateTerm],
      message: say(
        `${one.de} {name} in ${label.de}: Der Steuersatz (${rateTerm}) muss ${demand.message.de}.`,
        `${one.en} {name} in ${label.en}: The VAT rate (${rateTerm}) must ${demand.message.en}.`,
      ),
      mend: demand.mend,
      find: (invoice) => {
        if (!isUsed(invoice, kind, category.code)) return [];
        return usesOf(invoice, kind)
          .filter(({ category: used, rate }) => used === category.code && !demand.isMet(rate))
          .map(({ path, name }) => ({ path: `${path}.vatRate`, values: { name } }));
      },
    };
  });
}

interface Demand {
  message: RuleText;
  mend: RuleText;
  isMet(rate: string | undefined): boolean;
}

const MEND = say(
  'Prüfe den Steuersatz oder wähle einen anderen Steuerfall.',
  'Check the VAT rate or choose another VAT case.',
);

const DEMANDS: Record<RateDemand, Demand> = {
  'above zero': {
    message: say('größer als 0 sein', 'be above 0'),
    mend: MEND,
    isMet: (rate) => amountOf(rate)?.gt('0') ?? false,
  },
  'zero or more': {
    message: say('0 oder größer sein', 'be 0 or more'),
    mend: MEND,
    isMet: (rate) => amountOf(rate)?.gte('0') ?? false,
  },
  zero: {
    message: say('0 sein', 'be 0'),
    mend: MEND,
    isMet: (rate) => amountOf(rate)?.eq('0') ?? false,
  },
  absent: {
    message: say('fehlen', 'be absent'),
    mend: say(
      'Lass den Steuersatz weg; auch 0 darf hier nicht stehen.',
      'Leave out the VAT rate; not even 0 may be given here.',
    ),
    isMet: isMissing,
  },
};
