import { forgetKeptInput } from '../ui/kept.ts';
import { forgetRecents } from './forget-recents.ts';

/** On a shared computer the next person finds neither what the last one typed and did not save, nor whom they looked up. Null: nobody was signed in. */
export function forgetHere(businessId: string | null): void {
  forgetRecents(localStorage);
  if (businessId !== null) forgetKeptInput(businessId);
}
