/** For tests of the rules: which of them files break. */
import { checkArchitecture, RULES } from '../check.ts';

export type Files = Record<string, string>;

/** Names of the rules that the files break. */
export function broken(files: Files): string[] {
  const messages = checkArchitecture(new Map(Object.entries(files))).map(({ message }) => message);
  return RULES.filter(({ name }) => messages.some((message) => message.includes(`, but ${name}. `))).map(
    ({ name }) => name,
  );
}
