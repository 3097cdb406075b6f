/** The dialog and its texts, fetched when it is first opened. */
import { loadTexts } from '../locales/i18n.ts';

/** Resolves with the component. */
export async function loadShareInvites() {
  const [{ ShareInvites }] = await Promise.all([import('./ShareInvites.tsx'), loadTexts('referrals')]);
  return ShareInvites;
}
