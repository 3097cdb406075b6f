/** Builds the books of a member of the cast so that they live today. */
import { addDays, type Day } from '@belegbar/domain/calendar';
import { getBusiness, updateBusiness } from '@belegbar/server/business';
import { clockAt } from '@belegbar/server/platform/clock';
import { inSnapshot, inTransaction } from '@belegbar/server/platform/database';
import { outboxMailer } from '@belegbar/server/platform/mail';
import { remindBusinessByPlan, sendingJobs } from '@belegbar/server/sending';
import { openShareLink, publicAddress } from '@belegbar/server/share-links';
import { type Context, type Platform, systemContext, within } from '../../server/platform/context.ts';
import type { JobPayload } from '../../server/platform/jobs/index.ts';
import { type Books, found, openBooks } from '../../specs/cast/seed.ts';
import { byDay, type DemoAct } from './acts.ts';
import { firstDayOfPast, pastActs } from './past.ts';
import { performInDemo } from './perform.ts';
import { presentActs } from './present.ts';
import { filedReturns } from './returns.ts';
import type { Work } from './work.ts';

/** Fills the empty business of the context. Its mails lie in the outbox, whatever mail server there is. */
export async function buildDemo(context: Context, work: Work): Promise<void> {
  const today = context.platform.clock.today();
  const post = heldBack(context.platform);
  const demo = { ...context, platform: post.platform };
  const books = await inTransaction(demo, (transaction) =>
    fill(within(demo, transaction), work, (clock) => post.setClock(clock)),
  );
  await post.deliver();
  await seeAnHourAgo(demo, found(books.invoices, 'seen'));
  await remindOnPlan(demo, today);
}

type Clock = Platform['clock'];

async function fill(context: Context, work: Work, onClock: (clock: Clock) => void): Promise<Books> {
  const { member } = work;
  const { clock } = context.platform;
  const today = clock.today();
  const first = firstDayOfPast(today);
  const acts: DemoAct[] = byDay([
    ...pastActs(member.acts, today),
    ...presentActs(member, work, today),
    ...filedReturns(member, { first, today }),
  ]);
  const books = await openBooks(on(context, first), member);
  const { version } = await getBusiness(context);
  const changes = { overdueReminders: true, approveReminders: true };
  await updateBusiness(on(context, first), { version, changes });
  for (const act of acts) {
    const then = act.on === today ? context : on(context, act.on as Day);
    onClock(then.platform.clock);
    await performInDemo(then, books, act);
  }
  return books;
}

function on(context: Context, then: Day): Context {
  return { ...context, platform: { ...context.platform, clock: clockAt(then) } };
}

/** The name of the work that hands a mail over. */
const DELIVER = sendingJobs[0]?.name;

/** The platform with a queue that leaves mails to this program, which delivers each on its day. */
function heldBack(platform: Platform) {
  const held: { payload: JobPayload; clock: Clock }[] = [];
  let { clock } = platform;
  const demo: Platform = {
    ...platform,
    mailer: outboxMailer(platform.database, null),
    jobs: {
      enqueue: async (transaction, job) => {
        if (job.name === DELIVER) held.push({ payload: job.payload, clock });
        else await platform.jobs.enqueue(transaction, job);
      },
    },
  };
  return {
    platform: demo,
    setClock: (next: Clock) => {
      clock = next;
    },
    deliver: async () => {
      const handle = sendingJobs.find(({ name }) => name === DELIVER)?.handle;
      await Promise.all(held.map(({ payload, clock: then }) => handle?.({ ...demo, clock: then }, payload)));
    },
  };
}

const HOUR_MS = 3_600_000;

/** A stranger opens the link that the mail gave out. */
async function seeAnHourAgo(context: Context, invoiceId: string): Promise<void> {
  const { clock } = context.platform;
  const then = new Date(clock.now().getTime() - HOUR_MS);
  const platform = { ...context.platform, clock: { now: () => then, today: () => clock.today() } };
  const address = await inSnapshot(context, (transaction) => publicAddress(context, transaction, invoiceId));
  const token = address?.split('/').at(-1) ?? '';
  const stranger: Context = { ...context, platform, businessId: '', actor: { kind: 'public' } };
  await openShareLink(stranger, { token });
}

/** Far enough back for the first reminder of what is late. */
const PLAN_DAYS = 12;

async function remindOnPlan({ platform, businessId }: Context, today: Day): Promise<void> {
  for (let back = PLAN_DAYS; back >= 0; back -= 1) {
    const clock = clockAt(addDays(today, -back));
    await remindBusinessByPlan(systemContext({ ...platform, clock }, businessId, 'sending'));
  }
}
