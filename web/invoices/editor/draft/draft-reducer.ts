/** Everything that can happen to a draft in the editor, as one pure step from form to form. */
import type { Day } from '@belegbar/domain/calendar';
import type { Unit, VatCase } from '@belegbar/domain/invoices';
import type { Currency, NumberLanguage } from '@belegbar/domain/money';
import { type DraftForm, isBlank, type LineForm } from './draft-form.ts';
import { emptyCell, type NumberCell, type NumberKind, settleNumber, typeNumber } from './number-cell.ts';
import { type DayCell, type PeriodEnd, periodCells, settleDay, typeDay } from './period-cells.ts';

export type HeadFields = Omit<DraftForm, 'lines' | 'discount' | 'currency' | 'rate'>;
export type HeadNumber = 'discount' | 'rate';
export type NumberField = 'quantity' | 'unitPrice' | 'discount';

interface LineTexts {
  description: string;
  details: string;
  unit: Unit;
  vatCase: VatCase;
  exemptionParagraph: string;
}

export type DraftAction =
  | { kind: 'load'; form: DraftForm }
  | { kind: 'head'; changes: Partial<HeadFields> }
  | { kind: 'currency'; currency: Currency }
  | { kind: 'typeHead'; field: HeadNumber; text: string; language: NumberLanguage }
  | { kind: 'settleHead'; field: HeadNumber; language: NumberLanguage }
  | { kind: 'line'; id: string; changes: Partial<LineTexts> }
  | { kind: 'typeNumber'; id: string; field: NumberField; text: string; language: NumberLanguage }
  | { kind: 'settleNumber'; id: string; field: NumberField; language: NumberLanguage }
  | { kind: 'givePeriod'; id: string; language: NumberLanguage }
  | { kind: 'typeDay'; id: string; end: PeriodEnd; text: string; today: Day }
  | { kind: 'settleDay'; id: string; end: PeriodEnd; language: NumberLanguage }
  | { kind: 'insertLine'; at: number; line: LineForm }
  | { kind: 'insertFilled'; lines: LineForm[] }
  | { kind: 'fillLine'; id: string; line: LineForm }
  | { kind: 'removeLine'; id: string }
  | { kind: 'moveLine'; id: string; by: -1 | 1 }
  | { kind: 'followProposal'; from: VatCase; to: VatCase }
  | { kind: 'taxAll'; vatCase: VatCase }
  | { kind: 'reprint'; language: NumberLanguage };

const NUMBER_KINDS: Record<NumberField | HeadNumber, NumberKind> = {
  quantity: 'quantity',
  unitPrice: 'price',
  discount: 'percent',
  rate: 'rate',
};

/** The form after the action; the same object when nothing changed. */
export function reduceDraft(form: DraftForm, action: DraftAction): DraftForm {
  switch (action.kind) {
    case 'load':
      return action.form;
    case 'head':
      return { ...form, ...action.changes };
    case 'currency':
      return action.currency === form.currency ? form : withCurrency(form, action.currency);
    case 'typeHead':
      return changeHead(form, action, (cell, kind) => typeNumber(cell, action.text, action.language, kind));
    case 'settleHead':
      return changeHead(form, action, (cell, kind) => settleNumber(cell, action.language, kind));
    case 'line':
      return changeLine(form, action.id, (line) => ({ ...line, ...action.changes }));
    case 'typeNumber':
      return changeNumber(form, action, (cell, kind) => typeNumber(cell, action.text, action.language, kind));
    case 'settleNumber':
      return changeNumber(form, action, (cell, kind) => settleNumber(cell, action.language, kind));
    case 'givePeriod':
      return changeLine(form, action.id, (line) => ({ period: periodCells(null, action.language), ...line }));
    case 'typeDay':
      return changeDay(form, action, (cell) => typeDay(cell, action.text, action.today));
    case 'settleDay':
      return changeDay(form, action, (cell) => settleDay(cell, action.language));
    case 'insertLine':
      return { ...form, lines: form.lines.toSpliced(action.at, 0, action.line) };
    case 'insertFilled':
      return insertFilled(form, action.lines);
    case 'fillLine':
      return changeLine(form, action.id, (line) => filled(line, action.line));
    case 'removeLine':
      return { ...form, lines: form.lines.filter((line) => line.id !== action.id) };
    case 'moveLine':
      return moveLine(form, action.id, action.by);
    case 'followProposal':
      return retax(form, (line) => (line.vatCase === action.from ? action.to : line.vatCase));
    case 'taxAll':
      return retax(form, () => action.vatCase);
    case 'reprint':
      return reprint(form, action.language);
  }
}

/** The rate of another currency is not that of this one. */
function withCurrency({ rate: _gone, ...form }: DraftForm, currency: Currency): DraftForm {
  return { ...form, currency };
}

function changeHead(
  form: DraftForm,
  { field }: { field: HeadNumber },
  change: (cell: NumberCell, kind: NumberKind) => NumberCell,
): DraftForm {
  const before = form[field] ?? emptyCell();
  const cell = change(before, NUMBER_KINDS[field]);
  return cell === before ? form : { ...form, [field]: cell };
}

function changeLine(form: DraftForm, id: string, change: (line: LineForm) => LineForm): DraftForm {
  return { ...form, lines: form.lines.map((line) => (line.id === id ? change(line) : line)) };
}

function changeNumber(
  form: DraftForm,
  { id, field }: { id: string; field: NumberField },
  change: (cell: LineForm[NumberField], kind: NumberKind) => LineForm[NumberField],
): DraftForm {
  const line = form.lines.find((candidate) => candidate.id === id);
  if (!line) return form;
  const cell = change(line[field], NUMBER_KINDS[field]);
  return cell === line[field] ? form : changeLine(form, id, () => ({ ...line, [field]: cell }));
}

function changeDay(
  form: DraftForm,
  { id, end }: { id: string; end: PeriodEnd },
  change: (cell: DayCell) => DayCell,
): DraftForm {
  return changeLine(form, id, ({ period, ...line }) =>
    period === undefined ? line : { ...line, period: { ...period, [end]: change(period[end]) } },
  );
}

/** Filled lines go below what is written, in place of blank lines at the end. */
function insertFilled(form: DraftForm, lines: LineForm[]): DraftForm {
  const last = form.lines.findLastIndex((line) => !isBlank(line));
  return { ...form, lines: [...form.lines.slice(0, last + 1), ...lines] };
}

/** A quantity, details, a discount and a period that were typed stay. */
function filled(line: LineForm, { details, ...service }: LineForm): LineForm {
  const { id, quantity, discount } = line;
  return { ...line, ...service, id, discount, quantity, details: line.details || details };
}

function moveLine(form: DraftForm, id: string, by: -1 | 1): DraftForm {
  const from = form.lines.findIndex((line) => line.id === id);
  const line = form.lines[from];
  const to = from + by;
  if (!line || to < 0 || to >= form.lines.length) return form;
  return { ...form, lines: form.lines.toSpliced(from, 1).toSpliced(to, 0, line) };
}

function retax(form: DraftForm, vatCaseOf: (line: LineForm) => VatCase): DraftForm {
  return { ...form, lines: form.lines.map((line) => ({ ...line, vatCase: vatCaseOf(line) })) };
}

/** All readable numbers and days as the other language writes them. */
function reprint(form: DraftForm, language: NumberLanguage): DraftForm {
  return {
    ...form,
    discount: settleNumber(form.discount, language, 'percent'),
    ...(form.rate === undefined ? {} : { rate: settleNumber(form.rate, language, 'rate') }),
    lines: form.lines.map(({ period, ...line }) => ({
      ...line,
      ...(period === undefined
        ? {}
        : { period: { from: settleDay(period.from, language), to: settleDay(period.to, language) } }),
      quantity: settleNumber(line.quantity, language, 'quantity'),
      unitPrice: settleNumber(line.unitPrice, language, 'price'),
      discount: settleNumber(line.discount, language, 'percent'),
    })),
  };
}
