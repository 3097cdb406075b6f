/** What stands before signing in and up: the captcha, the strength of a password, and whether an address has an account. */
import { z } from 'zod';
import { procedure } from './common.ts';

/** A solved challenge as base64 of its JSON `{ algorithm, challenge, number, salt, signature }`; good for one use. */
const Captcha = z.string().max(1024);

/** Why a password is weak. */
export const PasswordIssue = z.enum([
  'TOO_SHORT',
  'TOO_GUESSABLE',
  'LEAKED',
  'CONTAINS_EMAIL',
  'CONTAINS_NAME',
]);

export const accessContract = {
  captchaChallenge: procedure
    .route({
      method: 'GET',
      path: '/captcha',
      tags: ['Access'],
      summary:
        'A new captcha: find the number from 0 to `maxnumber` whose SHA-256 in hexadecimal, written behind the salt, is `challenge`',
    })
    .output(
      z.object({
        algorithm: z.literal('SHA-256'),
        challenge: z.string(),
        maxnumber: z.int(),
        /** Ends with the second until which a solution is taken, as `expires`. */
        salt: z.string(),
        signature: z.string(),
      }),
    ),
  validatePasswordStrengthEnhanced: procedure
    .route({
      method: 'POST',
      path: '/access/validate_password_strength_enhanced',
      tags: ['Access'],
      summary: 'Whether a password is hard enough to guess',
    })
    .input(
      z.object({
        password: z.string().max(200),
        /** Whose password it is to be: what is known of them makes it easier to guess. */
        email: z.string().max(254).optional(),
        name: z.string().max(200).optional(),
      }),
    )
    .output(z.object({ is_valid: z.boolean(), issues: z.array(PasswordIssue) })),
  activeAccountExists: procedure
    .errors({
      CAPTCHA_MISSING: { status: 400, message: 'Please complete the captcha verification' },
      CAPTCHA_INVALID: { status: 400, message: 'The captcha is wrong, too old or was used before.' },
      TOO_MANY_REQUESTS: {
        status: 429,
        message: 'Too many requests. Please wait.',
        data: z.object({ retryAfterSeconds: z.int() }),
      },
    })
    .route({
      method: 'POST',
      path: '/access/active_account_exists',
      tags: ['Access'],
      summary: 'Whether a confirmed account exists for an address',
    })
    .input(z.object({ email_address: z.email().max(254).toLowerCase(), captcha: Captcha.optional() }))
    .output(z.object({ exists: z.boolean() })),
};
