/** All rules for electronic invoices, and what an invoice breaks of them. */
import type { EInvoice } from '../model.ts';
import { ALLOWANCE_RULES } from './allowances.ts';
import { CODE_LIST_RULES } from './code-lists/index.ts';
import { DECIMAL_RULES } from './decimals.ts';
import { DOCUMENT_RULES } from './document.ts';
import { EXACT_AMOUNT_RULES } from './exact-amounts.ts';
import { GERMAN_ADDRESS_RULES } from './german-addresses.ts';
import { GERMAN_DOCUMENT_RULES } from './german-document.ts';
import { GERMAN_EXTENSION_RULES } from './german-extension.ts';
import { GERMAN_PARTY_RULES } from './german-parties.ts';
import { GERMAN_PAYMENT_RULES } from './german-payment.ts';
import { GERMAN_VEHICLE_RULES } from './german-vehicles.ts';
import { ITEM_RULES } from './items.ts';
import { LINE_RULES } from './lines.ts';
import { NUMBER_RULES } from './numbers.ts';
import { OTHER_PARTY_RULES } from './other-parties.ts';
import { PARTY_RULES } from './parties.ts';
import { PAYMENT_RULES } from './payment.ts';
import { PEPPOL_ARITHMETIC_RULES } from './peppol-arithmetic.ts';
import { PEPPOL_DOCUMENT_RULES } from './peppol-document.ts';
import { PERIOD_RULES } from './periods.ts';
import type { Rule, RuleFinding, WrittenIn } from './rule.ts';
import { TOTAL_RULES } from './totals.ts';
import { VAT_CATEGORY_RULES } from './vat/index.ts';
import { VAT_BREAKDOWN_RULES } from './vat-breakdown.ts';

export { NOT_IMPLEMENTED, type NotImplemented } from './not-implemented.ts';
export type { Breach, Rule, RuleFinding, RuleSeverity, RuleSource, RuleText, WrittenIn } from './rule.ts';
export { isExtension, XRECHNUNG, XRECHNUNG_EXTENSION, XRECHNUNG_VEHICLES } from './specification.ts';

/** `en16931`: the European standard and our own care. `xrechnung`: also what XRechnung and Peppol add. */
export type RuleProfile = 'en16931' | 'xrechnung';

/** In the order in which people read an invoice, which is also the order of findings. */
export const RULES: readonly Rule[] = [
  ...DOCUMENT_RULES,
  ...GERMAN_DOCUMENT_RULES,
  ...PEPPOL_DOCUMENT_RULES,
  ...PERIOD_RULES,
  ...NUMBER_RULES,
  ...PARTY_RULES,
  ...OTHER_PARTY_RULES,
  ...GERMAN_PARTY_RULES,
  ...GERMAN_ADDRESS_RULES,
  ...LINE_RULES,
  ...ITEM_RULES,
  ...ALLOWANCE_RULES,
  ...PEPPOL_ARITHMETIC_RULES,
  ...EXACT_AMOUNT_RULES,
  ...TOTAL_RULES,
  ...VAT_BREAKDOWN_RULES,
  ...VAT_CATEGORY_RULES,
  ...DECIMAL_RULES,
  ...CODE_LIST_RULES,
  ...PAYMENT_RULES,
  ...GERMAN_PAYMENT_RULES,
  ...GERMAN_EXTENSION_RULES,
  ...GERMAN_VEHICLE_RULES,
];

const NATIONAL = ['XRechnung', 'Peppol'];
const RULES_OF: Record<RuleProfile, readonly Rule[]> = {
  en16931: RULES.filter(({ source }) => !NATIONAL.includes(source)),
  xrechnung: RULES,
};

/** Every place at which the invoice breaks a rule of the profile: fatal ones first, each in the order of `RULES`. */
export function findBreaches(invoice: EInvoice, profile: RuleProfile): RuleFinding[] {
  return findBreachesIn(invoice, profile, 'either');
}

/** The same for an invoice that is written in one of the syntaxes. */
export function findBreachesIn(invoice: EInvoice, profile: RuleProfile, writtenIn: WrittenIn): RuleFinding[] {
  const all = RULES_OF[profile].flatMap((known) => {
    const rule = inContext(known, profile, writtenIn);
    return rule.find(invoice, writtenIn).map((breach) => ({ rule, breach }));
  });
  const found = all.filter((finding) => !isSaidAlready(finding, all));
  return [...found.filter(isFatal), ...found.filter((finding) => !isFatal(finding))];
}

/** Fatal in the rules of CEN and a warning in KoSIT's validator for XRechnung. */
const LENIENT_IN_XRECHNUNG: readonly string[] = ['BR-CL-21', 'BR-CL-23'];
/** Fatal in one syntax, a warning in the other. */
const FATAL_IN_CII: readonly string[] = ['BR-51'];
/** A day that the schema of UBL refuses; in CII it is a text. */
const FATAL_IN_UBL: readonly string[] = ['BB-DAY'];

function inContext(rule: Rule, profile: RuleProfile, writtenIn: WrittenIn): Rule {
  if (profile === 'xrechnung' && LENIENT_IN_XRECHNUNG.includes(rule.id))
    return { ...rule, severity: 'warning' };
  if (writtenIn === 'cii' && FATAL_IN_CII.includes(rule.id)) return { ...rule, severity: 'fatal' };
  if (writtenIn === 'cii' && FATAL_IN_UBL.includes(rule.id)) return { ...rule, severity: 'warning' };
  return rule;
}

function isSaidAlready({ rule, breach }: RuleFinding, all: readonly RuleFinding[]): boolean {
  const { silentBeside } = rule;
  if (silentBeside === undefined) return false;
  return all.some((other) => other.rule.id === silentBeside && other.breach.path === breach.path);
}

function isFatal({ rule }: RuleFinding): boolean {
  return rule.severity === 'fatal';
}
