/** The words of a mail and the facts that stand among them: before the closing words, where there are any. */
import { BETWEEN_LANGUAGES } from './letter.ts';

/** In their order they are the text again. */
export interface WordsAround {
  before: string;
  /** Blank lines, or what parts two languages. */
  between: string;
  /** The closing words, then all that is said in a second language; may be empty. */
  after: string;
}

const BLANK_LINES = '\n\n';

/** Splits a text where its facts stand: before the last paragraph of its first language if that closes the letter, which a line without a full stop does. */
export function wordsAround(text: string): WordsAround {
  const [first = '', ...others] = text.trim().split(BETWEEN_LANGUAGES);
  const paragraphs = first.split(/\n{2,}/);
  const last = paragraphs.at(-1) ?? '';
  const isClosing = paragraphs.length > 1 && !/[.…?:;]$/.test(last.split('\n')[0]?.trim() ?? '');
  const second = others.join(BETWEEN_LANGUAGES);
  if (!isClosing)
    return { before: paragraphs.join(BLANK_LINES), between: second && BETWEEN_LANGUAGES, after: second };
  return {
    before: paragraphs.slice(0, -1).join(BLANK_LINES),
    between: BLANK_LINES,
    after: [last, ...others].join(BETWEEN_LANGUAGES),
  };
}
