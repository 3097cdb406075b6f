/** Text as labels are looked for: of one case, without accents, blanks and marks, since readers glue words and lose points. */

/** Letters and digits alone; `ß` is `ss`, umlauts are their plain letter. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[^a-z0-9%]+/g, '');
}

/** Covers each hit with blanks, so that what stands behind keeps its place. */
export function masked(text: string, patterns: readonly RegExp[]): string {
  return patterns.reduce((left, pattern) => left.replace(pattern, (hit) => ' '.repeat(hit.length)), text);
}
