import type { Generated } from 'kysely';

export interface UserReferralsTable {
  referrer_user_id: string;
  referral_code: string;
  created_at: Generated<Date>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    user_referrals: UserReferralsTable;
  }
}
