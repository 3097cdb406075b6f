/** Words that a reader of pictures glued. */
import { expect, test } from 'vitest';
import { parted } from './parted.ts';

test.each([
  ['BäckereiFährmann', 'Bäckerei Fährmann'],
  ['AutohofOverbeckGmbH', 'Autohof Overbeck GmbH'],
  ['PayPal', 'PayPal'],
  ['SUMME', 'SUMME'],
  ['Codehafen GmbH', 'Codehafen GmbH'],
  ['27.März2025', '27.März2025'],
])('%s is %s', (glued, words) => {
  expect(parted(glued)).toBe(words);
});
