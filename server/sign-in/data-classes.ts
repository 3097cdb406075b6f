/** Who can sign in, and how they prove it. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

const own = { area: 'signIn', basis: 'contract', retention: { kind: 'account' } } as const;

export const signInClasses: readonly TableClass[] = [
  {
    ...own,
    name: 'users',
    readers: ['owner', 'operator'],
    columns: [
      ...keys('id'),
      ...columns('name', 'identity', 'confidential', 'address'),
      ...columns('email', 'contact', 'confidential', 'signIn'),
      ...columns('email_verified', 'security', 'internal', 'confirmed'),
      ...columns('image', 'identity', 'internal', 'leftEmpty'),
      ...columns('language', 'technical', 'internal', 'language'),
      ...columns('two_factor_enabled', 'security', 'internal', 'secondFactorState'),
      ...columns('sign_up_count', 'security', 'internal', 'signUps'),
      ...times(),
    ],
  },
  {
    ...own,
    name: 'sessions',
    retention: { kind: 'expiry' },
    readers: ['owner', 'operator'],
    columns: [
      ...keys('id user_id'),
      ...columns('token', 'security', 'strictlyConfidential', 'session'),
      ...columns('expires_at', 'security', 'internal', 'expiry'),
      ...columns('ip_address', 'security', 'internal', 'leftEmpty'),
      ...columns('user_agent', 'security', 'confidential', 'device'),
      ...columns('token_since token_seen_at', 'security', 'internal', 'session'),
      ...times(),
    ],
  },
  {
    ...own,
    name: 'accounts',
    readers: ['program', 'operator'],
    columns: [
      ...keys('id user_id account_id provider_id'),
      ...columns('password', 'security', 'strictlyConfidential', 'password'),
      ...columns(
        'access_token refresh_token id_token access_token_expires_at refresh_token_expires_at scope',
        'security',
        'strictlyConfidential',
        'leftEmpty',
      ),
      ...times(),
    ],
  },
  {
    ...own,
    name: 'verifications',
    retention: { kind: 'expiry' },
    readers: ['program', 'operator'],
    columns: [
      ...keys('id'),
      ...columns('identifier value', 'security', 'strictlyConfidential', 'oneTimeToken'),
      ...columns('expires_at', 'security', 'internal', 'expiry'),
      ...times(),
    ],
  },
  {
    ...own,
    name: 'rate_limits',
    basis: 'legitimateInterest',
    retention: { kind: 'expiry' },
    readers: ['program', 'operator'],
    columns: [
      ...keys('id'),
      ...columns('key', 'security', 'confidential', 'attempts'),
      ...columns('count last_request', 'security', 'internal', 'attempts'),
    ],
  },
  {
    ...own,
    name: 'user_roles',
    readers: ['administrator', 'operator'],
    columns: [...keys('user_id'), ...columns('role', 'security', 'internal', 'role'), ...times('granted_at')],
  },
  {
    ...own,
    name: 'two_factors',
    readers: ['program', 'operator'],
    columns: [
      ...keys('id user_id'),
      ...columns('secret backup_codes', 'security', 'strictlyConfidential', 'secondFactor'),
      ...columns('verified', 'security', 'internal', 'secondFactorState'),
      ...columns('failed_verification_count locked_until', 'security', 'internal', 'attempts'),
    ],
  },
  {
    ...own,
    name: 'replaced_session_tokens',
    basis: 'legitimateInterest',
    retention: { kind: 'expiry' },
    readers: ['program', 'operator'],
    columns: [
      ...keys('session_id'),
      ...columns('token_hash', 'security', 'strictlyConfidential', 'replacedToken'),
      ...times('replaced_at'),
    ],
  },
  {
    ...own,
    name: 'user_devices',
    basis: 'legitimateInterest',
    readers: ['program', 'operator'],
    columns: [
      ...keys('user_id'),
      ...columns('device_hash first_seen_at last_seen_at', 'security', 'confidential', 'knownDevice'),
    ],
  },
  {
    ...own,
    name: 'used_captchas',
    basis: 'legitimateInterest',
    retention: { kind: 'expiry' },
    readers: ['program', 'operator'],
    columns: columns('challenge expires_at', 'security', 'internal', 'captcha'),
  },
  {
    ...own,
    name: 'back_offs',
    basis: 'legitimateInterest',
    retention: { kind: 'expiry' },
    readers: ['program', 'operator'],
    columns: [
      ...columns('key', 'security', 'confidential', 'attempts'),
      ...columns('level counted_at turn blocked_until', 'security', 'internal', 'attempts'),
    ],
  },
  {
    ...own,
    name: 'security_events',
    basis: 'legitimateInterest',
    retention: { kind: 'days', days: 90 },
    readers: ['owner', 'administrator', 'operator'],
    columns: [
      ...keys('id'),
      ...columns('at type severity', 'security', 'internal', 'securityLog'),
      ...columns('user_id account_hash address_hash', 'security', 'confidential', 'securityLog'),
      ...columns('device details', 'security', 'confidential', 'securityLog'),
    ],
  },
  {
    ...own,
    name: 'user_activities',
    basis: 'legitimateInterest',
    retention: { kind: 'days', days: 90 },
    columns: [
      ...keys('id user_id'),
      ...columns('at type', 'security', 'internal', 'ownActivity'),
      ...columns('device data', 'security', 'confidential', 'ownActivity'),
    ],
    readers: ['owner', 'operator'],
  },
];
