import { expect, test } from 'vitest';
import { termsOf } from './skonto.ts';

test('Skonto in the prescribed syntax is taken out of the terms', () => {
  const terms =
    'Zahlbar in 30 Tagen.\n#SKONTO#TAGE=14#PROZENT=2.00#\n#SKONTO#TAGE=21#PROZENT=1.50#BASISBETRAG=357.93#\n';
  expect(termsOf(terms)).toEqual({
    skonto: [
      { days: '14', percent: '2.00', base: null },
      { days: '21', percent: '1.50', base: '357.93' },
    ],
    text: 'Zahlbar in 30 Tagen.',
  });
});

test('what has not the form stays as it is written', () => {
  expect(termsOf('#SKONTO#TAGE=vierzehn#\nsonst nichts').text).toBe('#SKONTO#TAGE=vierzehn#\nsonst nichts');
});
