/** The models are the files that were measured. */
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CommandProblem } from '../support/command.ts';
import { models } from './command.ts';

test('each is what its hash says', async () => {
  const lines: string[] = [];
  expect(await models(['check'], (line) => lines.push(line))).toBe(0);
  expect(lines).toHaveLength(3);
});

test('one that was changed, or is not there, is told by its name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'models-test-'));
  cpSync(fileURLToPath(new URL('../../documents/receipts/models/', import.meta.url)), folder, {
    recursive: true,
  });
  writeFileSync(join(folder, 'ppocrv6_dict.txt'), 'a\n');
  await expect(models(['check'], () => undefined, folder)).rejects.toThrow(/ppocrv6_dict\.txt/);
});

test('arguments that make no sense are told how it goes', async () => {
  await expect(models(['steal'], () => undefined)).rejects.toThrow(CommandProblem);
});
