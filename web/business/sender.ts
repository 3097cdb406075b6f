/** Sends changes of a record one after the other: what is made while one is on its way waits and goes together next. */
import type { SaveState } from '../ui/SaveMark.tsx';

export interface SenderPort<Changes> {
  /** Stores the changes; rejects when it could not. */
  store(changes: Changes): Promise<void>;
  /** Whether a failure is a refusal of these very changes, so that sending them again is no use. */
  isRefusal(error: unknown): boolean;
  /** What a failure that may pass means for the reader. */
  stateAfter(error: unknown): SaveState;
  /** Told of every change of state; `failure` is null when nothing is wrong. */
  onState(state: SaveState, failure: unknown): void;
}

export interface Sender<Changes> {
  add(changes: Changes): void;
  /** Sends again what could not be sent. */
  send(): Promise<void>;
  /** Forgets what could not be sent. */
  discard(): void;
  /** What is not stored yet. */
  waiting(): Changes;
  /** Whether everything is stored. */
  isIdle(): boolean;
}

export function createSender<Changes extends object>(port: SenderPort<Changes>): Sender<Changes> {
  let waiting = {} as Changes;
  let isSending = false;
  const isEmpty = () => Object.keys(waiting).length === 0;
  /** Answers whether sending may go on. */
  const sendOnce = async (): Promise<boolean> => {
    const changes = waiting;
    waiting = {} as Changes;
    port.onState('saving', null);
    try {
      await port.store(changes);
      if (isEmpty()) port.onState('saved', null);
      return true;
    } catch (error) {
      const isRefused = port.isRefusal(error);
      if (!isRefused) waiting = { ...changes, ...waiting };
      port.onState(isRefused ? 'failed' : port.stateAfter(error), error);
      return isRefused;
    }
  };
  const send = async () => {
    if (isSending) return;
    isSending = true;
    while (!isEmpty() && (await sendOnce()));
    isSending = false;
  };
  return {
    add: (changes) => {
      waiting = { ...waiting, ...changes };
      void send();
    },
    send,
    discard: () => {
      waiting = {} as Changes;
      port.onState('saved', null);
    },
    waiting: () => waiting,
    isIdle: () => !isSending && isEmpty(),
  };
}
