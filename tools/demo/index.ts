/** The demo of an install: the cast with books that live today, entered from the sign-in page. */
import { vatPercent } from '@belegbar/domain/law';
import { ensureBusiness, getBusiness } from '@belegbar/server/business';
import { withoutBusiness } from '@belegbar/server/platform/database';
import { addConfirmedUser } from '@belegbar/server/sign-in';
import type { Context, Platform } from '../../server/platform/context.ts';
import type { DemoPort } from '../../server/sign-in/index.ts';
import type { CastMember } from '../../specs/cast/cast.ts';
import { buildDemo } from './build.ts';
import { WORK } from './work.ts';

/** Where `config.demo` allows it, in years whose law is known. Books are built on the first visit of a day; those of earlier days stay as they were left. */
export function livingDemo(platform: Platform): DemoPort {
  const building = new Map<string, Promise<string>>();
  const open = async (who: CastMember['key'], email: string) => {
    const { userId, rest } = await openDemo(platform, who, email);
    // Nobody waits for it: it comes in as news, while the visitor looks around.
    rest().catch((cause: unknown) => platform.log.error('demo.incomplete', { who }, cause));
    return userId;
  };
  return {
    available: () => vatPercent('standard19', platform.clock.today()).known,
    isDemo: (email) => Object.values(WORK).some(({ member }) => isAddressOf(member.email, email)),
    enter: async (who) => {
      const email = addressOf(who, platform.clock.today());
      const work = building.get(email) ?? open(who, email).finally(() => building.delete(email));
      building.set(email, work);
      return { userId: await work, email };
    },
  };
}

/** `jonas+2026-11-24@weber-code.example`: one account for each day. */
function addressOf(who: CastMember['key'], today: string): string {
  return WORK[who].member.email.replace('@', `+${today}@`);
}

function isAddressOf(address: string, email: string): boolean {
  const [name = '', host = ''] = address.split('@');
  return email.startsWith(`${name}+`) && email.endsWith(`@${host}`);
}

/** The user of a member, with books up to the platform's now and all that happened to them; gives its id. */
export async function enterDemo(platform: Platform, who: CastMember['key'], email: string): Promise<string> {
  const { userId, rest } = await openDemo(platform, who, email);
  await rest();
  return userId;
}

/** The same without what others did, which is to follow. */
export async function openDemo(
  platform: Platform,
  who: CastMember['key'],
  email: string,
): Promise<{ userId: string; rest(): Promise<void> }> {
  const userId = await withoutBusiness(platform.database, (transaction) =>
    addConfirmedUser(transaction, { email, name: WORK[who].member.name, language: 'de' }),
  );
  const requestId = `demo-${who}`;
  const businessId = await ensureBusiness(platform, { userId, requestId });
  const actor = { kind: 'user', userId } as const;
  const context: Context = { platform, businessId, actor, requestId, transaction: null };
  const { hasIssued } = await getBusiness(context);
  const { rest } = hasIssued ? { rest: async () => {} } : await buildDemo(context, WORK[who]);
  return { userId, rest };
}
