/** Receipts read in two processes that are there only while they are needed: one meets what strangers wrote, one looks at pixels. */
import type { ReceiptReading } from '@belegbar/domain/receipts';
import { createFileReader, type FileReader, type FileRefusal } from '../render/file-reader.ts';
import type { PoolLoad } from '../render/pool.ts';
import type { WorkLimits } from '../render/work-alarm.ts';
import type { AskedReading, PagesJob, PagesResult, ReceiptPage, SightJob, SightResult } from './jobs.ts';
import type { Pixels } from './pixels.ts';

/** How a page lies, and by which measures the places on it are told. */
export type PageMeasures = Pick<ReceiptPage, 'width' | 'height' | 'quarters'>;

export interface ReadReceipt {
  ok: true;
  /** `ocr` where a page of it had to be looked at. */
  source: 'text' | 'ocr';
  /** In their order, those of all files. */
  pages: readonly PageMeasures[];
  reading: ReceiptReading;
}

export interface NotRead {
  ok: false;
  code: FileRefusal | 'file.password' | 'file.picture';
}

export interface PaperReader {
  /**
   * What the files of one receipt say: PDF, JPEG, PNG, WebP or AVIF, in the order of its pages.
   * @param how.owner a business; they take turns
   * @param how.isTextOnly refuses `file.picture` at once for one of which a page would have to be looked at
   */
  read(
    files: readonly Uint8Array[],
    asked: AskedReading,
    how?: { owner?: string; isTextOnly?: boolean },
  ): Promise<ReadReceipt | NotRead>;
  /**
   * Pictures of the pages of one file for people, WebP, at most 1,600 pixels a side.
   * @param quarters turns by 90 degrees with the clock, a page
   */
  pictures(
    file: Uint8Array,
    quarters: readonly number[],
    owner?: string,
  ): Promise<{ ok: true; pictures: Uint8Array[] } | NotRead>;
  load(): { pages: PoolLoad; sight: PoolLoad };
  /** Ends the processes; what waits is refused. */
  close(): Promise<void>;
}

/** A page takes 4 to 7 seconds of the processor; the process grows with each and does not give back. */
const SIGHT = { processes: 1, residentBytesMaximum: 700_000_000, jobsMaximum: 20, hasNativeCode: true };
const PAGES = { processes: 1, heapMegabytesMaximum: 384, hasNativeCode: true };

/**
 * Nothing is started before the first file.
 * @param options.restMs the processes leave after so long without a file, a minute unless told otherwise
 * @param options.sight what one page may take, 60 s of the processor and five minutes unless told otherwise
 */
export function createPaperReader(
  options: { restMs?: number; sight?: Partial<WorkLimits> } = {},
): PaperReader {
  const restMs = options.restMs ?? 60_000;
  const pages = createFileReader<PagesJob, PagesResult>({
    ...PAGES,
    program: new URL('./pages-process.ts', import.meta.url),
    cpuMs: 20_000,
    wallMs: 120_000,
    restMs,
  });
  const sight = createFileReader<SightJob, SightResult>({
    ...SIGHT,
    program: new URL('./sight-process.ts', import.meta.url),
    cpuMs: options.sight?.cpuMs ?? 60_000,
    wallMs: options.sight?.wallMs ?? 300_000,
    restMs,
  });
  return {
    read: (files, asked, { owner, isTextOnly = false } = {}) =>
      readFiles({ pages, sight, owner, isTextOnly }, files, asked),
    async pictures(bytes, quarters, owner) {
      const drawn = await pages.read({ kind: 'draw', bytes, quarters }, owner);
      return answerOf(drawn, 'pictures');
    },
    load: () => ({ pages: pages.load(), sight: sight.load() }),
    close: async () => void (await Promise.all([pages.close(), sight.close()])),
  };
}

interface Readers {
  pages: FileReader<PagesJob, PagesResult>;
  sight: FileReader<SightJob, SightResult>;
  owner: string | undefined;
  isTextOnly: boolean;
}

async function readFiles(
  readers: Readers,
  files: readonly Uint8Array[],
  asked: AskedReading,
): Promise<ReadReceipt | NotRead> {
  const pages: ReceiptPage[] = [];
  let source: ReadReceipt['source'] = 'text';
  for (const bytes of files) {
    const opened = await readers.pages.read({ kind: 'open', bytes }, readers.owner);
    if (!opened.ok) return opened;
    if (opened.kind === 'text') pages.push(...opened.pages.map((page) => ({ ...page, quarters: 0 })));
    if (opened.kind !== 'pixels') continue;
    if (readers.isTextOnly) return { ok: false, code: 'file.picture' };
    const seen = await see(readers, opened.pages);
    if (!seen.ok) return seen;
    pages.push(...seen.pages);
    source = 'ocr';
  }
  const job = { kind: 'find', bytes: new Uint8Array(), pages, asked } as const;
  const found = answerOf(await readers.pages.read(job, readers.owner), 'fields');
  if (!found.ok) return found;
  const measures = pages.map(({ width, height, quarters }) => ({ width, height, quarters }));
  return { ok: true, source, pages: measures, reading: found.reading };
}

async function see(
  { sight, owner }: Pick<Readers, 'sight' | 'owner'>,
  pictures: readonly Pixels[],
): Promise<{ ok: true; pages: ReceiptPage[] } | NotRead> {
  const pages: ReceiptPage[] = [];
  for (const { data, width, height } of pictures) {
    const seen = await sight.read({ bytes: data, width, height }, owner);
    if (!seen.ok) return seen;
    pages.push(seen.page);
  }
  return { ok: true, pages };
}

/** A job of one kind is answered by one kind; a refusal stays one. */
function answerOf<Kind extends 'fields' | 'pictures'>(
  answer: PagesResult | NotRead,
  kind: Kind,
): Extract<PagesResult, { kind: Kind }> | NotRead {
  if (!answer.ok) return answer;
  if (answer.kind !== kind) throw new Error(`a ${kind} job was answered by ${answer.kind}`);
  return answer as Extract<PagesResult, { kind: Kind }>;
}
