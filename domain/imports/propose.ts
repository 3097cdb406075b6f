/** Proposes how a file is to be read: whether its first row has headings, and what each column is. */
import { checkVatId, isMailAddress } from '../business/index.ts';
import { unguardCell } from './cell.ts';
import { headingKey, knownHeadings } from './headings.ts';
import { type DayOrder, guessDayOrder, readDay } from './read-day.ts';
import type { ImportKind, Mapping, Target } from './targets.ts';

type Row = readonly string[];

/** Headings are words, all of one row, and look like no value; a single known one is enough. `rows` are the first of the file. */
export function guessHeadings(kind: ImportKind, rows: readonly Row[]): boolean {
  const first = (rows[0] ?? []).map((cell) => cell.trim());
  if (first.every((cell) => cell === '')) return false;
  if (first.some((cell) => isMailAddress(cell) || looksLikeNumber(cell))) return false;
  const known = knownHeadings(kind);
  return first.some((cell) => known.has(headingKey(cell)));
}

/** How days are written in the columns that have some. */
export function guessOrderOfDays(rows: readonly Row[], mapping: Mapping): DayOrder {
  const columns = mapping.flatMap((target, place) =>
    target !== null && DAYS.includes(target) ? [place] : [],
  );
  return guessDayOrder(rows.flatMap((row) => columns.map((place) => row[place] ?? '')));
}

const DAYS: readonly Target[] = ['documentDate', 'dueDate', 'paidOn', 'serviceFrom', 'serviceTo'];

/** A target for each column, by its heading, else by what stands in it; each target once, the most usual heading first. */
export function proposeMapping(kind: ImportKind, rows: readonly Row[], hasHeadings: boolean): Mapping {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const mapping: (Target | null)[] = Array.from({ length: width }, () => null);
  if (hasHeadings) takeByHeading(kind, rows[0] ?? [], mapping);
  const values = hasHeadings ? rows.slice(1) : rows;
  takeByContent(kind, values, mapping);
  return mapping;
}

function takeByHeading(kind: ImportKind, headings: Row, mapping: (Target | null)[]): void {
  const known = knownHeadings(kind);
  const found = headings
    .flatMap((heading, column) => {
      const match = known.get(headingKey(heading));
      return match === undefined ? [] : [{ column, ...match }];
    })
    .sort((one, other) => one.rank - other.rank || one.column - other.column);
  for (const { column, target } of found) if (!mapping.includes(target)) mapping[column] = target;
}

const CONTENTS: Record<ImportKind, readonly [Target, (cell: string) => boolean][]> = {
  clients: [
    ['email', isMailAddress],
    ['vatId', (cell) => /^[A-Z]{2}/i.test(cell) && checkVatId(cell).ok],
    ['website', (cell) => /^(https?:\/\/|www\.)/i.test(cell)],
    ['postCode', (cell) => /^(?:[A-Z]{1,2}-)?\d{4,5}$/.test(cell)],
    ['postCodeCity', (cell) => /^(?:[A-Z]{1,2}-)?\d{4,5}\s+\p{L}/u.test(cell)],
    ['street', (cell) => /(str\.|straße|strasse|weg|platz|allee|gasse|street|road)\s*\d/i.test(cell)],
    ['phone', (cell) => /^\+?[\d\s()/.-]{7,}$/.test(cell) && /[\s/+]/.test(cell)],
    ['name', (cell) => /\b(GmbH|UG|AG|KG|OHG|GbR|e\.\s?K\.|Ltd|Inc|SARL|B\.?V\.)(\s|$)/.test(cell)],
  ],
  services: [['unitPrice', isAmountText]],
  expenses: [
    ['documentDate', (cell) => readDay(cell, 'dayFirst') !== null || readDay(cell, 'monthFirst') !== null],
    ['vatId', (cell) => /^[A-Z]{2}/i.test(cell) && checkVatId(cell).ok],
    ['gross', isAmountText],
  ],
};

function isAmountText(cell: string): boolean {
  return /^-?[\d.,]+[.,]\d{2}\s*(€|EUR)?$/.test(cell);
}

/** Amounts by which the sign of the decimals is told. */
const AMOUNTS: readonly Target[] = ['unitPrice', 'gross', 'net', 'vat', 'paidEuros'];

function takeByContent(kind: ImportKind, rows: readonly Row[], mapping: (Target | null)[]): void {
  for (const [target, looksLike] of CONTENTS[kind]) {
    if (mapping.includes(target)) continue;
    if (target === 'postCodeCity' && (mapping.includes('city') || mapping.includes('postCode'))) continue;
    const column = mapping.findIndex((taken, place) => taken === null && fits(rows, place, looksLike));
    if (column >= 0) mapping[column] = target;
  }
  if (mapping.includes('name') || mapping.includes('lastName')) return;
  // A name is text that no other column is known for.
  const column = mapping.findIndex((taken, place) => taken === null && fits(rows, place, isWords));
  if (column >= 0) mapping[column] = 'name';
}

/** Four in five of the cells that are filled. */
function fits(rows: readonly Row[], column: number, looksLike: (cell: string) => boolean): boolean {
  const cells = rows.map((row) => unguardCell(row[column] ?? '').trim()).filter((cell) => cell !== '');
  return cells.length > 0 && cells.filter(looksLike).length * 5 >= cells.length * 4;
}

function isWords(cell: string): boolean {
  return /\p{L}{2}/u.test(cell) && !isMailAddress(cell);
}

function looksLikeNumber(cell: string): boolean {
  return /^[+-]?[\d.,\s€%/]*\d[\d.,\s€%/]*$/.test(cell);
}

/** How decimals are written, where a number leaves no doubt; otherwise as usual with the separator: the comma beside semicolons. */
export function guessDecimalSign(rows: readonly Row[], mapping: Mapping, separator: string): ',' | '.' {
  const columns = mapping.flatMap((target, place) =>
    target !== null && AMOUNTS.includes(target) ? [place] : [],
  );
  const cells = rows.flatMap((row) => columns.map((place) => (row[place] ?? '').replace(/[^\d.,]/g, '')));
  const commas = cells.filter((cell) => /,\d{1,2}$|,\d{4,}$|\.\d{3},/.test(cell)).length;
  const points = cells.filter((cell) => /\.\d{1,2}$|\.\d{4,}$|,\d{3}\./.test(cell)).length;
  if (commas !== points) return commas > points ? ',' : '.';
  return separator === ',' ? '.' : ',';
}
