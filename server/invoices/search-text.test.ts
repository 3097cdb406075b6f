import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { searchedWords } from '../platform/searched-words.ts';
import { searchText } from './search-text.ts';

const text = searchText({
  number: 'RE-2026-0001',
  clientName: 'Müller GmbH',
  title: 'Relaunch',
  lines: [
    { description: 'Wireframes', details: 'Startseite und Katalog' },
    { description: 'Übergabe', details: '' },
    { description: 'Größe', details: '' },
  ],
  gross: cents(123456),
  currency: 'USD',
});

test.each([
  're-2026-0001',
  'müller gmbh',
  'relaunch',
  '1234,56',
  '1.234,56',
  '1234.56',
  '1,234.56',
  'usd',
  'wireframes',
  'katalog',
  'übergabe',
])('an invoice is found by %s', (typed) => {
  expect(text).toContain(typed);
});

test.each([
  ['1.234,56 €', ['1.234,56']],
  ['1.234,56\u00a0€', ['1.234,56']],
  ['€1,234.56', ['1,234.56']],
  ['1234,56€', ['1234,56']],
  ['1234,56 EUR', ['1234,56']],
  ['1.234,56\u00a0USD', ['1.234,56']],
  ['USD', ['usd']],
  ['europa 12', ['europa', '12']],
  ['U\u0308bergabe', ['übergabe']],
  ['GRÖSSE', ['grösse']],
  ['Größe', ['grösse']],
])('%j is looked for as %j', (typed, words) => {
  expect(searchedWords(typed)).toEqual(words);
  for (const word of words.filter((one) => one !== 'europa' && one !== '12')) expect(text).toContain(word);
});
