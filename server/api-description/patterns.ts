/** Patterns that every reader of JSON Schema understands: many know no Unicode properties, and some cannot even skip them. */

/** `\p{Cc}` by its ranges. Halves of surrogate pairs (`\p{Cs}`) are left out: text that is well-formed has none, and the server refuses them. */
const PORTABLE: readonly [property: string, ranges: string][] = [
  ['\\p{Cc}', '\\u0000-\\u001f\\u007f-\\u009f'],
  ['\\p{Cs}', ''],
];

/** Rewrites the patterns of a document in place. */
export function makePatternsPortable(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  if ('pattern' in part && typeof part.pattern === 'string') part.pattern = portable(part.pattern);
  for (const value of Object.values(part)) makePatternsPortable(value);
}

function portable(pattern: string): string {
  return PORTABLE.reduce((text, [property, ranges]) => text.replaceAll(property, ranges), pattern);
}
