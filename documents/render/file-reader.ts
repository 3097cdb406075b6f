/** A pool for files from outside: there only while it is needed, and what ends its process is a damaged file. Large files leave a process to the others. */
import { createPool, type Pool, type PoolLoad, type PoolOptions } from './pool.ts';
import { RenderRefusal } from './refusal.ts';
import type { WorkerOptions } from './worker.ts';

/** Why a file of any kind was not read. */
export type FileRefusal = 'file.damaged' | 'file.timeout' | 'file.busy';

export interface FileReader<Job, Result> {
  /**
   * `file.damaged` for a file on which the process crashed, `file.timeout` for one that took too long, `file.busy` when too many wait, of
   * all or of `owner`: a business or an address, who take turns.
   */
  read(job: Job, owner?: string): Promise<Result | { ok: false; code: FileRefusal }>;
  load(): PoolLoad;
  /** Ends the process; what waits is refused. */
  close(): Promise<void>;
}

const AT_REST: PoolLoad = { processes: 0, running: 0, waiting: 0 };

/**
 * Nothing is started before the first file.
 * @param options.restMs the process leaves after so long without a file
 */
export function createFileReader<Job extends { bytes: Uint8Array }, Result>(
  options: WorkerOptions & Partial<PoolOptions> & { restMs: number },
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
    async read(job, owner) {
      clearTimeout(rest);
      pool ??= createPool({ ...SIZE, ...options });
      inHand += 1;
      try {
        const urgency = job.bytes.byteLength > LARGE_BYTES ? 'patient' : 'urgent';
        return await pool.run(job, { urgency, ...(owner !== undefined && { owner }) });
      } catch (cause) {
        return refusalOf(cause);
      } finally {
        inHand -= 1;
        if (inHand === 0) rest = setTimeout(() => void close(), options.restMs).unref();
      }
    },
    load: () => pool?.load() ?? AT_REST,
    close,
  };
}

/** An invoice has some ten kilobytes, with a PDF around it some hundred. */
const LARGE_BYTES = 1_000_000;

/** The second process starts only when someone waits for it. */
const SIZE = {
  processes: 2,
  residentBytesMaximum: 400 * 1024 * 1024,
  jobsMaximum: 50,
  queueMaximum: 100,
  queueOfOwnerMaximum: 20,
};

const REFUSALS: Partial<Record<RenderRefusal['code'], FileRefusal>> = {
  'render.failed': 'file.damaged',
  'render.timeout': 'file.timeout',
};

function refusalOf(cause: unknown): { ok: false; code: FileRefusal } {
  if (!(cause instanceof RenderRefusal)) throw cause;
  return { ok: false, code: REFUSALS[cause.code] ?? 'file.busy' };
}
