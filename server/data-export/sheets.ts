/** What an export has of the database: one sheet for each table that leaves, with its fields. All that is written, and the description of it, comes from here. */

import { type ColumnClass, isSecret, type TableClass } from '@belegbar/domain/data-classification';
import { assert } from '@belegbar/domain/money';
import {
  type CapabilityRecords,
  dataClassesOf,
  type LeavingTable,
  type MadeSheet,
  type ReasonToStay,
} from '../platform/capability.ts';
import type { CatalogColumn, OwnedRows } from '../platform/database/index.ts';

export type FieldKind =
  | 'id'
  | 'text'
  | 'list'
  | 'day'
  | 'instant'
  | 'cents'
  | 'integer'
  | 'decimal'
  | 'yesNo'
  | 'json';

export interface Field {
  column: string;
  /** As in the files. */
  name: string;
  kind: FieldKind;
  /** What it is for, as the classification of the database has it. */
  purpose: string;
}

export interface Sheet {
  table: string;
  /** Of its files, without ending. */
  name: string;
  about: LeavingTable['about'];
  of: LeavingTable['of'];
  /** The column that names whose a row is. */
  owner: string;
  /** Columns by which the rows are put in order. */
  order: readonly string[];
  fields: readonly Field[];
  source: OwnedRows['of'];
}

const KINDS: Readonly<Record<string, FieldKind>> = {
  uuid: 'id',
  text: 'text',
  'text[]': 'list',
  'integer[]': 'list',
  date: 'day',
  'timestamp with time zone': 'instant',
  // Whatever is counted in whole numbers of this size is money.
  bigint: 'cents',
  integer: 'integer',
  numeric: 'decimal',
  boolean: 'yesNo',
  jsonb: 'json',
};

/** The sheets of an export, in the order of the classification. */
export function sheetsOf(
  capabilities: readonly CapabilityRecords[],
  catalog: readonly CatalogColumn[],
): Sheet[] {
  const all = capabilities.flatMap(({ exportSheets = [] }) => exportSheets);
  return dataClassesOf(capabilities).flatMap((tableClass) => {
    const leaving = all.find((sheet) => 'owner' in sheet && sheet.table === tableClass.name);
    const made = all.filter((sheet) => 'after' in sheet && sheet.after === tableClass.name);
    return [
      ...(leaving === undefined ? [] : [sheetOf(leaving as LeavingTable, tableClass, catalog)]),
      ...made.map((sheet) => madeSheetOf(sheet as MadeSheet)),
    ];
  });
}

function sheetOf(leaving: LeavingTable, tableClass: TableClass, catalog: readonly CatalogColumn[]): Sheet {
  const { table, about, of, owner } = leaving;
  const own = catalog.filter((column) => column.table === table);
  const typeOf = (name: string) => own.find((column) => column.name === name)?.type ?? '';
  return {
    table,
    name: kebabCase(table),
    about,
    of,
    owner,
    source: table,
    order: own
      .filter(({ key }) => key > 0)
      .toSorted((one, other) => one.key - other.key)
      .map(({ name }) => name),
    fields: columnsOf(leaving, tableClass).map(({ name, purpose }) =>
      fieldOf(table, { name, type: typeOf(name), purpose }),
    ),
  };
}

/** All but the business's own id, which each would repeat, secrets, and what the capability leaves out. */
export function columnsOf({ without }: LeavingTable, { columns }: TableClass): ColumnClass[] {
  return columns.filter(
    (column) => column.name !== 'business_id' && !isSecret(column) && !without.includes(column.name),
  );
}

function madeSheetOf({ table, about, order, columns, rows }: MadeSheet): Sheet {
  return {
    table,
    name: kebabCase(table),
    about,
    of: 'business',
    owner: 'business_id',
    order,
    source: rows,
    fields: columns.map((column) => fieldOf(table, column)),
  };
}

function fieldOf(table: string, { name, type, purpose }: MadeSheet['columns'][number]): Field {
  const kind = KINDS[type];
  assert(kind !== undefined, `an export does not know how to write ${table}.${name}`);
  return { column: name, name: camelCase(name), kind, purpose };
}

/** The tables that stay, with the reason: those that no capability has are nobody's. */
export function stayingTables(
  capabilities: readonly CapabilityRecords[],
): { table: string; reason: ReasonToStay }[] {
  const all = capabilities.flatMap(({ exportSheets = [] }) => exportSheets);
  return dataClassesOf(capabilities).flatMap(({ name: table }) => {
    const sheet = all.find((one) => one.table === table);
    if (sheet === undefined) return [{ table, reason: 'nobodys' as const }];
    return 'stays' in sheet ? [{ table, reason: sheet.stays }] : [];
  });
}

function camelCase(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function kebabCase(table: string): string {
  return table.replaceAll('_', '-');
}
