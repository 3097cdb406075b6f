/** What was read becomes a bill in the form: to the cent what is printed, and nothing that is not. */
import { day } from '@belegbar/domain/calendar';
import { cents, decimal } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { newForm } from '../expense-form.ts';
import { filledBy, isUntyped, type ReadFields, withTotal } from './read-form.ts';

const TODAY = day('2026-11-28');
const WORDS = { tip: 'Trinkgeld' };
const place = { page: 1, left: 0, top: 0, right: 10, bottom: 10 };

function fields(over: Partial<ReadFields>): ReadFields {
  return {
    kind: 'receipt',
    vendor: { value: 'Papier & Satz Lindner', place },
    date: { value: day('2026-10-05'), place },
    number: null,
    currency: 'EUR',
    total: { value: cents(6437), place, proofs: ['vat'] },
    otherTotals: [],
    tip: null,
    vat: [
      { rate: decimal('19'), net: cents(4361), vat: cents(828), places: [place] },
      { rate: decimal('7'), net: cents(1166), vat: cents(82), places: [place] },
    ],
    iban: null,
    vatId: null,
    paymentWay: 'card',
    sure: ['total', 'vat'],
    ...over,
  };
}

const filled = (over: Partial<ReadFields> = {}) => filledBy(fields(over), newForm(TODAY), WORDS);
const lines = (over: Partial<ReadFields> = {}) =>
  filled(over).lines?.map(({ taxCode, amount, vat }) => [taxCode, amount, vat]);

test('each rate is a line with its own gross and the very VAT that is printed: 51.89 and 12.48', () => {
  expect(lines()).toEqual([
    ['inputStandard19', 5189, 828],
    ['inputReduced7', 1248, 82],
  ]);
});

test('what no stated VAT belongs to is a line without: 18.20 less 7.31 and 1.39 leaves 9.50', () => {
  const vat = [{ rate: decimal('19'), net: cents(731), vat: cents(139), places: [] }];
  expect(lines({ vat, total: { value: cents(1820), place, proofs: [] } })).toEqual([
    ['inputStandard19', 870, 139],
    ['inputNone', 950, null],
  ]);
});

test('a tip is a line of its own without VAT, and makes it a meal', () => {
  const over = { tip: { value: cents(500), place }, total: { value: cents(6937), place, proofs: [] } };
  expect(lines(over)?.at(-1)).toEqual(['inputNone', 500, null]);
  expect(filled(over)).toMatchObject({ category: 'business_meals' });
});

test('without VAT on it none is deducted', () => {
  expect(lines({ vat: [] })).toEqual([['inputNone', 6437, null]]);
});

test('VAT that is more than the total, or of another country, is not taken over', () => {
  expect(lines({ total: { value: cents(1000), place, proofs: [] } })).toEqual([['inputNone', 1000, null]]);
  expect(lines({ currency: 'USD' })).toEqual([['inputNone', 6437, null]]);
  const dutch = [{ rate: decimal('21'), net: cents(1000), vat: cents(210), places: [] }];
  expect(lines({ vat: dutch, total: { value: cents(1210), place, proofs: [] } })).toEqual([
    ['inputNone', 1210, null],
  ]);
});

test('another total takes the lines along', () => {
  expect(
    withTotal(fields({}), cents(7704), { ...newForm(TODAY), ...WORDS }).lines.map(({ amount }) => amount),
  ).toEqual([5189, 1248, 1267]);
});

test('a till slip was paid on its day; an invoice is open and names its account', () => {
  expect(filled()).toMatchObject({ isPaid: true, paymentMeans: 'card', paidOn: '2026-10-05' });
  const iban = { value: 'DE89370400440532013000', place };
  expect(filled({ kind: 'invoice', paymentWay: 'sepa', iban })).toMatchObject({
    isPaid: false,
    paidOn: null,
    payee: { iban: iban.value },
  });
});

test('the vendor is of the country of its VAT id', () => {
  expect(filled({ vatId: { value: 'IE6388047V', place } }).vendor).toMatchObject({
    country: 'IE',
    vatId: 'IE6388047V',
  });
  expect(filled({ vatId: { value: 'EL094259216', place } }).vendor).toMatchObject({ country: 'GR' });
  expect(filled().vendor).toMatchObject({ country: 'DE' });
});

test('of a vendor abroad the buyer may owe the VAT (§ 13b UStG): the line stands as its country proposes', () => {
  const of = (vatId: string) =>
    filled({ vatId: { value: vatId, place }, vat: [] }).lines?.map((line) => [
      line.taxCode,
      line.isCodeChosen,
    ]);
  expect(of('IE6388047V')).toEqual([['euServiceReverseCharge', false]]);
  expect(of('GB123456789')).toEqual([['otherReverseCharge', false]]);
  expect(of('DE123456789')).toEqual([['inputNone', true]]);
});

test('what was not read stays as it is', () => {
  const nothing = fields({ vendor: null, date: null, total: null, vat: [], paymentWay: null });
  const form = newForm(TODAY);
  expect({ ...form, ...filledBy(nothing, form, WORDS) }).toEqual(form);
});

test('a form into which somebody has typed is not filled by itself', () => {
  const form = newForm(TODAY);
  expect(isUntyped(form)).toBe(true);
  expect(isUntyped({ ...form, vendor: { ...form.vendor, name: 'A' } })).toBe(false);
  expect(isUntyped({ ...form, lines: form.lines.map((line) => ({ ...line, amount: cents(1) })) })).toBe(
    false,
  );
});
