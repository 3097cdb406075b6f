/** A slip typed as text: each sign takes ten pixels, each line twenty, so that columns stand under one another. */
import type { SeenPage, SeenWord } from '../words.ts';

export function typedSlip(text: string): SeenPage {
  const lines = text.replace(/^\n/, '').trimEnd().split('\n');
  return {
    width: 10 * Math.max(...lines.map(({ length }) => length)),
    height: 20 * lines.length,
    words: lines.flatMap(wordsOf),
  };
}

function wordsOf(line: string, index: number): SeenWord[] {
  return [...line.matchAll(/\S+/g)].map(({ 0: text, index: column }) => ({
    text,
    left: 10 * column,
    right: 10 * (column + text.length),
    top: 20 * index,
    bottom: 20 * index + 14,
    slope: 0,
  }));
}
