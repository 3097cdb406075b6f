/** Saves the business profile field by field: shown at once, sent in order, taken back or explained when refused. */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import { api, client, codeOf, isUnanswered } from '../api.ts';
import { type ProblemAtField, problemsOf } from '../problems.ts';
import type { SaveState } from '../ui/SaveMark.tsx';
import { createSender, type Sender } from './sender.ts';

export type Business = Awaited<ReturnType<typeof client.business.get>>;
export type Changes = Parameters<typeof client.business.update>[0]['changes'];
export type FieldName = keyof Changes;
type Problems = Readonly<Record<string, ProblemAtField>>;

export const businessQuery = api.business.get.queryOptions();

export interface Saving {
  state: SaveState;
  /** Why saving failed, for the words; null when nothing failed. */
  failure: unknown;
  /** Problems by the name of their field. */
  problems: Problems;
  /** Fields whose text is not saved: refused by the server, or so wrong that it was not sent. */
  refused: ReadonlySet<string>;
  /** Tells whether the text of a field is too wrong to be sent. */
  hold(name: FieldName, isHeld: boolean): void;
  /** Shows the changes at once and sends them; several wait for each other. */
  save(changes: Changes): void;
  /** Sends again what could not be sent, over the newest version. */
  retry(): void;
  /** Gives up what could not be sent and shows what the server has. */
  discard(): void;
}

/** Gives the profile and its saving; undefined data while it is read. */
export function useBusinessSaving() {
  const queries = useQueryClient();
  const query = useQuery(businessQuery);
  const [{ state, failure }, setOutcome] = useState<{ state: SaveState; failure: unknown }>({
    state: 'saved',
    failure: null,
  });
  const [problems, setProblems] = useState<Problems>({});
  const sender = useMemo(
    () => senderOf(queries, (next, error) => setOutcome({ state: next, failure: error }), setProblems),
    [queries],
  );
  const { held, hold } = useHeld();
  const saving = useMemo<Saving>(() => {
    const refused = new Set([...Object.keys(problems), ...held]);
    return { state, failure, problems, refused, hold, ...actsOf(queries, sender) };
  }, [state, failure, problems, held, hold, queries, sender]);
  useEffect(() => {
    window.addEventListener('online', saving.retry);
    return () => window.removeEventListener('online', saving.retry);
  }, [saving]);
  return { business: query.data, error: query.error, reload: () => void query.refetch(), saving };
}

/** The fields whose text waits to be mended before it is sent. */
function useHeld() {
  const [held, setHeld] = useState<readonly FieldName[]>([]);
  const hold = useCallback((name: FieldName, isHeld: boolean) => {
    setHeld((before) => {
      if (before.includes(name) === isHeld) return before;
      return isHeld ? [...before, name] : before.filter((other) => other !== name);
    });
  }, []);
  return { held, hold };
}

function senderOf(
  queries: QueryClient,
  onState: (state: SaveState, failure: unknown) => void,
  setProblems: (change: (before: Problems) => Problems) => void,
): Sender<Changes> {
  const sender: Sender<Changes> = createSender<Changes>({
    store: async (changes) => {
      const version = queries.getQueryData<Business>(businessQuery.queryKey)?.version ?? 0;
      const saved = await client.business.update({ version, changes });
      queries.setQueryData(businessQuery.queryKey, { ...saved, ...definite(sender.waiting()) });
      setProblems((before) => without(before, Object.keys(changes)));
    },
    isRefusal: (error) => problemsOf(error).length > 0,
    stateAfter,
    onState: (state, failure) => {
      const refused = problemsOf(failure);
      onState(state, failure);
      if (refused.length === 0) return;
      // The field keeps what was typed and says what is wrong; the profile shows what is stored.
      setProblems((before) => ({ ...before, ...byField(refused) }));
      void queries.invalidateQueries({ queryKey: businessQuery.queryKey });
    },
  });
  return sender;
}

function actsOf(queries: QueryClient, sender: Sender<Changes>): Pick<Saving, 'save' | 'retry' | 'discard'> {
  const readAgain = () => queries.refetchQueries({ queryKey: businessQuery.queryKey });
  return {
    save: (changes) => {
      queries.setQueryData<Business>(
        businessQuery.queryKey,
        (before) => before && { ...before, ...definite(changes) },
      );
      sender.add(changes);
    },
    retry: () => void readAgain().then(sender.send),
    discard: () => {
      sender.discard();
      void readAgain();
    },
  };
}

function stateAfter(error: unknown): SaveState {
  if (codeOf(error) === 'CHANGED_MEANWHILE') return 'conflict';
  return isUnanswered(error) ? 'offline' : 'failed';
}

function byField(problems: ProblemAtField[]): Problems {
  return Object.fromEntries(problems.map((problem) => [problem.field.split('.').at(-1) ?? '', problem]));
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

interface BusinessForm {
  business: Business;
  saving: Saving;
}

export const BusinessFormContext = createContext<BusinessForm | null>(null);

/** The profile and its saving, for the fields inside the screen. */
export function useBusinessForm(): BusinessForm {
  const form = use(BusinessFormContext);
  if (form === null) throw new Error('a field of the business outside of its screen');
  return form;
}
