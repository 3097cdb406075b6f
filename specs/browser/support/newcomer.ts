/** Somebody of the cast on their first day: an account and a business of their own, clients and services, but no books yet. */
import { randomUUID } from 'node:crypto';
import { emptyClient } from '@belegbar/domain/clients';
import type { APIRequestContext } from '@playwright/test';
import type { CastMember } from '../../cast/cast.ts';
import { callOver, signUpOver } from './api.ts';
import type { Language } from './words.ts';

export const PASSWORD = 'genug-zeichen-für-alle';

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
  await signUpOver(request, { email, password: PASSWORD, language });
  const call = callOver(request);
  const { regimes = [], ...changes } = member.profile;
  for (const regime of regimes) await call('business/setRegime', regime);
  const { version } = await call<{ version: number }>('business/get');
  await call('business/update', { version, changes });
  const clients = Object.values(member.clients).map((client) =>
    call('clients/create', {
      idempotencyKey: randomUUID(),
      client: { ...emptyClient('de'), ...client },
    }),
  );
  const services = member.services.map((service) =>
    call('services/create', {
      idempotencyKey: randomUUID(),
      service: { description: '', ...service },
    }),
  );
  await Promise.all([...clients, ...services]);
  return email;
}
