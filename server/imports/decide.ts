/** What becomes of each row: pure, and the same in the preview and in the run. */
import type { CellProblem, Mapping, ReadAs, Target } from '@belegbar/domain/imports';
import type { FileRow } from './file-rows.ts';
import type { AnyFields, Kept, Records } from './records.ts';
import type { RowOutcome, Settings } from './tables.ts';

/** A row that was read; `fields` are those of a new record. */
export interface RowRead {
  row: FileRow;
  given: Partial<AnyFields>;
  fields: AnyFields;
  problems: CellProblem[];
}

export interface Decision {
  row: FileRow;
  outcome: RowOutcome;
  fields: AnyFields;
  problems: CellProblem[];
  /** The record that is there already. */
  met: Kept<AnyFields> | null;
}

/** What the rows before have met and made, over the whole file. */
export interface Seen {
  keys: Set<string>;
  /** Records of others that a row was about. */
  met: Set<string>;
  /** Records that this import has made. */
  made: Set<string>;
}

export function nothingSeen(): Seen {
  return { keys: new Set(), met: new Set(), made: new Set() };
}

export function readRow(records: Records<AnyFields>, row: FileRow, mapping: Mapping, as: ReadAs): RowRead {
  const { given, problems } = records.read(row.cells, mapping, as);
  return { row, given, fields: { ...records.begin(as), ...given }, problems };
}

/** `alike`: records that share a trait with one of the rows. Rows are decided in the order of the file; `seen` grows. */
export function decideRows(
  records: Records<AnyFields>,
  rows: readonly RowRead[],
  alike: readonly Kept<AnyFields>[],
  { existing, mapping }: Pick<Settings, 'existing' | 'mapping'>,
  seen: Seen,
): Decision[] {
  const known = new Map<string, Kept<AnyFields>>();
  for (const record of alike)
    if (!seen.made.has(record.id))
      for (const key of records.keys(record.fields)) if (!known.has(key)) known.set(key, record);
  return rows.map((read) => decide(records, read, known, { existing, mapping }, seen));
}

function decide(
  records: Records<AnyFields>,
  read: RowRead,
  known: ReadonlyMap<string, Kept<AnyFields>>,
  settings: Pick<Settings, 'existing' | 'mapping'>,
  seen: Seen,
): Decision {
  const { row, fields } = read;
  const problems = [...read.problems, ...limits(records, read, settings.mapping)];
  const skipped = (met: Kept<AnyFields> | null): Decision => ({
    row,
    outcome: 'skipped',
    fields,
    problems,
    met,
  });
  const isAdded = settings.existing === 'add';
  const because = (code: string) =>
    problems.push(wholeRow(code, fields.name, isAdded ? 'warning' : 'blocking'));
  const created = (): Decision => ({ row, outcome: 'created', fields, problems, met: null });
  if (problems.some(({ severity }) => severity === 'blocking')) return skipped(null);
  const isTwice = records.keysInFile(fields).some((key) => seen.keys.has(key));
  const met = records.keys(fields).flatMap((key) => known.get(key) ?? [])[0] ?? null;
  if (isTwice || (met !== null && seen.met.has(met.id))) {
    because('import.twice');
    if (!isAdded) return skipped(null);
  }
  for (const key of records.keysInFile(fields)) seen.keys.add(key);
  if (met === null) return created();
  seen.met.add(met.id);
  if (isAdded) {
    if (!isTwice) because('import.exists');
    return created();
  }
  const merged = { ...met.fields, ...read.given };
  const outcome = isSame(merged, met.fields) ? 'unchanged' : 'updated';
  if (settings.existing === 'update') return { row, outcome, fields: merged, problems, met };
  because('import.exists');
  return { ...skipped(met), fields: merged };
}

/** What the contract would refuse: mostly text that is too long. */
function limits(records: Records<AnyFields>, { row, fields }: RowRead, mapping: Mapping): CellProblem[] {
  const checked = records.schema.safeParse(fields);
  if (checked.success || fields.name === '') return [];
  return checked.error.issues.map(({ path, code }) => {
    const target = path[0] as Target;
    const column = mapping.indexOf(target);
    const typed = (row.cells[column] ?? '').slice(0, TYPED_MAXIMUM);
    const reason = code === 'too_big' ? 'text.long' : 'import.signs';
    return { target, column: column < 0 ? null : column, code: reason, severity: 'blocking', typed };
  });
}

const TYPED_MAXIMUM = 200;

function wholeRow(code: string, typed: string, severity: CellProblem['severity']): CellProblem {
  return { target: null, column: null, code, severity, typed: typed.slice(0, TYPED_MAXIMUM) };
}

function isSame(one: AnyFields, other: AnyFields): boolean {
  return Object.keys(one).every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}
