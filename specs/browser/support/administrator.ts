/** Those whom the install of the browser stories names as its administrators: one for each place at which stories are played. */
import type { APIRequestContext } from '@playwright/test';
import type { Language } from '../../support/words.ts';
import { callOver } from './api.ts';
import { enterAs } from './newcomer.ts';

export const ADMINISTRATORS = [0, 1, 2, 3].map((place) => `verwaltung-${place}@install.example`);

/** Signs the browser in as the administrator of the place. */
export async function enterAsAdministrator(
  request: APIRequestContext,
  place: number,
  language: Language,
): Promise<void> {
  const email = ADMINISTRATORS[place];
  if (email === undefined) throw new Error(`There is no administrator for place ${place}.`);
  await enterAs(request, { email, language, member: null });
  await callOver(request)('signIn/setLanguage', { language });
}
