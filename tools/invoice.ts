/** `npm run -s invoice -- render FILE.json --format pdf|svg --design standard --language de|en [--out FILE]`: a document from a file. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type Assets,
  createRenderer,
  type Renderer,
  RenderRefusal,
  unprintableTexts,
} from '@belegbar/documents';
import { TEMPLATES, type Template } from '@belegbar/domain/business';
import { type InvoiceDocument, LANGUAGES, type Language } from '@belegbar/domain/invoices';
import { CommandProblem, runCommand } from './support/command.ts';
import { readInvoiceFile, sha256 } from './support/invoice-file.ts';

const USAGE =
  'Usage: npm run -s invoice -- render FILE.json --format pdf|svg [--design standard] [--language de|en] [--out FILE]';

await runCommand(async () => {
  const wanted = readArguments(process.argv.slice(2));
  const { document, assets } = readInvoiceFile(wanted.file, wanted);
  for (const { field, characters } of unprintableTexts(document)) {
    console.error(`${field}: no font has ${characters.join(' ')}, printed as □`);
  }
  const renderer = createRenderer({ processes: 1 });
  try {
    console.log(JSON.stringify(await render(renderer, document, assets, wanted)));
  } catch (cause) {
    if (!(cause instanceof RenderRefusal)) throw cause;
    throw new CommandProblem(`${cause.field ?? 'document'}: ${cause.code} ${cause.message}`);
  } finally {
    await renderer.close();
  }
  return 0;
});

interface Wanted {
  file: string;
  format: 'pdf' | 'svg';
  /** Null keeps the draft's. */
  language: Language | null;
  design: Template | null;
  out: string | null;
}

function readArguments(args: string[]): Wanted {
  const { values, positionals } = parse(args);
  const { format, design, out } = values;
  const [command, file, ...more] = positionals;
  if (command !== 'render' || file === undefined || more.length > 0) throw new CommandProblem(USAGE);
  if (format !== 'pdf' && format !== 'svg') throw new CommandProblem(`--format is pdf or svg.\n${USAGE}`);
  const template = TEMPLATES.find((known) => known === design) ?? null;
  if (design !== undefined && template === null)
    throw new CommandProblem(`There is no design "${design}", only ${TEMPLATES.join(', ')}.`);
  const language = LANGUAGES.find((known) => known === values.language) ?? null;
  if (values.language !== undefined && language === null) throw new CommandProblem('--language is de or en.');
  return { file, format, language, design: template, out: out ?? null };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        design: { type: 'string' },
        language: { type: 'string' },
        out: { type: 'string' },
      },
    });
  } catch (error) {
    throw new CommandProblem(`${(error as Error).message}\n${USAGE}`);
  }
}

async function render(renderer: Renderer, document: InvoiceDocument, assets: Assets, wanted: Wanted) {
  const first = await renderer.page(document, assets, 1);
  if (wanted.format === 'pdf') {
    const bytes = await renderer.pdf(document, assets);
    const pages = { format: wanted.format, pages: first.pages };
    if (wanted.out === null) return { ...pages, bytes: Buffer.from(bytes).toString('base64') };
    return { ...pages, ...written(wanted.out, bytes) };
  }
  const drawings = [first.svg];
  for (let page = 2; page <= first.pages; page++)
    drawings.push((await renderer.page(document, assets, page)).svg);
  if (wanted.out === null) return { format: wanted.format, pages: first.pages, svg: drawings };
  const { out } = wanted;
  const files = drawings.map((svg, index) => written(pageFile(out, index, first.pages), Buffer.from(svg)));
  return { format: wanted.format, pages: first.pages, files };
}

/** A single page keeps the name; of several, each gets its number before the ending. */
function pageFile(out: string, index: number, pages: number): string {
  return pages === 1 ? out : out.replace(/(\.[^./]*)?$/, `-${index + 1}$1`);
}

function written(file: string, bytes: Uint8Array): { file: string; sha256: string } {
  writeFileSync(file, bytes);
  return { file, sha256: sha256(bytes) };
}
