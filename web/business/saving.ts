/** Saves the business profile field by field: shown at once, sent in order, taken back or explained when refused. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useBackInReach } from '../connection/reach.ts';
import type { SaveState } from '../ui/SaveMark.tsx';
import {
  type Business,
  businessQuery,
  type Changes,
  createBusinessSender,
  type FieldName,
  type Problems,
} from './business-sender.ts';
import { useProfileNews } from './profile-news.ts';
import { type SavingWords, type Told, useSavingToasts } from './use-saving-toasts.ts';

export { type Business, businessQuery, type Changes, type FieldName } from './business-sender.ts';
export type { SavingWords } from './use-saving-toasts.ts';

export interface Saving {
  state: SaveState;
  /** Why saving failed, for the words; null when nothing failed. */
  failure: unknown;
  /** Problems by the name of their field. */
  problems: Problems;
  /** Fields whose text is not saved: refused by the server, or so wrong that it was not sent. */
  refused: ReadonlySet<string>;
  /** Fields whose change could not be stored and waits to be sent again; the profile shows what is stored. */
  unsent: ReadonlySet<string>;
  /** Tells whether the text of a field is too wrong to be sent. */
  hold(name: FieldName, isHeld: boolean): void;
  /** Shows the changes at once and sends them; several wait for each other. `words` say what came of it, in place of the usual ones. */
  save(changes: Changes, words?: SavingWords): void;
  /** Sends again what could not be sent, over the newest version. */
  retry(): void;
  /** Gives up what could not be sent and shows what the server has. */
  discard(): void;
}

/** Gives the profile and its saving; undefined data while it is read. `told` is what the corner says: beside a mark in view, failures alone. */
export function useBusinessSaving(told: Told = 'all') {
  const queries = useQueryClient();
  const query = useQuery(businessQuery);
  const [{ state, failure }, setOutcome] = useState<{ state: SaveState; failure: unknown }>({
    state: 'saved',
    failure: null,
  });
  const [problems, setProblems] = useState<Problems>({});
  const { sender, acts } = useMemo(
    () =>
      createBusinessSender(queries, {
        onState: (next, error) => setOutcome({ state: next, failure: error }),
        setProblems,
      }),
    [queries],
  );
  const { held, hold } = useHeld();
  const words = useRef<SavingWords>(undefined);
  const saving = useMemo<Saving>(() => {
    const refused = new Set([...Object.keys(problems), ...held]);
    const unsent = new Set(isStuck(state) ? Object.keys(sender.waiting()) : []);
    const save: Saving['save'] = (changes, wordsOfAct) => {
      words.current = wordsOfAct;
      acts.save(changes);
    };
    return { state, failure, problems, refused, unsent, hold, ...acts, save };
  }, [state, failure, problems, held, hold, sender, acts]);
  useBackInReach(saving.retry);
  useStaying(sender.isIdle);
  useSavingToasts({ state, failure, words, told }, query.error);
  useProfileNews(acts.refresh);
  return { business: query.data, error: query.error, reload: () => void query.refetch(), saving };
}

/** Leaving the page, too, leaves the field; the browser asks to stay while its text is on its way. */
function useStaying(isIdle: () => boolean): void {
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      if (!isIdle()) event.preventDefault();
    };
    addEventListener('beforeunload', onUnload);
    return () => removeEventListener('beforeunload', onUnload);
  }, [isIdle]);
}

function isStuck(state: SaveState): boolean {
  return state === 'failed' || state === 'offline' || state === 'conflict';
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

export interface BusinessForm {
  business: Business;
  saving: Saving;
  /** The field that has the focus when the form comes, by its name. */
  beginAt?: string | undefined;
}

export const BusinessFormContext = createContext<BusinessForm | null>(null);

/** The profile and its saving, for the fields inside the screen. */
export function useBusinessForm(): BusinessForm {
  const form = use(BusinessFormContext);
  if (form === null) throw new Error('a field of the business outside of its screen');
  return form;
}
