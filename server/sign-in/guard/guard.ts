/** The guard of the endpoint: it lets a call through to the auth library or refuses it, and keeps account of how it ended. */

import { networkOf } from '../../platform/http/index.ts';
import { deriveKey, hiddenName } from '../../platform/keys.ts';
import { createCaptcha } from '../captcha/captcha.ts';
import { createPasswordStrength } from '../passwords/strength.ts';
import { createSecurityLog } from '../security-log/log.ts';
import { deviceInWords } from '../sessions/device.ts';
import type { Person } from '../users/people-behind-store.ts';
import { findConfirmedUser, hasSecondFactor } from '../users/store.ts';
import { createBackOff } from './back-off.ts';
import {
  checkAccount,
  checkCaptcha,
  checkNewPassword,
  type FoundAccount,
  findActiveAccount,
  measuresOf,
  personBefore,
  takeMail,
} from './checks.ts';
import { type Before, concludeCall } from './conclude-call.ts';
import { emailOf, type GuardedCall, type GuardRefusal, refused } from './guarded-call.ts';
import type { GuardOptions, GuardParts } from './parts.ts';

export interface Guard extends Pick<GuardParts, 'captcha' | 'strength' | 'securityLog' | 'backOff'> {
  /** Whether a confirmed account exists, or how long to wait before asking again. */
  findActiveAccount(visitor: { email: string; address: string; headers: Headers }): Promise<FoundAccount>;
  /** Does the act, or refuses it before it has cost anything. */
  around(call: GuardedCall, act: () => Promise<Response>): Promise<Response | GuardRefusal>;
  close(): Promise<void>;
}

export function createGuard(options: GuardOptions): Guard {
  const parts = makeParts(options);
  return {
    ...parts,
    findActiveAccount: (visitor) => findActiveAccount(parts, visitor),
    around: (call, act) => around(parts, call, act),
    close: () => parts.strength.close(),
  };
}

function makeParts({ database, clock, log, auth, secrets, captchaCost }: GuardOptions): GuardParts {
  // Nobody is asked for these names again: with a new secret, waits and the log begin with new ones.
  const [present] = secrets;
  const logKey = deriveKey(present, 'security-log');
  const backOff = createBackOff({ database, clock, key: deriveKey(present, 'back-off') });
  const hide = (...words: [string, string]) => hiddenName(logKey, ...words);
  return {
    database,
    log,
    auth,
    captcha: createCaptcha({ database, clock, log, secrets, cost: captchaCost, count: backOff.countCaptcha }),
    strength: createPasswordStrength(),
    backOff,
    securityLog: createSecurityLog({ database, clock, log, hide }),
    originOf: ({ address, headers }) => ({
      address: networkOf(address),
      device: deviceInWords(headers.get('user-agent')),
    }),
  };
}

async function around(
  parts: GuardParts,
  call: GuardedCall,
  act: () => Promise<Response>,
): Promise<Response | GuardRefusal> {
  const wrong = await checkCaptcha(parts, call);
  if (wrong !== null) return wrong;
  const { person, hadSession } = await personBefore(parts, call);
  const before: Before = { person, hadSession, ...(await standingBefore(parts, call, person)) };
  const refusal = (await checkNewPassword(parts, call, person)) ?? (await checkAccount(parts, call));
  if (refusal !== null) return concludeCall(parts, call, before, refusal);
  const mail = await takeMail(parts, call);
  if (mail.kind === 'blocked')
    return call.call.activeAccount === true
      ? hasFreshLink()
      : refused('TOO_MANY_REQUESTS', { retryAfterSeconds: mail.waitSeconds });
  const measures = await measuresOf(parts, call, person);
  const guess = await parts.backOff.take(measures);
  if (guess.kind === 'blocked') return refused('TOO_MANY_ATTEMPTS', { retryAfterSeconds: guess.waitSeconds });
  try {
    return await concludeCall(parts, call, { ...before, mail, guess, measures }, await act());
  } catch (cause) {
    await parts.backOff.giveBack(mail);
    await parts.backOff.giveBack(guess);
    throw cause;
  }
}

/**
 * Where no further mail is sent, the last of the five came minutes ago and its link still holds, whoever asked for it: the answer is that of a mail
 * that was sent, and a flood of strangers leaves the owner a way in.
 */
function hasFreshLink(): Response {
  return Response.json({ status: true });
}

/** What the call may change, and what the security log then has to know. */
async function standingBefore({ database }: GuardParts, call: GuardedCall, person: Person | null) {
  const email = call.path === '/sign-up/email' ? emailOf(call) : null;
  const hadAccount = email !== null && (await findConfirmedUser(database, email)) !== null;
  const isCode = call.path === '/two-factor/verify-totp' && person !== null;
  return { hadAccount, hadSecondFactor: isCode && (await hasSecondFactor(database, person.id)) };
}
