/** The form of a screen: its fields with what is wrong at each, and the one act that it is for. */
import { useState, useSyncExternalStore } from 'react';
import { problemsOf, useProblemText } from '../../connection/problems.ts';
import { useFirstWrong } from '../use-first-wrong.ts';
import type { Completed, ProblemAtField } from './completed.ts';
import { createForm, type FormState, type Keeping } from './form-store.ts';

export interface FormOptions<Values, Input> {
  /** What it begins with; later ones do not count. */
  begin: Values;
  /** Where what is typed waits while the page is away; nowhere unless told. */
  keeping?: Keeping<Values>;
  complete: (values: Values) => Completed<Input>;
  /** Does it, under a key that stays the same as long as nobody knows whether it was done. */
  act: (input: Input, key: string) => Promise<void>;
  /** Which fields a failure is about; those that the server's refusal names, unless told. */
  problemsOf?: (failure: unknown) => readonly ProblemAtField[];
  /** Says a problem in words; undefined where the usual ones do. */
  say?: (problem: ProblemAtField, failure: unknown) => string | undefined;
}

/** Gives the fields (`field`, or `values` and `change`), `submit`, and how the last try went. The focus goes to the first wrong field after a try that came to nothing. */
export function useForm<Values extends object, Input extends object>(options: FormOptions<Values, Input>) {
  const [form] = useState(() => createForm(options.begin, options.keeping));
  const state = useSyncExternalStore(form.subscribe, form.state, form.state);
  const usualWords = useProblemText();
  const { complete, act, say, problemsOf: fieldsOf = problemsOf } = options;
  const completed = complete(state.values);
  const isComplete = completed.ok && Object.keys(state.unreadable).length === 0;
  const refused = fieldsOf(state.failure);
  const problems = [...(state.isTried ? wrongIn(state, completed) : []), ...refused];
  const errorAt = (...names: string[]): string | undefined => {
    const problem = problems.find(({ field }) => names.includes(field));
    return problem && (say?.(problem, state.failure) ?? usualWords(problem));
  };
  return {
    values: state.values,
    change: form.change,
    /** What a field of this name takes: one that reads what is typed also tells why it could not. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      value: state.values[name],
      onChange: (value: Values[Name], refusal: string | null = null) => form.read(name, value, refusal),
      error: errorAt(name),
    }),
    /** What is wrong at a field, by its name and by those that the server may use for it. */
    errorAt,
    /** All that is wrong at fields, with where. */
    problems,
    /** Whether it is another than it began with. */
    isChanged: JSON.stringify(state.values) !== JSON.stringify(state.began),
    /** Whether nothing is missing, and everything can be read. */
    isComplete,
    /** The contrary, once that may be said. */
    isIncomplete: state.isTried && !isComplete,
    isTried: state.isTried,
    isBusy: state.isBusy,
    touched: state.touched,
    failure: state.failure,
    /** Whether what failed is said at fields. */
    isRefusedAtField: refused.length > 0,
    /** Does the act; `decided` is what only this press says. Answers whether it was done. */
    submit: (decided: Partial<Input> = {}) =>
      form.submit(complete, (input, key) => act({ ...input, ...decided }, key)),
    attempt: form.attempt,
    reset: form.reset,
    place: useFirstWrong(state.wrongTries > 0 && state.wrongTries),
  };
}

/** A form with these values, whatever is made of them. */
export type FormOf<Values extends object> = ReturnType<typeof useForm<Values, object>>;

function wrongIn<Values>(
  { unreadable }: FormState<Values>,
  completed: Completed<unknown>,
): readonly ProblemAtField[] {
  const unread = Object.entries(unreadable).map(([field, code]) => ({ field, code }));
  return completed.ok ? unread : [...unread, ...completed.problems];
}
