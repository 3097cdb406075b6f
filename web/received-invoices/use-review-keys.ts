/** J and K open the neighbours, as long as nothing has the focus that would take the key for itself. Enter books, for whoever is in the form. */
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent as FormKeyboardEvent, useEffect, useRef, useState } from 'react';
import { isFree } from '../ui/free-keys.ts';
import { useNeighbours } from './use-queue.ts';

export function useReviewKeys(id: string): void {
  const navigate = useNavigate();
  const { previous, next } = useNeighbours(id);
  const open = (goal: string | null) =>
    goal !== null && void navigate({ to: '/finance/received/$id', params: { id: goal } });
  const acts = useRef<Record<string, () => void>>({});
  useEffect(() => {
    acts.current = { j: () => open(next), k: () => open(previous) };
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const act = acts.current[event.key];
      if (act === undefined || event.repeat || !isFree(event, 'nothing')) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** Whoever holds Enter down, or presses it twice, must not book the one that comes next unseen. */
const SEEN_MILLISECONDS = 700;

/** For the form of one invoice. Fields for text book with Enter by themselves, as in any form; choices do here. */
export function useEnterInForm(): (event: FormKeyboardEvent<HTMLFormElement>) => void {
  const [shownAt] = useState(() => performance.now());
  return (event) => {
    if (event.key !== 'Enter') return;
    const isChoice = event.target instanceof HTMLSelectElement;
    if (event.repeat || performance.now() - shownAt < SEEN_MILLISECONDS) event.preventDefault();
    else if (isChoice && !event.defaultPrevented) event.currentTarget.requestSubmit();
  };
}
