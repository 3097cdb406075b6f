/** The schemas of the two syntaxes, and what in a document is not as they have it. */
import type { XmlElement } from '../xml/element.ts';
import { type SchemaFault, schemaFaults } from './check.ts';
import { CII_TABLE } from './cii-table.ts';
import { type Schema, schemaOf } from './table.ts';
import { UBL_TABLE } from './ubl-table.ts';

export { SCHEMA_FAULTS, type SchemaFault, type SchemaFaultKind } from './check.ts';

const TABLES = { ubl: UBL_TABLE, cii: CII_TABLE } as const;
const SCHEMAS = new Map<keyof typeof TABLES, Schema>();

/** What in a UBL 2.1 or CII D16B document is not as its schema has it. */
export function schemaFaultsIn(root: XmlElement, syntax: keyof typeof TABLES): SchemaFault[] {
  const schema = SCHEMAS.get(syntax) ?? schemaOf(TABLES[syntax]);
  SCHEMAS.set(syntax, schema);
  return schemaFaults(root, schema);
}
