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
  const building = new Map<string, Promise<unknown>>();
  return {
    available: () => vatPercent('standard19', platform.clock.today()).known,
    isDemo: (email) => Object.values(WORK).some(({ member }) => isAddressOf(member.email, email)),
    enter: async (who) => {
      const email = addressOf(who, platform.clock.today());
      const work =
        building.get(email) ?? enterDemo(platform, who, email).finally(() => building.delete(email));
      building.set(email, work);
      return { userId: (await work) as string, email };
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

/** The user of a member, with books up to the platform's now; gives its id. */
export async function enterDemo(platform: Platform, who: CastMember['key'], email: string): Promise<string> {
  const userId = await withoutBusiness(platform.database, (transaction) =>
    addConfirmedUser(transaction, { email, name: WORK[who].member.name, language: 'de' }),
  );
  const requestId = `demo-${who}`;
  const businessId = await ensureBusiness(platform, { userId, requestId });
  const actor = { kind: 'user', userId } as const;
  const context: Context = { platform, businessId, actor, requestId, transaction: null };
  const { hasIssued } = await getBusiness(context);
  if (!hasIssued) await buildDemo(context, WORK[who]);
  return userId;
}
