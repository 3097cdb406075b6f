import { expect, test } from 'vitest';
import { folded, matchOf, pieces } from './match.ts';

test.each([
  ['Müller & Söhne', 'muller & sohne'],
  ['ÖFFNEN', 'offnen'],
  ['Aydın', 'aydın'],
  ['Łukasz', 'łukasz'],
  ['Straße', 'straße'],
])('%s is compared as %s, sign by sign', (text, plain) => {
  expect(folded(text)).toBe(plain);
  expect(folded(text)).toHaveLength(text.length);
});

test('a capital with a dot keeps its place', () => {
  expect(folded('İzmir GmbH')).toHaveLength('İzmir GmbH'.length);
});

test.each([
  ['rech', ['Rechnungen'], 3],
  ['neue r', ['Neue Rechnung'], 3],
  ['rechnung neu', ['Neue Rechnung'], 2],
  ['voranm', ['Steuern', 'USt-Voranmeldung'], 2],
  ['meldung', ['USt-Voranmeldung'], 1],
  ['einkommen', ['Rechnungen'], 0],
  ['rech xyz', ['Rechnungen'], 0],
  ['uber', ['Über diese Seite'], 3],
])('what Jonas types, "%s", answers %j as %i', (typed, texts, expected) => {
  expect(matchOf(typed, texts)).toBe(expected);
});

test('the place that matches is marked, with its accents', () => {
  expect(pieces('Büro Müller', 'mull')).toEqual([
    { text: 'Büro ', isMatch: false },
    { text: 'Müll', isMatch: true },
    { text: 'er', isMatch: false },
  ]);
});

test('every word is marked, wherever it stands', () => {
  const marked = pieces('Hafenkante Immobilien, Hafen', 'hafen imm').filter(({ isMatch }) => isMatch);
  expect(marked.map(({ text }) => text)).toEqual(['Hafen', 'Imm', 'Hafen']);
});

test('nothing typed marks nothing', () => {
  expect(pieces('Brandwerk', ' ')).toEqual([{ text: 'Brandwerk', isMatch: false }]);
});
