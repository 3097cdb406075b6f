/** The rules over what an invoice says by their numbers: the editor, whose invoice is no file yet, needs no words about files. */
import { RULES } from './index.ts';
import type { Rule } from './rule.ts';

/** The rule of that number; undefined for one over a file. */
export function ruleOfModel(id: string): Rule | undefined {
  return OF_MODEL.get(id);
}

const OF_MODEL = new Map(RULES.map((rule) => [rule.id, rule]));
