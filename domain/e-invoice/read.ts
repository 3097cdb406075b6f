/** From an XML document to the model, in whichever of the syntaxes of EN 16931 it is written. */
import { CII_DELIVERY, readCii } from './cii/index.ts';
import type { EInvoice } from './model.ts';
import { type SchemaFault, schemaFaultsIn } from './schema/index.ts';
import { type SyntaxBreach, syntaxBreaches } from './syntax-rules/index.ts';
import { readUbl, type UblRoot } from './ubl/index.ts';
import { type Unmarked, unmarkedIn } from './unmarked.ts';
import type { XmlElement } from './xml/element.ts';

/** ZUGFeRD 1 stands here as its own syntax: the law does not take it for an e-invoice. */
export const SYNTAXES = ['ubl-invoice', 'ubl-credit-note', 'cii', 'zugferd-1'] as const;
export type Syntax = (typeof SYNTAXES)[number];

export interface ReadEInvoice {
  syntax: Syntax;
  invoice: EInvoice;
  /** Paths of what the file says and the model has no place for. */
  unread: string[];
  /** Paths of elements that say nothing, and of units (`/@unitCode`). */
  empty: string[];
  /** Paths of elements that stand later than the schema wants, and of further ones where there is one. */
  misplaced: string[];
  repeated: string[];
  /** What is not as the schema of UBL 2.1 or CII D16B has it; ZUGFeRD 1 had another. */
  schema: SchemaFault[];
  /** What breaks a rule that the model cannot know of, whatever profile the file names. */
  broken: SyntaxBreach[];
  /** Places of the model that were read though the file does not mark them as the rules want. */
  unmarked: Unmarked[];
}

/** The invoice that a document holds; null where its root is that of something else, such as an order. Nothing is corrected. */
export function readEInvoice(root: XmlElement): ReadEInvoice | null {
  const syntax = SYNTAX_OF_ROOT[root.name];
  if (syntax === undefined) return null;
  const family = familyOf(syntax);
  const read = family === 'ubl' ? readUbl(root as XmlElement & { name: UblRoot }) : readCii(root);
  return {
    syntax,
    ...read,
    empty: emptyElements(root, root.name),
    schema: family === null ? [] : schemaFaultsIn(root, family),
    broken: syntaxBreaches(root, family ?? 'zugferd-1'),
    unmarked: family === null ? [] : unmarkedIn(root, family),
  };
}

/** Which rules a syntax has; ZUGFeRD 1 none of them. */
export function familyOf(syntax: Syntax): 'ubl' | 'cii' | null {
  if (syntax === 'zugferd-1') return null;
  return syntax === 'cii' ? 'cii' : 'ubl';
}

/** The delivery of CII must be there, also where it says nothing. */
function emptyElements(from: XmlElement, path: string): string[] {
  if (from.children.length > 0)
    return from.children.flatMap((child) => emptyElements(child, `${path}/${child.name}`));
  if (from.attributes.unitCode?.trim() === '') return [`${path}/@unitCode`];
  return from.text.trim() === '' && from.name !== CII_DELIVERY ? [path] : [];
}

const SYNTAX_OF_ROOT: Readonly<Record<string, Syntax | undefined>> = {
  Invoice: 'ubl-invoice',
  CreditNote: 'ubl-credit-note',
  'rsm:CrossIndustryInvoice': 'cii',
  'rsm:CrossIndustryDocument': 'zugferd-1',
};
