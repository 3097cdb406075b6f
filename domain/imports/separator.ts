/** How the cells of a file are told apart, guessed from its first lines. */

export const SEPARATORS = [';', ',', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

const LINES_MAX = 200;

/** Spreadsheets write `sep=;` into the first line. */
export function declaredSeparator(text: string): Separator | null {
  const declared = /^\ufeff?"?sep=(.)"?\r?\n/i.exec(text)?.[1];
  return SEPARATORS.find((separator) => separator === declared) ?? null;
}

/** The separator that divides most lines alike; a semicolon where nothing divides them. `text` is the beginning of the file. */
export function guessSeparator(text: string): Separator {
  const declared = declaredSeparator(text);
  if (declared !== null) return declared;
  const scores = SEPARATORS.map((separator) => ({ separator, score: scoreOf(countsOf(text, separator)) }));
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).separator;
}

/** How often the separator stands in each line, outside of quotes. */
function countsOf(text: string, separator: string): number[] {
  const counts = [0];
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === '\n') {
      if (counts.length === LINES_MAX) break;
      counts.push(0);
    } else if (sign === separator) counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1;
  }
  return counts;
}

/** Lines divided as the first one; among equals more columns. */
function scoreOf(counts: readonly number[]): number {
  const [first = 0] = counts;
  if (first === 0) return 0;
  const alike = counts.filter((count) => count === first).length;
  return alike * LINES_MAX + Math.min(first, LINES_MAX - 1);
}
