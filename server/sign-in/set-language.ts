import { type RequestContext, signedInUser } from '../platform/http/index.ts';
import type { Auth } from './library/auth.ts';

/** Sets the language of the app for the signed-in user. Throws UNAUTHORIZED for a stranger. */
export async function setLanguage(
  auth: Auth,
  request: RequestContext,
  language: 'de' | 'en',
): Promise<{ language: 'de' | 'en' }> {
  signedInUser(request);
  for (const line of await auth.setLanguage(request.headers, language)) request.setCookie(line);
  return { language };
}
