/** Rules for the categories of VAT (UNTDID 5305): BR-S, BR-Z, BR-E, BR-AE, BR-IC, BR-G, BR-O, BR-AF, BR-AG, BR-B. */
import type { Rule } from '../rule.ts';
import { baseRule, taxRule } from './bases.ts';
import { VAT_CATEGORIES } from './categories.ts';
import { EXACT_VAT_RULES } from './exact.ts';
import { NOT_SUBJECT_RULES } from './not-subject.ts';
import { PARTICULAR_VAT_RULES } from './particular.ts';
import { partyRules } from './parties.ts';
import { rateRules } from './rates.ts';
import { reasonRule } from './reasons.ts';
import { breakdownRule } from './uses-in-breakdown.ts';

/** Ten rules for each category of the table, those that only one has, and our own exact ones. */
export const VAT_CATEGORY_RULES: readonly Rule[] = [
  ...VAT_CATEGORIES.flatMap((category) => [
    breakdownRule(category),
    ...partyRules(category),
    ...rateRules(category),
    baseRule(category),
    taxRule(category),
    reasonRule(category),
  ]),
  ...NOT_SUBJECT_RULES,
  ...PARTICULAR_VAT_RULES,
  ...EXACT_VAT_RULES,
];
