/** One Typst compiler over a workspace that exists in memory only: designs as sources, data and pictures as shadow files. */
import { readFileSync } from 'node:fs';
import { assert } from '@belegbar/domain/money';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { DESIGNS, SHARED_SOURCES } from '../designs/index.ts';
import { withFacturX } from '../e-invoice/factur-x-metadata.ts';
import { EMBEDDED, HYBRID_FILES } from '../e-invoice/hybrid.ts';
import { readLogo } from '../logo/index.ts';
import { readFonts } from '../text/index.ts';
import { labelsIn, type PlacedPicture, type ViewAttachment, viewOf } from '../view/index.ts';
import type { AssetName, RenderJob, RenderResult } from './jobs.ts';
import { leaveOutFontsOfTheMachine } from './own-fonts.ts';
import { RenderRefusal } from './refusal.ts';
import { pageOf } from './svg-page.ts';

/** Nothing is there: the compiler reads what is put below, never the disk. */
const WORKSPACE = '/belegbar-documents';
/** Results that this many later compilations did not use are forgotten. */
const CACHE_AGE_MAXIMUM = 10;

/** A function that renders one job after the other, each in a few milliseconds once warm. It blocks its process. */
export function createCompiler(): (job: RenderJob) => RenderResult {
  leaveOutFontsOfTheMachine();
  const compiler = NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontBlobs: readFonts() }] });
  for (const source of [...SHARED_SOURCES, ...Object.values(DESIGNS).flatMap(({ sources }) => sources)]) {
    compiler.addSource(
      inWorkspace(source),
      readFileSync(new URL(`../designs/${source}`, import.meta.url), 'utf8'),
    );
  }
  const place = picturePlacer(compiler);
  return (job) => {
    const { logo, letterhead, signature, paypalCode } = job.assets;
    const pictures = {
      logo: place('logo', logo),
      letterhead: place('letterhead', letterhead),
      signature: place('signature', signature),
      paypalCode: place('paypalCode', paypalCode),
    };
    const view = {
      ...viewOf(job.document, pictures),
      attachment: placeAttachment(compiler, job),
      marked: job.output.kind === 'page',
    };
    compiler.mapShadow(inWorkspace('view.json'), Buffer.from(JSON.stringify(view)));
    const result = output(compiler, compiled(compiler, job), job);
    compiler.evictCache(CACHE_AGE_MAXIMUM);
    return result;
  };
}

function compiled(compiler: NodeCompiler, job: RenderJob): NodeTypstDocument {
  const result = compiler.compile({ mainFilePath: inWorkspace(DESIGNS[job.document.template].sources[0]) });
  if (!result.hasError() && result.result !== null) return result.result;
  const diagnostics = result.takeDiagnostics();
  const found = diagnostics === null ? [] : compiler.fetchDiagnostics(diagnostics);
  const message = found.map((diagnostic: { message: string }) => diagnostic.message).join('; ');
  // The header of a logo was read before; whether the rest decodes is only known here.
  if (/decode image/i.test(message))
    throw new RenderRefusal('render.logo', { field: 'business.logo', message });
  throw new RenderRefusal('render.failed', { message });
}

function output(compiler: NodeCompiler, document: NodeTypstDocument, job: RenderJob): RenderResult {
  const pages = document.numOfPages;
  if (job.output.kind === 'pdf') {
    const { eInvoice } = job.output;
    const bytes = compiler.pdf(document, { pdfStandard: 'a-3b' });
    return { kind: 'pdf', bytes: eInvoice ? withFacturX(bytes, eInvoice.conformanceLevel) : bytes };
  }
  if (job.output.page < 1 || job.output.page > pages) throw new RenderRefusal('render.page');
  const { svg, places } = pageOf(compiler.svg(document), job.output.page);
  return { kind: 'page', svg, places, pages };
}

/** Puts the XML of a hybrid into the workspace, for the document to attach; null for every other output. */
function placeAttachment(compiler: NodeCompiler, { document, output }: RenderJob): ViewAttachment | null {
  if (output.kind !== 'pdf' || output.eInvoice === undefined) return null;
  const { xml, conformanceLevel } = output.eInvoice;
  assert(xml.byteLength > 0, 'an e-invoice that says nothing is none');
  const { fileName } = HYBRID_FILES[conformanceLevel];
  compiler.mapShadow(inWorkspace(fileName), Buffer.from(xml));
  return { file: fileName, ...EMBEDDED, about: labelsIn(document).eInvoice };
}

/** Puts pictures into the workspace, each once as long as it stays the same. Throws a refusal for bytes that are no usable image. */
function picturePlacer(compiler: NodeCompiler) {
  const shown = new Map<AssetName, Uint8Array>();
  return (name: AssetName, bytes: Uint8Array | null): PlacedPicture | null => {
    if (bytes === null) return null;
    const picture = readLogo(bytes);
    if (!picture.ok)
      throw new RenderRefusal('render.logo', { field: `business.${name}`, message: picture.code });
    const file = `${name}.${picture.format}`;
    if (!same(shown.get(name) ?? null, bytes)) {
      compiler.mapShadow(inWorkspace(file), Buffer.from(bytes));
      shown.set(name, bytes);
    }
    const { width, height, opaque } = picture;
    return { file, width, height, opaque };
  };
}

function same(left: Uint8Array | null, right: Uint8Array): boolean {
  return left !== null && Buffer.compare(left, right) === 0;
}

function inWorkspace(file: string): string {
  return `${WORKSPACE}/${file}`;
}
