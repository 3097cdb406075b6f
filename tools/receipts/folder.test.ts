import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CommandProblem } from '../support/command.ts';
import { makeFolder } from './folder.ts';

const silent = { print: () => {}, progress: () => {} };

test('a folder of receipts has the files that its truth names', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'receipts-'));
  try {
    const said: string[] = [];
    const told = { print: (line: string) => said.push(line), progress: () => {} };
    await makeFolder(['make', folder, '--count', '2', '--seed', '3', '--condition', 'pdf'], told);
    const truth = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as {
      seed: number;
      files: { file: string }[];
    }[];
    expect(truth.map(({ seed }) => seed)).toEqual([3, 4]);
    expect(truth.flatMap(({ files }) => files).map(({ file }) => existsSync(join(folder, file)))).toEqual([
      true,
      true,
    ]);
    expect(said).toEqual([JSON.stringify({ folder, documents: 2, files: 2 })]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  ['without a folder', ['make']],
  ['with a count that is none', ['make', 'folder', '--count', 'many']],
  ['with a condition that there is not', ['make', 'folder', '--condition', 'wet']],
  ['with an option that there is not', ['make', 'folder', '--size', '3']],
])('%s it says how it is called', async (_, args) => {
  await expect(makeFolder(args, silent)).rejects.toThrow(CommandProblem);
});
