/** Subjects of notes (BT-21), as UBL has them within the text: `#AAI#text`. */

/** The three characters between the first two number signs of a text, which the official check takes for a subject; null without. */
export function subjectIn(text: string): string | null {
  return /^[^#]*#([^#]{3})#/su.exec(text)?.[1] ?? null;
}
