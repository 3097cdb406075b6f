/** The rules of the house, held against every import and every line that is really there. */
import type { Problem } from '../support/problem.ts';
import type { ProjectFiles } from '../support/project-files.ts';
import { readSources } from './imports.ts';
import type { Finding, Rule } from './rule.ts';
import { amountRules } from './rules/amounts.ts';
import { capabilityRules } from './rules/capabilities.ts';
import { constructRules } from './rules/constructs.ts';
import { cycleRules } from './rules/cycles.ts';
import { directionRules } from './rules/directions.ts';
import { messageRules } from './rules/messages.ts';
import { ownedTableRules } from './rules/owned-tables.ts';
import { reachRules } from './rules/reach.ts';
import { tableRules } from './rules/tables.ts';
import { tenancyRules } from './rules/tenancy.ts';
import { verbRules } from './rules/verbs.ts';
import { vocabularyRules } from './rules/vocabulary.ts';
import { wordRules } from './rules/words.ts';

export const RULES: readonly Rule[] = [
  ...directionRules,
  ...capabilityRules,
  ...constructRules,
  ...messageRules,
  ...reachRules,
  ...amountRules,
  ...tableRules,
  ...tenancyRules,
  ...ownedTableRules,
  ...verbRules,
  ...wordRules,
  ...vocabularyRules,
  ...cycleRules,
];

/** Every breach once, with the name and the reason of the rule that is nearest to it. */
export function checkArchitecture(files: ProjectFiles): Problem[] {
  const project = { files, sources: readSources(files) };
  const before: Finding[] = [];
  return RULES.flatMap(({ name, reason, find }) => {
    const found = find(project, before).filter((finding) => !before.some((other) => isSame(finding, other)));
    before.push(...found);
    return found.map(({ file, line, what }) => ({ file, line, message: `${what}, but ${name}. ${reason}` }));
  });
}

function isSame(one: Finding, other: Finding): boolean {
  return one.file === other.file && one.line === other.line && one.what === other.what;
}
