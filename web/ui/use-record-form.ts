/** A record while it is added or changed in a dialog: kept in this tab until it is saved or given up. */
import { useState } from 'react';
import { businessShown, codeOf } from '../api.ts';
import { useKeptState } from './kept.ts';
import { useKeyOfAct } from './key-of-act.ts';
import { useSending } from './use-sending.ts';

interface RecordFormOptions<Form, Fields> {
  kind: 'client' | 'service';
  /** The record to change; undefined for a new one. */
  record: { id: string; version: number } | undefined;
  begin: Form;
  /** The fields to send; null while something is missing. */
  complete: (form: Form) => Fields | null;
  /** Adds the record under the key, or changes the version that the form began with. */
  store: (fields: Fields, began: Began<Form> & { idempotencyKey: string }) => Promise<void>;
  /** Reads the record as it is now; null for a new one. */
  newest: (() => Promise<Began<Form>>) | null;
  onClose: () => void;
}

/** What the record was when the form was opened, whatever a newer reading says meanwhile. */
interface Began<Form> {
  form: Form;
  /** 0 for a new record. */
  version: number;
}

interface Kept<Form> {
  began: Began<Form>;
  form: Form;
}

export type RecordFormState = ReturnType<typeof useRecordForm>;

/** Gives the fields and how to change them, saving and giving up, and how the last try went. */
export function useRecordForm<Form, Fields>(options: RecordFormOptions<Form, Fields>) {
  const { kind, record, begin, newest } = options;
  const keptAs = [kind, businessShown() ?? '', record?.id ?? 'new'].join(' ');
  const kept = useKeptState<Kept<Form>>(keptAs, {
    began: { form: begin, version: record?.version ?? 0 },
    form: begin,
  });
  const { began, form: value } = kept.value;
  const [tries, setTries] = useState(0);
  const { send, isBusy, failure } = useSending();
  const withKey = useKeyOfAct();
  const complete = options.complete(value);
  const giveUp = () => {
    kept.forget();
    options.onClose();
  };
  /** Over the version that is found; `store` still knows what the form began with. */
  const saveOver = async (read: () => Promise<{ version: number }>) => {
    if (complete === null) return;
    const store = async (idempotencyKey: string) => {
      const { version } = await read();
      await options.store(complete, { ...began, version, idempotencyKey });
    };
    if (await send(() => withKey(store))) giveUp();
  };
  const save = () => {
    setTries(tries + 1);
    void saveOver(async () => began);
  };
  const beginAnew = async (read: () => Promise<Began<Form>>) => {
    await send(async () => {
      const now = await read();
      kept.renew({ began: now, form: now.form });
    });
  };
  const isStale = newest !== null && codeOf(failure) === 'CHANGED_MEANWHILE';
  const conflict = isStale ? { keep: () => saveOver(newest), discard: () => beginAnew(newest) } : null;
  const change = (form: Form) => kept.change({ began, form });
  return { value, change, giveUp, save, complete, tries, isBusy, failure, conflict };
}
