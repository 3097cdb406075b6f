/** What the endpoints to the auth library take in: the fields of the call, in a form that an account can keep. */
import { Line } from '@belegbar/contract/common';
import { z } from 'zod';

/** As RFC 5321 limits it. */
const EMAIL_CHARACTERS_MAX = 254;

/** Six digits, or a recovery code. */
const CODE_CHARACTERS_MAX = 40;

const CHECKS: Record<string, { schema: z.ZodType; code: string }> = {
  name: { schema: Line(200), code: 'INVALID_NAME' },
  email: { schema: z.email().max(EMAIL_CHARACTERS_MAX), code: 'INVALID_EMAIL' },
  code: { schema: Line(CODE_CHARACTERS_MAX), code: 'INVALID_CODE' },
  token: { schema: z.string().regex(/^[\w-]{1,200}$/), code: 'INVALID_TOKEN' },
};

export type AuthBody = { kind: 'body'; body: Record<string, unknown> } | { kind: 'refused'; code: string };

/**
 * The body with its unknown fields left out, its name trimmed and its address as accounts keep it, or the code of what is wrong with it.
 * @param takes the fields of the call
 */
export function readAuthBody(given: unknown, takes: readonly string[]): AuthBody {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { kind: 'refused', code: 'BAD_REQUEST' };
  const body = Object.fromEntries(Object.entries(given).filter(([field]) => takes.includes(field)));
  if (typeof body.name === 'string') body.name = body.name.trim();
  for (const [field, { schema, code }] of Object.entries(CHECKS)) {
    if (field in body && !schema.safeParse(body[field]).success) return { kind: 'refused', code };
  }
  if (typeof body.email === 'string') body.email = body.email.toLowerCase();
  return { kind: 'body', body };
}
