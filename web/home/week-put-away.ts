/** Whether the sentences of a week were put away in this browser; those of the next week stand again. */
import type { Day } from '@belegbar/domain/calendar';
import { useState } from 'react';
import { useSession } from '../session/session.ts';

const STORAGE_KEY = 'week-put-away';

/** `monday` of the week that is shown. */
export function useWeekPutAway(monday: Day | null): [isPutAway: boolean, putAway: () => void] {
  const business = useSession()?.user?.businessId ?? '';
  const [kept, setKept] = useState(read);
  const own = `${business} ${monday}`;
  const putAway = () => {
    setKept(own);
    try {
      localStorage.setItem(STORAGE_KEY, own);
    } catch {
      // Storage can be forbidden; the choice then holds until the page is left.
    }
  };
  return [kept === own, putAway];
}

function read(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
