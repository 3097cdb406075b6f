import { describe, expect, test } from 'vitest';
import { isReportOpen, TAX_REPORTS, type TaxReport, visibleReports, whyHidden } from './index.ts';

const ALL: readonly TaxReport[] = TAX_REPORTS;
const JONAS = { enabled: ALL, smallBusiness: false, incomeTax: true };
const LENA = { ...JONAS, smallBusiness: true };

/** Who, what is enabled, small business, EST_ENABLED, what is listed. */
test.for<[string, readonly TaxReport[], boolean, boolean, TaxReport[]]>([
  [
    'Jonas is offered all five where the install has them',
    ALL,
    false,
    true,
    ['vat-advance', 'annual-vat', 'eur', 'recapitulative', 'income-tax'],
  ],
  [
    'Jonas is offered four where the install has no income tax',
    ALL,
    false,
    false,
    ['vat-advance', 'annual-vat', 'eur', 'recapitulative'],
  ],
  ['Lena is spared what concerns VAT', ALL, true, true, ['eur', 'income-tax']],
  ['Lena is left with the EÜR where the install has no income tax', ALL, true, false, ['eur']],
  ['Jonas sees what he left on alone', ['eur', 'vat-advance'], false, true, ['vat-advance', 'eur']],
  ['Lena cannot switch on what a small business does not file', ['annual-vat'], true, true, []],
  ['nobody can switch on what the install has not', ['income-tax'], false, false, []],
  ['whoever switched off all sees none', [], false, true, []],
])('%s', ([, enabled, smallBusiness, incomeTax, visible]) => {
  expect(visibleReports({ enabled, smallBusiness, incomeTax })).toEqual(visible);
});

/** Every report under every combination of the three rules: hidden as soon as one of them hides it. */
describe.for(ALL)('%s', (report) => {
  for (const isEnabled of [true, false])
    for (const smallBusiness of [true, false])
      for (const incomeTax of [true, false]) {
        const offer = { enabled: isEnabled ? ALL : [], smallBusiness, incomeTax };
        const isVat = ['vat-advance', 'annual-vat', 'recapitulative'].includes(report);
        const isShown = isEnabled && !(smallBusiness && isVat) && (incomeTax || report !== 'income-tax');
        test(`${isShown ? 'is shown' : 'is hidden'} with ${JSON.stringify({ isEnabled, smallBusiness, incomeTax })}`, () => {
          expect(visibleReports(offer).includes(report)).toBe(isShown);
          expect(whyHidden(report, offer) === null).toBe(isShown);
        });
      }
});

test('what cannot be changed is named before what was switched off', () => {
  expect(whyHidden('annual-vat', { ...LENA, enabled: [] })).toBe('smallBusiness');
  expect(whyHidden('income-tax', { ...JONAS, enabled: [], incomeTax: false })).toBe('notOffered');
  expect(whyHidden('eur', { ...JONAS, enabled: [] })).toBe('switchedOff');
});

test('Lena opens the VAT returns that she owes after all, but no recapitulative statement', () => {
  const opened = ALL.filter((report) => isReportOpen(report, LENA));
  expect(opened).toEqual(['vat-advance', 'annual-vat', 'eur', 'income-tax']);
});

test('what Jonas switched off does not open by its address, but the proofs of his advance returns', () => {
  const opened = ALL.filter((report) => isReportOpen(report, { ...JONAS, enabled: [] }));
  expect(opened).toEqual(['vat-advance']);
});
