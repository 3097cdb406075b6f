/** From an XML document to the model, in whichever of the syntaxes of EN 16931 it is written. */
import { CII_DELIVERY, readCii } from './cii/index.ts';
import type { EInvoice } from './model.ts';
import { readUbl, type UblRoot } from './ubl/index.ts';
import type { XmlElement } from './xml/element.ts';

/** ZUGFeRD 1 stands here as its own syntax: the law does not take it for an e-invoice. */
export const SYNTAXES = ['ubl-invoice', 'ubl-credit-note', 'cii', 'zugferd-1'] as const;
export type Syntax = (typeof SYNTAXES)[number];

export interface ReadEInvoice {
  syntax: Syntax;
  invoice: EInvoice;
  /** Paths of what the file says and the model has no place for. */
  unread: string[];
  /** Paths of elements that say nothing. */
  empty: string[];
  /** Paths of elements that stand later than the schema wants, and of further ones where there is one. */
  misplaced: string[];
  repeated: string[];
}

/** The invoice that a document holds; null where its root is that of something else, such as an order. Nothing is corrected. */
export function readEInvoice(root: XmlElement): ReadEInvoice | null {
  const syntax = SYNTAX_OF_ROOT[root.name];
  if (syntax === undefined) return null;
  const isUbl = syntax === 'ubl-invoice' || syntax === 'ubl-credit-note';
  const read = isUbl ? readUbl(root as XmlElement & { name: UblRoot }) : readCii(root);
  return { syntax, ...read, empty: emptyElements(root, root.name) };
}

/** The delivery of CII must be there, also where it says nothing. */
function emptyElements(from: XmlElement, path: string): string[] {
  if (from.children.length > 0)
    return from.children.flatMap((child) => emptyElements(child, `${path}/${child.name}`));
  return from.text.trim() === '' && from.name !== CII_DELIVERY ? [path] : [];
}

const SYNTAX_OF_ROOT: Readonly<Record<string, Syntax | undefined>> = {
  Invoice: 'ubl-invoice',
  CreditNote: 'ubl-credit-note',
  'rsm:CrossIndustryInvoice': 'cii',
  'rsm:CrossIndustryDocument': 'zugferd-1',
};
