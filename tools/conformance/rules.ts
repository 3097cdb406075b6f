/** Every rule that we have, on every case of the official unit tests that names it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readXml } from '@belegbar/documents';
import { findBreaches, NOT_IMPLEMENTED, RULES, readEInvoice, ruleOf } from '@belegbar/domain/e-invoice';
import type { Outcome } from './outcome.ts';

/** By file: the rules that must hold, and those that must be broken. */
type Expected = Record<string, Record<'success' | 'error' | 'warning' | 'fatal', string[]>>;

const isOurs = (id: string) => ruleOf(id) !== undefined;

export async function rulesAgree(folder: string): Promise<Outcome> {
  const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Expected;
  const files = readdirSync(folder).filter((name) => name.endsWith('.xml'));
  const cases = files.flatMap((name) => casesOf(name, folder, expected[name]));
  const asked = cases.filter(({ id }) => isOurs(id));
  const others = [...new Set(cases.filter(({ id }) => !isOurs(id)).map(({ id }) => id))].sort();
  const wrong = asked.filter(({ found, wanted }) => found !== wanted);
  return {
    ok: wrong.length === 0 && others.every((id) => reasonFor(id) !== undefined),
    lines: [
      `${RULES.length} rules; ${asked.length - wrong.length} of ${asked.length} cases agree, in ${files.length} files.`,
      ...wrong.map(({ name, id, wanted }) => `${name}: ${id} should ${wanted ? 'be broken' : 'hold'}.`),
      'Named there and not ours:',
      ...others.map((id) => `  ${id}: ${reasonFor(id) ?? 'without a reason'}`),
      'Official rules that are not checked:',
      ...NOT_IMPLEMENTED.map(({ id, reason }) => `  ${id}: ${reason}`),
    ],
  };
}

interface Case {
  name: string;
  id: string;
  wanted: boolean;
  found: boolean;
}

function casesOf(name: string, folder: string, expected: Expected[string] | undefined): Case[] {
  if (expected === undefined) return [];
  const read = readXml(readFileSync(join(folder, name)));
  const file = read.ok ? readEInvoice(read.root) : null;
  const broken = file === null ? [] : findBreaches(file.invoice, 'xrechnung').map(({ rule }) => rule.id);
  const found = new Set([...broken, ...(file?.broken ?? []).map(({ rule }) => rule)]);
  const wrong = [...expected.error, ...expected.warning, ...expected.fatal];
  return [
    ...expected.success.map((id) => ({ name, id, wanted: false, found: found.has(id) })),
    ...wrong.map((id) => ({ name, id, wanted: true, found: found.has(id) })),
  ];
}

function reasonFor(id: string): string | undefined {
  return NOT_IMPLEMENTED.find(({ id: known }) =>
    known.endsWith('*') ? id.startsWith(known.slice(0, -1)) : known === id,
  )?.reason;
}
