/** Findings told once for each rule, with how often it is broken. */
import type { Finding } from './message.ts';
import { placeOf } from './places.ts';

export interface FindingGroup {
  rule: string;
  severity: Finding['severity'];
  source: Finding['source'];
  fields: readonly string[];
  mend: string;
  /** The different messages, the first ones first, with where the first of each is told. */
  messages: { text: string; place: string }[];
  /** At how many places. */
  count: number;
}

/** In the order in which the findings come: fatal ones first. */
export function groupsOf(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const { rule, severity, source, fields, mend, message, path } of findings) {
    const group = groups.get(rule) ?? { rule, severity, source, fields, mend, messages: [], count: 0 };
    group.count += 1;
    if (!group.messages.some(({ text }) => text === message))
      group.messages.push({ text: message, place: placeOf(path) });
    groups.set(rule, group);
  }
  return [...groups.values()];
}
