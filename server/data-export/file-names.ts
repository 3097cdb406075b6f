/** Under which names the stored files lie in an export. */
import type { ExportedFile } from '../platform/files/index.ts';

export interface NamedFile {
  path: string;
  hash: string;
}

const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/xml': 'xml',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/** Every file once for each thing that names it; no two names are the same, also where upper and lower case are one. */
export function nameFiles(files: readonly ExportedFile[]): NamedFile[] {
  const taken = new Set<string>();
  return files.map((file) => {
    const ending = ENDINGS[file.contentType] ?? 'bin';
    let path = `${placeOf(file)}.${ending}`;
    for (let more = 2; taken.has(path.toLowerCase()); more += 1) path = `${placeOf(file)}-${more}.${ending}`;
    taken.add(path.toLowerCase());
    return { path, hash: file.hash };
  });
}

function placeOf({ place, hash }: ExportedFile): string {
  if (place === null) return `files/other/${hash.slice(0, 16)}`;
  const folder = place.folder === '' ? '' : `${place.folder}/`;
  return `files/${folder}${plain(place.name)}${place.suffix}`;
}

/** What no file system minds: an umlaut is one sign. */
function plain(name: string): string {
  return (
    name
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}._-]+/gu, '-')
      .replace(/^\.+/, '') || 'unnamed'
  );
}
