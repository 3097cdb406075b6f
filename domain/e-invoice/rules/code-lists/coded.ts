/** Where an invoice has codes: each with its path. */
import type { AllowanceCharge, EInvoice, ELine, Identifier } from '../../model.ts';

/** Path and code; a code that is absent or blank is left out by the rule. */
export type Coded = readonly [path: string, code: string | undefined];

/** One or none. */
export function at(path: string, code: string | undefined): Coded[] {
  return [[path, code]];
}

/** Of all lines, those within lines too. */
export function ofLines(
  lines: readonly ELine[],
  find: (line: ELine, path: string) => Coded[],
  base = 'lines',
): Coded[] {
  return lines.flatMap((line, index) => {
    const path = `${base}.${index}`;
    return [...find(line, path), ...ofLines(line.subLines, find, `${path}.subLines`)];
  });
}

/** Of all items, `path` of the third is `documents.2`. */
export function ofItems<Item>(
  items: readonly Item[],
  base: string,
  find: (item: Item, path: string) => Coded[],
): Coded[] {
  return items.flatMap((item, index) => find(item, `${base}.${index}`));
}

/** Reasons of allowances or charges, of the document and of lines. */
export function reasonsOf(invoice: EInvoice, kind: 'allowances' | 'charges'): Coded[] {
  const reason = ({ reasonCode }: AllowanceCharge, path: string) => at(`${path}.reasonCode`, reasonCode);
  return [
    ...ofItems(invoice[kind], kind, reason),
    ...ofLines(invoice.lines, (line, path) => ofItems(line[kind], `${path}.${kind}`, reason)),
  ];
}

/** Schemes of identifiers. */
export function schemesOf(identifiers: readonly Identifier[], base: string): Coded[] {
  return ofItems(identifiers, base, ({ scheme }, path) => at(`${path}.scheme`, scheme));
}
