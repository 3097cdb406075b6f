/** Asking the library once more whether somebody who is signed in knows the password, and has the app. */
import { askLibrary } from './answers.ts';
import { withCookies } from './cookies.ts';
import type { Library } from './library.ts';

export interface OwnerProofs {
  /** What the library says to the password of the user of the cookies: 200, or a refusal with its code. */
  checkPassword(headers: Headers, password: string): Promise<Response>;
  /** The same for a code of the app, which is used up. */
  checkCode(headers: Headers, code: string): Promise<Response>;
}

/** `freshCookies` gives the lines that keep the session alive: the library knows a session by its present token alone. */
export function ownerProofs(
  library: Library,
  freshCookies: (headers: Headers) => Promise<readonly string[]>,
): OwnerProofs {
  const ask = async (given: Headers, act: (headers: Headers) => Promise<Response>) => {
    const headers = new Headers(given);
    withCookies(headers, await freshCookies(given));
    return askLibrary(() => act(headers), new Request('http://library.invalid'));
  };
  return {
    checkPassword: (given, password) =>
      ask(given, (headers) => library.api.verifyPassword({ headers, body: { password }, asResponse: true })),
    checkCode: (given, code) =>
      ask(given, (headers) => library.api.verifyTOTP({ headers, body: { code }, asResponse: true })),
  };
}
