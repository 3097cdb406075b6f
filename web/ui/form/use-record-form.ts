/** A record while it is added or changed in a dialog: kept in this tab until it is saved or given up. */
import { useState } from 'react';
import { businessShown, codeOf } from '../../connection/api.ts';
import { keptInTab } from '../kept.ts';
import type { Completed } from './completed.ts';
import type { Keeping } from './form-store.ts';
import { useForm } from './use-form.ts';

interface RecordFormOptions<Values, Fields> {
  /** What kind of record it is, for what is kept of it. */
  keptAs: string;
  /** The record to change; undefined for a new one. */
  record: { id: string; version: number } | undefined;
  begin: Values;
  complete: (values: Values) => Completed<Fields>;
  /** Adds the record under the key, or changes the version that the form began with. */
  store: (fields: Fields, began: Began<Values> & { idempotencyKey: string }) => Promise<void>;
  /** Reads the record as it is now; null for a new one. */
  newest: (() => Promise<Began<Values>>) | null;
  onClose: () => void;
}

/** What the record was when the form was opened, whatever a newer reading says meanwhile. */
interface Began<Values> {
  form: Values;
  /** 0 for a new record. */
  version: number;
}

/** What is sent, and over which version: the one that the form began with, or whichever is found. */
interface Saved<Fields> {
  fields: Fields;
  over: 'began' | 'found';
}

/** A form as `useForm` gives it, with giving up, and with the two ways on when the record was changed elsewhere meanwhile. */
export function useRecordForm<Values extends object, Fields>(options: RecordFormOptions<Values, Fields>) {
  const { record, newest, onClose } = options;
  const [opened] = useState(() => open(options));
  const giveUp = () => {
    opened.keeping.forget();
    onClose();
  };
  const form = useForm<Values, Saved<Fields>>({
    begin: opened.began.form,
    keeping: opened.keeping,
    complete: (values) => {
      const completed = options.complete(values);
      return completed.ok ? { ok: true, value: { fields: completed.value, over: 'began' } } : completed;
    },
    act: async ({ fields, over }, idempotencyKey) => {
      const { version } = over === 'found' && newest !== null ? await newest() : opened.began;
      await options.store(fields, { ...opened.began, version, idempotencyKey });
      giveUp();
    },
  });
  const beginAnew = (read: () => Promise<Began<Values>>) =>
    form.attempt(async () => {
      opened.began = await read();
      form.reset(opened.began.form);
    });
  const isStale = newest !== null && codeOf(form.failure) === 'CHANGED_MEANWHILE';
  const conflict = isStale
    ? { keep: () => form.submit({ over: 'found' }), discard: () => beginAnew(newest) }
    : null;
  return { ...form, isNew: record === undefined, giveUp, conflict };
}

interface Kept<Values> {
  began: Began<Values>;
  form: Values;
}

function open<Values, Fields>({ keptAs, record, begin }: RecordFormOptions<Values, Fields>) {
  const tab = keptInTab<Kept<Values>>([keptAs, businessShown() ?? '', record?.id ?? 'new'].join(' '));
  const began = tab.read()?.began ?? { form: begin, version: record?.version ?? 0 };
  const keeping: Keeping<Values> = {
    read: () => tab.read()?.form ?? null,
    write: (form) => tab.write({ began: opened.began, form }),
    forget: tab.forget,
  };
  const opened = { began, keeping };
  return opened;
}
