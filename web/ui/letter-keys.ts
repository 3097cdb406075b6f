/** Acts by one letter. Who speaks to the machine, or rests a hand on the keys, switches them off (WCAG 2.1.4); kept in this browser. */
import { useEffect, useRef } from 'react';
import { isFree } from './free-keys.ts';

const KEPT = 'letter-keys';

export function areLetterKeysOn(): boolean {
  try {
    return localStorage.getItem(KEPT) !== 'off';
  } catch {
    return true;
  }
}

export function switchLetterKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, 'off');
  } catch {
    // A forbidden storage only costs the choice.
  }
}

/** Does what a letter stands for, wherever it is nobody else's. */
export function useLetterKeys(acts: Readonly<Record<string, () => void>>): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const act = latest.current[event.key];
      if (act === undefined || event.repeat || !isFree(event, 'links')) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
