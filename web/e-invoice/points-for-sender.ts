/** What was found in a file as plain text that can be sent to its sender. */
import type { FindingGroup } from './finding-groups.ts';

/** One numbered point for each rule that is broken: what is wrong, then the rule and the terms of the standard. */
export function pointsOf(groups: readonly FindingGroup[]): string {
  return groups.map(pointOf).join('\n');
}

function pointOf({ messages, rule, fields }: FindingGroup, index: number): string {
  const told = messages.map(({ text }) => text.trim()).join(' ');
  return `${index + 1}. ${told} (${[rule, ...fields].join(', ')})`;
}
