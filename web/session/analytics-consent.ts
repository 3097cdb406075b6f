/** Whether the use of the app may be counted: only by the consent in the profile of whoever is signed in, and never where the browser asks not to be tracked. */
import { useSyncExternalStore } from 'react';
import { api } from '../connection/api.ts';
import { queryClient } from '../connection/query-client.ts';

/** Off also before the profile was asked, and for whoever is not signed in. */
export type AnalyticsConsent = 'off' | 'notTracked' | 'on';

const AFTER_SIGN_IN_MILLISECONDS = 1_000;

let consent: AnalyticsConsent = 'off';
let checking: ReturnType<typeof setTimeout> | null = null;
const listeners = new Set<() => void>();

/** Asks the profile shortly after signing in, when the first screen has what it needs, and again whenever the profile was changed. */
export function checkConsentSoon(): void {
  if (checking !== null) return;
  window.addEventListener('profile:updated', check);
  checking = setTimeout(check, AFTER_SIGN_IN_MILLISECONDS);
}

/** Turns it off with signing out: what the next person here has agreed to is asked anew. */
export function turnConsentOff(): void {
  if (checking !== null) clearTimeout(checking);
  checking = null;
  window.removeEventListener('profile:updated', check);
  hold('off');
}

/** What holds now, for whoever would count. */
export function analyticsConsent(): AnalyticsConsent {
  return consent;
}

/** The same for whoever says on screen whether anything is counted. */
export function useAnalyticsConsent(): AnalyticsConsent {
  return useSyncExternalStore(listen, analyticsConsent, analyticsConsent);
}

function check(): void {
  const asked = checking;
  void queryClient
    .ensureQueryData(api.business.get.queryOptions())
    .then(({ analyticsConsent }) => {
      if (checking !== null && checking === asked) hold(analyticsConsent ? givenConsent() : 'off');
    })
    // Where the profile cannot be read, nothing is agreed to.
    .catch(() => {});
}

function givenConsent(): AnalyticsConsent {
  return navigator.doNotTrack === '1' ? 'notTracked' : 'on';
}

function hold(next: AnalyticsConsent): void {
  consent = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
