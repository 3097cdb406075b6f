/** The files from which the command line makes documents: a draft with the two parties it names. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { InvoiceFile } from '@belegbar/contract/command-line';
import type { AssetName, Assets } from '@belegbar/documents';
import type { Template } from '@belegbar/domain/business';
import { day } from '@belegbar/domain/calendar';
import {
  cancelInvoice,
  composeDocument,
  creditNote,
  FIGURE_PROBLEMS,
  findProblems,
  type InvoiceDocument,
  type Language,
} from '@belegbar/domain/invoices';
import type { Problem } from '@belegbar/domain/problem';
import type { z } from 'zod';
import { CommandProblem } from './command.ts';

/** Where the file does not say how the business is taxed; nothing that is printed depends on it. */
const USUAL_REGIME = {
  validFrom: day('2000-01-01'),
  vatBasis: 'accrual',
  smallBusiness: false,
  filingPeriod: 'quarter',
} as const;

/** The document of a file; a field that breaks the schema is named by its path. */
export function readInvoiceFile(
  file: string,
  { language = null, design = null }: { language?: Language | null; design?: Template | null } = {},
): { document: InvoiceDocument; assets: Assets } {
  const parsed = InvoiceFile.safeParse(readJson(file));
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'file'}: ${message}`,
    );
    throw new CommandProblem(sentences.join('\n'));
  }
  const { draft, business, client, today } = parsed.data;
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
  return { document: documentOf(parsed.data, given), assets };
}

type Given = Omit<Parameters<typeof composeDocument>[0], 'kind' | 'number'>;

/** The invoice, or what takes all of it back. */
function documentOf(
  { kind, number, preceding, today }: z.infer<typeof InvoiceFile>,
  given: Given,
): InvoiceDocument {
  if (kind === 'invoice') return composeDocument({ kind, number, ...given });
  if (preceding === null || number === null)
    throw new CommandProblem(`preceding: a ${kind} needs a number and names the invoice before it.`);
  const before = composeDocument({ kind: 'invoice', number: preceding.number, ...given });
  const invoice = { ...before, invoiceDate: preceding.date };
  if (kind === 'cancellation') return cancelInvoice({ document: invoice, number, today });
  const { lines, totals } = invoice;
  return creditNote({ invoice, draft: given.draft, credited: { lines, totals }, number, reason: '', today });
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

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
