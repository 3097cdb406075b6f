import { expect, test } from 'vitest';
import { checkLocales } from './check.ts';

function messages(de: object, en: object, page = ''): string[] {
  const files = {
    'web/locales/de/common.json': JSON.stringify(de),
    'web/locales/en/common.json': JSON.stringify(en),
    'web/a.tsx': page,
  };
  return checkLocales(new Map(Object.entries(files))).map(({ message }) => message);
}

test.each<[string, object, object, string, string[]]>([
  ['both languages say the same', { a: { b: 'Ja {{x}}' } }, { a: { b: 'Yes {{ x }}' } }, "t('a.b')", []],
  ['a text is missing', { a: { b: 'Ja' } }, { a: {} }, "t('a.b')", ['common:a.b is missing.']],
  ['a text is empty', { a: 'Ja' }, { a: ' ' }, "t('a')", ['common:a is empty or no text.']],
  [
    'placeholders differ',
    { a: 'Ja {{x}}' },
    { a: 'Yes {{y}}' },
    "t('a')",
    ['common:a has other placeholders in German (x) than in English (y).'],
  ],
  [
    'one day leaves out its count',
    { a_one: 'ein Tag', a_other: '{{count}} Tage' },
    { a_one: '{{count}} day', a_other: '{{count}} days' },
    "t('a')",
    [],
  ],
  [
    'a page asks for what nobody says',
    {},
    {},
    "useTranslation(); t('b')",
    ['asks for the text b, which there is not in common.'],
  ],
  [
    'of a choice both are asked for',
    { a: 'Ja' },
    { a: 'Yes' },
    "useTranslation(); t(x ? 'a' : 'b')",
    ['asks for the text b, which there is not in common.'],
  ],
  ['a text is used nowhere', { a: 'Ja' }, { a: 'Yes' }, '', ['common:a is used nowhere.']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source of a page
  ['a text is used through a template', { a: { b: 'Ja' } }, { a: { b: 'Yes' } }, 't(`a.${x}`)', []],
])('%s', (_name, de, en, page, expected) => {
  expect(messages(de, en, page)).toEqual(expected);
});
