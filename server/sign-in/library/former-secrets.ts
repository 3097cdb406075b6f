/** What a former secret has signed is signed anew on its way in, so that the library needs to know the present one alone. */
import { createHmac } from 'node:crypto';
import type { GenericEndpointContext } from 'better-auth';
import { signJWT, verifyJWT } from 'better-auth/crypto';
import type { Secrets } from '../../platform/keys.ts';
import { STEP_SECONDS, TRUSTED_SECONDS } from './second-factor-times.ts';

/** The value of a cookie, and whether a former secret has signed it; null where there is none that one of ours has signed. */
export async function readSigned(
  call: GenericEndpointContext,
  name: string,
  secrets: Secrets,
): Promise<{ value: string; isFormer: boolean } | null> {
  for (const secret of secrets) {
    const value = await call.getSignedCookie(name, secret);
    if (value) return { value, isFormer: secret !== secrets[0] };
  }
  return null;
}

/** Sets the cookies beside that of the session anew where a former secret has signed them: of the step of the second factor, and of a trusted browser. */
export async function renewPassingCookies(call: GenericEndpointContext, secrets: Secrets): Promise<void> {
  await renew('two_factor', STEP_SECONDS, async (value) => value);
  await renew('trust_device', TRUSTED_SECONDS, (value) => renewTrust(call, value, secrets));

  async function renew(name: string, maxAge: number, renewed: (value: string) => Promise<string | null>) {
    const cookie = call.context.createAuthCookie(name, { maxAge });
    const read = await readSigned(call, cookie.name, secrets);
    const value = read?.isFormer === true ? await renewed(read.value) : null;
    if (value !== null) await call.setSignedCookie(cookie.name, value, secrets[0], cookie.attributes);
  }
}

/** `PROOF!ID`: the library signs whose browser it trusts once more, inside of what the cookie says. */
async function renewTrust(call: GenericEndpointContext, value: string, secrets: Secrets) {
  const [proof, id] = value.split('!');
  const record = id === undefined ? null : await call.context.internalAdapter.findVerificationValue(id);
  if (!record) return null;
  const proofBy = (secret: string) =>
    createHmac('sha256', secret).update(`${record.value}!${id}`).digest('base64url');
  return secrets.some((secret) => proofBy(secret) === proof) ? `${proofBy(secrets[0])}!${id}` : null;
}

/** The token that is signed anew is read in the same request, and handed to nobody. */
const READ_SECONDS = 60;

/** The address of a link to confirm an address, with its token as the present secret signs it. */
export async function withPresentToken(address: string, [present, ...former]: Secrets): Promise<string> {
  const url = new URL(address);
  const token = url.searchParams.get('token');
  if (token === null || !url.pathname.endsWith('/verify-email')) return address;
  for (const secret of former) {
    const claims = await verifyJWT(token, secret);
    if (claims === null) continue;
    url.searchParams.set('token', await signJWT(claims, present, READ_SECONDS));
  }
  return url.href;
}
