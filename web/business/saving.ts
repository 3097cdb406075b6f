/** Saves the business profile field by field: shown at once, sent in order, taken back or explained when refused. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { api, client, codeOf } from '../api.ts';
import { type ProblemAtField, problemsOf } from '../problems.ts';
import type { SaveState } from '../ui/SaveMark.tsx';

export type Business = Awaited<ReturnType<typeof client.business.get>>;
export type Changes = Parameters<typeof client.business.update>[0]['changes'];
export type FieldName = keyof Changes;

export const businessQuery = api.business.get.queryOptions();

export interface Saving {
  state: SaveState;
  /** Why saving failed, for the words. */
  failure: unknown;
  /** Problems by the name of their field. */
  problems: Readonly<Record<string, ProblemAtField>>;
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
  const [state, setState] = useState<SaveState>('saved');
  const [failure, setFailure] = useState<unknown>(null);
  const [problems, setProblems] = useState<Record<string, ProblemAtField>>({});
  const waiting = useRef<Changes>({});
  const isSending = useRef(false);

  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    while (Object.keys(waiting.current).length > 0) {
      const changes = waiting.current;
      waiting.current = {};
      setState('saving');
      try {
        const version = queries.getQueryData<Business>(businessQuery.queryKey)?.version ?? 0;
        const saved = await client.business.update({ version, changes });
        queries.setQueryData(businessQuery.queryKey, { ...saved, ...definite(waiting.current) });
        setProblems((before) => without(before, Object.keys(changes)));
      } catch (error) {
        isSending.current = false;
        setFailure(error);
        const refused = problemsOf(error);
        if (refused.length > 0) {
          // The field keeps what was typed and says what is wrong; the profile shows what is stored.
          setProblems((before) => ({ ...before, ...byField(refused) }));
          setState('failed');
          await queries.invalidateQueries({ queryKey: businessQuery.queryKey });
          if (Object.keys(waiting.current).length > 0) void send();
          return;
        }
        waiting.current = { ...changes, ...waiting.current };
        setState(stateAfter(error));
        return;
      }
    }
    isSending.current = false;
    setFailure(null);
    setState('saved');
  }, [queries]);

  const saving = useMemo<Saving>(
    () => ({
      state,
      failure,
      problems,
      save: (changes) => {
        waiting.current = { ...waiting.current, ...changes };
        queries.setQueryData<Business>(
          businessQuery.queryKey,
          (before) => before && { ...before, ...definite(changes) },
        );
        void send();
      },
      retry: () => {
        void queries.refetchQueries({ queryKey: businessQuery.queryKey }).then(send);
      },
      discard: () => {
        waiting.current = {};
        setState('saved');
        setFailure(null);
        void queries.refetchQueries({ queryKey: businessQuery.queryKey });
      },
    }),
    [state, failure, problems, queries, send],
  );
  useEffect(() => {
    window.addEventListener('online', saving.retry);
    return () => window.removeEventListener('online', saving.retry);
  }, [saving]);
  return { business: query.data, error: query.error, reload: () => void query.refetch(), saving };
}

function stateAfter(error: unknown): SaveState {
  const code = codeOf(error);
  if (code === 'CHANGED_MEANWHILE') return 'conflict';
  return code === 'OFFLINE' ? 'offline' : 'failed';
}

function byField(problems: ProblemAtField[]): Record<string, ProblemAtField> {
  return Object.fromEntries(problems.map((problem) => [problem.field.split('.').at(-1) ?? '', problem]));
}

function without<Value>(record: Record<string, Value>, names: string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
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
