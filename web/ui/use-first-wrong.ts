/** Brings the visitor to what is wrong. */
import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the first wrong field inside the form whenever `attempt` changes to something other than null or false. */
export function useFirstWrong(attempt: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt === null || attempt === false) return;
    firstWrong(form.current)?.focus();
  }, [attempt]);
  return form;
}

/** Brings the first wrong field of the screen into its middle, clear of the head that stays, and focuses it. */
export function showFirstWrong(): void {
  const wrong = firstWrong(document.querySelector('main'));
  wrong?.scrollIntoView({ block: 'center' });
  wrong?.focus({ preventScroll: true });
}

function firstWrong(place: HTMLElement | null): HTMLElement | null {
  return place?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
}
