/** Whether the steps of the first day are hidden in this browser; the profile brings them back. */
import { useState } from 'react';

const STORAGE_KEY = 'first-steps';

/** Gives the state and its change. */
export function useFirstStepsHidden(): [isHidden: boolean, setHidden: (isHidden: boolean) => void] {
  const [isHidden, setState] = useState(() => {
    try {
      return localStorage.getItem(STORAGE_KEY) === 'hidden';
    } catch {
      return false;
    }
  });
  const setHidden = (next: boolean) => {
    setState(next);
    try {
      localStorage.setItem(STORAGE_KEY, next ? 'hidden' : 'shown');
    } catch {
      // Storage can be forbidden; the choice then holds until the page is left.
    }
  };
  return [isHidden, setHidden];
}
