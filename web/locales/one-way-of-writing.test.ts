import { expect, test } from 'vitest';

/** Each word as it is written, wherever it stands in a title or a sentence. */
const ACRONYMS = ['VAT', 'USt', 'UStVA', 'GoBD', 'ELSTER', 'XRechnung', 'EÜR', 'IBAN', 'PDF'];

const files = import.meta.glob<Record<string, unknown>>('./en/*.json', { import: 'default', eager: true });

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const texts = Object.values(files).flatMap(textsIn);

test.each(ACRONYMS)('every English text writes %s so', (acronym) => {
  const word = new RegExp(`(?<![\\p{L}{])${acronym}(?![\\p{L}}])`, 'giu');
  const found = texts.flatMap((text) => [...text.matchAll(word)].map(([written]) => ({ written, text })));
  expect(found.filter(({ written }) => written !== acronym)).toEqual([]);
});

test('the texts are there', () => {
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.some((text) => text.includes('VAT'))).toBe(true);
});

/* Whoever a bill comes from has one name, on every screen. What is only searched for knows the others as well. */
const other = { de: /Händler|Lieferant/u, en: /supplier|merchant/iu };

test.each(['de', 'en'] as const)('a vendor is called so everywhere (%s)', (language) => {
  const all = import.meta.glob<Record<string, unknown>>('./*/*.json', { import: 'default', eager: true });
  const spoken = Object.entries(all).filter(
    ([path]) => path.startsWith(`./${language}/`) && !path.endsWith('palette.json'),
  );
  expect(spoken.length).toBeGreaterThan(10);
  const found = spoken.flatMap(([, texts]) => textsIn(texts)).filter((text) => other[language].test(text));
  expect(found).toEqual([]);
});
