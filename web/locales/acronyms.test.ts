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
