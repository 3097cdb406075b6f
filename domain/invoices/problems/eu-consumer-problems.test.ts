/** 10,000 for goods and digital services to consumers in the EU, in the year or the one before (§ 3a (5) s. 3, § 3c (4) UStG); told from 8,000. */
import { day } from '@belegbar/domain/calendar';
import type { Client } from '@belegbar/domain/clients';
import { centsFromEuros, decimal, ZERO } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { testBusiness, testClient, testDraft, testLine } from '../test-invoice.ts';
import type { VatCase } from '../vat-case.ts';
import { findProblems } from './find-problems.ts';

const VIENNA = { country: 'AT', postCode: '1010', isBusiness: false } as const;

interface Given {
  client?: Partial<Client>;
  vatCase?: VatCase;
  sold?: string;
  soldBefore?: string;
  price: string;
}

test.each<[string, Given, string[]]>([
  ['below 8,000', { sold: '7000', price: '999.99' }, []],
  ['that reaches 8,000', { sold: '7000', price: '1000' }, ['? near']],
  ['that reaches 10,000', { sold: '7000', price: '3000' }, ['? near']],
  ['that goes beyond 10,000', { sold: '7000', price: '3000.01' }, ['? above']],
  ['of a year after more than 10,000', { soldBefore: '10000.01', price: '10' }, ['? above']],
  ['of a year after 10,000', { soldBefore: '10000', price: '10' }, []],
  ['at home', { client: { isBusiness: false }, sold: '20000', price: '10' }, []],
  ['to a business in the EU', { client: { ...VIENNA, isBusiness: true }, sold: '20000', price: '10' }, []],
  [
    'to the Canary Islands',
    { client: { ...VIENNA, country: 'ES', postCode: '35001' }, sold: '20000', price: '1' },
    [],
  ],
  [
    'under § 19 UStG, which asks where the supply is',
    { vatCase: 'smallBusiness', sold: '7000', price: '1000' },
    ['? near'],
  ],
  ['under § 19 UStG, beyond', { vatCase: 'smallBusiness', sold: '9999', price: '2' }, ['? above']],
  ['without German VAT', { vatCase: 'exempt', sold: '20000', price: '10' }, []],
])(
  'an invoice %s',
  (_, { client = VIENNA, vatCase = 'standard19', sold = '0', soldBefore = '0', price }, found) => {
    const euros = (amount: string) => centsFromEuros(decimal(amount));
    const problems = findProblems({
      draft: testDraft({ lines: [testLine({ vatCase, unitPrice: price })] }),
      business: testBusiness(),
      client: testClient(client),
      today: day('2026-03-16'),
      turnover: {
        year: 2026,
        received: ZERO,
        previousYear: null,
        isFounding: false,
        euConsumers: { sold: euros(sold), soldBefore: euros(soldBefore) },
      },
    });
    const told = problems.filter(({ code }) => code.startsWith('eu-consumers.'));
    expect(
      told.map(({ severity, code }) => `${severity === 'warning' ? '?' : '!'} ${code.split('.')[1]}`),
    ).toEqual(found);
  },
);
