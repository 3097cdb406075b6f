/** Tidiness: lengths, bans, names, form and comments. */
import type { Problem } from '../support/problem.ts';
import type { ProjectFiles } from '../support/project-files.ts';
import { checkBans } from './bans.ts';
import { checkComments } from './comments.ts';
import { checkForm } from './form.ts';
import { askLengths, checkLengths } from './lengths.ts';
import { checkComponentNames, checkNames } from './names.ts';

export function checkTidiness(files: ProjectFiles, paths: readonly string[]): Problem[] {
  return [
    ...checkLengths(files),
    ...checkBans(files),
    ...checkNames(paths),
    ...checkComponentNames(files),
    ...checkForm(files),
    ...checkComments(files),
  ];
}

/** What breaks nothing and is worth a second look. */
export function askTidiness(files: ProjectFiles): Problem[] {
  return askLengths(files);
}
