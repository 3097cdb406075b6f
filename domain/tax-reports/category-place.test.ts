/** Lines of the forms (Anlage EÜR 2023 and 2025) and accounts of the charts, as the references list them. */
import { expect, test } from 'vitest';
import { categoryPlace } from './index.ts';

test.each([
  ['software', 2025, 'skr03', { kennzahl: '228', line: 50, account: '4964' }],
  ['software', 2023, 'skr04', { kennzahl: '228', line: 48, account: '6837' }],
  ['business_meals', 2025, 'skr03', { kennzahl: '175', line: 63, account: '4650' }],
  ['communication', 2025, 'skr04', { kennzahl: '280', line: 43, account: '6805' }],
  ['legal', 2024, 'skr03', { kennzahl: '194', line: 46, account: '4950' }],
  ['gifts', 2025, 'skr03', { kennzahl: '174', line: 62, account: '4630' }],
] as const)('%s of %i stands in %s at', (category, year, chart, place) => {
  expect(categoryPlace(category, { year, chart })).toEqual({ known: true, value: place });
});

test('a year without a form is refused', () => {
  expect(categoryPlace('software', { year: 2019, chart: 'skr03' }).known).toBe(false);
});
