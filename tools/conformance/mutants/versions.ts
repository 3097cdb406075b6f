/** Documents in which the vocabulary of another version stands, or that of another root: schemas know none of it. */
import { NAMESPACES, type XmlElement } from '@belegbar/domain/e-invoice';
import type { Spoil } from './kinds.ts';
import type { Chance } from './random.ts';
import { placedIn } from './tree.ts';

const CII = 'urn:un:unece:uncefact:data:standard';
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const ZUGFERD_1 = 'urn:ferd:CrossIndustryDocument:invoice:1p0';

/** By prefix, roots of UBL by their name. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  rsm: [
    ZUGFERD_1,
    `${ZUGFERD_1}:comfort`,
    `${CII}:CrossIndustryInvoice:1`,
    `${CII}:CrossIndustryInvoice:1000`,
  ],
  ram: [12, 13, 18, 1000].map((version) => `${CII}:ReusableAggregateBusinessInformationEntity:${version}`),
  udt: [13, 15, 18, 1000].map((version) => `${CII}:UnqualifiedDataType:${version}`),
  qdt: [12, 13, 18, 1000].map((version) => `${CII}:QualifiedDataType:${version}`),
  cac: ['1', '2.1', '3', ''].map((version) => `${UBL}:CommonAggregateComponents-${version}`),
  cbc: ['1', '2.1', '3', ''].map((version) => `${UBL}:CommonBasicComponents-${version}`),
  Invoice: [`${UBL}:Invoice-1`, `${UBL}:Invoice-3`, NAMESPACES.CreditNote, NAMESPACES.rsm],
  CreditNote: [`${UBL}:CreditNote-1`, `${UBL}:CreditNote-3`, NAMESPACES.Invoice, NAMESPACES.rsm],
};

/** What ZUGFeRD 1 has of each. */
const OF_ZUGFERD_1: Readonly<Record<string, string>> = {
  rsm: ZUGFERD_1,
  ram: `${CII}:ReusableAggregateBusinessInformationEntity:12`,
  udt: `${CII}:UnqualifiedDataType:15`,
  qdt: `${CII}:QualifiedDataType:12`,
};

const prefixOf = ({ name }: XmlElement) => name.split(':')[0] ?? name;

function moved(found: XmlElement, namespace: string): void {
  found.name = `{${namespace}}${found.name.replace(/^.*:/, '')}`;
}

function otherOf(prefix: string, chance: Chance): string {
  return chance.of(OTHERS[prefix] ?? []) ?? '';
}

function everyElement(root: XmlElement): XmlElement[] {
  return [root, ...placedIn(root).map(({ found }) => found)];
}

/** By name; none of them leaves a document valid. */
export const VERSION_KINDS: Readonly<Record<string, Spoil>> = {
  'version of one': (root, chance) => {
    const found = chance.of(placedIn(root))?.found;
    if (found === undefined) return null;
    const before = found.name;
    moved(found, otherOf(prefixOf(found), chance));
    return `${before} -> ${found.name}`;
  },
  'version of all of a kind': (root, chance) => {
    const prefix = chance.of([...new Set(everyElement(root).map(prefixOf))]) ?? '';
    const namespace = otherOf(prefix, chance);
    for (const found of everyElement(root)) if (prefixOf(found) === prefix) moved(found, namespace);
    return `${prefix} -> ${namespace}`;
  },
  'version of the root': (root, chance) => {
    const namespace = otherOf(prefixOf(root), chance);
    moved(root, namespace);
    return `the root -> ${namespace}`;
  },
  'version of everything': (root) => {
    if (OF_ZUGFERD_1[prefixOf(root)] === undefined) return null;
    for (const found of everyElement(root)) moved(found, OF_ZUGFERD_1[prefixOf(found)] ?? '');
    return 'all -> ZUGFeRD 1, but for the names';
  },
};
