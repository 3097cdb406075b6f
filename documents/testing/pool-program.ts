/** A program for tests of the pool: does what the job says, crashing and hanging included. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { serve } from '../render/serve.ts';

export type TestJob =
  | { act: 'echo'; text: string }
  | { act: 'wait'; milliseconds: number }
  | { act: 'crash' }
  | { act: 'hang' }
  /** Works without end. */
  | { act: 'work' }
  | { act: 'throw' }
  /** What a process can reach that a hostile file has taken over: how each try ends, and the names in its environment. */
  | { act: 'look'; port: number };

serve<TestJob, string>(async (job) => {
  if (job.act === 'crash') process.kill(process.pid, 'SIGKILL');
  if (job.act === 'hang') pause(600_000);
  if (job.act === 'work') for (;;);
  if (job.act === 'throw') throw new Error('as asked');
  if (job.act === 'wait') pause(job.milliseconds);
  if (job.act === 'look')
    return JSON.stringify({
      ...reaches(),
      call: await call(job.port),
      environment: Object.keys(process.env),
    });
  return 'text' in job ? `${job.text} ${process.pid}` : String(process.pid);
});

/** Blocks the process, as a layout that does not end would. */
function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

function reaches(): Record<string, string> {
  return {
    read: endOf(() => readFileSync('/etc/hostname')),
    write: endOf(() => writeFileSync(join(tmpdir(), 'belegbar-child'), '')),
    start: endOf(() => spawnSync(process.execPath, ['--version'])),
  };
}

function endOf(reach: () => unknown): string {
  try {
    reach();
    return 'done';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'failed';
  }
}

async function call(port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return 'done';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'failed';
  } finally {
    socket.destroy();
  }
}
