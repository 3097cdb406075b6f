/** BR-DEC: amounts have at most two decimals (in effect also UBL-DT-01). Unit prices, quantities and percents are free. */
import type { AllowanceCharge, DocumentTotals, EInvoice, VatBreakdown } from '../model.ts';
import { decimalPlaces } from './amounts.ts';
import { EN, ofEach, ofEachLine, ofEachOnLines, say } from './finding.ts';
import type { Breach, Rule, RuleText } from './rule.ts';

const DECIMALS_MAXIMUM = 2;

type AmountRow = readonly [id: string, field: string, key: 'amount' | 'base'];

const NAMES: Record<'allowances' | 'charges', Record<AmountRow[2], RuleText>> = {
  allowances: {
    amount: say('Betrag eines Rabatts', 'amount of a discount'),
    base: say('Grundlage eines Rabatts', 'base of a discount'),
  },
  charges: {
    amount: say('Betrag eines Zuschlags', 'amount of a surcharge'),
    base: say('Grundlage eines Zuschlags', 'base of a surcharge'),
  },
};

export const DECIMAL_RULES: readonly Rule[] = [
  ...ofAllowances('allowances', [
    ['BR-DEC-01', 'BT-92', 'amount'],
    ['BR-DEC-02', 'BT-93', 'base'],
  ]),
  ...ofAllowances('charges', [
    ['BR-DEC-05', 'BT-99', 'amount'],
    ['BR-DEC-06', 'BT-100', 'base'],
  ]),
  total('BR-DEC-09', 'BT-106', 'lineNet', say('Summe der Positionen', 'sum of the items')),
  total('BR-DEC-10', 'BT-107', 'allowances', say('Summe der Rabatte', 'sum of the discounts')),
  total('BR-DEC-11', 'BT-108', 'charges', say('Summe der Zuschläge', 'sum of the surcharges')),
  total('BR-DEC-12', 'BT-109', 'net', say('Nettobetrag', 'total without VAT')),
  total('BR-DEC-13', 'BT-110', 'vat', say('Umsatzsteuer im Ganzen', 'VAT in total')),
  total('BR-DEC-14', 'BT-112', 'gross', say('Bruttobetrag', 'total with VAT')),
  total(
    'BR-DEC-15',
    'BT-111',
    'vatInAccountingCurrency',
    say('Umsatzsteuer in der zweiten Währung', 'VAT in the accounting currency'),
  ),
  total('BR-DEC-16', 'BT-113', 'paid', say('bereits gezahlter Betrag', 'amount already paid')),
  total('BR-DEC-17', 'BT-114', 'rounding', say('Rundung', 'rounding')),
  total('BR-DEC-18', 'BT-115', 'payable', say('Zahlbetrag', 'amount due')),
  ofBreakdown('BR-DEC-19', 'BT-116', 'base', say('Bemessungsgrundlage', 'taxable amount')),
  ofBreakdown('BR-DEC-20', 'BT-117', 'tax', say('Steuerbetrag', 'tax amount')),
  decimalRule(
    'BR-DEC-23',
    'BT-131',
    say('Nettobetrag von Position {line}', 'net amount of item {line}'),
    (invoice) => ofEachLine(invoice, ({ net }, path, values) => tooLong(net, `${path}.net`, values)),
  ),
  ...ofLineAllowances('allowances', [
    ['BR-DEC-24', 'BT-136', 'amount'],
    ['BR-DEC-25', 'BT-137', 'base'],
  ]),
  ...ofLineAllowances('charges', [
    ['BR-DEC-27', 'BT-141', 'amount'],
    ['BR-DEC-28', 'BT-142', 'base'],
  ]),
];

function ofAllowances(kind: 'allowances' | 'charges', rows: readonly AmountRow[]): Rule[] {
  return rows.map(([id, field, key]) =>
    decimalRule(id, field, NAMES[kind][key], (invoice) =>
      ofEach<AllowanceCharge>(invoice[kind], kind, (item, path) => tooLong(item[key], `${path}.${key}`)),
    ),
  );
}

function ofLineAllowances(kind: 'allowances' | 'charges', rows: readonly AmountRow[]): Rule[] {
  return rows.map(([id, field, key]) => {
    const name = NAMES[kind][key];
    return decimalRule(
      id,
      field,
      say(`${name.de} in Position {line}`, `${name.en} on line {line}`),
      (invoice) =>
        ofEachOnLines(invoice, kind, (item, path, values) => tooLong(item[key], `${path}.${key}`, values)),
    );
  });
}

function total(id: string, field: string, key: keyof DocumentTotals, name: RuleText): Rule {
  return decimalRule(id, field, name, ({ totals }) => tooLong(totals[key], `totals.${key}`));
}

function ofBreakdown(id: string, field: string, key: keyof VatBreakdown, name: RuleText): Rule {
  return decimalRule(id, field, name, ({ vatBreakdown }) =>
    ofEach(vatBreakdown, 'vatBreakdown', (entry, path) => tooLong(entry[key], `${path}.${key}`)),
  );
}

function decimalRule(id: string, field: string, name: RuleText, find: (invoice: EInvoice) => Breach[]): Rule {
  return {
    ...EN,
    id,
    fields: [field],
    message: say(
      `Zu viele Nachkommastellen: {given} (${name.de}, ${field}). Erlaubt sind zwei.`,
      `Too many decimals: {given} (${name.en}, ${field}). Two are allowed.`,
    ),
    mend: say('Runde den Betrag auf Cent.', 'Round the amount to cents.'),
    find,
  };
}

function tooLong(text: string | undefined, path: string, values?: Record<string, string>): Breach[] {
  if (decimalPlaces(text) <= DECIMALS_MAXIMUM) return [];
  return [{ path, values: { ...values, given: text?.trim() ?? '' } }];
}
