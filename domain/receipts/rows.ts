/** Words put into rows as a person reads them, also where the slip lies aslant or its lines are bent. */
import { heightOf, hundredths, mean, median, middleOf, nearness, shareOf, widthOf } from './geometry.ts';
import { type Place, placeAround, type SeenPage, type SeenWord } from './words.ts';

/** One line of the slip across all its columns. */
export interface Row {
  page: number;
  /** From the left; between two words stands one blank. */
  text: string;
  words: readonly RowWord[];
  /** Height of its words in pixels. */
  height: number;
  /** Its place in the row of all rows. */
  index: number;
}

export interface RowWord extends Place {
  text: string;
  /** Where it begins in the text of the row. */
  start: number;
}

/** All pages' rows from the top; words without a sign are left out. */
export function rowsOf(pages: readonly SeenPage[]): Row[] {
  return pages
    .flatMap(({ words, height }, page) => rowsOfPage(words.filter(isSeen), height, page + 1))
    .map((row, index) => ({ ...row, index }));
}

/** Where a part of the row's text stands; `from` and `to` count signs of its text. */
export function placeIn(row: Row, from: number, to: number): Place {
  const touched = row.words.filter(({ start, text }) => start < to && start + text.length > from);
  return placeAround(touched.map((word) => partOf(word, from - word.start, to - word.start)));
}

function partOf({ text, start: _, ...place }: RowWord, from: number, to: number): Place {
  const one = shareOf(widthOf(place), text.length);
  return {
    ...place,
    left: place.left + one * Math.max(0, from),
    right: place.left + one * Math.min(text.length, to),
  };
}

function isSeen({ text, left, right, top, bottom }: SeenWord): boolean {
  return text.trim() !== '' && right > left && bottom > top;
}

interface Levelled {
  word: SeenWord;
  /** Middle of the word, moved along its line to where all words are compared. */
  level: number;
  height: number;
}

function rowsOfPage(words: readonly SeenWord[], pageHeight: number, page: number): Omit<Row, 'index'>[] {
  const middle = mean(words.map((word) => middleOf(word).x));
  const levelled = words
    .map((word) => {
      const centre = middleOf(word);
      const slope = slopeAt(words, centre.y, pageHeight);
      return { word, level: centre.y - slope * (centre.x - middle), height: uprightHeight(word, slope) };
    })
    .sort((one, other) => one.level - other.level);
  return withTheirWords(gathered(levelled)).map((members) => rowOf(members, page));
}

/** Words near the same height lie alike; long ones know it best. */
function slopeAt(words: readonly SeenWord[], y: number, pageHeight: number): number {
  let [sum, weights] = [0, 0];
  for (const word of words) {
    const weight = widthOf(word) ** 2 * nearness(middleOf(word).y - y, hundredths(25, pageHeight));
    sum += word.slope * weight;
    weights += weight;
  }
  return weights === 0 ? 0 : shareOf(sum, weights);
}

/** A slanted line fills a box that is taller than itself. */
function uprightHeight(word: SeenWord, slope: number): number {
  const height = heightOf(word);
  return Math.max(hundredths(40, height), height - Math.abs(slope) * widthOf(word));
}

/** Each word joins the row whose words stand at its level, unless one of them stands in its very place. */
function gathered(levelled: readonly Levelled[]): Levelled[][] {
  const rows: Levelled[][] = [];
  for (const item of levelled) {
    const row = rows
      .slice(-4)
      .reverse()
      .find((members) => isLevel(members, item) && !members.some((other) => overlap(other.word, item.word)));
    if (row === undefined) rows.push([item]);
    else row.push(item);
  }
  return rows;
}

/** Figures by hand stand a little above or below the words of their line: they join the nearer row of words whose places they leave free. */
function withTheirWords(rows: readonly Levelled[][]): Levelled[][] {
  const joined = rows.map((members) => [...members]);
  for (const [index, members] of rows.entries()) {
    if (
      !members.every(({ word }) => /^[^\p{L}]*$/u.test(word.text)) ||
      !members.some(({ word }) => /\d[.,]\d{2}$/.test(word.text))
    )
      continue;
    const near = [index - 1, index + 1]
      .map((at) => ({ at, other: rows[at] ?? [] }))
      .filter(({ other }) => other.length > 0 && isOfWords(other) && isBeside(members, other))
      .sort((one, other) => apart(members, one.other) - apart(members, other.other))[0];
    if (near === undefined) continue;
    joined[near.at]?.push(...members);
    joined[index] = [];
  }
  return joined.filter(({ length }) => length > 0);
}

function isOfWords(members: readonly Levelled[]): boolean {
  return (
    members.some(({ word }) => /\p{L}{3}/u.test(word.text)) &&
    !members.some(({ word }) => /\d[.,]\d{2}(?!\d)/.test(word.text))
  );
}

function isBeside(members: readonly Levelled[], others: readonly Levelled[]): boolean {
  const isClose = apart(members, others) < hundredths(110, Math.max(...members.map(({ height }) => height)));
  return isClose && !members.some(({ word }) => others.some((other) => overlap(word, other.word)));
}

function apart(one: readonly Levelled[], other: readonly Levelled[]): number {
  return Math.abs(mean(one.map(({ level }) => level)) - mean(other.map(({ level }) => level)));
}

/** More than half of the lower one's height lies beside the row, large or handwritten as one of them may be. */
function isLevel(members: readonly Levelled[], item: Levelled): boolean {
  const level = mean(members.map((member) => member.level));
  const height = mean(members.map((member) => member.height));
  const shared =
    Math.min(level + hundredths(50, height), item.level + hundredths(50, item.height)) -
    Math.max(level - hundredths(50, height), item.level - hundredths(50, item.height));
  return shared > hundredths(55, Math.min(height, item.height));
}

function overlap(one: SeenWord, other: SeenWord): boolean {
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return shared > hundredths(30, Math.min(widthOf(one), widthOf(other)));
}

function rowOf(members: readonly Levelled[], page: number): Omit<Row, 'index'> {
  const sorted = members.map(({ word }) => word).sort((one, other) => one.left - other.left);
  let start = 0;
  const words = sorted.map(({ slope: _, ...word }) => {
    const placed = { ...word, text: word.text.trim(), page, start };
    start += placed.text.length + 1;
    return placed;
  });
  return {
    page,
    text: words.map(({ text }) => text).join(' '),
    words,
    height: median(members.map(({ height }) => height)),
  };
}
