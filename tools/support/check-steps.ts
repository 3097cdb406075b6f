/** What `npm run check` looks at; none of it needs a database or a network. */
import { checkArchitecture } from '../architecture/check.ts';
import { checkDependencies } from '../dependencies/check.ts';
import { checkDocuments } from '../docs/check.ts';
import { checkLocales } from '../locales/check.ts';
import { askTidiness, checkTidiness } from '../tidy/check.ts';
import { listProjectPaths, type ProjectFiles, readProjectFiles } from './project-files.ts';
import { program, type Step, search } from './steps.ts';

let files: ProjectFiles | null = null;

/** Read once, at the first step that asks. */
function projectFiles(): ProjectFiles {
  files ??= readProjectFiles();
  return files;
}

export const CHECK_STEPS: readonly Step[] = [
  program('types-web', 'tsc', ['-p', 'web/tsconfig.json']),
  program('types', 'tsc', ['-p', 'tsconfig.json']),
  program('format-and-lint', 'biome', ['check', '--error-on-warnings', '--max-diagnostics=50', '.']),
  program('dead-code', 'knip', ['--no-progress']),
  search('architecture', () => checkArchitecture(projectFiles())),
  search(
    'tidy',
    () => checkTidiness(projectFiles(), listProjectPaths()),
    () => askTidiness(projectFiles()),
  ),
  search('dependencies', () => checkDependencies(projectFiles())),
  search('docs', () => checkDocuments(projectFiles(), listProjectPaths())),
  search('locales', () => checkLocales(projectFiles())),
];
