/** When an invoice has likely come before. */
import type { ReceivedHeader } from './header.ts';
import { withoutUnseen } from './one-line.ts';
import type { ReceivedState, SetAsideReason } from './words.ts';

/** Another invoice with a common sender, the same number and the same day. Ids grow with the time at which they came. */
export interface AlikeInvoice {
  id: string;
  state: ReceivedState;
  setAsideReason: SetAsideReason | null;
  likelyDuplicateOf: string | null;
}

/** By what two files are likely the same invoice, beside sender and day: its number without regard to case, blanks and kinds of dashes. */
export function numberKey({ number }: Pick<ReceivedHeader, 'number'>): string {
  return withoutUnseen(number.normalize('NFKC'))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\s\u2800]/g, '')
    .toUpperCase();
}

/**
 * Of which other one the invoice `id` is likely a duplicate, so that booking it asks first: the one that is booked, else the first that waited
 * before it, else one that was set aside as booked elsewhere, as a duplicate of something else, or for a reason that is not known. Null for none.
 */
export function originalOf(id: string, alike: readonly AlikeInvoice[]): string | null {
  const original =
    alike.find(({ state }) => state === 'booked') ??
    alike.find((other) => other.state === 'toReview' && other.id < id) ??
    alike.find((other) => mayBeBooked(other) && other.likelyDuplicateOf !== id);
  return original?.id ?? null;
}

function mayBeBooked({ setAsideReason }: AlikeInvoice): boolean {
  return setAsideReason !== null && !['notMine', 'notAnInvoice'].includes(setAsideReason);
}
