/** The acts on a record, where what repeats while someone works on it is told once for each sitting. */
import type { Context } from '../context.ts';
import type { Transaction } from '../database/index.ts';
import type { AuditEvent } from './store.ts';
import './tables.ts';

/** Acts that repeat while someone works on a record: the one that begins it, and those that go on with it. */
export interface Sittings {
  begins: string;
  goesOn: string;
}

/** An act with who did it. */
export interface ActorEvent extends AuditEvent {
  actorId: string | null;
}

/** Without going on for so long, the next time is another sitting. */
const SITTING_PAUSE_MS = 3_600_000;
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
  const others = actions.filter((action) => action !== sittings.goesOn);
  const [gone, rest] = await Promise.all([
    told.where('action', '=', sittings.goesOn).orderBy('id', 'desc').limit(LOOKED_AT).execute(),
    told.select('detail').where('action', 'in', others).execute(),
  ]);
  const all = [...gone.map((event) => ({ ...event, detail: {} })), ...rest];
  all.sort((one, other) => (one.id < other.id ? -1 : 1));
  return onePerSitting(all, sittings).toReversed();
}

/** `events`, oldest first, without those that another of the same sitting follows, or whose sitting began the record. */
export function onePerSitting(events: readonly ActorEvent[], sittings: Sittings): AuditEvent[] {
  const told: ActorEvent[] = [];
  let began = false;
  let before: ActorEvent | undefined;
  for (const event of events) {
    const isSameSitting = before !== undefined && goesOnWith(before, event, sittings);
    if (!isSameSitting) began = event.action === sittings.begins;
    else if (!began) told.pop();
    if (!(isSameSitting && began)) told.push(event);
    before = event;
  }
  return told.map(({ at, action, actorKind, detail }) => ({ at, action, actorKind, detail }));
}

function goesOnWith(before: ActorEvent, event: ActorEvent, { begins, goesOn }: Sittings): boolean {
  return (
    event.action === goesOn &&
    (before.action === begins || before.action === goesOn) &&
    before.actorKind === event.actorKind &&
    before.actorId === event.actorId &&
    event.at.getTime() - before.at.getTime() < SITTING_PAUSE_MS
  );
}
