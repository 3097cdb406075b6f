/** How many cases went how: what was not compared is never counted as passed. */
import type { CaseResult } from './run-case.ts';

type Outcome = Omit<CaseResult, 'id'>;

const GROUPS: readonly [words: string, belongs: (result: Outcome) => boolean][] = [
  ['passed entirely', ({ ok, unsupported }) => ok && unsupported.length === 0],
  ['agreed as far as supported', ({ ok, unsupported }) => ok && unsupported.length > 0],
  ['had nothing to compare', ({ ok, differences }) => !ok && differences.length === 0],
  ['differed', ({ differences }) => differences.length > 0],
];

/** `1 passed entirely, 2 agreed as far as supported, 0 had nothing to compare, 0 differed`. */
export function summary(results: readonly Outcome[]): string {
  return GROUPS.map(([words, belongs]) => `${results.filter(belongs).length} ${words}`).join(', ');
}
