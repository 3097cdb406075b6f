/** Brings the visitor to what is wrong. */
import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the first wrong field inside the form whenever `attempt` changes to something other than null or false. */
export function useFirstWrong(attempt: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt === null || attempt === false) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);
  return form;
}
