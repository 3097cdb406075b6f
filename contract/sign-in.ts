/** Before anyone is signed in, and who is: the session, the demo, the captcha, the strength of a password, whether an address has an account. */
// The ids of the operations are older than the word for the capability, and programs know them.
import { z } from 'zod';
import { DayText, Id, LanguageCode, procedure } from './common.ts';

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

export const signInContract = {
  session: procedure
    .meta({ isOpen: true })
    .route({
      operationId: 'session.get',
      method: 'GET',
      path: '/session',
      tags: ['Session'],
      summary: 'The signed-in user, or null',
    })
    .output(
      z.object({
        user: z
          .object({
            id: Id,
            email: z.string(),
            name: z.string(),
            language: LanguageCode,
            isAdmin: z.boolean(),
            businessId: Id,
            /** The day on which this account will be deleted; null unless its owner has confirmed that. */
            deletesOn: DayText.nullable(),
            /** A demo business, which anybody at this machine may enter. */
            isDemo: z.boolean(),
          })
          .nullable(),
        install: z.object({
          /** The demo businesses may be entered with one click. */
          demo: z.boolean(),
          /** Mails lie in the local outbox, and this visitor may read it. */
          outbox: z.boolean(),
          /** Mails leave by a mail server. */
          sendsMail: z.boolean(),
          /** The income tax report is offered (`EST_ENABLED`). */
          incomeTax: z.boolean(),
          /** Address of the board on which users ask for features (`FEEDBACK_URL`); null where there is none. */
          feedbackUrl: z.string().nullable(),
          /** The operator's Impressum and privacy notice (`IMPRINT_URL`, `PRIVACY_URL`); null where there is none. */
          imprintUrl: z.string().nullable(),
          privacyUrl: z.string().nullable(),
        }),
        /** Today in Europe/Berlin. */
        today: z.string(),
      }),
    ),
  setLanguage: procedure
    .route({
      operationId: 'session.setLanguage',
      method: 'PUT',
      path: '/session/language',
      tags: ['Session'],
      summary: 'Set the language of the app for this user',
    })
    .input(z.object({ language: LanguageCode }))
    .output(z.object({ language: LanguageCode })),
  /** Signs the visitor in to a demo business; only on a local install. */
  enterDemo: procedure
    .meta({ isOpen: true })
    .route({
      operationId: 'session.enterDemo',
      method: 'POST',
      path: '/session/demo',
      tags: ['Session'],
      summary: 'Enter a demo business',
    })
    .input(
      z.object({
        who: z.enum(['lena', 'jonas', 'aylin']),
        /** The language in which the visitor reads; the app stays in it. */
        language: LanguageCode,
      }),
    )
    .output(z.object({ email: z.string() })),
  captchaChallenge: procedure
    .meta({ isOpen: true, limit: 'access' })
    .route({
      operationId: 'access.captchaChallenge',
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
        /** More than usual was asked for from the caller's network, so that the work takes longer. */
        isHarder: z.boolean(),
      }),
    ),
  validatePasswordStrengthEnhanced: procedure
    .meta({ isOpen: true, limit: 'access' })
    .route({
      operationId: 'access.validatePasswordStrengthEnhanced',
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
    .meta({ isOpen: true, limit: 'access' })
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
      operationId: 'access.activeAccountExists',
      method: 'POST',
      path: '/access/active_account_exists',
      tags: ['Access'],
      summary: 'Whether a confirmed account exists for an address',
    })
    .input(z.object({ email_address: z.email().max(254).toLowerCase(), captcha: Captcha.optional() }))
    .output(z.object({ exists: z.boolean() })),
};
