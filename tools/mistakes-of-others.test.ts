/** The table of `docs/mistakes-of-others.md` names tests that exist. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './support/root.ts';

const rows = [
  ...readFileSync(join(root, 'docs/mistakes-of-others.md'), 'utf8').matchAll(
    /^\| (.+) \| `([^`]+)` \| (.+) \|$/gm,
  ),
].map(([, mistake = '', file = '', name = '']) => [mistake, file, name] as const);

test('the table has its rows', () => {
  expect(rows.length).toBeGreaterThan(25);
});

test.each(rows)('"%s" is held by a test of %s', (_, file, name) => {
  const source = readFileSync(join(root, file), 'utf8');
  expect(source).toContain(name);
});
