/** A form while it is filled in: what is typed, what is wrong with it, and the one act that it is for. It knows no screen. */
import { keyOfAct } from '../key-of-act.ts';
import type { Completed } from './completed.ts';

/** Fields whose text means nothing, each with the code of why: none of them counts as empty. */
export type Unreadable = Readonly<Record<string, string>>;

/** Where what is typed waits, in case that the page goes before it is sent. */
export interface Keeping<Values> {
  read: () => Values | null;
  write: (values: Values, unreadable: Unreadable) => void;
  /** Forgets the key as well. */
  forget: () => void;
  /** Under which it was sent last: where no answer came, nobody knows whether it was done, and the next page asks under it again. */
  key?: { read: () => string | null; write: (key: string) => void };
}

export interface FormState<Values> {
  /** What it began with. */
  began: Values;
  values: Values;
  unreadable: Unreadable;
  /** Whether sending was tried since it began. Before, nothing is said to be missing. */
  isTried: boolean;
  isBusy: boolean;
  /** Why the act failed when it was last tried; null when it was not sent or did not fail. */
  failure: unknown;
  /** How many tries have come to nothing. */
  wrongTries: number;
  /** Fields that were changed since the last try: what was said of them then may not be true any more. */
  touched: ReadonlySet<string>;
}

export type FormStore<Values> = ReturnType<typeof createForm<Values>>;

/** A form that begins with what was kept, else with `begin`. */
export function createForm<Values>(begin: Values, keeping: Keeping<Values> = NOWHERE) {
  let state: FormState<Values> = { ...begun(begin), values: keeping.read() ?? begin };
  const sending = sendingOf(keeping);
  const ears = new Set<() => void>();
  const set = (changes: Partial<FormState<Values>>) => {
    state = { ...state, ...changes };
    for (const tell of ears) tell();
  };
  const put = (changes: Partial<Values>, unreadable: Unreadable) => {
    const values = { ...state.values, ...changes };
    keeping.write(values, unreadable);
    set({ values, unreadable, touched: new Set([...state.touched, ...Object.keys(changes)]) });
  };
  const goWrong = (failure: unknown): false => {
    set({ isBusy: false, isTried: true, failure, wrongTries: state.wrongTries + 1, touched: NONE });
    return false;
  };
  /** Does something on behalf of the form, in the same way: once at a time, with its failure kept. */
  const attempt = async (act: () => Promise<void>): Promise<boolean> => {
    if (state.isBusy) return false;
    set({ isBusy: true, isTried: true, failure: null });
    try {
      await act();
    } catch (error) {
      return goWrong(error);
    }
    set({ isBusy: false });
    return true;
  };
  return {
    state: () => state,
    subscribe: (tell: () => void) => {
      ears.add(tell);
      return () => void ears.delete(tell);
    },
    /** Puts values in place of whatever text stood there. */
    change: (changes: Partial<Values>) => put(changes, others(state.unreadable, Object.keys(changes))),
    /** Takes what a field has read; `refusal` is the code of why it could not. */
    read: <Name extends keyof Values & string>(name: Name, value: Values[Name], refusal: string | null) => {
      const rest = others(state.unreadable, [name]);
      put(
        { [name]: value } as unknown as Partial<Values>,
        refusal === null ? rest : { ...rest, [name]: refusal },
      );
    },
    /** Does the act once at a time, if there is something complete to do it with; answers whether it was done. What is typed stays. */
    submit: async <Input>(
      complete: (values: Values) => Completed<Input>,
      act: (input: Input, key: string) => Promise<void>,
    ): Promise<boolean> => {
      if (state.isBusy) return false;
      const input = complete(state.values);
      if (!input.ok || Object.keys(state.unreadable).length > 0) return goWrong(null);
      const isDone = await attempt(() => sending.send((key) => act(input.value, key)));
      if (!isDone) return false;
      sending.forget();
      set({ isTried: false, touched: NONE });
      return true;
    },
    attempt,
    /** Begins anew, as before or with `anew`. */
    reset: (anew: Values = state.began) => {
      sending.forget();
      set({ ...begun(anew), isBusy: state.isBusy });
    },
  };
}

/** The act under its key, which is kept beside what is typed and goes with it. */
function sendingOf<Values>(keeping: Keeping<Values>) {
  let withKey = keyOfAct(keeping.key?.read());
  return {
    send: (act: (key: string) => Promise<void>) =>
      withKey((key) => {
        keeping.key?.write(key);
        return act(key);
      }),
    forget: () => {
      keeping.forget();
      withKey = keyOfAct();
    },
  };
}

function others(unreadable: Unreadable, names: readonly string[]): Unreadable {
  return Object.fromEntries(Object.entries(unreadable).filter(([name]) => !names.includes(name)));
}

const NONE: ReadonlySet<string> = new Set();

function begun<Values>(values: Values): FormState<Values> {
  const nothing = { isTried: false, isBusy: false, failure: null, wrongTries: 0 };
  return { ...nothing, began: values, values, unreadable: {}, touched: NONE };
}

const NOWHERE = { read: () => null, write: () => {}, forget: () => {} };
