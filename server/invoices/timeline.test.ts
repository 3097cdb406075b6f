import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TIMELINE_ACTIONS } from './timeline.ts';

/** Not told: typing, and what leaves no invoice behind. */
const UNTOLD = ['invoices.saveDraft', 'invoices.deleteDraft'];

test('every act that is recorded at an invoice has its place in the history', () => {
  const acts = ['invoices', 'share-links'].flatMap(actsIn);
  expect(acts.length).toBeGreaterThan(10);
  expect(acts.filter((act) => !TIMELINE_ACTIONS.includes(act)).toSorted()).toEqual(UNTOLD.toSorted());
});

function actsIn(capability: string): string[] {
  const folder = join(import.meta.dirname, '..', capability);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  return [...text.matchAll(/action: '([\w.]+)'/g)].map((match) => match[1] ?? '');
}
