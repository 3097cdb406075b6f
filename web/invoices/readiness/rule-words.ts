/** What a broken rule says to whoever writes the invoice. */
import type { ProblemAtField } from '../../ui/form/completed.ts';
import { knownRules } from './known-rules.ts';

/** The code of all problems that the rules find; the value `rule` says which. */
const RULE_PROBLEM = 'e-invoice.rule';

/** Terms of EN 16931 in brackets, such as `(BT-31, BT-32)`: the fields of the editor have names. */
const TERMS = / ?\(B[TG]-[\w-]+(?:(?:,| oder| und| or| and) B[TG]-[\w-]+)*\)/g;

/** Who writes an invoice knows clients; only strangers' invoices have buyers. */
function ofClient({ de, en }: RuleText): RuleText {
  return {
    de: de.replaceAll('des Käufers', 'des Kunden'),
    en: en.replaceAll(/\bbuyer\b(?! reference)/g, 'client'),
  };
}

interface RuleText {
  de: string;
  en: string;
}

interface RuleWords {
  /** What is wrong. */
  message: string;
  /** What to do about it. */
  mend: string;
}

/** Null for problems that no rule found, and before the rules have come. */
export function ruleWords(
  { code, values = {} }: Pick<ProblemAtField, 'code' | 'values'>,
  language: 'de' | 'en',
): RuleWords | null {
  const rules = code === RULE_PROBLEM ? knownRules() : null;
  const rule = rules?.ruleOfModel(values.rule ?? '');
  if (rules === null || rule === undefined) return null;
  const say = (text: typeof rule.message) =>
    rules.ruleText(ofClient(text), values, language).replace(TERMS, '');
  return { message: say(rule.message), mend: say(rule.mend) };
}
