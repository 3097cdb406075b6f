/** After a call: guesses are forgotten or stay counted, and the security log is told what has happened. */
import type { Person } from '../users/people-behind-store.ts';
import type { Measure } from './back-off.ts';
import { emailOf, type GuardedCall, type GuardRefusal } from './guarded-call.ts';
import { type Ending, isWrongGuess, type LoggedEvent, loggedEventsOf } from './logged-events.ts';
import type { GuardParts } from './parts.ts';
import type { Turns } from './store.ts';

/** What was known and counted before the call. */
export interface Before {
  person: Person | null;
  hadSession: boolean;
  hadAccount: boolean;
  hadSecondFactor: boolean;
  mail?: Turns;
  guess?: Turns;
  measures?: readonly Measure[];
}

/** Returns the answer as it was. */
export async function concludeCall<Answer extends Response | GuardRefusal>(
  parts: GuardParts,
  call: GuardedCall,
  before: Before,
  answer: Answer,
): Promise<Answer> {
  const said = await readAnswer(answer);
  // Who gives a code to turn the second factor on is signed in already, and only gets a new session.
  const isSetUp = call.call.by === 'step' && before.hadSession;
  const signedIn = said.code === null && !isSetUp ? await whoSignedIn(parts, call, answer) : null;
  await concludeTurns(parts, before, { code: said.code, signedIn });
  const ending: Ending = {
    path: call.path,
    ...said,
    isSignedIn: signedIn !== null,
    hadAccount: before.hadAccount,
    hadSession: before.hadSession,
    hadSecondFactor: before.hadSecondFactor,
    waitSeconds: waitAfter(before.guess),
  };
  for (const logged of loggedEventsOf(ending)) await logEvent(parts, call, signedIn ?? before.person, logged);
  return answer;
}

type Said = Pick<Ending, 'code' | 'isLinkRefused' | 'isHalfway'>;

async function readAnswer(answer: Response | GuardRefusal): Promise<Said> {
  if (!(answer instanceof Response)) return { code: answer.code, isLinkRefused: false, isHalfway: false };
  const location = answer.headers.get('location') ?? '';
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  const said = isJson ? ((await answer.clone().json()) as Record<string, unknown> | null) : null;
  const code = answer.status < 400 ? null : String(said?.code ?? codeOf(answer.status));
  return {
    code,
    isLinkRefused: location.includes('error='),
    isHalfway: said?.twoFactorRedirect === true || location.includes('mode=second-factor'),
  };
}

/** Where the library has none of its own. */
function codeOf(status: number): string {
  if (status === 429) return 'TOO_MANY_REQUESTS';
  return status < 500 ? 'REFUSED' : 'INTERNAL_SERVER_ERROR';
}

const SESSION_LINE = /^(__Host-)?belegbar\.session_token=[^;]/;

/** Whoever the answer signs in. The cookies that keep a session alive are the same on other calls, so those do not count. */
async function whoSignedIn(
  { auth }: GuardParts,
  { path }: GuardedCall,
  answer: Response | GuardRefusal,
): Promise<Person | null> {
  if (!(answer instanceof Response) || !SIGNS_IN.includes(path)) return null;
  const lines = answer.headers.getSetCookie();
  if (!lines.some((line) => SESSION_LINE.test(line))) return null;
  const cookie = lines.map((line) => line.split(';', 1)[0]).join('; ');
  return (await auth.whoIs(new Headers({ cookie }))).user;
}

const SIGNS_IN = [
  '/sign-in/email',
  '/magic-link/verify',
  '/verify-email',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
];

async function concludeTurns(
  { backOff }: GuardParts,
  { mail, guess, measures = [] }: Before,
  { code, signedIn }: { code: string | null; signedIn: Person | null },
): Promise<void> {
  if (code !== null && mail !== undefined) await backOff.giveBack(mail);
  // A right password does not prove that no one else guesses from there: an address is only given this one try back.
  if (code === null && guess !== undefined) {
    await backOff.giveBack(guess);
    await backOff.forget(measures.filter(([rule]) => rule !== 'address'));
  }
  if (signedIn !== null) {
    const { id, email } = signedIn;
    await backOff.forget([
      ['account', email],
      ['secondFactor', id],
      ['ownPassword', id],
    ]);
  }
  // With EMAIL_NOT_VERIFIED a mail has gone out, so the try stays counted.
  if (code !== null && guess !== undefined && !isWrongGuess(code) && code !== 'EMAIL_NOT_VERIFIED')
    await backOff.giveBack(guess);
}

function waitAfter(guess: Turns | undefined): number {
  return guess?.kind === 'turns' ? Math.max(0, ...guess.turns.map(({ waitSeconds }) => waitSeconds)) : 0;
}

async function logEvent(
  { securityLog, originOf }: GuardParts,
  call: GuardedCall,
  person: Person | null,
  logged: LoggedEvent,
) {
  const emailAddress = emailOf(call) ?? person?.email ?? null;
  const origin = { ...originOf(call), userId: person?.id ?? null, emailAddress };
  const { details } = logged;
  if (logged.kind === 'failed')
    return securityLog.logFailedAuthAttempt({ failureReason: logged.reason, details }, origin);
  if (logged.kind === 'event')
    return securityLog.logSecurityEvent(
      { eventType: logged.type, eventDetails: details, severity: logged.severity },
      origin,
    );
  if (person !== null)
    await securityLog.trackUserActivity(
      { userId: person.id, activityType: logged.type, activityData: details },
      origin.device,
    );
}
