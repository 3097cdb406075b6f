/** The captcha of one form: solved ahead, renewed when it has aged, cleared when it was used. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Solution, solveCaptcha } from './solver.ts';

/** `harder`: it is being solved, and the server has asked for more work than usual. */
export type CaptchaState = 'unsolved' | 'solving' | 'harder' | 'solved' | 'failed';

export interface Captcha {
  state: CaptchaState;
  /** A solution that still counts, or the promise of one. Rejects when it cannot be had. */
  ensure: () => Promise<string>;
  /** Throws the solution away and finds a new one at once. */
  renew: () => void;
  /** Throws the solution away. */
  clear: () => void;
}

/** A solution that would end on its way to the server is as good as none. */
const SPARE_MILLISECONDS = 15_000;

/** Nothing is fetched before `ensure` or `renew` is called. */
export function useCaptcha(): Captcha {
  const [state, setState] = useState<CaptchaState>('unsolved');
  const work = useRef<{ solution: Promise<Solution>; until: number; stop: AbortController } | null>(null);

  const clear = useCallback(() => {
    work.current?.stop.abort();
    work.current = null;
    setState('unsolved');
  }, []);

  const ensure = useCallback(async () => {
    if (work.current === null || work.current.until < Date.now() + SPARE_MILLISECONDS) {
      work.current?.stop.abort();
      work.current = begin(setState);
    }
    const { token } = await work.current.solution;
    return token;
  }, []);

  const renew = useCallback(() => {
    clear();
    ensure().catch(() => {});
  }, [clear, ensure]);

  useEffect(() => clear, [clear]);
  return useMemo(() => ({ state, ensure, renew, clear }), [state, ensure, renew, clear]);
}

function begin(tell: (state: CaptchaState) => void) {
  const stop = new AbortController();
  tell('solving');
  const solution = solveCaptcha(stop.signal, () => tell('harder'));
  const work = { solution, until: Number.POSITIVE_INFINITY, stop };
  solution.then(
    ({ until }) => {
      work.until = until;
      if (!stop.signal.aborted) tell('solved');
    },
    () => {
      // Until somebody asks again.
      work.until = 0;
      if (!stop.signal.aborted) tell('failed');
    },
  );
  return work;
}
