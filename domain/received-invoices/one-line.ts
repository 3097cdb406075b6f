/** What a file says, as one line that shows what it holds. */

const TEXT_MAXIMUM = 200;

/**
 * Without control characters, without signs that nobody sees or that turn the text around (U+200B, U+00AD, U+202E), at most 200 characters;
 * empty for nothing.
 */
export function oneLine(text: string | undefined): string {
  const seen = withoutUnseen(text ?? '');
  const clean = seen.replace(/[\p{Cc}\p{Cs}\s\u2800]+/gu, ' ').trim();
  return [...clean].slice(0, TEXT_MAXIMUM).join('').trim();
}

/** Format signs, and fillers that are letters by their class alone. */
export function withoutUnseen(text: string): string {
  return text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
}
