/** A pool for files from outside: there only while it is needed, and what ends its process is a damaged file. */
import { createPool, type Pool, type PoolOptions } from './pool.ts';
import { RenderRefusal } from './refusal.ts';

export interface FileReader<Job, Result> {
  /** `file.damaged` for a file on which the process crashed or that took too long, `file.busy` when too many wait. */
  read(job: Job): Promise<Result | { ok: false; code: 'file.damaged' | 'file.busy' }>;
  /** Ends the process; what waits is refused. */
  close(): Promise<void>;
}

/**
 * Nothing is started before the first file.
 * @param options.restMs the process leaves after so long without a file
 */
export function createFileReader<Job, Result>(
  options: Pick<PoolOptions, 'program' | 'timeoutMs' | 'heapMegabytesMaximum'> & { restMs: number },
): FileReader<Job, Result> {
  let pool: Pool<Job, Result> | null = null;
  let inHand = 0;
  let rest: NodeJS.Timeout | undefined;
  const close = async () => {
    clearTimeout(rest);
    const open = pool;
    pool = null;
    await open?.close();
  };
  return {
    async read(job) {
      clearTimeout(rest);
      pool ??= createPool({ ...SIZE, ...options });
      inHand += 1;
      try {
        return await pool.run(job, 'urgent');
      } catch (cause) {
        return refusalOf(cause);
      } finally {
        inHand -= 1;
        if (inHand === 0) rest = setTimeout(() => void close(), options.restMs).unref();
      }
    },
    close,
  };
}

const SIZE = { processes: 1, residentBytesMaximum: 400 * 1024 * 1024, jobsMaximum: 50, queueMaximum: 20 };

function refusalOf(cause: unknown): { ok: false; code: 'file.damaged' | 'file.busy' } {
  if (!(cause instanceof RenderRefusal)) throw cause;
  const isOfFile = cause.code === 'render.failed' || cause.code === 'render.timeout';
  return { ok: false, code: isOfFile ? 'file.damaged' : 'file.busy' };
}
