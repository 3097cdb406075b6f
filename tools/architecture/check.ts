/** The rules of the house, held against every import and every line that is really there. */
import type { Problem } from '../support/problem.ts';
import type { ProjectFiles } from '../support/project-files.ts';
import { readSources } from './imports.ts';
import type { Rule } from './rule.ts';
import { amountRules } from './rules/amounts.ts';
import { capabilityRules } from './rules/capabilities.ts';
import { constructRules } from './rules/constructs.ts';
import { cycleRules } from './rules/cycles.ts';
import { directionRules } from './rules/directions.ts';
import { reachRules } from './rules/reach.ts';

export const RULES: readonly Rule[] = [
  ...directionRules,
  ...capabilityRules,
  ...cycleRules,
  ...constructRules,
  ...reachRules,
  ...amountRules,
];

/** Every breach, with the rule's name and reason. */
export function checkArchitecture(files: ProjectFiles): Problem[] {
  const sources = readSources(files);
  return RULES.flatMap(({ name, reason, find }) =>
    find(sources).map(({ file, line, what }) => ({ file, line, message: `${what}, but ${name}. ${reason}` })),
  );
}
