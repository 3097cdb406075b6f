/** Income without an invoice, as it is booked. */
import { day } from '@belegbar/domain/calendar';
import { cents, ZERO } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { bookOtherIncome, type OtherIncome } from './index.ts';
import { A_VOUCHER } from './testing/voucher.ts';

test('two spellings of a VAT id are one customer of the recapitulative statement', () => {
  const typed = ['FR40303265045', ' fr 40 303 265 045'];
  const booked = typed.flatMap((vatId) =>
    bookOtherIncome(lecture(vatId), { net: cents(50_000), vat: ZERO }, A_VOUCHER),
  );
  // § 18a (7) No. 3 UStG: by the VAT id of whom it is for. Of each the supply and the money.
  expect(booked.map(({ counterpartyVatId }) => counterpartyVatId)).toEqual(Array(4).fill('FR40303265045'));
});

/** In Paris, 500.00, reverse charge. */
function lecture(vatId: string): OtherIncome {
  return {
    receivedOn: day('2026-05-18'),
    servicePeriod: { from: day('2026-05-12'), to: day('2026-05-12') },
    payer: { name: 'Agence', country: 'FR', isBusiness: true, vatId },
    category: 'training',
    vatCase: 'euService',
    exemptionParagraph: null,
    amount: { net: cents(50_000) },
    recurring: null,
  };
}
