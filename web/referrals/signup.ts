/** What an invitation brings about once its account is there. */
import { client } from '../connection/api.ts';
import { clearPendingCode, pendingCode } from './pending-code.ts';

/** Tells the server that the user has come by the code; `success` where that was noted. */
export type ProcessReferralSignup = (code: string, newUserId: string) => Promise<{ success: boolean }>;

const processReferralSignup: ProcessReferralSignup = (referralCode, newUserId) =>
  client.referrals.processReferralSignup({ referralCode, newUserId });

/** Settles the pending code for whoever has signed in. Once the server has answered it is cleared; what never reached it is told after the next sign-in. */
export async function settleReferral(
  userId: string,
  process: ProcessReferralSignup = processReferralSignup,
): Promise<void> {
  const code = pendingCode();
  if (code === null) return;
  const isAnswered = await process(code, userId).then(
    () => true,
    () => false,
  );
  if (isAnswered) clearPendingCode();
}
