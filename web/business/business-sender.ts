/** Changes of the business on their way: shown at once, sent in order, taken back where the server has not stored them. */
import type { QueryClient } from '@tanstack/react-query';
import { api, client, codeOf, isUnanswered } from '../connection/api.ts';
import { problemsOf } from '../connection/problems.ts';
import type { ProblemAtField } from '../ui/form/completed.ts';
import type { SaveState } from '../ui/SaveMark.tsx';
import { announceProfile } from './profile-news.ts';
import { createSender, type Sender } from './sender.ts';

export type Business = Awaited<ReturnType<typeof client.business.get>>;
export type Changes = Parameters<typeof client.business.update>[0]['changes'];
export type FieldName = keyof Changes;
export type Problems = Readonly<Record<string, ProblemAtField>>;

export const businessQuery = api.business.get.queryOptions();

interface SenderEars {
  onState: (state: SaveState, failure: unknown) => void;
  setProblems: (change: (before: Problems) => Problems) => void;
}

export interface BusinessActs {
  /** Shows the changes at once and sends them; several wait for each other. */
  save(changes: Changes): void;
  /** Sends again what could not be sent, over the newest version. */
  retry(): void;
  /** Gives up what could not be sent and shows what the server has. */
  discard(): void;
  /** Reads the profile again, unless a change is on its way, whose answer will bring it. */
  refresh(): void;
}

/** The sender, and what a screen can do with it. */
export function createBusinessSender(
  queries: QueryClient,
  ears: SenderEars,
): { sender: Sender<Changes>; acts: BusinessActs } {
  const { queryKey } = businessQuery;
  const show = (business: Business) => queries.setQueryData<Business>(queryKey, business);
  /** What the server has, as far as it is known here. */
  let stored: Business | undefined;
  const sender: Sender<Changes> = createSender<Changes>({
    isRefusal: (error) => problemsOf(error).length > 0,
    stateAfter,
    store: async (changes) => {
      const version = queries.getQueryData<Business>(queryKey)?.version ?? 0;
      stored = await client.business.update({ version, changes });
      show({ ...stored, ...definite(sender.waiting()) });
      ears.setProblems((before) => without(before, Object.keys(changes)));
      // When nothing more is on its way, so that whoever reads again reads the newest.
      setTimeout(announceProfile);
    },
    onState: (state, failure) => {
      const refused = problemsOf(failure);
      ears.onState(state, failure);
      if (state === 'failed' && stored !== undefined) show(stored);
      if (refused.length === 0) return;
      // The field keeps what was typed and says what is wrong; the profile shows what is stored.
      ears.setProblems((before) => ({ ...before, ...byField(refused) }));
      void queries.invalidateQueries({ queryKey });
    },
  });
  const remember = () => {
    if (sender.isIdle()) stored = queries.getQueryData<Business>(queryKey);
  };
  /** What has just been read is what the server has; what waits to be sent is shown over it. */
  const showWaiting = () => {
    stored = queries.getQueryData<Business>(queryKey);
    if (stored !== undefined) show({ ...stored, ...definite(sender.waiting()) });
  };
  return { sender, acts: actsOf(queries, sender, { remember, showWaiting }) };
}

interface Shown {
  /** Notes what the server has, before it is changed on screen. */
  remember: () => void;
  showWaiting: () => void;
}

function actsOf(
  queries: QueryClient,
  sender: Sender<Changes>,
  { remember, showWaiting }: Shown,
): BusinessActs {
  const { queryKey } = businessQuery;
  const readAgain = () => queries.refetchQueries({ queryKey });
  return {
    save: (changes) => {
      // A reading that began before the change must not be shown over it.
      void queries.cancelQueries({ queryKey });
      remember();
      queries.setQueryData<Business>(queryKey, (shown) => shown && { ...shown, ...definite(changes) });
      sender.add(changes);
    },
    retry: () => void readAgain().then(showWaiting).then(sender.send),
    discard: () => {
      sender.discard();
      void readAgain();
    },
    refresh: () => {
      if (sender.isIdle()) void readAgain();
    },
  };
}

function stateAfter(error: unknown): SaveState {
  if (codeOf(error) === 'CHANGED_MEANWHILE') return 'conflict';
  return isUnanswered(error) ? 'offline' : 'failed';
}

/** A problem inside a field, such as `letterheadLayout.top`, belongs to the field that is sent. */
function byField(problems: ProblemAtField[]): Problems {
  return Object.fromEntries(problems.map((problem) => [problem.field.split('.')[0] ?? '', problem]));
}

function without(problems: Problems, names: string[]): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)));
}

/** Changes without names whose value is undefined, as they never are when a field makes them. */
function definite(changes: Changes): Partial<Business> {
  return Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as Partial<Business>;
}
