/** Signing in and out, as the auth library answers it behind the guards of the endpoint. */
import type { OpenApiDocument, Operation } from './document.ts';
import { CAPTCHA_EXAMPLE } from './examples/people.ts';

type Paths = NonNullable<OpenApiDocument['paths']>;

export const AUTH_TAG = 'Sign-in';

const text = { type: 'string' } as const;
const email = { type: 'string', format: 'email' } as const;
const password = { type: 'string', minLength: 8, maxLength: 200 } as const;
const captcha = {
  type: 'string',
  description: 'A solved captcha of `GET /api/captcha`: base64 of its JSON with `number`; good for one use',
} as const;
const code = { type: 'string', description: 'Six digits of the app' } as const;
const trustDevice = {
  type: 'boolean',
  description: 'Do not ask this device for a code for 30 days',
} as const;

const account = { email: 'jonas@example.com', password: 'blaue fahrräder im regen' };
const solved = { captcha: CAPTCHA_EXAMPLE };
const mailed = { email: account.email, ...solved };

const CAPTCHA = '`CAPTCHA_MISSING` and `CAPTCHA_INVALID` where the captcha does not count';
const WEAK = '`weak_password` with `issues`, as `access.validatePasswordStrengthEnhanced` gives them';
const WAIT = '`TOO_MANY_ATTEMPTS` with `retryAfterSeconds` after wrong guesses';
const STEP = '`SECOND_FACTOR_EXPIRED` where the sign-in has to begin anew, `SECOND_FACTOR_OFF` without one';
const MAILS = '`TOO_MANY_REQUESTS` with `retryAfterSeconds` after several mails to one address';
const ACCOUNT = '`NO_ACTIVE_ACCOUNT`, or `ACCOUNT_CHECK_FAILED` where that cannot be found out';

export const AUTH_PATHS: Paths = {
  '/auth/sign-up/email': form({
    id: 'auth.signUp',
    summary:
      'Sign up; a mail with a link confirms the address. The answer is the same whether the address has an account or not',
    properties: { name: text, email, password, language: { ...text, enum: ['de', 'en'] }, captcha },
    example: { name: 'Jonas Beispiel', ...account, language: 'de', ...solved },
    refusals: [CAPTCHA, WEAK, MAILS],
  }),
  '/auth/verify-email': link(
    'auth.confirm',
    'Confirm the address with the token of the mail; signs in',
    'To `/email-confirmation`; with `?error=` where the token is not good',
  ),
  '/auth/send-verification-email': form({
    id: 'auth.sendConfirmation',
    summary: 'Send the confirmation mail once more',
    properties: { email, captcha },
    example: mailed,
    refusals: [CAPTCHA, MAILS],
  }),
  '/auth/sign-in/email': form({
    id: 'auth.signIn',
    summary:
      'Sign in; sets the session cookie, or answers `twoFactorRedirect: true` where a code is to follow',
    properties: { email, password, captcha },
    example: { ...account, ...solved },
    refusals: [CAPTCHA, '`INVALID_EMAIL_OR_PASSWORD`', '`EMAIL_NOT_VERIFIED`', WAIT],
  }),
  '/auth/sign-in/magic-link': form({
    id: 'auth.sendMagicLink',
    summary: 'Send a mail with a link that signs in',
    properties: { email, captcha },
    example: mailed,
    refusals: [CAPTCHA, ACCOUNT, MAILS],
  }),
  '/auth/magic-link/verify': link(
    'auth.openMagicLink',
    'Sign in with the token of the mail',
    'To `/invoice`, or to `/auth` for the code of the second factor or with `error=` where the token is not good',
  ),
  '/auth/request-password-reset': form({
    id: 'auth.sendPasswordReset',
    summary: 'Send a mail with a link to a new password',
    properties: { email, captcha },
    example: mailed,
    refusals: [CAPTCHA, ACCOUNT, MAILS],
  }),
  '/auth/reset-password': form({
    id: 'auth.resetPassword',
    summary: 'Set a new password with the token of the mail; ends all sessions',
    properties: { token: text, newPassword: password },
    example: { token: 'kX2mQ9', newPassword: account.password },
    refusals: [WEAK, '`INVALID_TOKEN`'],
  }),
  '/auth/reset-password/{token}': link(
    'auth.openPasswordReset',
    'See whether the link to a new password still works; changes nothing',
    'To `/auth?mode=new-password` with `token=`, or with `error=` where the token is not good',
    'path',
  ),
  '/auth/change-password': form({
    id: 'auth.changePassword',
    summary: 'Set a new password with the present one; ends all other sessions',
    properties: { currentPassword: text, newPassword: password },
    example: { currentPassword: account.password, newPassword: 'drei alte leuchttürme' },
    refusals: [WEAK, '`INVALID_PASSWORD`', '`NO_PASSWORD`', WAIT],
    isSignedIn: true,
  }),
  '/auth/two-factor/enable': form({
    id: 'auth.enableSecondFactor',
    summary: 'Begin a second factor: `totpURI` for the app and `backupCodes`. A first code makes it count',
    ...ownPassword(),
  }),
  '/auth/two-factor/verify-totp': form({
    id: 'auth.verifyCode',
    summary: 'Give a code of the app: to finish signing in, or to turn the second factor on',
    properties: { code, trustDevice },
    required: ['code'],
    example: { code: '123456' },
    refusals: ['`INVALID_CODE`', STEP, WAIT],
  }),
  '/auth/two-factor/verify-backup-code': form({
    id: 'auth.verifyRecoveryCode',
    summary: 'Give a recovery code instead; it is used up',
    properties: { code: text, trustDevice },
    required: ['code'],
    example: { code: 'aB3dE-fG5hI' },
    refusals: ['`INVALID_CODE`', STEP, WAIT],
  }),
  '/auth/two-factor/disable': form({
    id: 'auth.disableSecondFactor',
    summary: 'Turn the second factor off',
    ...ownPassword(),
  }),
  '/auth/two-factor/generate-backup-codes': form({
    id: 'auth.renewRecoveryCodes',
    summary: 'Make new recovery codes; the old ones end',
    ...ownPassword(),
  }),
  '/auth/sign-out': form({
    id: 'auth.signOut',
    summary: 'Sign out',
    properties: {},
    example: {},
    refusals: [],
  }),
};

interface Form {
  id: string;
  summary: string;
  properties: Record<string, object>;
  /** All of them where it is missing. */
  required?: string[];
  example: object;
  /** Codes beside those that every call can meet. */
  refusals: string[];
  isSignedIn?: true;
}

function ownPassword(): Omit<Form, 'id' | 'summary'> {
  return {
    properties: { password: text },
    example: { password: account.password },
    refusals: ['`INVALID_PASSWORD`', '`NO_PASSWORD`', '`SECOND_FACTOR_ON`, `SECOND_FACTOR_OFF`', WAIT],
    isSignedIn: true,
  };
}

function form({ id, summary, properties, required, example, refusals, isSignedIn }: Form) {
  const schema = { type: 'object', properties, required: required ?? Object.keys(properties) };
  const post: Operation = {
    operationId: id,
    summary,
    tags: [AUTH_TAG],
    ...(refusals.length === 0 ? {} : { description: `Refuses with ${refusals.join('; ')}.` }),
    ...(isSignedIn === true ? {} : { security: [] }),
    requestBody: { required: true, content: { 'application/json': { schema: schema as object, example } } },
    responses: { '200': { description: 'OK' } },
  };
  return { post };
}

function link(id: string, summary: string, leads: string, place: 'path' | 'query' = 'query') {
  const get: Operation = {
    operationId: id,
    summary,
    tags: [AUTH_TAG],
    security: [],
    parameters: [
      {
        name: 'token',
        in: place,
        required: true,
        schema: { type: 'string' },
        example: 'eyJhbGciOiJIUzI1NiJ9',
      },
    ],
    responses: { '302': { description: leads } },
  };
  return { get };
}
