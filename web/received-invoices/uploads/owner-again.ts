/** Under a page that stays while nobody is signed in, its owner may sign in elsewhere: looked up whenever the page is seen again. */
import { businessShown, client } from '../../connection/api.ts';
import { announceSignedIn } from '../../session/signed-out.ts';

export function lookForOwner(isOn: boolean): void {
  if (isOn) addEventListener('visibilitychange', look);
  else removeEventListener('visibilitychange', look);
}

/** Where it cannot be found out, the page will be seen again. */
function look(): void {
  if (document.visibilityState === 'visible') void announceIfOwner().catch(() => {});
}

async function announceIfOwner(): Promise<void> {
  const { user } = await client.signIn.session();
  if (user !== null && user.businessId === businessShown()) announceSignedIn();
}
