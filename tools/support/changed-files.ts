/** What has changed in the working tree. */
import { spawnSync } from 'node:child_process';
import { CommandProblem } from './command.ts';
import { root } from './root.ts';

/**
 * Paths of files that differ from those of the commit or are gone, and of files that git does not know yet.
 * @throws CommandProblem for a commit that there is not
 */
export function changedFiles(commit: string): string[] {
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
}

function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new CommandProblem(stderr.trim());
  return stdout.split('\n').filter((line) => line !== '');
}
