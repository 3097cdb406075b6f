/** Running a program that speaks for itself. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './root.ts';

/** Its exit code; 1 when a signal ended it. */
export async function runAloud(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<number> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
