/** One Typst compiler over a workspace that exists in memory only: designs as sources, data and pictures as shadow files. */
import { readFileSync } from 'node:fs';
import { assert } from '@belegbar/domain/money';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { DESIGNS, OWN_RECEIPT, REPORT, SHARED_SOURCES } from '../designs/index.ts';
import { withFacturX } from '../e-invoice/factur-x-metadata.ts';
import { EMBEDDED, enclosureNames, HYBRID_FILES, SUPPLEMENT } from '../e-invoice/hybrid.ts';
import { readLogo } from '../logo/index.ts';
import { readFonts } from '../text/index.ts';
import { labelsIn, type PlacedPicture, type ViewAttachment, viewOf } from '../view/index.ts';
import { ownReceiptView } from '../view/own-receipt.ts';
import { reportView } from '../view/report.ts';
import type { AnyJob, AssetName, RenderJob, RenderResult } from './jobs.ts';
import { leaveOutFontsOfTheMachine } from './own-fonts.ts';
import { RenderRefusal } from './refusal.ts';
import { pageOf } from './svg-page.ts';

/** Nothing is there: the compiler reads what is put below, never the disk. */
const WORKSPACE = '/belegbar-documents';
/** Results that this many later compilations did not use are forgotten. */
const CACHE_AGE_MAXIMUM = 10;

/** A function that renders one job after the other, each in a few milliseconds once warm. It blocks its process. */
export function createCompiler(): (job: AnyJob) => RenderResult {
  leaveOutFontsOfTheMachine();
  const compiler = NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontBlobs: readFonts() }] });
  for (const source of [
    OWN_RECEIPT,
    REPORT,
    ...SHARED_SOURCES,
    ...Object.values(DESIGNS).flatMap(({ sources }) => sources),
  ]) {
    compiler.addSource(
      inWorkspace(source),
      readFileSync(new URL(`../designs/${source}`, import.meta.url), 'utf8'),
    );
  }
  const place = picturePlacer(compiler);
  return (job) => {
    if ('receipt' in job)
      return pagesOf(compiler, OWN_RECEIPT, ['receipt.json', ownReceiptView(job.receipt)]);
    if ('report' in job) return pagesOf(compiler, REPORT, ['report.json', reportView(job.report)]);
    const { logo, letterhead, signature, paypalCode } = job.assets;
    const pictures = {
      logo: place('logo', logo),
      letterhead: place('letterhead', letterhead),
      signature: place('signature', signature),
      paypalCode: place('paypalCode', paypalCode),
    };
    const attachments = attachmentsOf(job);
    for (const { source, bytes } of attachments) compiler.mapShadow(inWorkspace(source), Buffer.from(bytes));
    const view = {
      ...viewOf(job.document, pictures),
      attachments: attachments.map(({ bytes: _, ...shown }): ViewAttachment => shown),
      marked: job.output.kind === 'page',
    };
    compiler.mapShadow(inWorkspace('view.json'), Buffer.from(JSON.stringify(view)));
    try {
      return output(compiler, compiled(compiler, job), job);
    } finally {
      for (const { source } of attachments) compiler.unmapShadow(inWorkspace(source));
      compiler.evictCache(CACHE_AGE_MAXIMUM);
    }
  };
}

/** What has one look, drawn from one file of data. */
function pagesOf(compiler: NodeCompiler, source: string, [file, view]: [string, unknown]): RenderResult {
  compiler.mapShadow(inWorkspace(file), Buffer.from(JSON.stringify(view)));
  const document = compiledSource(compiler, source);
  compiler.evictCache(CACHE_AGE_MAXIMUM);
  return { kind: 'pdf', bytes: compiler.pdf(document, { pdfStandard: 'a-3b' }) };
}

function compiled(compiler: NodeCompiler, job: RenderJob): NodeTypstDocument {
  return compiledSource(compiler, DESIGNS[job.document.template].sources[0]);
}

function compiledSource(compiler: NodeCompiler, source: string): NodeTypstDocument {
  const result = compiler.compile({ mainFilePath: inWorkspace(source) });
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

/** The files that a hybrid carries, the XML first; none for every other output. */
function attachmentsOf({ document, output }: RenderJob): (ViewAttachment & { bytes: Uint8Array })[] {
  if (output.kind !== 'pdf' || output.eInvoice === undefined) return [];
  const { eInvoice } = output;
  const { eInvoice: about, enclosure } = labelsIn(document);
  const { fileName: name } = HYBRID_FILES[eInvoice.conformanceLevel];
  const names = enclosureNames(eInvoice);
  const files = [
    { name, ...EMBEDDED, about, bytes: eInvoice.xml },
    ...(eInvoice.enclosures ?? []).map(({ mediaType, bytes }, index) => ({
      name: names[index] ?? '',
      relationship: SUPPLEMENT,
      mediaType,
      about: enclosure,
      bytes,
    })),
  ];
  assert(
    files.every(({ bytes }) => bytes.byteLength > 0),
    'a hybrid carries no file that says nothing',
  );
  return files.map((file, index) => ({ ...file, source: `attachment-${index}` }));
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
