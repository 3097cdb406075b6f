/** Those whom the install of the browser stories names as its administrators: one for each place at which stories are played. */
import type { APIRequestContext } from '@playwright/test';
import { callOver, signInOver, signUpOver } from './api.ts';
import { PASSWORD } from './newcomer.ts';
import type { Language } from './words.ts';

export const ADMINISTRATORS = [0, 1, 2, 3].map((place) => `verwaltung-${place}@install.example`);

/** Signs the browser in as the administrator of the place, who signs up when first needed. */
export async function enterAsAdministrator(
  request: APIRequestContext,
  place: number,
  language: Language,
): Promise<void> {
  const email = ADMINISTRATORS[place];
  if (email === undefined) throw new Error(`There is no administrator for place ${place}.`);
  const account = { email, password: PASSWORD };
  if (!(await signInOver(request, account))) await signUpOver(request, { ...account, language });
  await callOver(request)('session/setLanguage', { language });
}
