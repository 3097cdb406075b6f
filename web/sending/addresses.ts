/** Reads addresses as people paste them. */

/** The addresses with those of the text behind them, each once; `Ines Kettler <ines@example.com>` gives the address alone. */
export function withAddresses(value: readonly string[], text: string): string[] {
  const added = text
    .split(/[,;\n]+/)
    .flatMap(addressesIn)
    .filter((email) => email !== '');
  const seen = new Set<string>();
  return [...value, ...added].filter((email) => {
    const folded = email.toLowerCase();
    return seen.has(folded) ? false : seen.add(folded);
  });
}

function addressesIn(part: string): string[] {
  const inBrackets = /<([^<>]+)>/.exec(part)?.[1];
  if (inBrackets !== undefined) return [inBrackets.trim()];
  const words = part.trim().split(/\s+/);
  // Blanks part addresses only where each part is one; what was half typed stays whole and is told as wrong.
  return words.every((word) => word.includes('@')) ? words : [part.trim()];
}
