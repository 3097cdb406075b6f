/** Reads a raw message as its receiver does. */

export interface ReadMail {
  /** Header lines, unfolded, by their names in lower case. */
  headers: ReadonlyMap<string, string>;
  /** The parts by content type, such as `text/plain`, decoded. */
  parts: { type: string; fileName: string | null; isInline: boolean; bytes: Buffer }[];
}

export function readMail(raw: string): ReadMail {
  const { headers, body } = split(raw);
  return { headers, parts: partsOf(headers, body) };
}

/** The text of the mail. */
export function textOf(mail: ReadMail): string {
  const plain = mail.parts.find(({ type }) => type === 'text/plain');
  return (plain?.bytes.toString('utf8') ?? '').replaceAll('\r\n', '\n').trimEnd();
}

/** The HTML of the mail; empty without. */
export function htmlOf(mail: ReadMail): string {
  const html = mail.parts.find(({ type }) => type === 'text/html');
  return html?.bytes.toString('utf8') ?? '';
}

function split(raw: string): { headers: Map<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodedWords(line.slice(colon + 1).trim())];
  });
  return { headers: new Map(headers), body: raw.slice(end + 4) };
}

function partsOf(headers: ReadonlyMap<string, string>, body: string): ReadMail['parts'] {
  const type = headers.get('content-type') ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (boundary !== undefined)
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => {
        const inner = split(part.replace(/^\r\n/, ''));
        return partsOf(inner.headers, inner.body);
      });
  const disposition = headers.get('content-disposition') ?? '';
  return [
    {
      type: type.split(';')[0] ?? '',
      fileName: /filename="?([^";]+)"?/.exec(disposition)?.[1] ?? null,
      isInline: disposition.startsWith('inline'),
      bytes: decoded(body, headers.get('content-transfer-encoding') ?? '7bit'),
    },
  ];
}

function decoded(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(body);
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

function decodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decoded(word.replaceAll('_', ' '), 'quoted-printable').toString('utf8'),
    );
}
