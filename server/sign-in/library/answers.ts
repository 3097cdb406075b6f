/** The library's answers in the words of ours: codes that the interface knows, places on this site, and no token in a body. */
import { isAPIError } from 'better-auth/api';
import { isAlreadyThere } from '../../platform/database/index.ts';
import { placeOnSite } from '../mails/links.ts';
import { addCookies } from './cookies.ts';

/** What the library says, and what the app says instead, with its status. */
const CODES: Record<string, [code: string, status: number]> = {
  INVALID_BACKUP_CODE: ['INVALID_CODE', 401],
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: ['TOO_MANY_ATTEMPTS', 429],
  ACCOUNT_TEMPORARILY_LOCKED: ['TOO_MANY_ATTEMPTS', 429],
  INVALID_TWO_FACTOR_COOKIE: ['SECOND_FACTOR_EXPIRED', 401],
  TOTP_ALREADY_ENABLED: ['SECOND_FACTOR_ON', 400],
  TOTP_NOT_ENABLED: ['SECOND_FACTOR_OFF', 400],
  TWO_FACTOR_NOT_ENABLED: ['SECOND_FACTOR_OFF', 400],
  BACKUP_CODES_NOT_ENABLED: ['SECOND_FACTOR_OFF', 400],
  CREDENTIAL_ACCOUNT_NOT_FOUND: ['NO_PASSWORD', 400],
  USER_NOT_FOUND: ['INVALID_TOKEN', 400],
};

/** A recovery code that two requests brought at once: the later one finds it used. */
const USED_MEANWHILE = 409;

type Handler = (request: Request) => Promise<Response>;

/** Of two calls at once that make the same record the later one fails in the database. Asked again, it finds the record there. */
export async function askLibrary(handler: Handler, request: Request): Promise<Response> {
  const again = request.clone();
  try {
    const answer = await askOnce(handler, request);
    return (await isNotMade(answer)) ? await askOnce(handler, again) : answer;
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
    return askOnce(handler, again);
  }
}

/** At a sign-up the library keeps the reason to itself. */
async function isNotMade(answer: Response): Promise<boolean> {
  if (answer.status !== 422) return false;
  const said = (await answer.clone().json()) as { code?: string };
  return said.code === 'FAILED_TO_CREATE_USER';
}

/** A refusal that the library throws instead of answering becomes an answer. */
async function askOnce(handler: Handler, request: Request): Promise<Response> {
  try {
    return await handler(request);
  } catch (error) {
    if (!isAPIError(error)) throw error;
    return Response.json(error.body ?? {}, { status: error.statusCode, headers: new Headers(error.headers) });
  }
}

/** The answer as the app gives it. `setCookies` keep the session alive, unless the answer itself changes it. */
export async function inOurWords(
  answer: Response,
  { baseUrl, setCookies }: { baseUrl: string; setCookies: readonly string[] },
): Promise<Response> {
  const headers = new Headers(answer.headers);
  addCookies(headers, setCookies);
  const location = headers.get('location');
  if (location !== null) headers.set('location', placeOnSite(location, baseUrl));
  if (!headers.get('content-type')?.startsWith('application/json'))
    return new Response(answer.body, { status: answer.status, headers });
  const said = (await answer.json().catch(() => null)) as Record<string, unknown> | null;
  if (answer.status >= 400) return refused(said ?? {}, answer.status, headers);
  return Response.json(withoutToken(said), { status: answer.status, headers });
}

function refused(said: Record<string, unknown>, status: number, headers: Headers): Response {
  const known = CODES[String(said.code)];
  if (known !== undefined) return Response.json({ ...said, code: known[0] }, { status: known[1], headers });
  if (status === USED_MEANWHILE)
    return Response.json({ ...said, code: 'INVALID_CODE' }, { status: 401, headers });
  return Response.json(said, { status, headers });
}

/** A script of the page has no business with the token of the session; it lives in its cookie alone. */
function withoutToken(said: Record<string, unknown> | null): Record<string, unknown> | null {
  if (said === null || typeof said !== 'object' || Array.isArray(said)) return said;
  const { token: _, ...rest } = said;
  return rest;
}
