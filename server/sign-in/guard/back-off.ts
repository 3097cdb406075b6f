/** Who has guessed wrong waits, longer each time; who has not, never notices. Counted in the database, for all servers together. */
import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { hiddenName } from '../../platform/keys.ts';
import {
  type BackOffRule,
  type Counted,
  countOne,
  forgetTurns,
  giveTurnsBack,
  type Turns,
  takeTurns,
} from './store.ts';

const QUARTER_HOUR = 900;
const HOUR = 3600;
const guesses = (free: number, forgetSeconds: number): BackOffRule => ({
  free,
  forgetSeconds,
  firstWaitSeconds: 15,
  waitSecondsMax: QUARTER_HOUR,
});
/** So many an hour: all at once if need be, and then each after its share of the hour. */
const hourly = (free: number): BackOffRule => ({
  free,
  forgetSeconds: HOUR / free,
  firstWaitSeconds: HOUR / free,
  waitSecondsMax: HOUR / free,
});

/** What is counted, and how often it may happen. Reasons and sums: docs/decisions/019. */
const RULES = {
  /** Wrong passwords for one account from browsers that do not know it. */
  account: guesses(5, HOUR),
  /** Wrong passwords for one account from one browser in which its owner has signed in. */
  device: guesses(10, HOUR),
  /** Wrong passwords and codes from one address, where a whole office may sit behind it. */
  address: guesses(20, 600),
  /** Wrong codes of the second factor. */
  secondFactor: guesses(5, HOUR),
  /** Wrong passwords of someone who is signed in. */
  ownPassword: guesses(5, HOUR),
  /** Mails of one kind to one recipient that anyone can ask for. The link of a sign-in, the shortest, holds longer than the wait for the next. */
  mail: hourly(5),
  /** Questions whether an account exists, from one network: about one address, and about all. */
  lookup: hourly(10),
  lookupFrom: hourly(60),
  /** Exports of everything, and mails that end an account, of one person. */
  dataExport: hourly(6),
  accountDeletion: hourly(4),
} as const satisfies Record<string, BackOffRule>;

/** Captchas that one network has asked for, where a whole office may sit behind it. */
const CAPTCHAS = { forgetSeconds: 15, levelMost: 100 };

/** What is counted and for whom: `['account', 'lena@example.com']`. */
export type Measure = [rule: keyof typeof RULES, ...whom: string[]];

export interface BackOff {
  /** Counts a try of everything, or of nothing where one of them has to wait. */
  take(measures: readonly Measure[]): Promise<Turns>;
  /** Takes back tries that were none. */
  giveBack(turns: Turns): Promise<void>;
  /** Counts a captcha that a network asks for. Returns how many are not forgotten yet, this one included. */
  countCaptcha(network: string): Promise<number>;
  /** Forgets every try. */
  forget(measures: readonly Measure[]): Promise<void>;
}

/** `key` is of the install: it hides who is counted. */
export function createBackOff({
  database,
  clock,
  key,
}: {
  database: Database;
  clock: Clock;
  key: Buffer;
}): BackOff {
  const keyOf = (measure: Measure) => hiddenName(key, ...measure);
  const counted = (measure: Measure): Counted => ({ key: keyOf(measure), rule: RULES[measure[0]] });
  return {
    take: (measures) => takeTurns(database, measures.map(counted), clock.now()),
    giveBack: (turns) => giveTurnsBack(database, turns.kind === 'turns' ? turns.turns : []),
    countCaptcha: (network) =>
      countOne(database, { ...CAPTCHAS, key: hiddenName(key, 'captcha', network) }, clock.now()),
    forget: (measures) => forgetTurns(database, measures.map(keyOf)),
  };
}
