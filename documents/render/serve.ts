/** The child's half of the pool: says that it is ready, answers jobs, ends with its parent. */
import process from 'node:process';

export interface Answer<Result> {
  kind: 'answer';
  result: Result;
  /** Resident memory of the process in bytes, so that the parent can replace it in time. */
  residentBytes: number;
}

export type FromChild<Result> = { kind: 'ready' } | Answer<Result> | { kind: 'failed'; message: string };

/** Answers each job of the parent with what `act` returns; an error it throws fails the job, not the process. */
export function serve<Job, Result>(act: (job: Job) => Result | Promise<Result>): void {
  // A parent that is gone takes no answer; `disconnect` then ends the process.
  const send = (message: FromChild<Result>) => process.send?.(message, () => undefined);
  process.on('message', async (job: Job) => {
    try {
      const result = await act(job);
      send({ kind: 'answer', result, residentBytes: process.memoryUsage.rss() });
    } catch (error) {
      send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  });
  process.on('disconnect', () => process.exit(0));
  // The parent decides when to stop: an interrupt of the terminal reaches the whole group.
  process.on('SIGINT', () => undefined);
  send({ kind: 'ready' });
}
