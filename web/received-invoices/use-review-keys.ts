/** J and K open the neighbours, Enter books, as long as nothing has the focus that would take the key for itself. */
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { isFree } from './free-keys.ts';
import { useNeighbours } from './use-queue.ts';

/** Whoever holds Enter down, or presses it twice, must not book the one that comes next unseen. */
const SEEN_MILLISECONDS = 700;

export function useReviewKeys(id: string, onEnter: () => void): void {
  const navigate = useNavigate();
  const { previous, next } = useNeighbours(id);
  const open = (goal: string | null) =>
    goal !== null && void navigate({ to: '/finance/received/$id', params: { id: goal } });
  const acts = useRef<Record<string, () => void>>({});
  useEffect(() => {
    acts.current = { j: () => open(next), k: () => open(previous), Enter: onEnter };
  });
  useEffect(() => {
    const shownAt = performance.now();
    const listener = (event: KeyboardEvent) => {
      const act = acts.current[event.key];
      if (act === undefined || event.repeat || !isFree(event, 'nothing')) return;
      if (event.key === 'Enter' && performance.now() - shownAt < SEEN_MILLISECONDS) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
