import type { RequestContext } from '../platform/http/index.ts';
import { Refusal } from '../platform/refusal.ts';
import type { SignInPorts } from './ports.ts';

/**
 * Whether a confirmed account exists for an address. That is told to anyone by design, so it costs a captcha, is slow for who asks
 * often, and is written to the security log. Throws CAPTCHA_MISSING, CAPTCHA_INVALID, TOO_MANY_REQUESTS.
 */
export async function activeAccountExists(
  { guard }: Pick<SignInPorts, 'guard'>,
  { address, headers }: Pick<RequestContext, 'address' | 'headers'>,
  input: { email_address: string; captcha?: string | undefined },
): Promise<{ exists: boolean }> {
  const code = await guard.captcha.redeem(input.captcha);
  if (code !== null) throw new Refusal(code);
  const found = await guard.findActiveAccount({ email: input.email_address, address, headers });
  if (found.kind === 'blocked')
    throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: found.waitSeconds });
  return { exists: found.exists };
}
