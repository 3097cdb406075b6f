/** Images and letterheads from outside, read in a process of their own that is there only while it is needed. */
import { createFileReader, type FileRefusal } from '../render/file-reader.ts';
import type { PoolLoad } from '../render/pool.ts';
import type { WorkLimits } from '../render/work-alarm.ts';
import type { CleanImage, ImageJob, ImageRefusal, ImageType, InspectedPdf } from './jobs.ts';

export type { ImageType };

/** As `CleanImage`; `file.timeout`, and `file.busy` when too many others wait; `owner`s take turns. */
export type ReadImage = CleanImage | { ok: false; code: ImageRefusal | FileRefusal };

export interface ImageReader {
  /** A picture of one of these types by its content, written anew as PNG or JPEG in sRGB, upright and without metadata. */
  picture(bytes: Uint8Array, types: readonly ImageType[], owner?: string): Promise<ReadImage>;
  /** Page 1 of a PDF, a PNG or a JPEG as a PNG of an A4 page in RGB at 200 dots an inch. */
  letterhead(bytes: Uint8Array, owner?: string): Promise<ReadImage>;
  /** A PDF that is kept as it is: whether it opens, and whether it does something by itself. */
  pdf(bytes: Uint8Array, owner?: string): Promise<InspectedPdf | { ok: false; code: FileRefusal }>;
  load(): PoolLoad;
  /** Ends the process; what waits is refused. */
  close(): Promise<void>;
}

/**
 * Nothing is started before the first file.
 * @param options.cpuMs a file that takes more time of the processor is `file.timeout`, 20 s unless told otherwise
 * @param options.wallMs and so is one that takes longer by the clock, two minutes unless told otherwise
 * @param options.restMs the process leaves after so long without a file, a minute unless told otherwise
 */
export function createImageReader(
  options: { restMs?: number; program?: URL } & Partial<WorkLimits> = {},
): ImageReader {
  const reader = createFileReader<ImageJob, CleanImage | InspectedPdf>({
    program: options.program ?? new URL('./process.ts', import.meta.url),
    cpuMs: options.cpuMs ?? 20_000,
    wallMs: options.wallMs ?? 120_000,
    restMs: options.restMs ?? 60_000,
    heapMegabytesMaximum: 384,
    hasNativeCode: true,
  });
  return {
    picture: (bytes, types, owner) =>
      reader.read({ kind: 'picture', bytes, types }, owner) as Promise<ReadImage>,
    letterhead: (bytes, owner) => reader.read({ kind: 'letterhead', bytes }, owner) as Promise<ReadImage>,
    pdf: (bytes, owner) => reader.read({ kind: 'pdf', bytes }, owner) as ReturnType<ImageReader['pdf']>,
    load: reader.load,
    close: reader.close,
  };
}
