/** Somebody who has just signed up: an account and a business of their own, clients and services, but no books yet. */
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { CastMember } from '../../cast/cast.ts';
import type { Language } from '../../support/words.ts';
import { type Arrival, backstageAddress } from './agreed.ts';

export { PASSWORD } from './agreed.ts';

/** An address nobody else has: stories run side by side. */
export function newAddress(of: Pick<CastMember, 'email'>): string {
  return of.email.replace('@', `-${randomUUID().slice(0, 8)}@`);
}

/** Signs the browser in as a new user with the member's profile. Returns the address of the account. */
export async function enterAsNewcomer(
  request: APIRequestContext,
  member: CastMember,
  language: Language,
): Promise<string> {
  const email = newAddress(member);
  await enterAs(request, { email, language, member });
  return email;
}

/** Signs the browser in, as somebody new unless the address has an account. */
export async function enterAs(request: APIRequestContext, arrival: Arrival): Promise<void> {
  const answer = await request.post(`${backstageAddress()}/arrive`, { data: arrival });
  expect(answer.ok(), `${arrival.email} arrives`).toBe(true);
}
