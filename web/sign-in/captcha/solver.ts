/** Fetches a challenge and has it solved by a script that is loaded only then. */
import { client } from '../../connection/api.ts';
import { type Challenge, lifeOf, solutionText } from './solve.ts';

/** A solution, good for one call. */
export interface Solution {
  token: string;
  /** By the clock of this browser, in milliseconds. */
  until: number;
}

/** The pauses before the second and the third try to load the script. */
const PAUSES_MILLISECONDS = [400, 1600];

/** What a clock that goes wrong is given, and the longest life that is believed. */
const LIFE_MILLISECONDS = { usual: 120_000, most: 3_600_000 };

/** `onHarder` is told before work that takes longer than usual. Rejects when the challenge or, after two further tries, the script cannot be loaded; and with an `AbortError`. */
export async function solveCaptcha(signal: AbortSignal, onHarder: () => void): Promise<Solution> {
  const challenge = await client.signIn.captchaChallenge(undefined, { signal });
  if (challenge.isHarder) onHarder();
  const life = lifeOf(challenge, Date.now());
  const isPlausible = life !== null && life > 0 && life < LIFE_MILLISECONDS.most;
  const until = Date.now() + (isPlausible ? life : LIFE_MILLISECONDS.usual);
  const worker = await loadWorker(signal);
  const number = await answerOf(worker, challenge, signal);
  if (number === null) throw new Error('The captcha has no solution.');
  return { token: solutionText(challenge, number), until };
}

async function loadWorker(signal: AbortSignal): Promise<Worker> {
  for (const pause of PAUSES_MILLISECONDS) {
    try {
      return await startWorker(signal);
    } catch {
      signal.throwIfAborted();
      await new Promise((resolve) => setTimeout(resolve, pause));
      signal.throwIfAborted();
    }
  }
  return startWorker(signal);
}

function startWorker(signal: AbortSignal): Promise<Worker> {
  const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
  return said(worker, signal).then(() => worker);
}

async function answerOf(worker: Worker, challenge: Challenge, signal: AbortSignal): Promise<number | null> {
  const answer = said<number | null>(worker, signal);
  worker.postMessage(challenge);
  return answer.finally(() => worker.terminate());
}

/** The next message of the worker; when it fails or is no longer wanted the worker ends. */
function said<Message>(worker: Worker, signal: AbortSignal): Promise<Message> {
  return new Promise((resolve, reject) => {
    const end = (reason: unknown) => {
      worker.terminate();
      reject(reason);
    };
    const giveUp = () => end(signal.reason);
    worker.onmessage = ({ data }: MessageEvent<Message>) => {
      signal.removeEventListener('abort', giveUp);
      resolve(data);
    };
    worker.onerror = () => {
      signal.removeEventListener('abort', giveUp);
      end(new Error('The script of the captcha did not load.'));
    };
    signal.addEventListener('abort', giveUp, { once: true });
  });
}
