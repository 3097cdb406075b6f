/** Whether the questions of the first day still stand: from the first visit until they are answered or put off, in this browser. */
import { useState } from 'react';
import type { Business } from './use-home.ts';

const STORAGE_KEY = 'first-questions';

/** Gives whether they stand, and their end. They begin where nobody has said how the business is taxed. */
export function useFirstQuestions({
  regimeAnswered,
  hasIssued,
}: Business): [stands: boolean, end: () => void] {
  const [state, setState] = useState(() => read() ?? (regimeAnswered || hasIssued ? 'ended' : 'begun'));
  const keep = (next: 'begun' | 'ended') => {
    try {
      localStorage.setItem(STORAGE_KEY, next);
    } catch {
      // Storage can be forbidden; the answers are kept all the same.
    }
  };
  if (state === 'begun' && read() === null) keep('begun');
  const end = () => {
    setState('ended');
    keep('ended');
  };
  return [state === 'begun' && !hasIssued, end];
}

function read(): 'begun' | 'ended' | null {
  try {
    const kept = localStorage.getItem(STORAGE_KEY);
    return kept === 'begun' || kept === 'ended' ? kept : null;
  } catch {
    return null;
  }
}
