/** A report as its pages show it: whatever has figures, bars, tables and notes, in words that its maker chose. */
import { type Day, formatDay } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import { softened } from './measure.ts';
import { withPrintableTexts } from './printable-texts.ts';
import { type ChartView, chartOf, type ReportChart } from './report-chart.ts';

export interface Report {
  language: 'de' | 'en';
  title: string;
  /** Beside the title: the year or the days that it is about; may be empty. */
  subtitle: string;
  /** Name of the business. */
  owner: string;
  /** Which is that of the file too: no clock is read. */
  madeOn: Day;
  /** Below the title: what was chosen, and in which order. */
  facts: readonly { label: string; value: string }[];
  sections: readonly ReportSection[];
}

export interface ReportSection {
  /** Empty: the title of the page says it. */
  title: string;
  /** On the line of the title, at the right; may be empty. */
  aside: string;
  parts: readonly ReportPart[];
}

export type ReportPart = ReportFigures | ReportChart | ReportTable | ReportNote;

/** Large figures side by side, at most four. */
export interface ReportFigures {
  kind: 'figures';
  figures: readonly { label: string; value: string; note: string }[];
}

export interface ReportNote {
  kind: 'note';
  text: string;
}

export interface ReportTable {
  kind: 'table';
  columns: readonly ReportColumn[];
  rows: readonly ReportRow[];
}

export interface ReportColumn {
  head: string;
  /** `bar`: amounts as bars, all on one scale, whose cells are `ReportBar`. */
  kind: 'text' | 'amount' | 'bar';
  /** One column has none and takes the rest. */
  widthMm?: number;
}

export interface ReportRow {
  cells: readonly ReportCell[];
  /** `sum` stands below a rule, `total` above a double one. */
  look?: 'sum' | 'total';
}

/** A text, one with a quiet line below it, or a bar with a mark across it. */
export type ReportCell = string | { text: string; note: string } | ReportBar;

export interface ReportBar {
  bar: Cents;
  /** Null: none. */
  mark: Cents | null;
}

interface CellView {
  text: string;
  note: string;
  /** From 0 to 1; null where it is no bar. */
  bar: number | null;
  mark: number | null;
}

interface TableView {
  kind: 'table';
  columns: { head: string; kind: ReportColumn['kind']; widthMm: number | null }[];
  rows: { look: string; cells: CellView[] }[];
  isKept: boolean;
}

export interface ReportView {
  language: 'de' | 'en';
  region: 'de' | 'gb';
  title: string;
  subtitle: string;
  owner: string;
  date: { year: number; month: number; day: number };
  facts: { label: string; value: string }[];
  sections: (Omit<ReportSection, 'parts'> & {
    parts: (ReportFigures | ChartView | TableView | ReportNote)[];
  })[];
  words: { page: readonly [before: string, between: string]; madeOn: string };
}

const WORDS = {
  de: { page: ['Seite ', ' von '], madeOn: 'Stand' },
  en: { page: ['Page ', ' of '], madeOn: 'As of' },
} as const;

/** The longest word of a cell and of a line that is not broken. */
const LONGEST = { cell: 18, line: 50 };

/** So many rows stay on one page. */
const KEPT_ROWS = 20;

/** Every text is made printable. */
export function reportView(written: Report): ReportView {
  const { language, title, subtitle, owner, madeOn, facts, sections } = withPrintableTexts(written);
  const [year = 0, month = 0, day = 0] = madeOn.split('-').map(Number);
  return {
    language,
    region: language === 'de' ? 'de' : 'gb',
    title,
    subtitle,
    owner: softened(owner, LONGEST.line),
    date: { year, month, day },
    facts: facts.map(({ label, value }) => ({ label, value: softened(value, LONGEST.line) })),
    sections: sections.map((section) => ({
      ...section,
      parts: section.parts.map((part) => partOf(part, language)),
    })),
    words: {
      page: WORDS[language].page,
      madeOn: `${WORDS[language].madeOn} ${formatDay(madeOn, language)}`,
    },
  };
}

function partOf(part: ReportPart, language: 'de' | 'en'): ReportView['sections'][number]['parts'][number] {
  switch (part.kind) {
    case 'chart':
      return chartOf(part, language);
    case 'table':
      return tableOf(part);
    default:
      return part;
  }
}

function tableOf({ columns, rows }: ReportTable): TableView {
  const most = Math.max(1, ...rows.flatMap(({ cells }) => cells.flatMap(lengthsOf)));
  return {
    kind: 'table',
    columns: columns.map(({ head, kind, widthMm = null }) => ({ head, kind, widthMm })),
    rows: rows.map(({ cells, look = 'plain' }) => ({
      look,
      cells: cells.map((cell, place) => cellOf(cell, { most, kind: columns[place]?.kind ?? 'text' })),
    })),
    isKept: rows.length <= KEPT_ROWS,
  };
}

function lengthsOf(cell: ReportCell): number[] {
  return typeof cell === 'object' && 'bar' in cell ? [cell.bar, cell.mark ?? 0] : [];
}

function cellOf(cell: ReportCell, { most, kind }: { most: number; kind: ReportColumn['kind'] }): CellView {
  if (typeof cell === 'object' && 'bar' in cell) {
    const share = (amount: Cents) => Math.max(0, amount) / most;
    return { text: '', note: '', bar: share(cell.bar), mark: cell.mark === null ? null : share(cell.mark) };
  }
  const { text, note } = typeof cell === 'string' ? { text: cell, note: '' } : cell;
  // An amount is never broken.
  const soft = (line: string) => (kind === 'amount' ? line : softened(line, LONGEST.cell));
  return { text: soft(text), note: soft(note), bar: null, mark: null };
}
