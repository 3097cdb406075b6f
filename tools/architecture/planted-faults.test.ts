/** Each fault is planted into the real files of the project, alone, and one rule tells of it, once. */
import { expect, test } from 'vitest';
import { checkDocuments } from '../docs/check.ts';
import { checkLocales } from '../locales/check.ts';
import { listProjectPaths, readProjectFiles } from '../support/project-files.ts';
import { checkTidiness } from '../tidy/check.ts';
import { checkArchitecture } from './check.ts';
import { PLANTED_FAULTS, type PlantedFault } from './testing/planted-faults.ts';

const FILES = readProjectFiles();
const PATHS = listProjectPaths();

test('as it stands, the project has no fault', () => {
  const problems = [
    ...checkArchitecture(FILES),
    ...checkTidiness(FILES, PATHS),
    ...checkDocuments(FILES, PATHS),
    ...checkLocales(FILES),
  ];
  expect(problems).toEqual([]);
});

test.each(PLANTED_FAULTS)('$fault', (planted) => {
  const { file } = planted;
  const text = textWith(planted);
  const files = new Map(FILES).set(file, text);
  const problems = [
    ...checkArchitecture(files),
    // Tidiness is of each file alone; the other two look at pages and at documents.
    ...checkTidiness(new Map([[file, text]]), [file]),
    ...(file.startsWith('web/') ? checkLocales(files) : []),
    ...(file.endsWith('.md') ? checkDocuments(files, PATHS) : []),
  ];
  const said = problems.map((problem) => `${problem.file} ${problem.message}`);
  expect(said).toEqual([expect.stringContaining(planted.rule)]);
});

function textWith({ file, add, replace, whole }: PlantedFault): string {
  if (whole !== undefined) return whole;
  const text = FILES.get(file);
  if (text === undefined) throw new Error(`There is no ${file} to plant a fault into.`);
  if (add !== undefined) return `${text}\n${add}\n`;
  const [before, after] = replace ?? ['', ''];
  expect(text).toContain(before);
  return text.replace(before, after);
}
