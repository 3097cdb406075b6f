/** The letters that stand for a person. */

/** The first letters of the first and the last word of a name, or of what stands before the @ of an address; capitals. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/@.*/, '')
    .split(/[\s._-]+/)
    .filter((word) => /\p{L}/u.test(word));
  const first = firstLetter(words[0]);
  return words.length < 2 ? first : first + firstLetter(words.at(-1));
}

function firstLetter(word = ''): string {
  return (/\p{L}/u.exec(word)?.[0] ?? '').toLocaleUpperCase('de');
}
