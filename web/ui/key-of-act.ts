/** The idempotency key of what somebody is about to do: a refused act did not happen, so the next try is an act of its own. After a defect or a lost answer nobody knows, and the key must stay. */
import { isRefused, newKey } from '../connection/api.ts';

type WithKey = (act: (key: string) => Promise<void>) => Promise<void>;

/** Gives a function that does the act under its key, and rejects as the act does. `begun`: under which an act was sent before the page went; null: none. */
export function keyOfAct(begun: string | null = null): WithKey {
  let key = begun ?? newKey();
  return (act) =>
    act(key).catch((error: unknown) => {
      if (isRefused(error)) key = newKey();
      throw error;
    });
}
