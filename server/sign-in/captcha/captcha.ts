/** The captcha: a small piece of arithmetic that this server sets and checks itself. No third party sees the visitor. */
import { timingSafeEqual } from 'node:crypto';
import { createChallenge } from 'altcha-lib/v1';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { networkOf } from '../../platform/http/index.ts';
import { deriveKeys, type Secrets } from '../../platform/keys.ts';
import type { Log } from '../../platform/log/index.ts';
import { markUsedCaptcha } from './store.ts';

export interface CaptchaOptions {
  database: Database;
  clock: Clock;
  log: Pick<Log, 'error'>;
  secrets: Secrets;
  /** The largest number to try where nobody asks often; half of it on average. */
  cost: number;
  /** Counts one that a network asks for; how many are not forgotten yet. */
  count(network: string): Promise<number>;
}

/** What a browser is set: the number whose hash behind the salt is `challenge`. */
export interface CaptchaChallenge {
  algorithm: 'SHA-256';
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
  /** The visitor's network has asked for so many that the work takes longer. */
  isHarder: boolean;
}

export type CaptchaCode = 'CAPTCHA_MISSING' | 'CAPTCHA_INVALID';

export interface Captcha {
  /** `address` is that of the visitor. */
  challenge(address: string): Promise<CaptchaChallenge>;
  /** Uses a solution up. Returns null, or why it does not count: there is none, or it is wrong, too old or used before. */
  redeem(solution: unknown): Promise<CaptchaCode | null>;
}

/** About a quarter of a second on a laptop and a second on an old phone. */
export const CAPTCHA_COST = 50_000;

/** Twice the work for each further twenty from one network, sixteen times at most: four seconds on a laptop. */
const STEP = { captchas: 20, doublingsMost: 4 };

const LIFE_MILLISECONDS = 600_000;
const SOLUTION_CHARACTERS_MAX = 1024;

/** Exactly what this server sets: whatever else the library would read is not ours. */
const Solution = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().regex(/^[0-9a-f]{64}$/),
  number: z.int().min(0),
  salt: z.string().regex(/^[0-9a-f]{24}\?expires=\d{10}&$/),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
});

export function createCaptcha(options: CaptchaOptions): Captcha {
  const { database, clock, secrets, cost } = options;
  const keys = deriveKeys(secrets, 'captcha').map((key) => key.toString('hex'));
  const [hmacKey = ''] = keys;
  return {
    async challenge(address) {
      const times = await timesHarder(options, address);
      const maxnumber = cost * times;
      const expires = new Date(clock.now().getTime() + LIFE_MILLISECONDS);
      const set = await createChallenge({ hmacKey, maxnumber, expires });
      return { ...set, algorithm: 'SHA-256', maxnumber, isHarder: times > 1 };
    },
    async redeem(given) {
      if (given === undefined || given === null || given === '') return 'CAPTCHA_MISSING';
      const solution = readSolution(given);
      if (solution === null || !(await isOurs(solution, keys))) return 'CAPTCHA_INVALID';
      const expiresAt = expiryOf(solution.salt);
      if (expiresAt <= clock.now()) return 'CAPTCHA_INVALID';
      const isFirst = await markUsedCaptcha(database, { challenge: solution.challenge, expiresAt });
      return isFirst ? null : 'CAPTCHA_INVALID';
    },
  };
}

/** Where it cannot be counted, as on a full disk, nobody is asked for more: what is wrong is told when the form is sent. */
async function timesHarder({ count, log }: CaptchaOptions, address: string): Promise<number> {
  try {
    const asked = await count(networkOf(address));
    return 2 ** Math.min(STEP.doublingsMost, Math.floor((asked - 1) / STEP.captchas));
  } catch (cause) {
    log.error('captcha.uncounted', {}, cause);
    return 1;
  }
}

type Solved = z.output<typeof Solution>;

function readSolution(given: unknown): Solved | null {
  if (typeof given !== 'string' || given.length > SOLUTION_CHARACTERS_MAX) return null;
  try {
    const parsed = Solution.safeParse(JSON.parse(Buffer.from(given, 'base64').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Made again from salt and number; how long the comparison takes tells nothing about the signature. */
async function isOurs({ algorithm, challenge, number, salt, signature }: Solved, keys: readonly string[]) {
  for (const hmacKey of keys) {
    const ours = await createChallenge({ algorithm, number, salt, hmacKey });
    const isSame = timingSafeEqual(Buffer.from(ours.signature), Buffer.from(signature));
    if (ours.challenge === challenge && isSame) return true;
  }
  return false;
}

function expiryOf(salt: string): Date {
  return new Date(Number(/expires=(\d+)/.exec(salt)?.[1]) * 1000);
}
