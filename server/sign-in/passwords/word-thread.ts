/** Asking the thread that knows the words; it begins with the first question and ends when nobody has asked for a while. */
import { Worker } from 'node:worker_threads';
import type { PasswordAnswer, PasswordQuestion } from './worker.ts';

export interface WordThread {
  /** Rejects where the thread has failed, or has more questions than it should keep waiting. */
  ask(password: string, knownWords: string[]): Promise<PasswordAnswer>;
  close(): Promise<void>;
}

/** Loading the words is part of the first answer; a busy machine is no reason to let a weak password pass. */
const ANSWER_MILLISECONDS_MAX = 20_000;
const IDLE_MILLISECONDS = 300_000;
const WAITING_MAX = 50;

interface Running {
  worker: Worker;
  waiting: Map<number, { resolve(answer: PasswordAnswer): void; reject(error: Error): void }>;
}

export function wordThread(): WordThread {
  let running: Running | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  const begin = () => {
    running ??= start((failed) => {
      if (running === failed) running = null;
    });
    return running;
  };
  const close = async (reason: string) => {
    const ended = running;
    running = null;
    clearTimeout(idle);
    if (ended !== null) await end(ended, new Error(reason));
  };
  return {
    async ask(password, knownWords) {
      clearTimeout(idle);
      last += 1;
      try {
        return await answerOf(begin(), { id: last, password, knownWords });
      } finally {
        clearTimeout(idle);
        idle = setTimeout(() => void close('unused'), IDLE_MILLISECONDS).unref();
      }
    },
    close: () => close('closed'),
  };
}

function start(onFailure: (failed: Running) => void): Running {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const running: Running = { worker, waiting: new Map() };
  worker.unref();
  worker.on('message', (answer: PasswordAnswer) => running.waiting.get(answer.id)?.resolve(answer));
  worker.on('error', (cause) => {
    onFailure(running);
    void end(running, new Error('the thread has failed', { cause }));
  });
  return running;
}

async function end({ worker, waiting }: Running, reason: Error): Promise<void> {
  for (const { reject } of waiting.values()) reject(reason);
  await worker.terminate();
}

async function answerOf({ worker, waiting }: Running, question: PasswordQuestion): Promise<PasswordAnswer> {
  if (waiting.size >= WAITING_MAX) throw new Error('too many passwords at once');
  let tooLate: NodeJS.Timeout | undefined;
  try {
    return await new Promise<PasswordAnswer>((resolve, reject) => {
      tooLate = setTimeout(() => reject(new Error('no answer in time')), ANSWER_MILLISECONDS_MAX);
      waiting.set(question.id, { resolve, reject });
      worker.postMessage(question);
    });
  } finally {
    clearTimeout(tooLate);
    waiting.delete(question.id);
  }
}
