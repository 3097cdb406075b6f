/** The acts on a record, where what repeats while someone works on it is told once for each sitting. */
import type { AuditEvent } from './event.ts';

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
