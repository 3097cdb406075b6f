/** Somebody arrives on their first day: made inside the server by its verbs, without a form and without a mail. */
import { randomUUID } from 'node:crypto';
import { ensureBusiness } from '@belegbar/server/business';
import { accountNotifier } from '@belegbar/server/notifications';
import { inTransaction, withoutBusiness } from '@belegbar/server/platform/database';
import { addConfirmedUser, deviceInWords } from '@belegbar/server/sign-in';
import { sql } from 'kysely';
import { type Platform, within } from '../../../server/platform/context.ts';
import { hashPassword } from '../../../server/sign-in/library/password-hashing.ts';
import type { CastMember } from '../../cast/cast.ts';
import { seedMember } from '../../cast/seed.ts';
import { type Arrival, PASSWORD } from './agreed.ts';
import type { Backstage } from './backstage.ts';

/** Makes the account unless it is there, and signs a device in with its password. Returns the `Set-Cookie` lines. */
export async function arrive(
  { platform, auth, guard }: Backstage,
  { email, language, member }: Arrival,
  device: string,
): Promise<string[]> {
  const userId = await accountOf(platform, { email, language });
  if (member !== null) await beginBusiness(platform, userId, member);
  const answer = await auth.handle(
    new Request(`${platform.baseUrl}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': device },
      body: JSON.stringify({ email, password: PASSWORD }),
    }),
  );
  if (!answer.ok) throw new Error(`${email} is not let in: ${await answer.text()}`);
  await guard.securityLog.logSecurityEvent(SIGNED_IN, {
    userId,
    emailAddress: email,
    address: null,
    device: deviceInWords(device),
  });
  return answer.headers.getSetCookie();
}

const SIGNED_IN = {
  eventType: 'successful_authentication',
  eventDetails: { method: 'password' },
  severity: 'info',
} as const;

const passwordHash = hashPassword(PASSWORD);

async function accountOf(platform: Platform, user: Omit<Arrival, 'member'>): Promise<string> {
  const hash = await passwordHash;
  const { userId, isNew } = await withoutBusiness(platform.database, async (transaction) => {
    const userId = await addConfirmedUser(transaction, { ...user, name: '' });
    const { numAffectedRows } = await sql`
      insert into accounts (id, user_id, account_id, provider_id, password)
      values (${randomUUID()}, ${userId}, ${userId}, 'credential', ${hash}) on conflict do nothing
    `.execute(transaction);
    return { userId, isNew: numAffectedRows === 1n };
  });
  if (isNew) await accountNotifier(platform)({ userId, kind: 'welcome' });
  return userId;
}

async function beginBusiness(platform: Platform, userId: string, member: CastMember): Promise<void> {
  const requestId = 'arrival';
  const businessId = await ensureBusiness(platform, { userId, requestId });
  const actor = { kind: 'user', userId } as const;
  const context = { platform, businessId, actor, requestId, transaction: null };
  await inTransaction(context, async (transaction) => {
    await seedMember(within(context, transaction), { ...member, acts: [] }, platform.clock.today());
  });
}
