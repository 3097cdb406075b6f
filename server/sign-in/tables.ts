import type { Generated } from 'kysely';

export interface UsersTable {
  id: string;
  name: Generated<string>;
  email: string;
  email_verified: Generated<boolean>;
  image: string | null;
  language: Generated<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  two_factor_enabled: Generated<boolean>;
  /** How often someone signed up with the address before it was confirmed. */
  sign_up_count: Generated<number>;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  token: string;
  expires_at: Date;
  ip_address: string | null;
  user_agent: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  token_since: Generated<Date>;
  token_seen_at: Date | null;
}

export interface AccountsTable {
  id: string;
  user_id: string;
  provider_id: string;
  password: string | null;
  /** Since when the password is what it is, however it is kept. */
  updated_at: Generated<Date>;
}

export interface VerificationsTable {
  id: string;
  identifier: string;
  value: string;
  expires_at: Date;
}

export interface ReplacedSessionTokensTable {
  token_hash: string;
  session_id: string;
  replaced_at: Date;
}

export interface UserDevicesTable {
  user_id: string;
  device_hash: string;
  first_seen_at: Generated<Date>;
  last_seen_at: Generated<Date>;
}

export interface UserRolesTable {
  user_id: string;
  role: string;
  granted_at: Generated<Date>;
}

/** Of the auth library, as is `rate_limits`. */
export interface TwoFactorsTable {
  id: string;
  user_id: string;
  secret: string;
  backup_codes: string;
  verified: Generated<boolean>;
  failed_verification_count: Generated<number>;
  locked_until: Date | null;
}

export interface RateLimitsTable {
  id: string;
  key: string;
  count: number;
  last_request: number;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    users: UsersTable;
    user_roles: UserRolesTable;
    sessions: SessionsTable;
    accounts: AccountsTable;
    verifications: VerificationsTable;
    replaced_session_tokens: ReplacedSessionTokensTable;
    user_devices: UserDevicesTable;
    two_factors: TwoFactorsTable;
    rate_limits: RateLimitsTable;
  }
}
