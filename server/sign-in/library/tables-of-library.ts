/** The auth library's names for its tables and columns, and ours. */
import { z } from 'zod';

const times = { createdAt: 'created_at', updatedAt: 'updated_at' };

export const userTable = {
  modelName: 'users',
  fields: { ...times, emailVerified: 'email_verified' },
  additionalFields: {
    language: {
      type: ['de', 'en'] as ('de' | 'en')[],
      required: false,
      defaultValue: 'de',
      validator: { input: z.enum(['de', 'en']) },
    },
  },
};

export const sessionTable = {
  modelName: 'sessions',
  fields: {
    ...times,
    userId: 'user_id',
    expiresAt: 'expires_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
  },
};

export const accountTable = {
  modelName: 'accounts',
  fields: {
    ...times,
    userId: 'user_id',
    accountId: 'account_id',
    providerId: 'provider_id',
    accessToken: 'access_token',
    refreshToken: 'refresh_token',
    idToken: 'id_token',
    accessTokenExpiresAt: 'access_token_expires_at',
    refreshTokenExpiresAt: 'refresh_token_expires_at',
  },
};

export const verificationTable = {
  modelName: 'verifications',
  fields: { ...times, expiresAt: 'expires_at' },
};

export const rateLimitTable = { modelName: 'rate_limits', fields: { lastRequest: 'last_request' } };

/** The plugin merges the user's field into the user's table above. */
export const secondFactorTables = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    modelName: 'two_factors',
    fields: {
      userId: 'user_id',
      backupCodes: 'backup_codes',
      failedVerificationCount: 'failed_verification_count',
      lockedUntil: 'locked_until',
    },
  },
};
