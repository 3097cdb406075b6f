/** The rules by their numbers. */
import { RULES_OF_PDFS } from '../rules-of-pdfs.ts';
import { RULES } from './index.ts';
import { RULES_OF_FILES } from './of-files.ts';
import type { Rule } from './rule.ts';

/** The rule of that number, also one over a file; undefined for a number that no rule has. */
export function ruleOf(id: string): Rule | undefined {
  return OF_ALL.get(id);
}

const OF_ALL = new Map([...RULES, ...RULES_OF_FILES, ...RULES_OF_PDFS].map((rule) => [rule.id, rule]));
