/** The namespaces of the two syntaxes, and the prefixes by which the shapes name them. */

/** Those of UBL documents have no prefix; each stands for its root. */
export const NAMESPACES = {
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  Invoice: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  CreditNote: 'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2',
} as const;

type Families = readonly (readonly [RegExp, string])[];

const ZUGFERD_1_ROOT = /^urn:ferd:CrossIndustryDocument:invoice:1p0(:|$)/;

/** ZUGFeRD 1 has other versions of the same vocabularies, */
const OF_ZUGFERD_1: Families = [
  [ZUGFERD_1_ROOT, 'rsm:'],
  [/^urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:12$/, 'ram:'],
  [/^urn:un:unece:uncefact:data:standard:UnqualifiedDataType:15$/, 'udt:'],
  [/^urn:un:unece:uncefact:data:standard:QualifiedDataType:12$/, 'qdt:'],
];

/** and examples of ZUGFeRD 2.0 name the tenth of one. Any other, or one beside a root of another version, is not of the standard. */
const FAMILIES: Families = [
  [/^urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100$/, 'ram:'],
  [/^urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100$/, 'udt:'],
  [/^urn:un:unece:uncefact:data:standard:QualifiedDataType:(100|10)$/, 'qdt:'],
  [/^urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100$/, 'rsm:'],
  [/^urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2$/, 'cac:'],
  [/^urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2$/, 'cbc:'],
  [/^urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2$/, 'ext:'],
  [/^urn:oasis:names:specification:ubl:schema:xsd:(Invoice|CreditNote)-2$/, ''],
];

/** Names of roots, and the only vocabulary in which each is one. */
const ROOTS: Readonly<Record<string, RegExp | undefined>> = {
  Invoice: /^urn:oasis:names:specification:ubl:schema:xsd:Invoice-2$/,
  CreditNote: /^urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2$/,
  CrossIndustryInvoice: /^urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100$/,
  CrossIndustryDocument: ZUGFERD_1_ROOT,
};

/** The name of an element in a document with such a root, as the shapes have it. The root of one vocabulary is none in another. */
export function nameOf(namespace: string, local: string, root: string): string {
  const isElsewhere = ROOTS[local]?.test(namespace) === false;
  return `${isElsewhere ? `{${namespace}}` : prefixOf(namespace, root)}${local}`;
}

/** What stands before a local name of this namespace in a document with such a root, with its colon; a strange namespace in braces. */
export function prefixOf(namespace: string, root: string): string {
  const families = ZUGFERD_1_ROOT.test(root) ? OF_ZUGFERD_1 : FAMILIES;
  return families.find(([family]) => family.test(namespace))?.[1] ?? `{${namespace}}`;
}
