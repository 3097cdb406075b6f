/** Whether the invoice that is written would be a faultless e-invoice, in each form that there is. */
import type { InvoiceFormat } from '@belegbar/domain/clients';
import type { Problem } from '@belegbar/domain/problem';

type EInvoiceForm = Exclude<InvoiceFormat, 'pdf'>;

/** What the rules say against each form; null while they are on their way. */
export type Checks = Record<EInvoiceForm, readonly Problem[]> | null;

export interface Readiness {
  /** What the client wants; null without a client. */
  wanted: InvoiceFormat | null;
  /** The forms against which nothing speaks. None before the rules have come, and while the law still asks for something. */
  ready: 'both' | EInvoiceForm | 'none';
  /** Nothing speaks against the form that the client wants; a PDF can always be made. */
  isReadyAsWanted: boolean;
  /** Against the form that the client wants: what stops issuing, and what is told. */
  blocking: Problem[];
  warnings: Problem[];
  /** What the form lacks that was not asked for; nothing for who wants no e-invoice at all. */
  hints: { form: 'xrechnung' | 'any'; problems: Problem[] } | null;
}

/** `isComplete`: nothing is missing that the law asks for. */
export function readinessOf(
  checks: Checks,
  { wanted, isComplete }: { wanted: InvoiceFormat | null; isComplete: boolean },
): Readiness {
  const isAsked = wanted === 'xrechnung' || wanted === 'zugferd';
  const asked = isAsked ? (checks?.[wanted] ?? []) : [];
  const ready = checks !== null && isComplete ? readyForms(checks) : 'none';
  return {
    wanted,
    ready,
    isReadyAsWanted: !isAsked || ready === 'both' || ready === wanted,
    blocking: asked.filter(isBlocking),
    warnings: asked.filter((problem) => !isBlocking(problem)),
    hints: checks !== null && isAsked ? hintsOf(checks, asked) : null,
  };
}

function readyForms({ xrechnung, zugferd }: NonNullable<Checks>): Readiness['ready'] {
  const [isXrechnung, isZugferd] = [!xrechnung.some(isBlocking), !zugferd.some(isBlocking)];
  if (isXrechnung && isZugferd) return 'both';
  if (isXrechnung) return 'xrechnung';
  return isZugferd ? 'zugferd' : 'none';
}

/** A field that a form asked for needs anyway is not told twice. */
function hintsOf({ xrechnung, zugferd }: NonNullable<Checks>, asked: readonly Problem[]): Readiness['hints'] {
  const told = asked.filter(isBlocking).map(({ field }) => field);
  const problems: Problem[] = [];
  for (const problem of [...zugferd, ...xrechnung].filter(isBlocking)) {
    if (told.includes(problem.field)) continue;
    told.push(problem.field);
    problems.push(problem);
  }
  if (problems.length === 0) return null;
  const isOfBoth = zugferd.some((problem) => problems.includes(problem));
  return { form: isOfBoth ? 'any' : 'xrechnung', problems };
}

function isBlocking({ severity }: Problem): boolean {
  return severity === 'blocking';
}
