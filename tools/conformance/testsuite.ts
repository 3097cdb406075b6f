/** The official instances: all valid, and all of the model still there after being written and read again in either syntax. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readXml, writeXml } from '@belegbar/documents';
import {
  type EInvoice,
  type ReadEInvoice,
  readEInvoice,
  validateEInvoice,
  writeCii,
  writeUbl,
} from '@belegbar/domain/e-invoice';
import type { Outcome } from './outcome.ts';

const WRITERS = { UBL: writeUbl, CII: writeCii } as const;

export async function roundTrips(folder: string): Promise<Outcome> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.xml'));
  const faults = names.flatMap((name) => faultsOf(name, readFileSync(join(folder, name))));
  return {
    ok: faults.length === 0,
    lines: [
      `${names.length} files, each read, assessed, and written in both syntaxes and read again: ${faults.length} faults.`,
      ...faults.map(({ name, what }) => `${name}: ${what}`),
    ],
  };
}

interface Fault {
  name: string;
  what: string;
}

function faultsOf(name: string, bytes: Uint8Array): Fault[] {
  const read = readBytes(bytes);
  if (read === null) return [{ name, what: 'cannot be read' }];
  const fatal = validateEInvoice(read).findings.filter(({ rule }) => rule.severity === 'fatal');
  return [
    ...fatal.map(({ rule, breach }) => ({ name, what: `${rule.id} at ${breach.path}` })),
    ...read.unread.map((path) => ({ name, what: `unread: ${path}` })),
    ...Object.entries(WRITERS).flatMap(([syntax, write]) => lostBy(name, syntax, write, read.invoice)),
  ];
}

function lostBy(
  name: string,
  syntax: string,
  write: (typeof WRITERS)[keyof typeof WRITERS],
  invoice: EInvoice,
): Fault[] {
  const again = readBytes(writeXml(write(invoice)));
  const lost = again === null ? ['all'] : differences(invoice, again.invoice, '');
  return lost.map((path) => ({ name, what: `written as ${syntax}: ${path} is not the same` }));
}

function readBytes(bytes: Uint8Array): ReadEInvoice | null {
  const read = readXml(bytes);
  return read.ok ? readEInvoice(read.root) : null;
}

function differences(left: unknown, right: unknown, path: string): string[] {
  if (isDeepStrictEqual(left, right)) return [];
  if (!isObject(left) || !isObject(right)) return [path];
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].flatMap((key) => differences(left[key], right[key], path === '' ? key : `${path}.${key}`));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
