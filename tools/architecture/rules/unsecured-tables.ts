/** Tables without row level security, and why. Stories hold the list against the database; none of them may name a business. */
const SIGN_IN = 'Asked to find out who is there, so before anybody is.';
const HASHES = 'Hashes and counts, of nobody.';

/** By name; `jobs.*` is all of a schema. */
export const UNSECURED: Readonly<Record<string, string>> = {
  users: SIGN_IN,
  accounts: SIGN_IN,
  sessions: SIGN_IN,
  replaced_session_tokens: SIGN_IN,
  two_factors: SIGN_IN,
  user_devices: SIGN_IN,
  user_roles: SIGN_IN,
  verifications: SIGN_IN,
  account_deletions: 'The link of the mail is opened by whoever has it, and the job finds all that are due.',
  rate_limits: HASHES,
  back_offs: HASHES,
  used_captchas: HASHES,
  outbox_mails: 'Mails on their way out; without a mail server the operator reads them.',
  schema_migrations: 'Of the program.',
  'jobs.*': 'Of the job library; a job names its business and then sees as little as anyone.',
};
