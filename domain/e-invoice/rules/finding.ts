/** What rules are made of: places of the model, and the breaches found there. */
import type { AllowanceCharge, EInvoice, ELine } from '../model.ts';
import { isGiven, isMissing } from './amounts.ts';
import type { Breach, Rule, RuleText } from './rule.ts';

/** Common to most rules of the European standard: `{ ...EN, id, fields, message, mend, find }`. */
export const EN = { severity: 'fatal', source: 'EN 16931' } as const satisfies Partial<Rule>;
export const GERMAN = { severity: 'fatal', source: 'XRechnung' } as const satisfies Partial<Rule>;
export const PEPPOL = { severity: 'fatal', source: 'Peppol' } as const satisfies Partial<Rule>;
/** Our own care; only warns of files that others wrote. */
export const OWN = { severity: 'warning', source: 'Belegbar' } as const satisfies Partial<Rule>;

/** A text in both languages. */
export function say(de: string, en: string): RuleText {
  return { de, en };
}

/** The breach at `path` if `isBroken`, else nothing. */
export function breachIf(isBroken: boolean, path: string, values?: Record<string, string>): Breach[] {
  if (!isBroken) return [];
  return [values === undefined ? { path } : { path, values }];
}

/** A breach at `path` if the text there is absent or blank. */
export function breachIfMissing(
  text: string | undefined,
  path: string,
  values?: Record<string, string>,
): Breach[] {
  return breachIf(isMissing(text), path, values);
}

/** The breaches of all items; `path` of the third is `lines.2`. */
export function ofEach<Item>(
  items: readonly Item[],
  base: string,
  find: (item: Item, path: string, index: number) => Breach[],
): Breach[] {
  const found: Breach[] = [];
  // Most find nothing; this is the hottest loop of all rules.
  items.forEach((item, index) => {
    const breaches = find(item, `${base}.${index}`, index);
    if (breaches.length > 0) found.push(...breaches);
  });
  return found;
}

/** The breaches of all invoice lines (BG-25, without lines within lines), with `{line}` for the message: BT-126 or, without it, the position. */
export function ofEachLine(
  { lines }: EInvoice,
  find: (line: ELine, path: string, values: { line: string }) => Breach[],
): Breach[] {
  return ofEach(lines, 'lines', (line, path, index) => find(line, path, { line: lineName(line, index) }));
}

/** How a message names a line: BT-126 or, without it, its position. */
export function lineName(line: ELine, index: number): string {
  return isGiven(line.id) ? line.id.trim() : String(index + 1);
}

/** Allowances or charges of all lines (BG-27, BG-28), each with its path and line. */
export function ofEachOnLines(
  invoice: EInvoice,
  kind: 'allowances' | 'charges',
  find: (item: AllowanceCharge, path: string, values: { line: string }) => Breach[],
): Breach[] {
  return ofEachLine(invoice, (line, path, values) =>
    ofEach(line[kind], `${path}.${kind}`, (item, at) => find(item, at, values)),
  );
}

/** Like `ofEachLine`, and the lines within lines (BG-DEX-01) as well. */
export function ofEachLineWithin(
  { lines }: EInvoice,
  find: (line: ELine, path: string, values: { line: string }) => Breach[],
): Breach[] {
  const within = (some: readonly ELine[], base: string): Breach[] =>
    ofEach(some, base, (line, path, index) => [
      ...find(line, path, { line: lineName(line, index) }),
      ...within(line.subLines, `${path}.subLines`),
    ]);
  return within(lines, 'lines');
}

const EXCERPT_LENGTH = 40;

/** The beginning of what somebody wrote, of whole characters: half a pair of surrogates is no text that a database takes. */
export function excerpt(text: string): string {
  return [...text.slice(0, 4 * EXCERPT_LENGTH)].slice(0, EXCERPT_LENGTH).join('');
}
