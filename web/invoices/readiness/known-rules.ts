/** The rules for e-invoices, once they have come. */
import type * as rulesFile from './rules.ts';

export type Rules = typeof rulesFile;

let known: Rules | null = null;

/** Null before they have come. */
export function knownRules(): Rules | null {
  return known;
}

export function keepRules(rules: Rules): Rules {
  known = rules;
  return rules;
}
