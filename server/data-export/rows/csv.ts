/** Rows as a table for spreadsheets in German: UTF-8 with a mark in front, semicolons, decimal commas. */
import { guardCell } from '@belegbar/domain/imports';
import { cents, euroText } from '@belegbar/domain/money';
import type { Row } from '../../platform/database/index.ts';
import type { Field, Sheet } from '../sheets.ts';

/** What is nested stands in the JSON alone. */
export function csvFields({ fields }: Sheet): Field[] {
  return fields.filter(({ kind }) => kind !== 'json');
}

export async function* csvOf(sheet: Sheet, pages: AsyncIterable<Row[]>): AsyncGenerator<string> {
  const fields = csvFields(sheet);
  yield `\ufeff${lineOf(fields.map(({ name }) => name))}`;
  for await (const page of pages)
    yield page.map((row) => lineOf(fields.map((field) => cellOf(field, row[field.column])))).join('');
}

/** A text that a spreadsheet would take for a formula gets an apostrophe in front. */
export function cellOf({ kind }: Pick<Field, 'kind'>, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (kind === 'cents') return euroText(cents(Number(value))).replace('.', ',');
  if (kind === 'decimal') return String(value).replace('.', ',');
  if (kind === 'instant') return (value as { toISOString(): string }).toISOString();
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  return kind === 'text' || kind === 'list' ? guardCell(text) : text;
}

function lineOf(cells: string[]): string {
  return `${cells.map(quoted).join(';')}\r\n`;
}

function quoted(cell: string): string {
  return /[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
