/** Many services at once, for whoever takes in and gives out files. The caller's transaction, checks and authorisation hold. */
import { auditAll, changesBetween } from '../platform/audit/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot, insertMany, type Transaction } from '../platform/database/index.ts';
import { columnsOf, type EditableFields, fieldsOf } from './fields.ts';
import { deleteServices, lockServices, selectNamed, selectServicesAfter } from './many-store.ts';
import { updateServiceRow } from './store.ts';
import type { ServiceRecord } from './tables.ts';

export type ServiceFieldsWithState = EditableFields & { archived: boolean };

export interface KeptService {
  id: string;
  version: number;
  fields: ServiceFieldsWithState;
}

/** Services of the same names. */
export async function findAlikeServices(
  context: Context,
  transaction: Transaction,
  wanted: readonly { name: string }[],
): Promise<KeptService[]> {
  const names = [...new Set(wanted.map(({ name }) => name))];
  return (await selectNamed(transaction, context.businessId, names)).map(keptOf);
}

/** `cause` stands in the audit log beside each service. */
export async function addServices(
  context: Context,
  transaction: Transaction,
  services: readonly { id: string; fields: ServiceFieldsWithState }[],
  cause: Record<string, string>,
): Promise<void> {
  const now = context.platform.clock.now();
  const rows = services.map(({ id, fields }) => ({
    business_id: context.businessId,
    id,
    archived: fields.archived,
    ...columnsOf(fields),
    created_at: now,
    updated_at: now,
  }));
  await insertMany(transaction, 'services', rows);
  await auditAll(
    context,
    transaction,
    services.map(({ id, fields }) => act('services.create', id, { ...cause, after: fields })),
  );
}

/** Gives each the fields; its version rises by one. */
export async function changeServices(
  context: Context,
  transaction: Transaction,
  services: readonly { before: KeptService; after: ServiceFieldsWithState }[],
  cause: Record<string, string>,
): Promise<void> {
  const now = context.platform.clock.now();
  for (const { before, after } of services) {
    const key = { businessId: context.businessId, id: before.id };
    const state = { archived: after.archived, version: before.version + 1, updated_at: now };
    await updateServiceRow(transaction, key, { ...columnsOf(after), ...state });
  }
  await auditAll(
    context,
    transaction,
    services.map(({ before, after }) =>
      act('services.update', before.id, { ...cause, ...changesBetween(before.fields, after) }),
    ),
  );
}

/** The services of the ids as they are until the transaction ends. */
export async function holdServices(
  context: Context,
  transaction: Transaction,
  ids: readonly string[],
): Promise<KeptService[]> {
  if (ids.length === 0) return [];
  return (await lockServices(transaction, context.businessId, ids)).map(keptOf);
}

/** Removes them; lines of invoices have their own words. Returns their ids. */
export async function removeServices(
  context: Context,
  transaction: Transaction,
  services: readonly KeptService[],
  cause: Record<string, string>,
): Promise<string[]> {
  const ids = services.map(({ id }) => id);
  if (ids.length > 0) await deleteServices(transaction, context.businessId, ids);
  await auditAll(
    context,
    transaction,
    services.map(({ id, fields }) => act('services.remove', id, { ...cause, before: fields })),
  );
  return ids;
}

/** A page of services by id; archived ones too with `all`. */
export function servicesAfter(
  context: Context,
  from: { after: string | null; limit: number; archived: 'no' | 'all' },
): Promise<KeptService[]> {
  return inSnapshot(context, async (transaction) => {
    const archived = from.archived === 'all' ? null : false;
    const page = { ...from, archived, businessId: context.businessId };
    return (await selectServicesAfter(transaction, page)).map(keptOf);
  });
}

function keptOf(row: ServiceRecord): KeptService {
  return { id: row.id, version: row.version, fields: { ...fieldsOf(row), archived: row.archived } };
}

function act(action: string, subjectId: string, detail: Record<string, unknown>) {
  return { action, subjectKind: 'service', subjectId, detail };
}
