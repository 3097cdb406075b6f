/** Rules of the European standard for discounts and surcharges on the invoice and on its lines. */
import type { AllowanceCharge, EInvoice } from '../model.ts';
import { isMissing } from './amounts.ts';
import { breachIf, EN, ofEach, ofEachOnLines, say } from './finding.ts';
import type { Breach, Rule, RuleText } from './rule.ts';

type Kind = 'allowances' | 'charges';

/** Numbers of one set of rules; the reason has two, which the standard says twice. */
interface Numbers {
  amount: [id: string, field: string];
  vatCategory?: [id: string, field: string];
  reason: [ids: [string, string], fields: [string, string]];
}

const ON_INVOICE: Record<Kind, Numbers> = {
  allowances: {
    amount: ['BR-31', 'BT-92'],
    vatCategory: ['BR-32', 'BT-95'],
    reason: [
      ['BR-33', 'BR-CO-21'],
      ['BT-97', 'BT-98'],
    ],
  },
  charges: {
    amount: ['BR-36', 'BT-99'],
    vatCategory: ['BR-37', 'BT-102'],
    reason: [
      ['BR-38', 'BR-CO-22'],
      ['BT-104', 'BT-105'],
    ],
  },
};

const ON_LINES: Record<Kind, Numbers> = {
  allowances: {
    amount: ['BR-41', 'BT-136'],
    reason: [
      ['BR-42', 'BR-CO-23'],
      ['BT-139', 'BT-140'],
    ],
  },
  charges: {
    amount: ['BR-43', 'BT-141'],
    reason: [
      ['BR-44', 'BR-CO-24'],
      ['BT-144', 'BT-145'],
    ],
  },
};

type Find = (
  invoice: EInvoice,
  kind: Kind,
  find: (item: AllowanceCharge, path: string, values?: { line: string }) => Breach[],
) => Breach[];

const onInvoice: Find = (invoice, kind, find) =>
  ofEach(invoice[kind], kind, (item, path) => find(item, path));

const NAMES: Record<Kind, { de: string; en: string }> = {
  allowances: { de: 'Rabatt', en: 'discount' },
  charges: { de: 'Zuschlag', en: 'surcharge' },
};

export const ALLOWANCE_RULES: readonly Rule[] = (['allowances', 'charges'] as const).flatMap((kind) => [
  ...rulesFor(kind, ON_INVOICE[kind], onInvoice, say('auf die Rechnung', 'on the invoice')),
  ...rulesFor(kind, ON_LINES[kind], ofEachOnLines, say('auf Position {line}', 'on item {line}')),
]);

function rulesFor(kind: Kind, numbers: Numbers, each: Find, where: RuleText): Rule[] {
  const { de, en } = NAMES[kind];
  const [amountId, amountField] = numbers.amount;
  const rules: Rule[] = [
    {
      ...EN,
      id: amountId,
      fields: [amountField],
      message: say(
        `Ein ${de} ${where.de} hat keinen Betrag (${amountField}).`,
        `A ${en} ${where.en} has no amount (${amountField}).`,
      ),
      mend: say('Gib den Betrag an.', 'Give the amount.'),
      find: (invoice) =>
        each(invoice, kind, ({ amount }, path, values) =>
          breachIf(isMissing(amount), `${path}.amount`, values),
        ),
    },
    ...reasonRules(kind, numbers, each, where),
  ];
  return numbers.vatCategory ? [...rules, categoryRule(kind, numbers.vatCategory)] : rules;
}

function categoryRule(kind: Kind, [id, field]: [string, string]): Rule {
  const { de, en } = NAMES[kind];
  return {
    ...EN,
    id,
    fields: [field],
    message: say(
      `Ein ${de} auf die Rechnung hat keine Umsatzsteuer-Kategorie (${field}).`,
      `A ${en} on the invoice has no VAT category (${field}).`,
    ),
    mend: say('Gib an, zu welchem Steuerfall er gehört.', 'Say which VAT case it belongs to.'),
    find: (invoice) =>
      onInvoice(invoice, kind, ({ vatCategory }, path) =>
        breachIf(isMissing(vatCategory), `${path}.vatCategory`),
      ),
  };
}

function reasonRules(kind: Kind, { reason: [ids, fields] }: Numbers, each: Find, where: RuleText): Rule[] {
  const { de, en } = NAMES[kind];
  return ids.map((id) => ({
    ...EN,
    id,
    fields,
    message: say(
      `Ein ${de} ${where.de} nennt keinen Grund (${fields.join(', ')}).`,
      `A ${en} ${where.en} gives no reason (${fields.join(', ')}).`,
    ),
    mend: say(
      'Schreib einen Grund dazu, zum Beispiel „Mengenrabatt“.',
      'Add a reason, for example “volume discount”.',
    ),
    find: (invoice) =>
      each(invoice, kind, ({ reason, reasonCode }, path, values) =>
        breachIf(isMissing(reason) && isMissing(reasonCode), `${path}.reason`, values),
      ),
  }));
}
