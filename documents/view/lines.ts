/** The table of lines. */

import {
  type DocumentLine,
  hasRate,
  type InvoiceDocument,
  type Language,
  lineAmount,
  type Unit,
} from '@belegbar/domain/invoices';
import {
  addCents,
  type Decimal,
  formatCents,
  formatDecimal,
  formatPercent,
  ZERO,
} from '@belegbar/domain/money';
import { periodText } from './facts.ts';
import { type Labels, labelsIn } from './labels.ts';
import { estimatedLines, linesOf, softened } from './measure.ts';
import { type Space, spaceOf } from './space.ts';
import type { ViewRow, ViewTable } from './view.ts';

type Row = Omit<ViewRow, 'carried'>;

/** @param closingLines lines that totals, notes and payment need below the table */
export function tableOf(document: InvoiceDocument, labels: Labels, closingLines: number): ViewTable {
  const vat = hasVatColumn(document);
  const space = spaceOf(document);
  const rows = document.lines.map((line) => {
    const row = rowOf(line, document, labels, space.holds.description);
    return { ...row, long: rowLines(row, space) > space.rowLinesMaximum };
  });
  const carried = carriedSums(document);
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
    rows: rows.map((row, index) => ({ ...row, carried: carried[index] ?? '' })),
    carried: labels.carried,
    kept: keptRows(rows, space, space.pageLines - closingLines),
  };
}

/** What the lines come to, each with all before it; nothing of a few, which are added at a glance, or where one is not known. */
function carriedSums({ lines, language }: InvoiceDocument): string[] {
  if (lines.length <= FEW_LINES || lines.some((line) => lineAmount(line) === null)) return [];
  let sum = ZERO;
  return lines.map(({ amount }) => {
    sum = addCents(sum, amount);
    return formatCents(sum, language);
  });
}

const FEW_LINES = 12;

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
): Omit<ViewRow, 'long' | 'carried'> {
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
      partedQuantity(formatDecimal(line.quantity, language), unitText(line.unit, line.quantity, labels)),
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

/** What is too long for one line of its narrow column has the unit below the number. */
function partedQuantity(quantity: string, unit: string): string {
  const parted = quantity.length + unit.length > QUANTITY_LENGTH;
  return `${quantity}${parted ? '\n' : '\u00a0'}${unit}`;
}

const QUANTITY_LENGTH = 13;

/** `18,5 Std.`, in the words of the documents. */
export function quantityText(quantity: Decimal, unit: Unit, language: Language): string {
  return `${formatDecimal(quantity, language)}\u00a0${unitText(unit, quantity, labelsIn({ language }))}`;
}

function unitText(unit: Unit, quantity: Decimal, labels: Labels): string {
  return quantity === '1' || quantity === '-1' ? labels.units[unit].one : labels.units[unit].many;
}

/** So many rows stay with the totals, lest a page begin with one or two; but two of a few, or where they are high. */
const KEPT_ROWS = 4;
const KEPT_LINES = 14;

/** The last rows that stay with the totals, fewer where they are too high for one page. */
function keptRows(rows: readonly Row[], space: Space, linesMaximum: number): number {
  const most = Math.min(rows.length, Math.max(2, Math.min(KEPT_ROWS, Math.floor(rows.length / 2))));
  const heights = rows.slice(-most).map((row) => rowLines(row, space) + 1);
  while (heights.length > 0) {
    const lines = heights.reduce((sum, height) => sum + height, 0);
    if (lines <= (heights.length > 2 ? Math.min(KEPT_LINES, linesMaximum) : linesMaximum)) break;
    heights.shift();
  }
  return heights.length;
}

function rowLines(row: Pick<ViewRow, 'description' | 'details'>, { holds }: Space): number {
  return estimatedLines([row.description], holds.description) + estimatedLines(row.details, holds.details);
}
