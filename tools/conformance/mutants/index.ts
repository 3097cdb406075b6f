/** Spoilt documents: of valid ones, each changed at one place, as a seed determines. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readXml } from '@belegbar/documents';
import { writeCii, writeUbl, type XmlElement } from '@belegbar/domain/e-invoice';
import { everyEInvoice } from '../../../domain/e-invoice/testing/every-document.ts';
import { KINDS, type Spoil } from './kinds.ts';
import { chanceOf } from './random.ts';
import { bytesOf, copyOf } from './tree.ts';

export interface Mutant {
  /** `0001-twice` */
  name: string;
  /** What it was made from, and what was done to it. */
  what: string;
  bytes: Uint8Array;
}

/**
 * @param testsuite the folder of the official instances, if it is there
 * @param how the ways to spoil, by name: a further one among them would change all that were made before
 */
export function mutants(
  count: number,
  seed: number,
  testsuite: string | null,
  how: Readonly<Record<string, Spoil>> = KINDS,
): Mutant[] {
  const sources = [...written(), ...(testsuite === null ? [] : official(testsuite))];
  const kinds = Object.entries(how);
  const chance = chanceOf(seed);
  return Array.from({ length: count }, (_, index): Mutant | null => {
    const [kind, spoil] = kinds[index % kinds.length] ?? ['', () => null];
    const [source, root] = chance.of(sources) ?? ['', null];
    if (root === null) return null;
    const spoilt = copyOf(root);
    const done = spoil(spoilt, chance);
    if (done === null) return null;
    const name = `${String(index).padStart(4, '0')}-${kind.replace(/\W+/g, '-')}`;
    return { name, what: `${source}: ${done}`, bytes: bytesOf(spoilt) };
  }).filter((mutant) => mutant !== null);
}

function written(): [string, XmlElement][] {
  return everyEInvoice().flatMap(([name, invoice]): [string, XmlElement][] => [
    [`${name} in UBL`, writeUbl(invoice)],
    [`${name} in CII`, writeCii(invoice)],
  ]);
}

function official(folder: string): [string, XmlElement][] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.xml'))
    .sort();
  return names.flatMap((name): [string, XmlElement][] => {
    const read = readXml(readFileSync(join(folder, name)));
    return read.ok ? [[name, withoutLocations(read.root)]] : [];
  });
}

/** Where a schema lies is no part of the document. */
function withoutLocations(from: XmlElement): XmlElement {
  const { schemaLocation: _, noNamespaceSchemaLocation: __, ...attributes } = from.attributes;
  return { ...from, attributes, children: from.children.map(withoutLocations) };
}
