/** Many clients at once, for whoever takes in and gives out files. The caller's transaction, checks and authorisation hold. */
import { auditAll, changesBetween } from '../platform/audit/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot, insertMany, inTransaction, type Transaction } from '../platform/database/index.ts';
import { columnsOf, type EditableFields, fieldsOf, insertedColumns } from './fields.ts';
import {
  deleteClients,
  lockClients,
  refreshStatistics,
  selectAlike,
  selectClientsAfter,
} from './many-store.ts';
import { holdClientNumbers, updateClientRow } from './store.ts';
import type { ClientRecord } from './tables.ts';

export type ClientFieldsWithState = EditableFields & { archived: boolean };

export interface KeptClient {
  id: string;
  version: number;
  fields: ClientFieldsWithState;
}

/** Clients that share a number, a VAT id or a name with one of those wanted. */
export async function findAlikeClients(
  context: Context,
  transaction: Transaction,
  wanted: readonly Pick<EditableFields, 'number' | 'vatId' | 'name'>[],
): Promise<KeptClient[]> {
  const filled = (texts: string[]) => [...new Set(texts.filter((text) => text !== ''))];
  const traits = {
    numbers: filled(wanted.map(({ number }) => number)),
    vatIds: filled(wanted.map(({ vatId }) => vatId)),
    names: filled(wanted.map(({ name }) => name)),
  };
  return (await selectAlike(transaction, context.businessId, traits)).map(keptOf);
}

/** Before clients are found and added: until the transaction ends nobody else gives a client a number. */
export function prepareClients(context: Context, transaction: Transaction): Promise<void> {
  return holdClientNumbers(transaction, context.businessId);
}

/**
 * After the clients of a business have become several times as many.
 * @system It changes what the database knows of its tables, and no row.
 */
export function refreshClientStatistics(context: Context): Promise<void> {
  return inTransaction(context, refreshStatistics);
}

/** `cause` stands in the audit log beside each client. */
export async function addClients(
  context: Context,
  transaction: Transaction,
  clients: readonly { id: string; fields: ClientFieldsWithState }[],
  cause: Record<string, string>,
): Promise<void> {
  const now = context.platform.clock.now();
  const times = { created_at: now, updated_at: now };
  const rows = clients.map(({ id, fields: { archived, ...fields } }) => ({
    business_id: context.businessId,
    id,
    archived,
    ...insertedColumns(fields),
    ...times,
    recipients: fields.recipients,
  }));
  await insertMany(transaction, 'clients', rows);
  await auditAll(
    context,
    transaction,
    clients.map(({ id, fields }) => act('clients.create', id, { ...cause, after: fields })),
  );
}

/** Gives each the fields; its version rises by one. */
export async function changeClients(
  context: Context,
  transaction: Transaction,
  clients: readonly { before: KeptClient; after: ClientFieldsWithState }[],
  cause: Record<string, string>,
): Promise<void> {
  const now = context.platform.clock.now();
  for (const { before, after } of clients) {
    const { archived, ...fields } = after;
    const key = { businessId: context.businessId, id: before.id };
    const changed = { ...columnsOf(fields), archived, version: before.version + 1, updated_at: now };
    await updateClientRow(transaction, key, changed);
  }
  await auditAll(
    context,
    transaction,
    clients.map(({ before, after }) =>
      act('clients.update', before.id, { ...cause, ...changesBetween(before.fields, after) }),
    ),
  );
}

/** The clients of the ids as they are until the transaction ends. */
export async function holdClients(
  context: Context,
  transaction: Transaction,
  ids: readonly string[],
): Promise<KeptClient[]> {
  if (ids.length === 0) return [];
  return (await lockClients(transaction, context.businessId, ids)).map(keptOf);
}

/** Removes clients of whom the caller knows that no invoice and no draft names them, while they are held; returns their ids. */
export async function removeClients(
  context: Context,
  transaction: Transaction,
  clients: readonly KeptClient[],
  cause: Record<string, string>,
): Promise<string[]> {
  const ids = clients.map(({ id }) => id);
  if (ids.length > 0) await deleteClients(transaction, context.businessId, ids);
  await auditAll(
    context,
    transaction,
    clients.map(({ id, fields }) => act('clients.remove', id, { ...cause, before: fields })),
  );
  return ids;
}

/** A page of clients by id; archived ones too with `all`. */
export function clientsAfter(
  context: Context,
  from: { after: string | null; limit: number; archived: 'no' | 'all' },
): Promise<KeptClient[]> {
  return inSnapshot(context, async (transaction) => {
    const archived = from.archived === 'all' ? null : false;
    const page = { ...from, archived, businessId: context.businessId };
    return (await selectClientsAfter(transaction, page)).map(keptOf);
  });
}

function keptOf(row: ClientRecord): KeptClient {
  return { id: row.id, version: row.version, fields: { ...fieldsOf(row), archived: row.archived } };
}

function act(action: string, subjectId: string, detail: Record<string, unknown>) {
  return { action, subjectKind: 'client', subjectId, detail };
}
