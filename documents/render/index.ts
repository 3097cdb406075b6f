/** Renders documents in child processes, so that the server's own thread never waits for a layout. */
import type { InvoiceDocument } from '@belegbar/domain/invoices';
import type { HybridInvoice } from '../e-invoice/hybrid.ts';
import type { OwnReceipt } from '../view/own-receipt.ts';
import type { Report } from '../view/report.ts';
import type { FieldPlace } from './field-places.ts';
import type { AnyJob, Assets, RenderResult } from './jobs.ts';
import { createPool, type Pool, type PoolLoad, type Turn } from './pool.ts';
import { RenderRefusal } from './refusal.ts';
import type { WorkLimits } from './work-alarm.ts';

export type { FieldPlace } from './field-places.ts';
export { type AssetName, type Assets, NO_ASSETS } from './jobs.ts';
export type { PoolLoad } from './pool.ts';
export { RenderRefusal, type RenderRefusalCode } from './refusal.ts';

/** Who waits: a business, which takes turns with others, and what a newer page of the same thing replaces. */
export type Asker = Pick<Turn, 'owner' | 'replaces'>;

export interface RenderedPage {
  svg: string;
  places: FieldPlace[];
  pages: number;
}

export interface Renderer {
  /**
   * One page, counted from 1, as an SVG without scripts or styles, where it shows which field of the draft, and how many
   * pages there are. Goes before waiting PDFs, unless it is of a long document.
   */
  page(document: InvoiceDocument, assets: Assets, page: number, asker?: Asker): Promise<RenderedPage>;
  /**
   * The PDF/A-3b; with an e-invoice a hybrid (ZUGFeRD, Factur-X) that holds the XML as it is, read again before it is
   * given out. The same document, assets and XML always give the same bytes.
   */
  pdf(
    document: InvoiceDocument,
    assets: Assets,
    eInvoice?: HybridInvoice,
    asker?: Asker,
  ): Promise<Uint8Array>;
  /** The PDF/A-3b of an own receipt; the same receipt always gives the same bytes. */
  ownReceipt(receipt: OwnReceipt, asker?: Asker): Promise<Uint8Array>;
  /** The PDF/A-3b of a report; the same report always gives the same bytes. */
  report(report: Report, asker?: Asker): Promise<Uint8Array>;
  /** Process ids of the rendering processes. */
  processIds(): number[];
  /** Whoever will render soon says so: where the processes rest, one starts. */
  prepare(): void;
  /** Whether documents can be rendered: false where the processes do not start. */
  isWell(): boolean;
  load(): PoolLoad;
  /** Ends the processes; what waits is refused with `render.closed`. */
  close(): Promise<void>;
}

/**
 * A pool of rendering processes; the first starts at once, and without work they end. Both verbs reject with `RenderRefusal`.
 * @param options.processes at most this many at a time, 2 unless told otherwise; each takes about 300 MB
 * @param options.cpuMs a document that takes more time of the processor is given up, 10 s unless told otherwise
 * @param options.wallMs and so is one that takes longer by the clock, a minute unless told otherwise
 * @param options.restMs the processes end after this long without work, two minutes unless told otherwise
 */
export function createRenderer(
  options: { processes?: number; restMs?: number } & Partial<WorkLimits> = {},
): Renderer {
  const pool = createPool<AnyJob, RenderResult>({
    program: new URL('./process.ts', import.meta.url),
    processes: options.processes ?? 2,
    cpuMs: options.cpuMs ?? 10_000,
    wallMs: options.wallMs ?? 60_000,
    residentBytesMaximum: 600 * 1024 * 1024,
    jobsMaximum: 500,
    queueMaximum: 1_000,
    hasNativeCode: true,
    queueOfOwnerMaximum: 200,
    restMs: options.restMs ?? REST_MS,
  });
  return {
    async page(document, assets, page, asker) {
      const job = { document, assets, output: { kind: 'page', page } } as const;
      const urgency = isLong(document) ? 'patient' : 'urgent';
      const result = await rendered(pool, job, { urgency, ...asker });
      if (result.kind !== 'page') throw new RenderRefusal('render.failed');
      const { svg, places, pages } = result;
      return { svg, places, pages };
    },
    async pdf(document, assets, eInvoice, asker) {
      const output = { kind: 'pdf', ...(eInvoice && { eInvoice }) } as const;
      const result = await rendered(pool, { document, assets, output }, { urgency: 'patient', ...asker });
      if (result.kind !== 'pdf') throw new RenderRefusal('render.failed');
      return result.bytes;
    },
    ownReceipt: (receipt, asker) => pages(pool, { receipt }, asker),
    report: (report, asker) => pages(pool, { report }, asker),
    processIds: pool.processIds,
    prepare: pool.prepare,
    isWell: pool.isWell,
    load: pool.load,
    close: pool.close,
  };
}

const REST_MS = 120_000;

async function rendered(pool: Pool<AnyJob, RenderResult>, job: AnyJob, turn: Turn): Promise<RenderResult> {
  const result = await pool.run(job, turn);
  if (result.kind !== 'refused') return result;
  const field = result.field === null ? {} : { field: result.field };
  throw new RenderRefusal(result.code, { message: result.message, ...field });
}

async function pages(
  pool: Pool<AnyJob, RenderResult>,
  job: AnyJob,
  asker: Asker | undefined,
): Promise<Uint8Array> {
  const result = await rendered(pool, job, { urgency: 'patient', ...asker });
  if (result.kind !== 'pdf') throw new RenderRefusal('render.failed');
  return result.bytes;
}

/** Some ten pages: what takes longer to set must not keep those waiting who see a page after every key. */
const LONG = { lines: 200, characters: 30_000 };

function isLong({ lines }: InvoiceDocument): boolean {
  const characters = lines.reduce((sum, line) => sum + line.description.length + line.details.length, 0);
  return lines.length > LONG.lines || characters > LONG.characters;
}
