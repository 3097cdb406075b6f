/** What is proposed, at the limits of § 6 (2), (2a) EStG: 250.00 and 800.00 without VAT. */
import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { proposedTreatment, type TreatmentOffer } from './index.ts';

const camera: Omit<TreatmentOffer, 'netPrice'> = {
  kind: 'movable',
  usefulLifeMonths: 84,
  acquiredOn: day('2026-02-16'),
  isOneYearAllowed: false,
};
const laptop = { ...camera, usefulLifeMonths: 36, isOneYearAllowed: true };
const screen = { ...laptop, isUsableAlone: false };

test.each([
  ['a camera of 250.00', camera, 25_000, 'immediate'],
  ['a camera of 250.01', camera, 25_001, 'lowValue'],
  ['a camera of 800.00', camera, 80_000, 'lowValue'],
  ['a camera of 800.01', camera, 80_001, 'straightLine'],
  ['a laptop of 800.00', laptop, 80_000, 'lowValue'],
  ['a laptop of 800.01', laptop, 80_001, 'oneYear'],
  ['a screen of 460.00, which does not serve alone', screen, 46_000, 'oneYear'],
  ['a lens of 460.00, which does not either', { ...camera, isUsableAlone: false }, 46_000, 'straightLine'],
  ['software of 500.00', { ...laptop, kind: 'intangible' as const }, 50_000, 'oneYear'],
  ['a laptop of 2020', { ...laptop, acquiredOn: day('2020-12-31') }, 120_000, 'straightLine'],
])('%s', (_name, asset, net, treatment) => {
  expect(proposedTreatment({ ...asset, netPrice: cents(net) })).toBe(treatment);
});
