/** The typesetter of our documents over other sources: made papers, as strangers would send them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { leaveOutFontsOfTheMachine } from '../render/own-fonts.ts';
import { readFonts } from '../text/index.ts';

const WORKSPACE = '/made-papers';
const CACHE_AGE_MAXIMUM = 10;

/** Beside those of our documents: what tills and machines print with. */
const DEJAVU = ['SansMono', 'SansMono-Bold', 'SansCondensed', 'SansCondensed-Bold', 'Serif', 'Serif-Bold'];

/** Sets `main` of the sources over the data, which it reads as `slip.json`, into the bytes of a PDF. */
export type Typeset = (main: string, data: unknown) => Uint8Array;

/** @param sources names and texts of all files that may be set or imported */
export function createTypesetter(sources: ReadonlyMap<string, string>): Typeset {
  leaveOutFontsOfTheMachine();
  const compiler = NodeCompiler.create({
    workspace: WORKSPACE,
    fontArgs: [{ fontBlobs: [...readFonts(), ...DEJAVU.map(readDejavu)] }],
  });
  for (const [name, text] of sources) compiler.addSource(`${WORKSPACE}/${name}`, text);
  return (main, data) => {
    compiler.mapShadow(`${WORKSPACE}/slip.json`, Buffer.from(JSON.stringify(data)));
    const result = compiler.compile({ mainFilePath: `${WORKSPACE}/${main}` });
    if (result.hasError() || result.result === null) throw new Error(`${main}: ${saidBy(compiler, result)}`);
    const pdf = compiler.pdf(result.result);
    compiler.evictCache(CACHE_AGE_MAXIMUM);
    return pdf;
  };
}

function saidBy(compiler: NodeCompiler, result: ReturnType<NodeCompiler['compile']>): string {
  const diagnostics = result.takeDiagnostics();
  const found = diagnostics === null ? [] : compiler.fetchDiagnostics(diagnostics);
  return found.map(({ message }: { message: string }) => message).join('; ');
}

const require = createRequire(import.meta.url);

function readDejavu(style: string): Buffer {
  return readFileSync(
    join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), `ttf/DejaVu${style}.ttf`),
  );
}
