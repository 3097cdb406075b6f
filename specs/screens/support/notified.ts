/** The notifications of a server that a test has in its hand: it tells one, and the page hears of it. */
import type { client } from '../../../web/connection/api.ts';
import type { Answers } from './fake-server.ts';
import type { Screen } from './stage.tsx';

type List = Awaited<ReturnType<typeof client.notifications.list>>;
type Told = List['notifications'][number];
type Event =
  Awaited<ReturnType<typeof client.notifications.stream>> extends AsyncIterable<infer Item> ? Item : never;

export interface Notified {
  /** What the server then answers. */
  answers: Answers;
  /** Something new; the page hears it where it listens. */
  tell(notice: Partial<Told> & { title: string }): void;
  /** The line of the page ends; with an error it is refused from then on. */
  hangUp(error?: Error): void;
  /** Whether a page listens. */
  isHeard(): boolean;
}

const LISTED_MAX = 20;
export const APPROVAL = 'reminder_approval_needed';

export function notified(...titles: string[]): Notified {
  let all: Told[] = [];
  let line: Line | null = null;
  let refusal: Error | undefined;
  const add = (notice: Partial<Told> & { title: string }) => {
    const told = { ...PLAIN, id: idOf(all.length), ...notice };
    all = [told, ...all];
    return told;
  };
  titles.forEach((title) => void add({ title }));
  const change = (changed: Told[]) => {
    all = changed;
    return countsOf(all);
  };
  return {
    answers: {
      notifications: {
        list: ({ filter = 'all' }) => ({
          notifications: all.filter(FILTERS[filter]).slice(0, LISTED_MAX),
          ...countsOf(all),
        }),
        markRead: ({ id }) => change(all.map((one) => (one.id === id ? { ...one, isRead: true } : one))),
        markAllRead: () => change(all.map((one) => ({ ...one, isRead: true }))),
        remove: ({ id }) => change(all.filter((one) => one.id !== id)),
        stream: () => {
          if (refusal !== undefined) throw refusal;
          line = openLine();
          return line.events;
        },
      },
    },
    tell: (notice) => {
      const notification = add(notice);
      line?.say({ kind: 'inserted', notification });
    },
    hangUp: (error) => {
      refusal = error;
      line?.end();
      line = null;
    },
    isHeard: () => line !== null,
  };
}

const PLAIN = {
  type: 'told',
  message: 'Text',
  isRead: false,
  createdAt: '2026-03-02T09:00:00.000Z',
  actionUrl: null,
};

const idOf = (count: number) => `0198a000-0000-7000-8000-${String(count).padStart(12, '0')}`;

const FILTERS: Record<'all' | 'unread' | 'pendingApprovals', (one: Told) => boolean> = {
  all: () => true,
  unread: ({ isRead }) => !isRead,
  pendingApprovals: ({ type }) => type === APPROVAL,
};

function countsOf(all: readonly Told[]) {
  const unread = all.filter(FILTERS.unread);
  return { unread: unread.length, pendingApprovals: unread.filter(FILTERS.pendingApprovals).length };
}

interface Line {
  events: AsyncIterable<Event>;
  say(event: Event): void;
  end(): void;
}

/** It begins as the server's does: what was missed is to be read. */
function openLine(): Line {
  const said: (Event | null)[] = [{ kind: 'resync' }];
  let wake = () => {};
  const put = (event: Event | null) => {
    said.push(event);
    wake();
  };
  async function* events() {
    for (;;) {
      const next = said.shift();
      if (next === null) return;
      if (next !== undefined) yield next;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  }
  return { events: events(), say: put, end: () => put(null) };
}

/** The bell once it says how many are unread. */
export function findBell({ say, findByLabelText }: Screen, unread: number): Promise<HTMLElement> {
  const name = unread === 0 ? say('shell:bell.title') : say('shell:bell.unread', { count: unread });
  return findByLabelText(name, { selector: 'button' });
}
