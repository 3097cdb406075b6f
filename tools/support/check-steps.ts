/** What `npm run check` looks at; none of it needs a database or a network. */
import { checkArchitecture } from '../architecture/check.ts';
import { checkDocuments } from '../docs/check.ts';
import { checkLocales } from '../locales/check.ts';
import { checkTidiness } from '../tidy/check.ts';
import { listProjectPaths, readProjectFiles } from './project-files.ts';
import { program, type Step, search } from './steps.ts';

export const CHECK_STEPS: readonly Step[] = [
  program('dead-code', 'knip', ['--no-progress']),
  program('types', 'tsc', ['-p', 'tsconfig.json']),
  program('types-web', 'tsc', ['-p', 'web/tsconfig.json']),
  program('format-and-lint', 'biome', ['check', '--error-on-warnings', '--max-diagnostics=50', '.']),
  search('architecture', () => checkArchitecture(readProjectFiles())),
  search('tidy', () => checkTidiness(readProjectFiles(), listProjectPaths())),
  search('docs', () => checkDocuments(readProjectFiles(), listProjectPaths())),
  search('locales', () => checkLocales(readProjectFiles())),
];
