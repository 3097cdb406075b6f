/** The stream of one open page: what happens to the person's notifications, in the order in which it happens. */
import { FOLLOWED_RECORDS, type NotificationEvent } from '@belegbar/contract/notifications';
import type { z } from 'zod';
import type { Context } from '../platform/context.ts';
import { type Events, type PersonEvent, RECORDS_CHANGED } from '../platform/events/index.ts';
import { CHANGED, INSERTED, SESSION_ENDED } from './events.ts';
import { findNotification } from './read.ts';
import type { Language } from './view.ts';

export type StreamEvent = z.infer<typeof NotificationEvent>;

export interface StreamOptions {
  events: Events;
  userId: string;
  language: Language;
  /** Whether the page's session can still be used, asked of the database. */
  isSessionOpen(): Promise<boolean>;
  /** Aborted when the page is gone. */
  signal: AbortSignal;
  timing?: StreamTiming;
}

export interface StreamTiming {
  /** So often a stream without news says that it stands; proxies cut off what is silent for a minute. */
  aliveMilliseconds: number;
  /** A stream ends by then, and its page comes again with the cookies that it has by then: nobody keeps listening on an old session. */
  longestMilliseconds: number;
}

const TIMING: StreamTiming = {
  aliveMilliseconds: 25_000,
  longestMilliseconds: 15 * 60_000,
};

/** More than a page can have missed while it was fetched is not listed one by one. */
const WAITING_MAX = 50;

/** Begins with `resync` once the line stands. Ends with its session, and by itself; the page then asks again, and the endpoint decides again. */
export async function* streamNotifications(
  context: Context,
  options: StreamOptions,
): AsyncGenerator<StreamEvent, void, void> {
  const { events, userId, timing = TIMING } = options;
  const ends = [options.signal, events.stopping];
  const isOver = () => ends.some(({ aborted }) => aborted);
  const box = mailbox();
  for (const signal of ends) signal.addEventListener('abort', box.wake);
  const end = performance.now() + timing.longestMilliseconds;
  const leave = events.follow(userId, box.put);
  try {
    while (!isOver() && performance.now() < end) {
      const pause = Math.min(timing.aliveMilliseconds, end - performance.now());
      const news = await box.take(pause);
      if (isOver()) return;
      if (mayBeEnd(news) && !(await options.isSessionOpen())) return;
      if (news !== 'nothing') yield* eventsOf(context, options, news);
      // A timer can ring a moment early, and the last one is a farewell.
      else if (pause === timing.aliveMilliseconds) yield { kind: 'alive' };
    }
  } finally {
    leave();
    for (const signal of ends) signal.removeEventListener('abort', box.wake);
  }
}

type News = PersonEvent | null | 'nothing';

/** What was missed may have been the end of the session as well, also just before the stream began. */
function mayBeEnd(news: News): boolean {
  return news === null || (news !== 'nothing' && news.kind === SESSION_ENDED);
}

async function* eventsOf(
  context: Context,
  { userId, language }: StreamOptions,
  event: PersonEvent | null,
): AsyncGenerator<StreamEvent, void, void> {
  if (event === null) yield { kind: 'resync' };
  else if (event.kind === CHANGED) yield { kind: 'changed' };
  else if (event.kind === RECORDS_CHANGED) yield* records(event);
  else if (event.kind === INSERTED && event.id !== undefined)
    yield await inserted(context, { userId, language, id: event.id });
}

function* records({ id }: PersonEvent): Generator<StreamEvent, void, void> {
  const of = FOLLOWED_RECORDS.find((name) => name === id);
  if (of !== undefined) yield { kind: 'records', of };
}

/** Where it cannot be read now, or has been removed, the page reads its list again. */
async function inserted(
  context: Context,
  which: { userId: string; language: Language; id: string },
): Promise<StreamEvent> {
  try {
    const notification = await findNotification(context, which);
    return notification === null ? { kind: 'changed' } : { kind: 'inserted', notification };
  } catch (cause) {
    context.platform.log.warn('notifications.unreadable', {
      reason: cause instanceof Error ? cause.name : '',
    });
    return { kind: 'changed' };
  }
}

/** Keeps events until they are taken. Taking ends empty-handed after the pause, or when it is woken. */
function mailbox() {
  let waiting: (PersonEvent | null)[] = [];
  let stopWaiting = () => {};
  const wake = () => stopWaiting();
  return {
    wake,
    put(event: PersonEvent | null) {
      waiting = waiting.length < WAITING_MAX ? [...waiting, event] : [null];
      wake();
    },
    async take(pauseMilliseconds: number): Promise<News> {
      if (waiting.length === 0) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, pauseMilliseconds);
          stopWaiting = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      return waiting.length === 0 ? 'nothing' : (waiting.shift() ?? null);
    },
  };
}
