/** Reads an export back, from its description alone: a ZIP, JSON, CSV and SHA-256. It shares no code with what wrote it. */
import { createHash } from 'node:crypto';
import { crc32, inflateRawSync } from 'node:zlib';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type JsonRow = Record<string, Json>;

export interface ManifestFile {
  path: string;
  bytes: number;
  sha256: string;
  rows?: number;
  sums?: Record<string, number>;
}

export interface Manifest {
  format: string;
  formatVersion: number;
  madeAt: string;
  app: { name: string; version: string };
  business: { id: string; name: string };
  user: { id: string };
  files: ManifestFile[];
  missing: { what: string; reason: string }[];
  notExported: { table: string; reason: string }[];
}

export interface ReadExport {
  manifest: Manifest;
  paths: string[];
  bytes(path: string): Buffer;
  text(path: string): string;
  rows(name: string): JsonRow[];
  csv(name: string): Record<string, string>[];
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;

/** Throws where anything in the archive is not as it says. */
export function readExport(zip: Buffer): ReadExport {
  const files = unzip(zip);
  const bytes = (path: string) => {
    const found = files.get(path);
    if (found === undefined) throw new Error(`the archive has no ${path}`);
    return found;
  };
  const text = (path: string) =>
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes(path));
  return {
    manifest: JSON.parse(text('manifest.json')) as Manifest,
    paths: [...files.keys()],
    bytes,
    text,
    rows: (name) => JSON.parse(text(`data/${name}.json`)) as JsonRow[],
    csv: (name) => parseCsv(text(`csv/${name}.csv`)),
  };
}

export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The number of the first entry that breaks the chain, from the words of FORMAT.md; null when all hold. */
export function firstBrokenOf(businessId: string, entries: JsonRow[]): number | null {
  let previous = '0'.repeat(64);
  for (const [index, entry] of entries.entries()) {
    const { word, added } = formOf(entry);
    const values = [...CHAINED, ...added, 'previousHash'].map((name) => entry[name] ?? null);
    const form = JSON.stringify([word, businessId, ...values]);
    const holds =
      entry.number === index + 1 && entry.previousHash === previous && entry.hash === sha256(form);
    if (!holds) return index + 1;
    previous = String(entry.hash);
  }
  return null;
}

function formOf(entry: JsonRow): { word: string; added: readonly string[] } {
  const has = (name: string) => (entry[name] ?? null) !== null;
  if (has('deductible') || has('countsOn'))
    return { word: 'belegbar-journal-3', added: [...FOREIGN, 'deductible', 'countsOn'] };
  return has('currency')
    ? { word: 'belegbar-journal-2', added: FOREIGN }
    : { word: 'belegbar-journal-1', added: [] };
}

const FOREIGN = ['currency', 'currencyNet', 'currencyVat'];

const CHAINED =
  'number recordedAt basis kind bookedOn serviceFrom serviceTo taxPoint taxCode scheme net vat category counterparty counterpartyVatId documentKind documentId documentNumber reverses exemptionParagraph'.split(
    ' ',
  );

/** The files of an archive by their names. Throws where anything in it is not as it says. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error('the archive has no end');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== CENTRAL) throw new Error('the directory of the archive is broken');
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name, fileAt(zip, at));
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

/** `at` is the entry of the directory: sizes stand there, the local head may come before they are known. */
function fileAt(zip: Buffer, at: number): Buffer {
  const local = zip.readUInt32LE(at + 42);
  if (zip.readUInt32LE(local) !== LOCAL) throw new Error('a file of the archive has no head');
  const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const packed = zip.subarray(from, from + zip.readUInt32LE(at + 20));
  const bytes = zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed);
  if (bytes.length !== zip.readUInt32LE(at + 24)) throw new Error('a file of the archive has another size');
  if (crc32(bytes) !== zip.readUInt32LE(at + 16)) throw new Error('a file of the archive is damaged');
  return bytes;
}

function parseCsv(text: string): Record<string, string>[] {
  if (!text.startsWith('\ufeff')) throw new Error('the table has no mark in front');
  const [head = [], ...rows] = cellsOf(text.slice(1));
  return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])));
}

/** By RFC 4180, with semicolons. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', after] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n)/gy)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (after === ';') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
