/** One Typst compiler over a workspace that exists in memory only: designs as sources, data and logo as shadow files. */
import { readFileSync } from 'node:fs';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { DESIGNS, SHARED_SOURCE } from '../designs/index.ts';
import { readLogo } from '../logo/index.ts';
import { readFonts } from '../text/index.ts';
import { type PlacedLogo, viewOf } from '../view/index.ts';
import type { RenderJob, RenderResult } from './jobs.ts';
import { RenderRefusal } from './refusal.ts';
import { pageOf } from './svg-page.ts';

/** Nothing is there: the compiler reads what is put below, never the disk. */
const WORKSPACE = '/belegbar-documents';
/** Results that this many later compilations did not use are forgotten. */
const CACHE_AGE_MAXIMUM = 10;

/** A function that renders one job after the other, each in a few milliseconds once warm. It blocks its process. */
export function createCompiler(): (job: RenderJob) => RenderResult {
  const compiler = NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontBlobs: readFonts() }] });
  for (const source of [SHARED_SOURCE, ...Object.values(DESIGNS).flatMap(({ sources }) => sources)]) {
    compiler.addSource(
      inWorkspace(source),
      readFileSync(new URL(`../designs/${source}`, import.meta.url), 'utf8'),
    );
  }
  let shownLogo: Uint8Array | null = null;
  return (job) => {
    const logo = placeable(job.logo);
    if (logo !== null && job.logo !== null && !same(shownLogo, job.logo)) {
      compiler.mapShadow(inWorkspace(logo.file), Buffer.from(job.logo));
      shownLogo = job.logo;
    }
    compiler.mapShadow(inWorkspace('view.json'), Buffer.from(JSON.stringify(viewOf(job.document, logo))));
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
    return { kind: 'pdf', bytes: compiler.pdf(document, { pdfStandard: 'a-3b' }) };
  }
  if (job.output.page < 1 || job.output.page > pages) throw new RenderRefusal('render.page');
  return { kind: 'page', svg: pageOf(compiler.svg(document), job.output.page), pages };
}

/** Throws a refusal for bytes that are no usable image. */
function placeable(bytes: Uint8Array | null): PlacedLogo | null {
  if (bytes === null) return null;
  const logo = readLogo(bytes);
  if (!logo.ok) throw new RenderRefusal('render.logo', { field: 'business.logo', message: logo.code });
  return { file: `logo.${logo.format}`, width: logo.width, height: logo.height };
}

function same(left: Uint8Array | null, right: Uint8Array): boolean {
  return left !== null && Buffer.compare(left, right) === 0;
}

function inWorkspace(file: string): string {
  return `${WORKSPACE}/${file}`;
}
