/** Acts by one letter. */
import { useEffect, useRef } from 'react';
import { isFree } from './free-keys.ts';

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
