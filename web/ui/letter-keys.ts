/** Acts by one letter. */
import { useEffect, useRef } from 'react';
import { isFree } from './free-keys.ts';

/** Letters that mean something else on the screen that is shown, by how many of its parts say so. */
const claimed = new Map<string, number>();

/** While it is there, the letter is the screen's own and does nothing from anywhere. */
export function useClaimedLetter(letter: string): void {
  useEffect(() => {
    claimed.set(letter, (claimed.get(letter) ?? 0) + 1);
    return () => void claimed.set(letter, (claimed.get(letter) ?? 1) - 1);
  }, [letter]);
}

/** Does what a letter stands for, wherever it is nobody else's; `anywhere`: unless the screen has claimed it. */
export function useLetterKeys(
  acts: Readonly<Record<string, () => void>>,
  from: 'anywhere' | 'screen' = 'screen',
): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const act = latest.current[event.key];
      if (act === undefined || event.repeat || !isFree(event, 'links')) return;
      if (from === 'anywhere' && (claimed.get(event.key) ?? 0) > 0) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [from]);
}
