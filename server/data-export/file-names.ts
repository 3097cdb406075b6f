/** Under which names the stored files lie in an export. */
import type { FileRow } from './rows/store.ts';

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
export function nameFiles(files: readonly FileRow[]): NamedFile[] {
  const taken = new Set<string>();
  return files.map((file) => {
    const ending = ENDINGS[file.content_type] ?? 'bin';
    let path = `${placeOf(file)}.${ending}`;
    for (let more = 2; taken.has(path.toLowerCase()); more += 1) path = `${placeOf(file)}-${more}.${ending}`;
    taken.add(path.toLowerCase());
    return { path, hash: file.hash };
  });
}

function placeOf({ invoice_number, document_kind, object_name, received_name, hash }: FileRow): string {
  if (object_name !== null) return `files/${plain(object_name)}`;
  if (invoice_number !== null)
    return `files/invoices/${plain(invoice_number)}${document_kind === 'facturX' ? '-factur-x' : ''}`;
  if (received_name !== null) return `files/received/${plain(received_name.replace(/\.(xml|pdf)\b/gi, ''))}`;
  return `files/other/${hash.slice(0, 16)}`;
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
