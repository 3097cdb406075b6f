/** `npm run -s invoice -- render FILE.json --format pdf|svg --design standard --language de|en [--out FILE]`: a document from a file. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { InvoiceFile } from '@belegbar/contract/command-line';
import {
  type AssetName,
  type Assets,
  createRenderer,
  type Renderer,
  RenderRefusal,
  unprintableTexts,
} from '@belegbar/documents';
import { TEMPLATES, type Template } from '@belegbar/domain/business';
import { day } from '@belegbar/domain/calendar';
import {
  composeDocument,
  FIGURE_PROBLEMS,
  findProblems,
  type InvoiceDocument,
  LANGUAGES,
  type Language,
  type Problem,
} from '@belegbar/domain/invoices';
import { CommandProblem, runCommand } from './support/command.ts';

const USAGE =
  'Usage: npm run -s invoice -- render FILE.json --format pdf|svg [--design standard] [--language de|en] [--out FILE]';

/** Where the file does not say how the business is taxed; nothing that is printed depends on it. */
const USUAL_REGIME = {
  validFrom: day('2000-01-01'),
  vatBasis: 'accrual',
  smallBusiness: false,
  filingPeriod: 'quarter',
} as const;

await runCommand(async () => {
  const wanted = readArguments(process.argv.slice(2));
  const { document, assets } = readDocument(wanted);
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

/** The document of a file; a field that breaks the schema is named by its path. */
function readDocument({ file, language, design }: Wanted): { document: InvoiceDocument; assets: Assets } {
  const parsed = InvoiceFile.safeParse(readJson(file));
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'file'}: ${message}`,
    );
    throw new CommandProblem(sentences.join('\n'));
  }
  const { draft, business, client, number, today } = parsed.data;
  const pictures = (['logo', 'letterhead', 'signature', 'paypalCode'] as const).map((name) => {
    const text = business[name];
    return [name, text === null ? null : Buffer.from(text, 'base64')] as const;
  });
  const assets = Object.fromEntries(pictures) as Record<AssetName, Buffer | null>;
  const hashes = Object.fromEntries(pictures.map(([name, bytes]) => [name, bytes && sha256(bytes)]));
  const regimes = business.regimes.length === 0 ? [USUAL_REGIME] : business.regimes;
  const profile = { ...business, ...(hashes as Record<AssetName, string | null>), regimes };
  const written = { ...draft, language: language ?? draft.language, template: design ?? draft.template };
  const given = { draft: written, business: profile, client, today };
  refuseWrongFigures(findProblems(given));
  return { document: composeDocument({ kind: 'invoice', number, ...given }), assets };
}

/** What is merely missing is printed as it is; a document whose figures would be wrong is not made. */
function refuseWrongFigures(problems: readonly Problem[]): void {
  const wrong = problems.filter(({ code }) => FIGURE_PROBLEMS.some((known) => known === code));
  if (wrong.length > 0) throw new CommandProblem(wrong.map(sentenceFor).join('\n'));
}

function sentenceFor({ field, code, paragraph, values }: Problem): string {
  const law = paragraph === '' ? '' : ` (${paragraph})`;
  return `${field}: ${code}: ${wordsFor(code, values)}${law}`;
}

function wordsFor(code: string, values: Problem['values']): string {
  if (code === 'law.year.unknown')
    return `The law of ${values.year} is not known, only that of ${values.knownYears}.`;
  return code === 'total.too-large'
    ? 'The total is too large.'
    : `The amount of line ${values.line} is too large.`;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8'));
  } catch (error) {
    throw new CommandProblem(`${file}: ${(error as Error).message}`);
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

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
