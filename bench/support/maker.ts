/** A PDF library in a process of its own, so that neither sweeps the other's garbage. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PdfJob } from './pdf-program.ts';

export type CpuMs = (job: PdfJob) => Promise<number>;

/** `cpuMs` makes what it is told and gives the CPU time that took. */
export function startMaker(library: 'belegbar' | 'react-pdf'): { cpuMs: CpuMs; stop: () => void } {
  const child = fork(fileURLToPath(new URL('./pdf-program.ts', import.meta.url)), [library]);
  return {
    async cpuMs(job) {
      const answer = once(child, 'message');
      child.send(job);
      return Number((await answer)[0]);
    },
    stop: () => child.disconnect(),
  };
}
