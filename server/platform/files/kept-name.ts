/** Names of files as they are kept: what no file system minds and nobody can hide in. */

const NAME_MAXIMUM = 120;

/** Without folders, control characters and overrides of direction, at most 120 characters with its ending; `fallback` where nothing is left. */
export function keptName(given: string, fallback: string): string {
  const clean = (given.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffe\uffff:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^\.+/, '')
    .trim();
  const ending = /\.[^.\s]{1,8}$/.exec(clean)?.[0] ?? '';
  const stem = clean.slice(0, clean.length - ending.length);
  const kept = [...stem]
    .slice(0, NAME_MAXIMUM - ending.length)
    .join('')
    .trim();
  return kept === '' ? fallback : `${kept}${ending}`;
}

/** The same name with another ending. */
export function withEnding(name: string, ending: string): string {
  return `${name.replace(/\.[^.\s]{1,8}$/, '')}.${ending}`;
}
