/** A stage whose mails leave by a real mail server, if there is one, and whose queue is worked off by hand. */
import { invoiceJobs } from '@belegbar/server/invoices';
import type { JobDefinition, JobRequest } from '@belegbar/server/platform/jobs';
import { outboxMailer, type SmtpOptions, smtpPost } from '@belegbar/server/platform/mail';
import { sendingJobs } from '@belegbar/server/sending';
import type { Clock } from '../../server/platform/clock/index.ts';
import type { Context, Platform } from '../../server/platform/context.ts';
import { type HandClock, handClock } from './hand-clock.ts';
import type { MailServer } from './mail-server.ts';
import type { Person, Stage } from './stage.ts';

const DEFINITIONS: readonly JobDefinition[] = [...invoiceJobs, ...sendingJobs];

export interface PostOffice {
  clock: HandClock;
  platform: Platform;
  /** The person acts now. */
  as(person: Person): Context;
  /** What waits in the queue, oldest first. */
  waiting: JobRequest[];
  /** Does one round of what waits and is due; what fails is put back, as the queue would, and told. */
  round(): Promise<unknown[]>;
  /** Says that the last try of everything that waits has failed. */
  giveUp(): Promise<void>;
}

/** Where mails go; null for an install without a mail server. */
export type PostServer = Pick<MailServer, 'url'> | null;

/** `at` is the moment at which the clock stands, in UTC; a `real` paper is rendered. */
export interface PostSettings {
  at: string;
  paper: 'real' | 'standIn';
}

/** What stands for a PDF where nobody looks at it. */
const STAND_IN = new TextEncoder().encode('%PDF-1.7 stands in for a document that nobody looks at');

export function postOffice(stage: Stage, server: PostServer, { at, paper }: PostSettings): PostOffice {
  const clock = handClock(new Date(at));
  const waiting: JobRequest[] = [];
  const dueAt = new Map<JobRequest, number>();
  const jobs: Platform['jobs'] = {
    enqueue: async (_, job) => {
      waiting.push(job);
      dueAt.set(job, clock.now().getTime() + (job.startAfterSeconds ?? 0) * 1000);
    },
  };
  const isDue = (job: JobRequest) => (dueAt.get(job) ?? 0) <= clock.now().getTime();
  const onStage = stage.platformOn('2026-01-01');
  const standIn = { ...onStage.renderer, pdf: async () => STAND_IN };
  const platform: Platform = {
    ...onStage,
    renderer: paper === 'real' ? onStage.renderer : standIn,
    clock: clock as Clock,
    jobs,
    mailer: outboxMailer(stage.database, jobs, server && smtpPost(smtpOf(server))),
  };
  return {
    clock,
    platform,
    as: (person) => ({ ...person.on('2026-01-01'), platform }),
    waiting,
    round: () => round(platform, waiting, isDue),
    giveUp: async () => {
      for (const { name, payload } of waiting.splice(0))
        await definitionOf(name)?.giveUp?.(platform, payload);
    },
  };
}

function smtpOf({ url }: NonNullable<PostServer>): SmtpOptions {
  return { url, from: 'Rechnungen <post@books.example>', host: 'books.example' };
}

async function round(
  platform: Platform,
  waiting: JobRequest[],
  isDue: (job: JobRequest) => boolean,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  const due = waiting.filter(isDue);
  waiting.splice(0, waiting.length, ...waiting.filter((job) => !isDue(job)));
  for (const job of due) {
    try {
      await definitionOf(job.name)?.handle(platform, job.payload);
    } catch (failure) {
      failures.push(failure);
      waiting.push(job);
    }
  }
  return failures;
}

function definitionOf(name: string): JobDefinition | undefined {
  return DEFINITIONS.find((definition) => definition.name === name);
}
