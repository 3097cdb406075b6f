import { expect, test } from 'vitest';
import { toggled } from './toggled.ts';

test('one is turned over, in the order of the offer', () => {
  const offered = ['vat-advance', 'annual-vat', 'eur'];
  expect(toggled('annual-vat', { offered, chosen: ['eur', 'vat-advance'] })).toEqual(offered);
  expect(toggled('eur', { offered, chosen: ['vat-advance', 'eur'] })).toEqual(['vat-advance']);
});

test('a report that the server does not offer now is still chosen when it does again', () => {
  expect(toggled('eur', { offered: ['eur'], chosen: ['eur', 'income-tax'] })).toEqual(['income-tax']);
});
