/** The same act on several expenses, each in a transaction of its own: what is refused holds no other back. */
import type { Problem } from '@belegbar/domain/problem';
import { v5 as uuidFrom } from 'uuid';
import { Refusal } from '../platform/refusal.ts';

export interface Refused {
  code: string;
  problems: Problem[];
}

/**
 * One after the other, in their order, as each books into the one journal. `act` is given a key that follows from that of the call and the
 * expense: repeating the call does what is not done yet, and answers the rest as before. A defect ends it; what was done stays done.
 */
export async function each<Item extends { id: string }, Done>(
  items: readonly Item[],
  idempotencyKey: string,
  act: (item: Item, key: string) => Promise<Done>,
): Promise<{ item: Item; done: Done | null; refusal: Refused | null }[]> {
  const results: { item: Item; done: Done | null; refusal: Refused | null }[] = [];
  for (const item of items) {
    try {
      const done = await act(item, uuidFrom(item.id, idempotencyKey));
      results.push({ item, done, refusal: null });
    } catch (cause) {
      if (!(cause instanceof Refusal) || PASSING.includes(cause.code)) throw cause;
      results.push({ item, done: null, refusal: refusedBy(cause) });
    }
  }
  return results;
}

/** What concerns all of them, and is over soon. */
const PASSING: readonly string[] = ['UNAUTHORIZED', 'SERVICE_UNAVAILABLE', 'STORAGE_FULL'];

function refusedBy({ code, data }: Refusal): Refused {
  const problems = code === 'INVALID' ? (data as { problems: Problem[] }).problems : [];
  return { code, problems };
}
