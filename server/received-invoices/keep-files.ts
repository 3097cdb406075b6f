/** The bytes of what was handed in: kept as they came, before any record names them. */
import type { Context } from '../platform/context.ts';
import { keepFile, keptName, typeOfBytes } from '../platform/files/index.ts';
import type { AssessedFile } from './read-assessed.ts';
import type { LeftOutFile } from './tables.ts';

export interface KeptFiles {
  /** SHA-256 of the file and of the XML in it, in hex. */
  hash: string;
  xmlHash: string;
  enclosed: { name: string; hash: string }[];
  leftOut: LeftOutFile[];
}

/** No invoice has so many; a hostile file may. */
const ENCLOSED_MAXIMUM = 50;
const BYTES_ALWAYS = 10 * 1024 * 1024;

/** Keeps the file, its XML and what is enclosed. What nothing names a day later is swept. */
export async function keepFiles(
  context: Context,
  bytes: Uint8Array,
  assessed: AssessedFile,
): Promise<KeptFiles> {
  const isPdf = assessed.container === 'pdf';
  const hash = await keepFile(context, { bytes, contentType: isPdf ? 'application/pdf' : 'application/xml' });
  const xmlHash = isPdf
    ? await keepFile(context, { bytes: assessed.xml, contentType: 'application/xml' })
    : hash;
  const enclosed: KeptFiles['enclosed'] = [];
  for (const file of keptOf(assessed, bytes.byteLength)) {
    const contentType = typeOfBytes(file.bytes);
    const kept = await keepFile(context, { bytes: file.bytes, contentType });
    enclosed.push({ name: enclosedName(file.name, enclosed.length), hash: kept });
  }
  return { hash, xmlHash, enclosed, leftOut: leftOutOf(assessed, bytes.byteLength) };
}

export function enclosedName(name: string, index: number): string {
  return keptName(name, `Anlage-${index + 1}`);
}

/** What could not be taken out, and what was too much of a file of so many bytes. */
export function leftOutOf(
  assessed: Pick<AssessedFile, 'enclosed' | 'leftOut'>,
  bytes: number,
): LeftOutFile[] {
  const kept = new Set(keptOf(assessed, bytes));
  const tooMuch = assessed.enclosed
    .filter((file) => !kept.has(file))
    .map(({ name }) => ({ name, why: 'size' as const }));
  return [...assessed.leftOut, ...tooMuch]
    .slice(0, ENCLOSED_MAXIMUM)
    .map(({ name, why }) => ({ name: keptName(name, 'Anlage'), why }));
}

/** Files of customers are packed four times smaller at most; beyond that, and ten megabytes, a small file would fill the disk for years. */
export function keptOf(
  { enclosed }: Pick<AssessedFile, 'enclosed'>,
  bytes: number,
): AssessedFile['enclosed'] {
  let left = Math.max(BYTES_ALWAYS, 4 * bytes);
  return enclosed.slice(0, ENCLOSED_MAXIMUM).filter((file) => {
    const fits = file.bytes.byteLength <= left;
    if (fits) left -= file.bytes.byteLength;
    return fits;
  });
}
