/** What keys do with the rows of the line table, and where the focus goes once the form has changed. */
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../../connection/api.ts';
import type { ServiceMessage } from '../../../services/index.ts';
import { useFormat } from '../../../ui/format.ts';
import { isDialogOpen } from '../../../ui/free-keys.ts';
import { toast } from '../../../ui/toast.tsx';
import { blankLine, isBlank } from '../draft/draft-form.ts';
import { fieldId } from '../fields/field-id.ts';
import type { DraftEditor } from '../use-draft-editor.ts';
import type { EditorContext } from '../use-editor-context.ts';
import {
  actOf,
  type Cell,
  COLUMNS,
  type Column,
  type Grid,
  type GridAct,
  isAddKey,
  type Key,
} from './grid-keys.ts';
import { cellPath } from './line-path.ts';
import { serviceLine } from './service-line.ts';

export interface LineGrid {
  hasDiscount: boolean;
  insert: (at: number) => void;
  remove: (row: number) => void;
  giveDiscount: (row: number) => void;
  givePeriod: (row: number) => void;
  /** Fills a row with a saved service, and leads on to its quantity. */
  takeService: (row: number, service: ServiceMessage) => void;
  onKey: (event: KeyboardEvent<HTMLElement>, cell: Cell) => void;
}

/** The acts keep their identity while the form changes, so that untouched rows need not be drawn anew. */
export function useLineGrid(editor: DraftEditor, context: EditorContext): LineGrid {
  const { t } = useTranslation('invoices');
  const { language } = useFormat();
  const latest = useRef<Latest>({ editor, context, language });
  latest.current = { editor, context, language };
  const wanted = useWantedFocus(editor.form.lines);
  const acts = useMemo(() => {
    const insert = (at: number) => insertLine(latest.current, wanted, at);
    const remove = (row: number) => removeLine(latest.current, wanted, row, t('lines.removed'));
    const giveDiscount = (row: number) => discountLine(latest.current, wanted, row);
    const givePeriod = (row: number) => dateLine(latest.current, wanted, row);
    const rows = { insert, remove, giveDiscount, givePeriod };
    const takeService: LineGrid['takeService'] = (row, service) => {
      wanted.current = { row, column: 'quantity' };
      fillLine(latest.current, row, service);
    };
    return { ...rows, takeService, onKey: keyHandler(latest, wanted, rows) };
  }, [t, wanted]);
  useAddKey(acts.insert, editor.form.lines.length);
  return { ...acts, hasDiscount: hasDiscounts(editor.form.lines) };
}

interface Latest {
  editor: DraftEditor;
  context: EditorContext;
  language: 'de' | 'en';
}

type Wanted = RefObject<Cell | null>;
type Lines = DraftEditor['form']['lines'];

/** A wish for focus is granted when the lines have changed. */
function useWantedFocus(lines: Lines): Wanted {
  const wanted = useRef<Cell | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change itself is what counts.
  useEffect(() => {
    if (wanted.current !== null) focusCell(wanted.current);
    wanted.current = null;
  }, [lines]);
  return wanted;
}

function insertLine({ editor, context, language }: Latest, wanted: Wanted, at: number): void {
  const before = editor.form.lines[at - 1];
  const line = blankLine(newKey(), context.proposal.vatCase, language);
  wanted.current = { row: at, column: 'description' };
  editor.dispatch({ kind: 'insertLine', at, line: before ? { ...line, unit: before.unit } : line });
}

/** What was written can be taken back; a blank row simply goes. */
function removeLine({ editor: { form, dispatch } }: Latest, wanted: Wanted, row: number, said: string): void {
  const line = form.lines[row];
  if (!line) return;
  wanted.current = { row: Math.max(0, row - 1), column: 'description' };
  dispatch({ kind: 'removeLine', id: line.id });
  if (!isBlank(line)) toast.undo(said, () => dispatch({ kind: 'insertLine', at: row, line }));
}

/** Opens the discount of a row, or goes to the one it has. */
function discountLine({ editor, language }: Latest, wanted: Wanted, row: number): void {
  const line = editor.form.lines[row];
  if (!line) return;
  const cell: Cell = { row, column: 'discount' };
  if (line.discount.text !== '') {
    focusCell(cell);
    return;
  }
  wanted.current = cell;
  editor.dispatch({ kind: 'typeNumber', id: line.id, field: 'discount', text: '0', language });
}

/** Opens the period of a row, or goes to the one it has. */
function dateLine({ editor, language }: Latest, wanted: Wanted, row: number): void {
  const line = editor.form.lines[row];
  if (!line) return;
  wanted.current = { row, column: 'servicePeriod' };
  editor.dispatch({ kind: 'givePeriod', id: line.id, language });
}

function fillLine({ editor, context, language }: Latest, row: number, service: ServiceMessage): void {
  const id = editor.form.lines[row]?.id;
  if (id === undefined) return;
  const { currency } = editor.form;
  const line = serviceLine(service, { id, currency, proposed: context.proposal.vatCase, language });
  editor.dispatch({ kind: 'fillLine', id, line });
}

function keyHandler(
  latest: RefObject<Latest>,
  wanted: Wanted,
  {
    insert,
    remove,
    giveDiscount,
    givePeriod,
  }: Pick<LineGrid, 'insert' | 'remove' | 'giveDiscount' | 'givePeriod'>,
): LineGrid['onKey'] {
  const carryOut = (act: GridAct, cell: Cell) => {
    const { form, dispatch } = latest.current.editor;
    if (act.kind === 'insert') insert(act.at);
    if (act.kind === 'remove') remove(act.row);
    if (act.kind === 'discount') giveDiscount(act.row);
    if (act.kind === 'period') givePeriod(act.row);
    if (act.kind === 'focus') focusCell(act.cell);
    if (act.kind === 'details') focusCell({ row: act.row, column: 'details' });
    const line = form.lines[cell.row];
    if (act.kind === 'move' && line) {
      wanted.current = { row: cell.row + act.by, column: cell.column };
      dispatch({ kind: 'moveLine', id: line.id, by: act.by });
    }
  };
  return (event, cell) => {
    const act = actOf(keyOf(event), cell, gridOf(latest.current.editor.form.lines));
    if (act === null) return;
    event.preventDefault();
    event.stopPropagation();
    carryOut(act, cell);
  };
}

/** Alt+N adds a line wherever the focus is in the editor, but not behind a dialog. */
function useAddKey(insert: (at: number) => void, lineCount: number): void {
  const count = useRef(lineCount);
  count.current = lineCount;
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!isAddKey(event) || isDialogOpen()) return;
      event.preventDefault();
      insert(count.current);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [insert]);
}

function gridOf(lines: Lines): Grid {
  const hasDiscount = hasDiscounts(lines);
  const isThere = (column: Column) =>
    !['details', 'servicePeriod'].includes(column) && (column !== 'discount' || hasDiscount);
  const columns = COLUMNS.filter(isThere);
  return { blank: lines.map(isBlank), columns };
}

function hasDiscounts(lines: Lines): boolean {
  return lines.some((line) => line.discount.text !== '');
}

function keyOf({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  nativeEvent,
}: KeyboardEvent<HTMLElement>): Key {
  return { key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing: nativeEvent.isComposing };
}

function focusCell(cell: Cell): void {
  const element = document.getElementById(fieldId(cellPath(cell)));
  element?.focus();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
}
