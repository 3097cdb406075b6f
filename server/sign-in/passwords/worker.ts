/** A thread of its own that knows the words people take for passwords: loading and searching them takes longer than a request should wait. */
import { parentPort } from 'node:worker_threads';
import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as german from '@zxcvbn-ts/language-de';
import * as english from '@zxcvbn-ts/language-en';

export interface PasswordQuestion {
  id: number;
  password: string;
  /** What is known of its owner, in lower case. */
  knownWords: string[];
}

export interface PasswordAnswer {
  id: number;
  /** From 0, guessed at once, to 4. */
  score: number;
  /** True if the password as a whole is in the lists of leaked ones, also written backwards or with look-alikes. */
  isLeaked: boolean;
}

/** Beyond these the search grows faster than what it finds: a hostile password would keep a processor for seconds. */
const LIMITS = { maxLength: 48, l33tMaxSubstitutions: 10 };

const rater = new ZxcvbnFactory({
  ...LIMITS,
  graphs: common.adjacencyGraphs,
  dictionary: {
    ...common.dictionary,
    ...english.dictionary,
    ...Object.fromEntries(Object.entries(german.dictionary).map(([name, words]) => [`${name}-de`, words])),
  },
});

parentPort?.on('message', ({ id, password, knownWords }: PasswordQuestion) => {
  const { score, sequence } = rater.check(password, knownWords);
  const isLeaked = sequence.length === 1 && sequence.every(isOfLeakedList);
  parentPort?.postMessage({ id, score, isLeaked } satisfies PasswordAnswer);
});

function isOfLeakedList(match: MatchExtended): boolean {
  return 'dictionaryName' in match && String(match.dictionaryName).startsWith('passwords');
}
