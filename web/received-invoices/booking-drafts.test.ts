import { day } from '@belegbar/domain/calendar';
import { cents, decimal, ZERO } from '@belegbar/domain/money';
import { beforeEach, describe, expect, test } from 'vitest';
import { announceOtherBusiness } from '../session/other-business.ts';
import { type BookForm, formOf, missingIn } from './book-form.ts';
import { atRate, underCode } from './book-line.ts';
import { draftOf, forgetDraft, keepDraft } from './booking-drafts.ts';
import type { Proposal, ProposedLine } from './message.ts';

/* 120.00 dollars with 22.80 of VAT are 100.00 and 19.00 euros at 1.20. */
const DOLLARS: ProposedLine = {
  category: 'S',
  rate: '19',
  base: '120.00',
  tax: '22.80',
  reason: 'germanVat',
  taxCode: 'inputStandard19',
  choices: ['inputStandard19', 'inputNotDeductible'],
  net: null,
  vat: null,
};
const FROM_ABROAD: ProposedLine = {
  ...DOLLARS,
  category: 'O',
  rate: '',
  tax: '0.00',
  taxCode: null,
  reason: 'noVatAbroad',
  choices: ['otherReverseCharge', 'importVat', 'inputNone'],
};
const IN_EUROS: ProposedLine = {
  ...DOLLARS,
  base: '100.00',
  tax: '19.00',
  net: cents(10_000),
  vat: cents(1_900),
};
/** Says no amounts, so that no rate gives them. */
const UNSAID: ProposedLine = { ...DOLLARS, base: '', tax: '' };

const proposal = (...lines: ProposedLine[]) =>
  ({
    vendor: { name: 'Papierhaus Lange GmbH', country: 'DE', vatId: 'DE136695976' },
    documentDate: '2026-02-03',
    servicePeriod: null,
    dueDate: '2026-02-17',
    category: null,
    isPrepayment: false,
    isSignTurned: false,
    currency: 'USD',
    vatInEuros: null,
    lines,
    notes: [],
    canBook: true,
  }) as unknown as Proposal;

const ID = 'an-invoice';
beforeEach(() => forgetDraft(ID));

describe('what was typed', () => {
  const proposed = proposal(IN_EUROS);
  const typed: BookForm = { ...formOf(proposed), category: 'materials', paidOn: day('2026-02-10') };

  test('is found again until it is decided on', () => {
    expect(draftOf(ID, proposed)).toBeNull();
    keepDraft(ID, typed, {});
    expect(draftOf(ID, proposed)).toEqual(typed);
    expect(draftOf('another', proposed)).toBeNull();
    forgetDraft(ID);
    expect(draftOf(ID, proposed)).toBeNull();
  });

  test('on the page of one business is not found on that of another', () => {
    keepDraft(ID, typed, {});
    announceOtherBusiness();
    expect(draftOf(ID, proposed)).toBeNull();
  });

  test('for other lines than the file is now read into is none', () => {
    keepDraft(ID, typed, {});
    expect(draftOf(ID, proposal(IN_EUROS, IN_EUROS))).toBeNull();
  });
});

test('fields with a text that means nothing begin again with what was proposed, all else stays', () => {
  const proposed = proposal(IN_EUROS);
  const typed: BookForm = { ...formOf(proposed), category: 'materials', paidOn: day('2026-02-10') };
  const wrong = { ...typed, dueDate: null, receivedOn: null };
  keepDraft(ID, wrong, { dueDate: 'day.form', receivedOn: 'day.form' });
  expect(draftOf(ID, proposed)).toEqual({
    ...typed,
    dueDate: '2026-02-17',
    receivedOn: null,
  });
});

describe('a rate that means nothing', () => {
  const lines = [DOLLARS, FROM_ABROAD, IN_EUROS, UNSAID];
  const proposed = proposal(...lines);
  const rate = decimal('1.2');
  /** All lines in euros, of which those of customs and of a bill without amounts were typed. */
  function atOldRate(): BookForm {
    const form: BookForm = { ...formOf(proposed), category: 'software', exchangeRate: rate };
    const [dollars, abroad, inEuros] = form.lines;
    if (dollars === undefined || abroad === undefined || inEuros === undefined) throw new Error('no lines');
    const imported = { ...underCode(abroad, 'importVat', FROM_ABROAD, false), vat: cents(1_900) };
    return {
      ...form,
      lines: [
        atRate(dollars, DOLLARS, rate, false),
        atRate(imported, FROM_ABROAD, rate, false),
        inEuros,
        { taxCode: 'inputStandard19', net: cents(500), vat: cents(95) },
      ],
    };
  }

  test('leaves no euros of the one before, and all that did not come from it', () => {
    const form = atOldRate();
    expect(missingIn(form)).toEqual([]);
    keepDraft(ID, { ...form, exchangeRate: null }, { exchangeRate: 'number.form' });
    const again = draftOf(ID, proposed);
    expect(again).toMatchObject({ exchangeRate: null });
    expect(again?.lines).toEqual([
      { taxCode: 'inputStandard19', net: null, vat: null },
      { taxCode: 'importVat', net: null, vat: 1_900 },
      { taxCode: 'inputStandard19', net: 10_000, vat: 1_900 },
      { taxCode: 'inputStandard19', net: 500, vat: 95 },
    ]);
  });

  test('leaves a line without VAT without it, and what was chosen', () => {
    const form = { ...formOf(proposal(DOLLARS)), exchangeRate: rate };
    const cost = atRate({ taxCode: 'inputNotDeductible', net: null, vat: ZERO }, DOLLARS, rate, false);
    expect(cost).toMatchObject({ net: 11_900 });
    keepDraft(ID, { ...form, exchangeRate: null, lines: [cost] }, { exchangeRate: 'number.form' });
    const again = draftOf(ID, proposal(DOLLARS));
    expect(again?.lines).toEqual([{ taxCode: 'inputNotDeductible', net: null, vat: ZERO }]);
  });

  test('of another field keeps the rate and its euros', () => {
    const form = atOldRate();
    keepDraft(ID, { ...form, dueDate: null }, { dueDate: 'day.form' });
    expect(draftOf(ID, proposed)).toEqual({ ...form, dueDate: '2026-02-17' });
  });
});
