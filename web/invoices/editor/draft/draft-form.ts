/** The draft as the editor holds it: the draft's fields, with numbers as they are typed. */
import type { InvoiceDraft, InvoiceLine, VatCase } from '@belegbar/domain/invoices';
import type { NumberLanguage } from '@belegbar/domain/money';
import { decimal } from '@belegbar/domain/money';
import { emptyCell, type NumberCell, numberCell } from './number-cell.ts';
import { isPeriodBlank, type PeriodCells, periodCells, periodOf } from './period-cells.ts';

export interface LineForm {
  id: string;
  description: string;
  details: string;
  quantity: NumberCell;
  unit: InvoiceLine['unit'];
  unitPrice: NumberCell;
  discount: NumberCell;
  vatCase: VatCase;
  exemptionParagraph: string;
  /** Absent until the line is given a period of its own. */
  period?: PeriodCells;
}

export interface DraftForm extends Omit<InvoiceDraft, 'lines' | 'discountPercent' | 'unitsPerEuro'> {
  discount: NumberCell;
  /** Of another currency than euros; absent until something is typed. */
  rate?: NumberCell;
  lines: LineForm[];
}

/** The form for a stored draft, its numbers printed in the user's language. */
export function formOf(draft: InvoiceDraft, language: NumberLanguage): DraftForm {
  const { lines, discountPercent, unitsPerEuro, ...rest } = draft;
  return {
    ...rest,
    ...(unitsPerEuro == null ? {} : { rate: numberCell(unitsPerEuro, language, 'rate') }),
    discount: discountPercent === null ? emptyCell() : numberCell(discountPercent, language, 'percent'),
    lines: lines.map((line) => lineFormOf(line, language)),
  };
}

/** The draft that a form stands for; a number that cannot be read counts with its last readable value. */
export function draftOf(form: DraftForm): InvoiceDraft {
  const { lines, discount, rate, ...rest } = form;
  return {
    ...rest,
    ...(rest.currency === 'EUR' ? {} : { unitsPerEuro: rateOf(rate) }),
    discountPercent: percentOf(discount),
    lines: lines.map(lineOf),
  };
}

/** A new line: one piece of nothing, taxed as proposed. */
export function blankLine(id: string, vatCase: VatCase, language: NumberLanguage): LineForm {
  return {
    id,
    description: '',
    details: '',
    quantity: numberCell(decimal('1'), language, 'quantity'),
    unit: 'hourly',
    unitPrice: emptyCell(),
    discount: emptyCell(),
    vatCase,
    exemptionParagraph: '',
  };
}

/** Whether nothing has been written into the line yet. */
export function isBlank(line: LineForm): boolean {
  const typed = [line.description, line.details, line.unitPrice.text, line.discount.text];
  return typed.every((text) => text.trim() === '') && isPeriodBlank(line.period);
}

/** The fields whose text cannot be read as a number or a day, as paths into the draft. */
export function refusedFields(form: DraftForm): { field: string; code: string }[] {
  const cells: [string, Pick<NumberCell, 'refusal'>][] = [['discountPercent', form.discount]];
  if (form.rate !== undefined) cells.push(['unitsPerEuro', form.rate]);
  for (const [index, line] of form.lines.entries()) {
    cells.push([`lines.${index}.quantity`, line.quantity]);
    cells.push([`lines.${index}.unitPrice`, line.unitPrice]);
    cells.push([`lines.${index}.discountPercent`, line.discount]);
    for (const cell of Object.values(line.period ?? {})) cells.push([`lines.${index}.servicePeriod`, cell]);
  }
  return cells.flatMap(([field, cell]) => (cell.refusal === null ? [] : [{ field, code: cell.refusal }]));
}

/** The most characters that the texts of a draft may have. */
const LENGTHS = [
  ['title', 300],
  ['introduction', 5000],
  ['notes', 5000],
  ['reference', 200],
  ['footerText', 2000],
] as const;
const LINE_LENGTHS = [
  ['description', 500],
  ['details', 5000],
  ['exemptionParagraph', 40],
] as const;

/** The texts that are too long to be stored, as paths into the draft. */
export function tooLongFields(form: DraftForm): { field: string; code: string }[] {
  const inHead = LENGTHS.filter(([name, most]) => (form[name] ?? '').length > most).map(([name]) => name);
  const inLines = form.lines.flatMap((line, index) =>
    LINE_LENGTHS.filter(([name, most]) => isShown(line, name) && line[name].length > most).map(
      ([name]) => `lines.${index}.${name}`,
    ),
  );
  return [...inHead, ...inLines].map((field) => ({ field, code: 'text.long' }));
}

function isShown(line: LineForm, name: string): boolean {
  return name !== 'exemptionParagraph' || line.vatCase === 'exempt';
}

export function lineFormOf(line: InvoiceLine, language: NumberLanguage): LineForm {
  const { quantity, unitPrice, discountPercent, exemptionParagraph, servicePeriod, ...rest } = line;
  const untouched = line.description === '' && unitPrice === '0';
  return {
    ...rest,
    quantity: numberCell(quantity, language, 'quantity'),
    unitPrice: untouched ? emptyCell() : numberCell(unitPrice, language, 'price'),
    discount: discountPercent === null ? emptyCell() : numberCell(discountPercent, language, 'percent'),
    exemptionParagraph: exemptionParagraph ?? '',
    ...(servicePeriod === undefined ? {} : { period: periodCells(servicePeriod, language) }),
  };
}

function lineOf(line: LineForm): InvoiceLine {
  const { quantity, unitPrice, discount, exemptionParagraph, period, ...rest } = line;
  return {
    ...rest,
    quantity: quantity.value,
    unitPrice: unitPrice.value,
    discountPercent: percentOf(discount),
    exemptionParagraph: line.vatCase === 'exempt' && exemptionParagraph !== '' ? exemptionParagraph : null,
    ...(period === undefined ? {} : { servicePeriod: periodOf(period) }),
  };
}

function percentOf(cell: NumberCell) {
  return cell.value === '0' ? null : cell.value;
}

/** A nought that was typed is told to be no rate; before anything could be read, there is none yet. */
function rateOf(cell: NumberCell = emptyCell()) {
  const isTyped = cell.text.trim() !== '' && cell.refusal === null;
  return isTyped || cell.value !== '0' ? cell.value : null;
}
