/** The window's own word that the profile was changed, by whichever part of the page. */
import { useEffect } from 'react';

const PROFILE_UPDATED = 'profile:updated';

/** Says that a change of the profile is stored. */
export function announceProfile(): void {
  window.dispatchEvent(new Event(PROFILE_UPDATED));
}

/** Does something each time the profile was changed. */
export function useProfileNews(act: () => void): void {
  useEffect(() => {
    window.addEventListener(PROFILE_UPDATED, act);
    return () => window.removeEventListener(PROFILE_UPDATED, act);
  }, [act]);
}
