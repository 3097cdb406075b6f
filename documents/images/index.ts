/** Images and letterheads from outside, read in a process of their own that is there only while it is needed. */
import { createPool, type Pool } from '../render/pool.ts';
import { RenderRefusal } from '../render/refusal.ts';
import type { CleanImage, ImageJob, ImageRefusal, ImageType } from './jobs.ts';

export type { ImageType };

/** As `CleanImage`; `file.busy` when too many others wait. */
export type ReadImage = CleanImage | { ok: false; code: ImageRefusal | 'file.busy' };

export interface ImageReader {
  /** A picture of one of these types by its content, written anew as PNG or JPEG in sRGB, upright and without metadata. */
  picture(bytes: Uint8Array, types: readonly ImageType[]): Promise<ReadImage>;
  /** Page 1 of a PDF, a PNG or a JPEG as a PNG of an A4 page in RGB at 200 dots an inch. */
  letterhead(bytes: Uint8Array): Promise<ReadImage>;
  /** Ends the process; what waits is refused. */
  close(): Promise<void>;
}

/**
 * Nothing is started before the first file.
 * @param options.timeoutMs a file that takes longer is refused as damaged, 20 s unless told otherwise
 * @param options.restMs the process leaves after so long without a file, a minute unless told otherwise
 */
export function createImageReader(
  options: { timeoutMs?: number; restMs?: number; program?: URL } = {},
): ImageReader {
  let pool: Pool<ImageJob, CleanImage> | null = null;
  let inHand = 0;
  let rest: NodeJS.Timeout | undefined;
  const close = async () => {
    clearTimeout(rest);
    const open = pool;
    pool = null;
    await open?.close();
  };
  const run = async (job: ImageJob): Promise<ReadImage> => {
    clearTimeout(rest);
    pool ??= openPool(options);
    inHand += 1;
    try {
      return await pool.run(job, 'urgent');
    } catch (cause) {
      return refusalOf(cause);
    } finally {
      inHand -= 1;
      if (inHand === 0) rest = setTimeout(() => void close(), options.restMs ?? 60_000).unref();
    }
  };
  return {
    picture: (bytes, types) => run({ kind: 'picture', bytes, types }),
    letterhead: (bytes) => run({ kind: 'letterhead', bytes }),
    close,
  };
}

function openPool(options: { timeoutMs?: number; program?: URL }): Pool<ImageJob, CleanImage> {
  return createPool({
    program: options.program ?? new URL('./process.ts', import.meta.url),
    processes: 1,
    timeoutMs: options.timeoutMs ?? 20_000,
    residentBytesMaximum: 400 * 1024 * 1024,
    jobsMaximum: 50,
    queueMaximum: 20,
  });
}

/** A file on which the process crashed or hung is damaged, as far as we can use it. */
function refusalOf(cause: unknown): ReadImage {
  if (!(cause instanceof RenderRefusal)) throw cause;
  if (cause.code === 'render.failed' || cause.code === 'render.timeout')
    return { ok: false, code: 'file.damaged' };
  return { ok: false, code: 'file.busy' };
}
