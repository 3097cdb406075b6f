/** Tidiness: lengths, bans, names, form and comments. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../support/problem.ts';
import type { ProjectFiles } from '../support/project-files.ts';
import { root } from '../support/root.ts';
import { checkBans } from './bans.ts';
import { checkComments } from './comments.ts';
import { checkForm } from './form.ts';
import { checkLengths, RATCHET_FILE, tighten } from './lengths.ts';
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

/** Writes the list of old offenders anew, as short as it can be. */
export function tightenRatchet(files: ProjectFiles): void {
  writeFileSync(join(root, RATCHET_FILE), `${JSON.stringify(tighten(files), null, 2)}\n`);
}
