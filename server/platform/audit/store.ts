import { type RawBuilder, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Context } from '../context.ts';
import { insertMany, type Transaction } from '../database/index.ts';
import type { AuditEvent } from './event.ts';
import { onePerSitting, type Sittings } from './sittings.ts';
import './tables.ts';

export interface AuditRecord {
  /** `capability.verb`, such as `invoices.issue`. */
  action: string;
  subjectKind: string;
  subjectId: string | null;
  /** What changed; for an edit the fields before and after. Which entries were made, the journal says. */
  detail: Record<string, unknown> & { entries?: never; lastHash?: never };
}

/** Appends one record; the actor and the time come from the context. Gives it as it is read back. */
export function audit(context: Context, transaction: Transaction, record: AuditRecord): Promise<AuditEvent> {
  return insertRecord(context, transaction, record);
}

/** The journal entries that an act made, by their numbers, and the hash of the last one. */
export interface MadeEntries {
  entries: number[];
  lastHash?: string;
}

/** As `audit`, with the entries that the act made; for the journal alone, which `entriesInAudit` is held against. */
export function auditEntries(
  context: Context,
  transaction: Transaction,
  record: AuditRecord,
  made: MadeEntries,
): Promise<AuditEvent> {
  return insertRecord(context, transaction, { ...record, detail: { ...record.detail, ...made } });
}

async function insertRecord(
  context: Context,
  transaction: Transaction,
  record: Omit<AuditRecord, 'detail'> & { detail: Record<string, unknown> },
): Promise<AuditEvent> {
  const at = context.platform.clock.now();
  await transaction
    .insertInto('audit_log')
    .values({
      business_id: context.businessId,
      id: uuid(),
      at,
      actor_kind: context.actor.kind,
      actor_id: context.actor.kind === 'user' ? context.actor.userId : null,
      action: record.action,
      subject_kind: record.subjectKind,
      subject_id: record.subjectId,
      detail: JSON.stringify(record.detail),
    })
    .execute();
  return { at, action: record.action, actorKind: context.actor.kind, detail: record.detail };
}

/** The named acts on a record, newest first. An autosave is an act too: whoever reads names what they want, so that reading does not grow with typing. */
export async function auditOf(
  context: Context,
  transaction: Transaction,
  subjectId: string,
  actions: readonly string[],
): Promise<AuditEvent[]> {
  const rows = await transaction
    .selectFrom('audit_log')
    .select(['at', 'action', 'actor_kind as actorKind', 'detail'])
    .where('business_id', '=', context.businessId)
    .where('subject_id', '=', subjectId)
    .where('action', 'in', actions)
    .orderBy('id', 'desc')
    .execute();
  return rows;
}

/** So many of the newest acts that go on are looked at: reading does not grow with typing. */
const LOOKED_AT = 1000;

/**
 * As `auditOf`, but what one person goes on with in one sitting is told once, by its last act, and not at all where that sitting
 * began the record. What was changed is not read of acts that go on.
 */
export async function auditBySittings(
  context: Context,
  transaction: Transaction,
  subjectId: string,
  { actions, sittings }: { actions: readonly string[]; sittings: Sittings },
): Promise<AuditEvent[]> {
  const told = transaction
    .selectFrom('audit_log')
    .select(['id', 'at', 'action', 'actor_kind as actorKind', 'actor_id as actorId'])
    .where('business_id', '=', context.businessId)
    .where('subject_id', '=', subjectId);
  const gone = told
    .select(sql<Record<string, unknown>>`'{}'::jsonb`.as('detail'))
    .where('action', '=', sittings.goesOn)
    .orderBy('id', 'desc')
    .limit(LOOKED_AT);
  const others = actions.filter((action) => action !== sittings.goesOn);
  const rest = told.select('detail').where('action', '=', sql<string>`any(${others}::text[])`);
  const all = await rest.unionAll(gone).execute();
  all.sort((one, other) => (one.id < other.id ? -1 : 1));
  return onePerSitting(all, sittings).toReversed();
}

/** As `audit`, for many acts of one moment. */
export function auditAll(
  context: Context,
  transaction: Transaction,
  records: readonly AuditRecord[],
): Promise<void> {
  return insertRecords(context, transaction, records);
}

/** As `auditEntries`, for many acts of one moment. */
export function auditAllEntries(
  context: Context,
  transaction: Transaction,
  acts: readonly { record: AuditRecord; made: MadeEntries }[],
): Promise<void> {
  const records = acts.map(({ record, made }) => ({ ...record, detail: { ...record.detail, ...made } }));
  return insertRecords(context, transaction, records);
}

async function insertRecords(
  context: Context,
  transaction: Transaction,
  records: readonly (Omit<AuditRecord, 'detail'> & { detail: Record<string, unknown> })[],
): Promise<void> {
  const { businessId, actor, platform } = context;
  const at = platform.clock.now();
  const rows = records.map(({ action, subjectKind, subjectId, detail }) => ({
    business_id: businessId,
    id: uuid(),
    at,
    actor_kind: actor.kind,
    actor_id: actor.kind === 'user' ? actor.userId : null,
    action,
    subject_kind: subjectKind,
    subject_id: subjectId,
    detail,
  }));
  await insertMany(transaction, 'audit_log', rows);
}

/** Selects the `number` of every journal entry that an act says it made, and beside the last one of an act its `hash`. For who holds the journal against it. */
export function entriesInAudit(businessId: string): RawBuilder<unknown> {
  return sql`
    select made.number::integer as number, case when made.place = jsonb_array_length(numbers) then detail->>'lastHash' end as hash
    from audit_log,
      lateral (select case jsonb_typeof(detail->'entries') when 'array' then detail->'entries' else '[]' end as numbers) as told,
      jsonb_array_elements_text(numbers) with ordinality as made (number, place)
    where business_id = ${businessId}`;
}
