/** Whether somebody was signed in here when the page was last open: no more than that, and nothing of whom. */
import { forgetForLater, keepForLater, keptForLater } from './kept-for-later.ts';

/** As long as a session lasts without being used. */
const SESSION_HOURS = 7 * 24;

export function wasSignedIn(): boolean {
  return keptForLater('signed-in') !== null;
}

/** Told whenever the server has said who is signed in. */
export function keepWhetherSignedIn(isSignedIn: boolean): void {
  if (isSignedIn) keepForLater('signed-in', 'yes', SESSION_HOURS);
  else forgetForLater('signed-in');
}
