import type { Auth } from '../platform/auth/index.ts';
import type { RequestContext } from '../platform/http/index.ts';
import { Refusal } from '../platform/refusal.ts';

/** Sets the language of the app for the signed-in user. Throws UNAUTHORIZED for a stranger. */
export async function setLanguage(
  auth: Auth,
  request: RequestContext,
  language: 'de' | 'en',
): Promise<{ language: 'de' | 'en' }> {
  if (request.user === null) throw new Refusal('UNAUTHORIZED');
  for (const line of await auth.setLanguage(request.headers, language)) request.setCookie(line);
  return { language };
}
