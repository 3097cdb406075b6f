/** What is done once for whoever has signed in, by whatever way they came. */
import { keptForLater } from '../session/kept-for-later.ts';

let doneFor: string | null = null;

/** Does it in the background, once per user and page. */
export function afterSignIn(userId: string): void {
  if (doneFor === userId) return;
  doneFor = userId;
  if (keptForLater('pending-referral') === null) return;
  // A part of the app that cannot be fetched now is fetched after the next sign-in; the code waits that long.
  void import('../referrals/index.ts').then(({ settleReferral }) => settleReferral(userId)).catch(() => {});
}
