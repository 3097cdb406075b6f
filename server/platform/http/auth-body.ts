/** What the doors to sign-up and sign-in take in: the known fields, in a form that an account can keep. */
import { Line } from '@belegbar/contract/common';
import { z } from 'zod';

const FIELDS = ['name', 'email', 'password', 'language', 'callbackURL', 'rememberMe'];

/** As RFC 5321 limits it. */
const EMAIL_CHARACTERS_MAX = 254;

const CHECKS: Record<string, { schema: z.ZodType; code: string }> = {
  name: { schema: Line(200), code: 'INVALID_NAME' },
  email: { schema: z.email().max(EMAIL_CHARACTERS_MAX), code: 'INVALID_EMAIL' },
};

export type AuthBody = { kind: 'body'; body: Record<string, unknown> } | { kind: 'refused'; code: string };

/** The body with its unknown fields left out and its name trimmed, or the code of what is wrong with it. */
export function readAuthBody(given: unknown): AuthBody {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { kind: 'refused', code: 'BAD_REQUEST' };
  const body = Object.fromEntries(Object.entries(given).filter(([field]) => FIELDS.includes(field)));
  if (typeof body.name === 'string') body.name = body.name.trim();
  for (const [field, { schema, code }] of Object.entries(CHECKS)) {
    if (field in body && !schema.safeParse(body[field]).success) return { kind: 'refused', code };
  }
  return { kind: 'body', body };
}
