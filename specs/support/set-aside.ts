/** Putting a received invoice aside, in stories. */
import type { SetAsideReason } from '@belegbar/domain/received-invoices';
import { setReceivedAside } from '@belegbar/server/received-invoices';
import { TODAY } from './received.ts';
import type { Person } from './stage.ts';

export function asideAs(person: Person, id: string, reason: SetAsideReason) {
  return setReceivedAside(person.on(TODAY), { id, reason, note: '' });
}
