import type { Generated } from 'kysely';

export interface UserReferralsTable {
  referrer_user_id: string;
  referral_code: string;
  created_at: Generated<Date>;
}

/** Somebody who came by a code; the application is not allowed to read who. */
export interface ReferralsTable {
  referrer_user_id: string;
  id: string;
  invited_user_id: string | null;
  created_at: Date;
  signup_completed_at: Date;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    user_referrals: UserReferralsTable;
    referrals: ReferralsTable;
  }
}
