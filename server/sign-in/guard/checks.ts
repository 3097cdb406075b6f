/** What a call has to pass before anything is computed, looked up or sent for it. */

import { networkOf } from '../../platform/http/index.ts';
import { knownDeviceOf } from '../sessions/devices-store.ts';
import { findByResetToken, type Person } from '../users/people-behind-store.ts';
import { findConfirmedUser } from '../users/store.ts';
import type { Measure } from './back-off.ts';
import { emailOf, type GuardedCall, type GuardRefusal, refused } from './guarded-call.ts';
import type { GuardParts } from './parts.ts';
import type { Turns } from './store.ts';

/** The captcha, used up whatever becomes of the call. */
export async function checkCaptcha({ captcha }: GuardParts, call: GuardedCall): Promise<GuardRefusal | null> {
  const code = call.call.captcha === true ? await captcha.redeem(call.captcha) : null;
  return code === null ? null : refused(code);
}

const PASSWORD_CHARACTERS = { min: 8, max: 200 };

/** A new password. One of impossible length is the library's to refuse; where the check itself fails, the call goes on. */
export async function checkNewPassword(
  { strength, log }: GuardParts,
  call: GuardedCall,
  person: Person | null,
): Promise<GuardRefusal | null> {
  const field = call.call.newPassword;
  const password = field === undefined ? null : call.body[field];
  const owner =
    field === 'password' ? { email: emailOf(call) ?? '', name: String(call.body.name ?? '') } : person;
  const { min, max } = PASSWORD_CHARACTERS;
  if (typeof password !== 'string' || owner === null || password.length < min || password.length > max)
    return null;
  try {
    const issues = await strength.issuesOf(password, owner);
    return issues.length === 0 ? null : refused('weak_password', { issues });
  } catch (cause) {
    log.error('guard.strength-unknown', { requestId: call.requestId }, cause);
    return null;
  }
}

/** Whether a confirmed account exists; it is not told as often as one likes. */
export type FoundAccount = { kind: 'found'; exists: boolean } | { kind: 'blocked'; waitSeconds: number };

/** Looks an account up for a stranger, and tells the security log. */
export async function findActiveAccount(
  parts: GuardParts,
  visitor: { email: string; address: string; headers: Headers },
): Promise<FoundAccount> {
  const device = await knownDeviceOf(parts.database, visitor.headers, visitor.email);
  const network = networkOf(visitor.address);
  // Apart for each network: what others ask about an address keeps its owner from nothing.
  const about: Measure = ['lookup', visitor.email, device ?? network];
  const turns = await parts.backOff.take([about, ['lookupFrom', network]]);
  if (turns.kind === 'blocked') return turns;
  const exists = (await findConfirmedUser(parts.database, visitor.email)) !== null;
  await parts.securityLog.logSecurityEvent(
    { eventType: 'account_lookup', eventDetails: { exists }, severity: 'info' },
    { ...parts.originOf(visitor), emailAddress: visitor.email, userId: null },
  );
  return { kind: 'found', exists };
}

/** Reset and magic link are for those who have an account, and say so. */
export async function checkAccount(parts: GuardParts, call: GuardedCall): Promise<GuardRefusal | null> {
  const email = emailOf(call);
  if (call.call.activeAccount !== true || email === null) return null;
  try {
    const found = await findActiveAccount(parts, { ...call, email });
    if (found.kind === 'blocked')
      return refused('TOO_MANY_REQUESTS', { retryAfterSeconds: found.waitSeconds });
    return found.exists ? null : refused('NO_ACTIVE_ACCOUNT');
  } catch (cause) {
    parts.log.error('guard.account-unknown', { requestId: call.requestId }, cause);
    return refused('ACCOUNT_CHECK_FAILED');
  }
}

/** Counts a mail to the recipient. A browser that the account knows has a measure of its own, which no stranger can use up. */
export async function takeMail({ database, backOff }: GuardParts, call: GuardedCall): Promise<Turns> {
  const email = emailOf(call);
  const { mails } = call.call;
  if (mails === undefined || email === null) return NO_TURNS;
  const device = await knownDeviceOf(database, call.headers, email);
  return backOff.take([['mail', mails, email, ...(device === null ? [] : [device])]]);
}

const NO_TURNS: Turns = { kind: 'turns', turns: [] };

/** What a guess is counted as. Where the account knows the browser, only that browser waits for its own mistakes. */
export async function measuresOf(
  { database }: GuardParts,
  call: GuardedCall,
  person: Person | null,
): Promise<Measure[]> {
  const address: Measure = ['address', networkOf(call.address)];
  const email = emailOf(call);
  const guess = call.call.guess;
  if (guess === undefined) return [];
  if (guess === 'own-password') return person === null ? [] : [['ownPassword', person.id]];
  if (guess === 'second-factor') return person === null ? [address] : [['secondFactor', person.id], address];
  if (email === null) return [address];
  const device = await knownDeviceOf(database, call.headers, email);
  return device === null ? [['account', email], address] : [['device', email, device]];
}

/** Who stands behind a call, as far as they are known before it. */
export async function personBefore(
  { auth, database }: GuardParts,
  { call, body, headers }: GuardedCall,
): Promise<{ person: Person | null; hadSession: boolean }> {
  if (call.by === 'link') {
    const person = await findByResetToken(database, typeof body.token === 'string' ? body.token : '');
    return { person, hadSession: false };
  }
  if (call.by === undefined) return { person: null, hadSession: false };
  const { user } = await auth.whoIs(headers);
  const atStep = user === null && call.by === 'step' ? await auth.whoIsAtStep(headers) : null;
  return { person: user ?? atStep, hadSession: user !== null };
}
