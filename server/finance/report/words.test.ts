/** Paper and screen say the same: the words of a report are those of the locales. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GERMAN } from './words-de.ts';
import { ENGLISH } from './words-en.ts';

type Texts = { readonly [key: string]: string | Texts };

function textAt(texts: Texts, key: string): unknown {
  return key
    .split('.')
    .reduce<string | Texts | undefined>(
      (found, part) => (typeof found === 'object' ? found[part] : undefined),
      texts,
    );
}

test.each([
  ['de', GERMAN],
  ['en', ENGLISH],
] as const)('in %s', (language, words) => {
  const textsOf = (name: string) => {
    const file = new URL(`../../../web/locales/${language}/${name}.json`, import.meta.url);
    return JSON.parse(readFileSync(file, 'utf8')) as Texts;
  };
  const { entryKind = '' } = textsOf('tax-reports-form');
  const locale = { ...textsOf('finance'), entryKind };
  const shared = Object.entries(words).filter(([key]) => !key.startsWith('sheet.'));
  expect(shared.length).toBeGreaterThan(100);
  expect(shared.filter(([key, text]) => textAt(locale, key) !== text)).toEqual([]);
});
