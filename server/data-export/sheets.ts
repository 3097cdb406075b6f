/** What an export has of the database: one sheet for each table that leaves, with its fields. All that is written, and the description of it, comes from here. */

import { assert } from '@belegbar/domain/money';
import { DATA_CLASSES, leavingTable, type ReasonToStay } from '@belegbar/domain/privacy';

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
  of: 'business' | 'person';
  /** The column that names whose a row is. */
  owner: string;
  /** Columns by which the rows are put in order. */
  order: readonly string[];
  fields: readonly Field[];
}

/** A column as the database has it; `key` is its place in the primary key, 0 outside. */
export interface CatalogColumn {
  table: string;
  name: string;
  type: string;
  key: number;
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
export function sheetsOf(catalog: readonly CatalogColumn[]): Sheet[] {
  return DATA_CLASSES.flatMap((tableClass) => {
    const leaving = leavingTable(tableClass);
    if (typeof leaving === 'string') return [];
    const { table, of, owner } = leaving;
    const columns = catalog.filter((column) => column.table === table);
    const order = columns.filter(({ key }) => key > 0).toSorted((one, other) => one.key - other.key);
    const fields = leaving.columns.map(({ name, purpose }) => {
      const kind = KINDS[columns.find((column) => column.name === name)?.type ?? ''];
      assert(kind !== undefined, `an export does not know how to write ${table}.${name}`);
      return { column: name, name: camelCase(name), kind, purpose };
    });
    return [
      { table, name: kebabCase(table), of, owner, order: order.map(({ name }) => name), fields },
      ...(table === 'invoices' ? [INVOICE_LINES] : []),
    ];
  });
}

/** The tables that stay, with the reason. */
export function stayingTables(): { table: string; reason: ReasonToStay }[] {
  return DATA_CLASSES.flatMap((tableClass) => {
    const reason = leavingTable(tableClass);
    return typeof reason === 'string' ? [{ table: tableClass.name, reason }] : [];
  });
}

const line = (column: string, kind: FieldKind): Field => ({
  column,
  name: camelCase(column),
  kind,
  purpose: 'invoiceContent',
});

/** The lines stand inside the invoices; here once more as a table of their own. */
export const INVOICE_LINES: Sheet = {
  table: 'invoice_lines',
  name: 'invoice-lines',
  of: 'business',
  owner: 'business_id',
  order: ['invoice_id', 'position'],
  fields: [
    line('invoice_id', 'id'),
    line('invoice_number', 'text'),
    line('position', 'integer'),
    line('description', 'text'),
    line('details', 'text'),
    line('quantity', 'decimal'),
    line('unit', 'text'),
    line('unit_price', 'decimal'),
    line('discount_percent', 'decimal'),
    line('vat_case', 'text'),
    line('vat_percent', 'decimal'),
    line('exemption_paragraph', 'text'),
    line('net', 'cents'),
    line('amount', 'cents'),
  ],
};

function camelCase(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function kebabCase(table: string): string {
  return table.replaceAll('_', '-');
}
