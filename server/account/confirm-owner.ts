/** Asking somebody who is signed in to prove once more that it is them, before something that an open page alone must not do. */

import type { Database } from '../platform/database/index.ts';
import { type RequestContext, signedInUser } from '../platform/http/index.ts';
import { Refusal } from '../platform/refusal.ts';
import {
  type Auth,
  type AuthCall,
  type Guard,
  type GuardRefusal,
  hasPassword,
  hasSecondFactor,
  type Measure,
} from '../sign-in/index.ts';

export interface Proof {
  password: string;
  /** Of the app; asked for where it is not undefined and a second factor is on. */
  code?: string;
  /** What may not be asked for as often as one likes. */
  counted: Measure;
}

/**
 * Resolves when the password, and the code where one is demanded, are those of the signed-in user. An account without a password,
 * as in the demo, has nothing to give. Refuses INVALID_PASSWORD, INVALID_CODE, TOO_MANY_ATTEMPTS, TOO_MANY_REQUESTS.
 */
export type OwnerCheck = (request: RequestContext, proof: Proof) => Promise<void>;

interface Parts {
  guard: Pick<Guard, 'around' | 'backOff'>;
  auth: Pick<Auth, 'checkPassword' | 'checkCode'>;
  database: Database;
}

const PASSWORD: AuthCall = { takes: ['password'], guess: 'own-password', by: 'session' };
const CODE: AuthCall = { takes: ['code'], guess: 'second-factor', by: 'step' };

export function ownerCheck({ guard, auth, database }: Parts): OwnerCheck {
  return async (request, { password, code, counted }) => {
    const { userId } = signedInUser(request);
    const ask = (call: AuthCall, path: string, body: Record<string, string>, act: () => Promise<Response>) =>
      guard.around({ call, path, body, captcha: null, ...visitor(request) }, act);
    if (await hasPassword(database, userId)) {
      const act = () => auth.checkPassword(request.headers, password);
      refuse(await ask(PASSWORD, '/verify-password', { password }, act), 'INVALID_PASSWORD');
    }
    if (code !== undefined && (await hasSecondFactor(database, userId))) {
      const act = () => auth.checkCode(request.headers, code);
      refuse(await ask(CODE, '/two-factor/verify-totp', { code }, act), 'INVALID_CODE');
    }
    const turns = await guard.backOff.take([counted]);
    if (turns.kind === 'blocked')
      throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: turns.waitSeconds });
  };
}

function visitor({ headers, address, requestId }: RequestContext) {
  return { headers, address, requestId };
}

function refuse(answer: Response | GuardRefusal, code: 'INVALID_PASSWORD' | 'INVALID_CODE'): void {
  if (answer instanceof Response && answer.ok) return;
  if (answer instanceof Response && answer.status >= 500) throw new Error('the library could not check');
  const { retryAfterSeconds } = answer instanceof Response ? {} : answer;
  throw retryAfterSeconds === undefined
    ? new Refusal(code)
    : new Refusal('TOO_MANY_ATTEMPTS', { retryAfterSeconds });
}
