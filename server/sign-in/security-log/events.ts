/** What the security log tells. The first four are those of the specification. */

export const SECURITY_EVENT_TYPES = [
  'successful_authentication',
  'failed_signup',
  'successful_signup',
  'failed_authentication',
  /** The password was right, and the second factor is still to come. */
  'second_factor_demanded',
  'account_lookup',
  'email_confirmed',
  'password_reset_requested',
  'password_reset',
  'password_changed',
  'magic_link_requested',
  'second_factor_enabled',
  'second_factor_disabled',
  'recovery_codes_renewed',
  'session_ended',
  'data_exported',
  'account_deletion_requested',
  'account_deletion_confirmed',
  'account_kept',
] as const;

export type SecurityEventType = (typeof SECURITY_EVENT_TYPES)[number];
export type Severity = 'info' | 'warning' | 'critical';
export type FailureReason = 'invalid_credentials' | 'authentication_error';

/** Codes and counts. Never what someone typed, no address, no name. */
export type Details = Record<string, string | number | boolean | null>;

/** Who stands behind an event, as far as it is known. */
export interface Origin {
  userId: string | null;
  /** As it was typed; it is kept as a hash, and as the user who has it. */
  emailAddress: string | null;
  /** Address of the visitor; it is kept as a hash. */
  address: string | null;
  /** Browser and system in words. */
  device: string;
}
