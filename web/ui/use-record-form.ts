/** A record while it is added or changed in a dialog: kept in this tab until it is saved or given up. */
import { useRef, useState } from 'react';
import { isUnanswered, newKey } from '../api.ts';
import { useKeptState } from './kept.ts';
import { useSending } from './use-sending.ts';

interface RecordFormOptions<Form, Fields> {
  /** Names the record in the tab's memory. */
  keptAs: string;
  begin: Form;
  /** The fields to send; null while something is missing. */
  complete: (form: Form) => Fields | null;
  /** Adds the record under the key, or changes it. */
  store: (fields: Fields, idempotencyKey: string) => Promise<void>;
  onClose: () => void;
}

export type RecordFormState = ReturnType<typeof useRecordForm>;

/** Gives the fields and how to change them, saving and giving up, and how the last try went. */
export function useRecordForm<Form, Fields>(options: RecordFormOptions<Form, Fields>) {
  const { value, change, forget } = useKeptState<Form>(options.keptAs, options.begin);
  const [tries, setTries] = useState(0);
  const { send, isBusy, failure } = useSending();
  const withKey = useKeyOfAct();
  const complete = options.complete(value);
  const giveUp = () => {
    forget();
    options.onClose();
  };
  const save = async () => {
    setTries(tries + 1);
    if (complete !== null && (await send(() => withKey((key) => options.store(complete, key))))) giveUp();
  };
  return { value, change, giveUp, save: () => void save(), complete, tries, isBusy, failure };
}

/** A refused creation did not happen; the next try is an act of its own. After a lost answer the key must stay. */
function useKeyOfAct() {
  const key = useRef(newKey());
  return (act: (key: string) => Promise<void>) =>
    act(key.current).catch((error: unknown) => {
      if (!isUnanswered(error)) key.current = newKey();
      throw error;
    });
}
