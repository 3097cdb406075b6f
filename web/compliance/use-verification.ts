/** Verifying the journal now, part by part, so that the page shows how far it is. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { client } from '../connection/api.ts';

export interface Verification {
  /** Number of the last entry that holds so far. */
  verified: number;
  /** Where the chain ends; null until the first part has come. */
  last: number | null;
  firstBroken: number | null;
  wrongSumCount: number;
  /** When all had been looked at; null while it runs. */
  doneAt: string | null;
  /** Why it could not be finished; null while nothing failed. */
  failure: unknown;
}

const BEGUN: Verification = {
  verified: 0,
  last: null,
  firstBroken: null,
  wrongSumCount: 0,
  doneAt: null,
  failure: null,
};

/** Begins at once; `again` verifies anew. */
export function useVerification(): { verification: Verification; again: () => void } {
  const [verification, setVerification] = useState(BEGUN);
  const run = useRef(0);
  const again = useCallback(() => {
    run.current += 1;
    const mine = run.current;
    const tell = (next: Verification) => {
      if (run.current === mine) setVerification(next);
    };
    tell(BEGUN);
    void verifyAll(tell, () => run.current === mine);
  }, []);
  useEffect(() => {
    again();
    return () => {
      run.current += 1;
    };
  }, [again]);
  return { verification, again };
}

async function verifyAll(tell: (state: Verification) => void, isWanted: () => boolean): Promise<void> {
  let state = BEGUN;
  let after: number | null = 0;
  try {
    while (after !== null && isWanted()) {
      const { next, ...part }: Awaited<ReturnType<typeof client.compliance.verify>> =
        await client.compliance.verify({ after });
      state = { ...state, ...part, doneAt: next === null ? new Date().toISOString() : null };
      tell(state);
      after = next;
    }
  } catch (failure) {
    tell({ ...state, failure });
  }
}
