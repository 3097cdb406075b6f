/** The table of lines. */

import {
  type DocumentLine,
  hasRate,
  type InvoiceDocument,
  type Language,
  lineAmount,
  type Unit,
} from '@belegbar/domain/invoices';
import { type Decimal, formatCents, formatDecimal, formatPercent } from '@belegbar/domain/money';
import { periodText } from './facts.ts';
import type { Labels } from './labels.ts';
import { estimatedLines, linesOf, softened } from './measure.ts';
import { type Space, spaceOf } from './space.ts';
import type { ViewRow, ViewTable } from './view.ts';

/** @param closingLines lines that totals, notes and payment need below the table */
export function tableOf(document: InvoiceDocument, labels: Labels, closingLines: number): ViewTable {
  const vat = hasVatColumn(document);
  const space = spaceOf(document);
  const rows = document.lines.map((line) => {
    const row = rowOf(line, document, labels, space.holds.description);
    return { ...row, long: rowLines(row, space) > space.rowLinesMaximum };
  });
  const { heads } = labels;
  return {
    heads: [
      heads.position,
      heads.description,
      heads.quantity,
      heads.unitPrice,
      ...(vat ? [heads.vat] : []),
      heads.total,
    ],
    vat,
    rows,
    kept: keptRows(rows, space, space.pageLines - closingLines),
  };
}

/** Stands for a figure that is not known. */
export const NO_FIGURE = '–';

/** § 19 UStG: where no line has a rate, neither rates nor VAT are printed. */
export function hasVatColumn(document: InvoiceDocument): boolean {
  return (
    document.lines.length === 0 || document.lines.some((line) => line.vatPercent !== null || !hasRate(line))
  );
}

function rowOf(
  line: DocumentLine,
  document: InvoiceDocument,
  labels: Labels,
  longestWord: number,
): Omit<ViewRow, 'long'> {
  const { language } = document;
  const discount =
    line.discountPercent === null ? [] : [labels.lineDiscount(formatPercent(line.discountPercent, language))];
  const details = [...linesOf(line.details), ...whenOf(line, language, labels), ...discount].map((text) =>
    softened(text, Math.min(40, longestWord)),
  );
  return {
    position: String(line.position),
    description: softened(line.description, Math.min(34, longestWord)),
    details,
    figures: [
      `${formatDecimal(line.quantity, language)}\u00a0${unitText(line.unit, line.quantity, labels)}`,
      formatDecimal(line.unitPrice, language, 2),
    ] as [string, string],
    vat: hasVatColumn(document) ? percentText(line, language) : null,
    total: lineAmount(line) === null ? NO_FIGURE : formatCents(line.amount, language),
  };
}

/** BG-26: when the line was supplied, where it says so. */
function whenOf({ servicePeriod }: DocumentLine, language: Language, labels: Labels): string[] {
  if (servicePeriod === undefined) return [];
  const text = periodText(servicePeriod, language);
  return [servicePeriod.from === servicePeriod.to ? labels.lineDay(text) : labels.linePeriod(text)];
}

function percentText(line: DocumentLine, language: Language): string {
  if (!hasRate(line)) return NO_FIGURE;
  return line.vatPercent === null ? '' : formatPercent(line.vatPercent, language);
}

function unitText(unit: Unit, quantity: Decimal, labels: Labels): string {
  return quantity === '1' || quantity === '-1' ? labels.units[unit].one : labels.units[unit].many;
}

/** The last two rows stay with the totals, fewer where they are too high for one page. */
function keptRows(rows: readonly ViewRow[], space: Space, linesMaximum: number): number {
  const [last, before] = [rows.at(-1), rows.at(-2)].map((row) =>
    row === undefined ? 0 : rowLines(row, space) + 1,
  );
  if (last === undefined || rows.length === 0 || last > linesMaximum) return 0;
  return rows.length > 1 && last + (before ?? 0) <= linesMaximum ? 2 : 1;
}

function rowLines(row: Pick<ViewRow, 'description' | 'details'>, { holds }: Space): number {
  return estimatedLines([row.description], holds.description) + estimatedLines(row.details, holds.details);
}
