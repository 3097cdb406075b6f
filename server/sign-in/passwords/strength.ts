/** Whether a password is hard enough to guess. */
import { wordThread } from './word-thread.ts';

export type PasswordIssue = 'TOO_SHORT' | 'TOO_GUESSABLE' | 'LEAKED' | 'CONTAINS_EMAIL' | 'CONTAINS_NAME';

/** Whose password it is to be. */
export interface PasswordOwner {
  email: string;
  name: string;
}

export interface PasswordStrength {
  /** What makes the password weak; nothing where it is not. Rejects when that cannot be found out. */
  issuesOf(password: string, owner: PasswordOwner): Promise<PasswordIssue[]>;
  /** Lets go of the words. */
  close(): Promise<void>;
}

const CHARACTERS_MIN = 8;
/** "Safely unguessable" of 0 to 4, see docs/decisions/018. */
const SCORE_MIN = 3;
/** Shorter parts of names are found in any text. */
const NAME_CHARACTERS_MIN = 3;
/** Words that everybody here knows. */
const OWN_WORDS = [
  'belegbar',
  'rechnung',
  'rechnungen',
  'steuer',
  'finanzamt',
  'umsatzsteuer',
  'freiberufler',
];

/** The words are loaded with the first question and let go of when none has come for five minutes. */
export function createPasswordStrength(): PasswordStrength {
  const thread = wordThread();
  return {
    async issuesOf(password, owner) {
      if ([...password].length < CHARACTERS_MIN) return ['TOO_SHORT'];
      const own = ownParts(owner);
      const found = foundIn(password, own);
      const knownWords = [...own.CONTAINS_EMAIL, ...own.CONTAINS_NAME, ...OWN_WORDS];
      const { score, isLeaked } = await thread.ask(password, knownWords);
      // Who knows the person guesses their name first, so the rest of the password has to be good without it.
      const rest = without(password, [...own.CONTAINS_EMAIL, ...own.CONTAINS_NAME]);
      const isRestWeak = found.length > 0 && (await thread.ask(rest, knownWords)).score < SCORE_MIN;
      if (score >= SCORE_MIN && !isRestWeak) return [];
      if (isLeaked) return ['LEAKED'];
      return found.length > 0 ? found : ['TOO_GUESSABLE'];
    },
    close: thread.close,
  };
}

type OwnParts = Record<'CONTAINS_EMAIL' | 'CONTAINS_NAME', string[]>;

function ownParts({ email, name }: PasswordOwner): OwnParts {
  const [local = '', host = ''] = email.toLowerCase().split('@');
  const long = (words: string[]) => words.filter((word) => word.length >= NAME_CHARACTERS_MIN);
  return {
    CONTAINS_EMAIL: long([
      email.toLowerCase(),
      local,
      ...local.split(/[^\p{L}]+/u),
      ...host.split('.').slice(0, -1),
    ]),
    CONTAINS_NAME: long([name.toLowerCase(), ...name.toLowerCase().split(/[^\p{L}]+/u)]),
  };
}

function foundIn(password: string, own: OwnParts): (keyof OwnParts)[] {
  const text = password.toLowerCase();
  return (['CONTAINS_EMAIL', 'CONTAINS_NAME'] as const).filter((issue) =>
    own[issue].some((part) => text.includes(part)),
  );
}

/** The longest first, so that of an address nothing stays behind. */
function without(password: string, parts: string[]): string {
  return parts
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, part) => text.replaceAll(part, ''), password.toLowerCase());
}
