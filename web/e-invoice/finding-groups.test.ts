import { expect, test } from 'vitest';
import { groupsOf } from './finding-groups.ts';
import type { Finding } from './message.ts';

function finding(rule: string, path: string, message: string): Finding {
  return {
    rule,
    path,
    message,
    severity: 'fatal',
    source: 'EN 16931',
    fields: ['BT-131'],
    mend: 'Rechne nach.',
  };
}

test('a rule that many lines break is told once, with each different message', () => {
  const groups = groupsOf([
    finding('BR-24', 'lines.0', 'Der Position 1 fehlt der Betrag.'),
    finding('BR-24', 'lines.1', 'Der Position 2 fehlt der Betrag.'),
    finding('BR-24', 'lines.1', 'Der Position 2 fehlt der Betrag.'),
    finding('BR-02', 'number', 'Die Nummer fehlt.'),
  ]);
  expect(
    groups.map(({ rule, count, messages }) => [rule, count, messages.map(({ place }) => place)]),
  ).toEqual([
    ['BR-24', 3, ['lines.0', 'lines.1']],
    ['BR-02', 1, ['head']],
  ]);
});
