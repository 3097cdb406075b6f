/** What is done once for whoever has signed in, by whatever way they came. */
import { checkConsentSoon } from '../session/analytics-consent.ts';
import { keptForLater } from '../session/kept-for-later.ts';

let doneFor: string | null = null;

/** Does it in the background, once per user and page; consent is asked anew after each sign-in. Nobody is invited as a person of the demo: the code waits for an account of one's own. */
export function afterSignIn({ id, isDemo }: { id: string; isDemo: boolean }): void {
  checkConsentSoon();
  if (doneFor === id) return;
  doneFor = id;
  if (isDemo || keptForLater('pending-referral') === null) return;
  // A part of the app that cannot be fetched now is fetched after the next sign-in; the code waits that long.
  void import('../referrals/index.ts').then(({ settleReferral }) => settleReferral(id)).catch(() => {});
}
