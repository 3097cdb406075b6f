/** Comparing what is typed with what stands there: without regard to capitals and accents. */

/** Lower case, without accents: `Müller` and `muller` are the same. Each sign stays one sign, so that places agree. */
export function folded(text: string): string {
  return Array.from(text, (sign) => {
    const plain = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === sign.length
      ? plain
      : sign.toLowerCase().slice(0, sign.length).padEnd(sign.length);
  }).join('');
}

function wordsOf(typed: string): string[] {
  return folded(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** How well the texts answer what is typed: 0 not at all, 1 somewhere, 2 where words begin, 3 where the first text begins. */
export function matchOf(typed: string, texts: readonly string[]): 0 | 1 | 2 | 3 {
  const all = texts.map(folded);
  const words = wordsOf(typed);
  if (!words.every((word) => all.some((text) => text.includes(word)))) return 0;
  if (all[0]?.startsWith(folded(typed).trim()) === true) return 3;
  const begins = (word: string) => all.some((text) => (text === word ? true : beginsAWord(text, word)));
  return words.every(begins) ? 2 : 1;
}

function beginsAWord(text: string, word: string): boolean {
  const places = Array.from({ length: text.length }, (_, place) => place);
  return places.some(
    (place) => text.startsWith(word, place) && (place === 0 || !/[\p{L}\d]/u.test(text[place - 1] ?? '')),
  );
}

export interface Piece {
  text: string;
  isMatch: boolean;
}

/** The text in pieces, those marked in which a word of what is typed stands. */
export function pieces(text: string, typed: string): Piece[] {
  const plain = folded(text);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of wordsOf(typed))
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      marked.fill(true, at, at + word.length);
  const found: Piece[] = [];
  for (const [place, isMatch] of marked.entries()) {
    const last = found.at(-1);
    const sign = text[place] ?? '';
    if (last?.isMatch === isMatch) last.text += sign;
    else found.push({ text: sign, isMatch });
  }
  return found;
}
