/** Recovery codes are shown once, so leaving them waits until they are said to be kept. */
import { useState } from 'react';

export interface Keeping {
  isKept: boolean;
  setKept: (isKept: boolean) => void;
  /** How often leaving was tried in vain. */
  tries: number;
  /** Ends when they are kept, and else points to the question. */
  leave: () => void;
  /** For the next time. */
  forget: () => void;
}

export function useKeeping(onKept: () => void): Keeping {
  const [isKept, setKept] = useState(false);
  const [tries, setTries] = useState(0);
  const leave = () => {
    if (isKept) onKept();
    else setTries(tries + 1);
  };
  const forget = () => {
    setKept(false);
    setTries(0);
  };
  return { isKept, setKept, tries, leave, forget };
}
