/** Lena, Jonas and Aylin: the people of the demo, the stories, the screenshots and the benchmarks. */
import { ensureBusiness, getBusiness } from '@belegbar/server/business';
import { inTransaction, withoutBusiness } from '@belegbar/server/platform/database';
import { addConfirmedUser } from '@belegbar/server/sign-in';
import { type Context, type Platform, within } from '../../server/platform/context.ts';
import { aylin } from './aylin.ts';
import type { CastMember } from './cast.ts';
import { jonas } from './jonas.ts';
import { lena } from './lena.ts';
import { seedMember } from './seed.ts';

export type { CastMember } from './cast.ts';
export { AYLIN_RETURNS, JONAS_RETURNS, LENA_RETURNS, type WorkedReturn } from './returns.ts';
export { STATEMENTS, type WorkedStatement, type WorkedYear, YEARS } from './years.ts';
export { aylin, jonas, lena };

export const CAST: Record<CastMember['key'], CastMember> = { lena, jonas, aylin };

/** The user of a member, with the books up to the platform's today; built on the first call, found on the next. */
export async function enterCast(platform: Platform, who: CastMember['key']): Promise<{ userId: string }> {
  const member = CAST[who];
  const userId = await withoutBusiness(platform.database, (transaction) =>
    addConfirmedUser(transaction, { email: member.email, name: member.name, language: 'de' }),
  );
  const requestId = `cast-${who}`;
  const businessId = await ensureBusiness(platform, { userId, requestId });
  const context = {
    platform,
    businessId,
    actor: { kind: 'user', userId } as const,
    requestId,
    transaction: null,
  };
  await buildOnce(who, context, member);
  return { userId };
}

const building = new Map<string, Promise<unknown>>();

/** Two clicks at once build one set of books, in one transaction; a business that has issued an invoice is built already. */
async function buildOnce(who: string, context: Context, member: CastMember): Promise<void> {
  const running = building.get(who);
  if (running !== undefined) {
    await running;
    return;
  }
  const work = build(context, member).finally(() => building.delete(who));
  building.set(who, work);
  await work;
}

async function build(context: Context, member: CastMember): Promise<void> {
  await inTransaction(context, async (transaction) => {
    const whole = within(context, transaction);
    const { hasIssued } = await getBusiness(whole);
    if (!hasIssued) await seedMember(whole, member, context.platform.clock.today());
  });
}
