/** A service's fields: between the contract's names and the table's columns. */
import type { ServiceMessage as Message, ServiceFields } from '@belegbar/contract/services';
import { decimal } from '@belegbar/domain/money';
import type { Problem } from '@belegbar/domain/problem';
import type { z } from 'zod';
import { fieldProblem } from '../platform/field-problem.ts';
import type { ServiceRecord } from './tables.ts';

export type EditableFields = z.output<typeof ServiceFields>;
/** Some of the fields, as an edit gives them. */
export type FieldChanges = { [Name in keyof EditableFields]?: EditableFields[Name] | undefined };
export type ServiceMessage = z.output<typeof Message>;

export function fieldsOf(row: ServiceRecord): EditableFields {
  return {
    name: row.name,
    description: row.description,
    unit: row.unit,
    unitPrice: decimal(row.unit_price),
    vatCase: row.vat_case,
  };
}

export function messageOf(row: ServiceRecord): ServiceMessage {
  return { ...fieldsOf(row), id: row.id, version: row.version, archived: row.archived };
}

export function columnsOf(service: EditableFields) {
  return {
    name: service.name,
    description: service.description,
    unit: service.unit,
    unit_price: service.unitPrice,
    vat_case: service.vatCase,
  };
}

/** What is certainly wrong with a service's fields. */
export function problemsOf(service: EditableFields): Problem[] {
  return service.name.trim() === '' ? [fieldProblem('name', 'name.empty')] : [];
}
