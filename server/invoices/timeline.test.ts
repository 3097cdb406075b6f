import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TOLD } from './timeline.ts';

/** Not told: files that a draft names or not, what leaves no invoice behind, wishes whose outcome is told, and a link that its mail tells. */
const UNTOLD = ['invoices.attach', 'invoices.deleteDraft', 'sending.approve', 'shareLinks.createForMail'];

test('every act that is recorded at an invoice has its place in the history', () => {
  const acts = ['invoices', 'share-links', 'sending'].flatMap(actsIn);
  expect(acts.length).toBeGreaterThan(10);
  expect(acts.filter((act) => !TOLD.actions.includes(act)).toSorted()).toEqual(UNTOLD.toSorted());
});

function actsIn(capability: string): string[] {
  const folder = join(import.meta.dirname, '..', capability);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  return [...text.matchAll(/action: '([\w.]+)'/g)].map((match) => match[1] ?? '');
}
