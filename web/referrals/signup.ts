/** What an invitation brings about once its account is there. */
import { clearPendingCode, pendingCode } from './pending-code.ts';

/** Tells the server that the user has come by the code; `success` when that is settled, so that it is never asked again. */
export type ProcessReferralSignup = (code: string, newUserId: string) => Promise<{ success: boolean }>;

/** The server has no call for it yet: nothing is settled, and the code goes on waiting in this browser. */
export const processReferralSignup: ProcessReferralSignup = async () => ({ success: false });

/** Settles the pending code for whoever has signed in. It is cleared only when the port says so. */
export async function settleReferral(
  userId: string,
  process: ProcessReferralSignup = processReferralSignup,
): Promise<void> {
  const code = pendingCode();
  if (code === null) return;
  const { success } = await process(code, userId).catch(() => ({ success: false }));
  if (success) clearPendingCode();
}
