/** Tidiness: lengths, bans, names, form, comments and stopwatches. */
import type { Problem } from '../support/problem.ts';
import type { ProjectFiles } from '../support/project-files.ts';
import { checkBans } from './bans.ts';
import { checkComments } from './comments.ts';
import { checkForm } from './form.ts';
import { askLengths, checkLengths } from './lengths.ts';
import { checkComponentNames, checkNames } from './names.ts';
import { checkStopwatches } from './stopwatches.ts';

export function checkTidiness(files: ProjectFiles, paths: readonly string[]): Problem[] {
  return [
    ...checkLengths(files),
    ...checkBans(files),
    ...checkNames(paths),
    ...checkComponentNames(files),
    ...checkForm(files),
    ...checkComments(files),
    ...checkStopwatches(files),
  ];
}

/** What breaks nothing and is worth a second look. */
export function askTidiness(files: ProjectFiles): Problem[] {
  return askLengths(files);
}
