/** Rules over the elements of a document, which the model does not have: by the syntax in which it is written. */
import type { Breach, Rule } from '../rules/rule.ts';
import type { XmlElement } from '../xml/element.ts';
import { CII_CONTENTS } from './cii-contents.ts';
import { CII_COUNTS } from './cii-counts.ts';
import { CII_PEPPOL } from './cii-peppol.ts';
import { CII_VALUES } from './cii-values.ts';
import { CII_CURRENCIES, UBL_CURRENCIES } from './currencies.ts';
import type { SyntaxRule } from './rule.ts';
import { treeOf } from './tree.ts';
import { UBL_CONTENTS, UBL_PEPPOL } from './ubl-contents.ts';
import { UBL_COUNTS } from './ubl-counts.ts';

/** A rule of these by its number, and where it is broken. */
export interface SyntaxBreach {
  rule: string;
  breach: Breach;
}

type Family = 'ubl' | 'cii' | 'zugferd-1';

const OF: Record<Family, readonly SyntaxRule[]> = {
  ubl: [...UBL_COUNTS, ...UBL_CONTENTS, ...UBL_PEPPOL, ...UBL_CURRENCIES],
  cii: [...CII_COUNTS, ...CII_CONTENTS, ...CII_VALUES, ...CII_PEPPOL, ...CII_CURRENCIES],
  'zugferd-1': CII_CURRENCIES,
};

/** Every one; some numbers stand for a rule in either syntax, and say the same. */
export const SYNTAX_RULES: readonly Rule[] = [
  ...new Map(
    [...OF.ubl, ...OF.cii].flatMap(({ rule }) => (rule === null ? [] : [[rule.id, rule] as const])),
  ).values(),
];

const BREACHES_MAXIMUM = 200;

/** What a document breaks of the rules of its syntax, whatever profile it names; the first 200. */
export function syntaxBreaches(root: XmlElement, syntax: Family): SyntaxBreach[] {
  const tree = treeOf(root);
  return OF[syntax]
    .flatMap(({ id, find }) => find(tree).map((breach) => ({ rule: id, breach })))
    .slice(0, BREACHES_MAXIMUM);
}
