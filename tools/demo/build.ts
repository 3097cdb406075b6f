/** Builds the books of a member of the cast so that they live today. */
import { addDays, type Day } from '@belegbar/domain/calendar';
import { getBusiness, updateBusiness } from '@belegbar/server/business';
import { inSnapshot, inTransaction } from '@belegbar/server/platform/database';
import { DELIVER, remindBusinessByPlan } from '@belegbar/server/sending';
import { openShareLink, publicAddress } from '@belegbar/server/share-links';
import { type Context, type Platform, systemContext, within } from '../../server/platform/context.ts';
import type { CastAct } from '../../specs/cast/cast.ts';
import { type Books, found, openBooks } from '../../specs/cast/seed.ts';
import { byDay, type DemoAct } from './acts.ts';
import { clockOfAct } from './hours.ts';
import { firstDayOfPast, pastActs } from './past.ts';
import { at, performInDemo } from './perform.ts';
import { presentActs } from './present.ts';
import { filedReturns } from './returns.ts';
import type { Work } from './work.ts';

/**
 * Fills the empty business of the context. Its mails lie in the outbox, whatever mail server there is. `rest` is what others do to the books
 * that stand: it may come while somebody looks at them.
 */
export async function buildDemo(context: Context, work: Work): Promise<{ rest(): Promise<void> }> {
  const { clock } = context.platform;
  const demo = at({ ...context, platform: withoutDelivery(context.platform) }, clock);
  startReader(context.platform);
  const books = await inTransaction(demo, (transaction) => fill(within(demo, transaction), work));
  return {
    rest: async () => {
      await remindOnPlan(demo, clock.today());
      await seeAnHourAgo(demo, found(books.invoices, 'seen'));
    },
  };
}

/** The process that reads e-invoices starts while the books are written, and not when the first one comes. */
function startReader({ eInvoiceReader }: Platform): void {
  eInvoiceReader.assessed(new TextEncoder().encode('<none/>')).catch(() => {});
}

async function fill(context: Context, work: Work): Promise<Books> {
  const { member } = work;
  const today = context.platform.clock.today();
  const first = firstDayOfPast(today);
  const acts: DemoAct[] = byDay([
    ...pastActs(actsBeside(work), today),
    ...presentActs(member, work, today),
    ...filedReturns(member, { first, today }),
  ]);
  const opening = at(context, clockOfAct(first, 0));
  const books = await openBooks(opening, member);
  const { version } = await getBusiness(context);
  const changes = { overdueReminders: true, approveReminders: true };
  await updateBusiness(opening, { version, changes });
  const done = new Map<string, number>();
  for (const act of acts) {
    const nth = done.get(act.on) ?? 0;
    done.set(act.on, nth + 1);
    const then = act.on === today ? context : at(context, clockOfAct(act.on as Day, nth));
    await performInDemo(then, books, act);
  }
  return books;
}

/** In the year of which every slip is known, nothing else is bought. */
function actsBeside({ member, slips }: Work): readonly CastAct[] {
  return slips === null
    ? member.acts
    : member.acts.filter(({ act, on }) => act !== 'spend' || on < LAST_YEAR);
}

/** The platform with a queue that leaves mails to the act that has written them. */
function withoutDelivery(platform: Platform): Platform {
  return {
    ...platform,
    jobs: {
      enqueue: async (transaction, job) => {
        if (job.name !== DELIVER) await platform.jobs.enqueue(transaction, job);
      },
    },
  };
}

/** The second year of the cast, where the known one goes. */
const LAST_YEAR = '2026-01-01';

const HOUR_MS = 3_600_000;

/** A stranger opens the link that the mail gave out. */
async function seeAnHourAgo(context: Context, invoiceId: string): Promise<void> {
  const { clock } = context.platform;
  const then = new Date(clock.now().getTime() - HOUR_MS);
  const { platform } = at(context, { now: () => then, today: () => clock.today() });
  const address = await inSnapshot(context, (transaction) => publicAddress(context, transaction, invoiceId));
  const token = address?.split('/').at(-1) ?? '';
  const stranger: Context = { ...context, platform, businessId: '', actor: { kind: 'public' } };
  await openShareLink(stranger, { token });
}

/** Far enough back for the first reminder of what is late; those of today come by themselves. */
const PLAN_DAYS = 12;

async function remindOnPlan(context: Context, today: Day): Promise<void> {
  for (let back = PLAN_DAYS; back > 0; back -= 1) {
    const { platform, businessId } = at(context, clockOfAct(addDays(today, -back), 0));
    await remindBusinessByPlan(systemContext(platform, businessId, 'sending'));
  }
}
