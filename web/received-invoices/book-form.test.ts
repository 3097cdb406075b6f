import { day } from '@belegbar/domain/calendar';
import { cents, decimal, ZERO } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import { type BookForm, complete, formOf, missingIn } from './book-form.ts';
import { atRate, underCode } from './book-line.ts';
import type { Proposal, ProposedLine } from './message.ts';

/* 19 % of 100.00 are 19.00. */
const GERMAN: ProposedLine = {
  category: 'S',
  rate: '19',
  base: '100.00',
  tax: '19.00',
  taxCode: 'inputStandard19',
  choices: ['inputStandard19', 'inputNotDeductible'],
  reason: 'germanVat',
  net: cents(10_000),
  vat: cents(1_900),
};
const DOLLARS: ProposedLine = { ...GERMAN, base: '120.00', tax: '22.80', net: null, vat: null };

const PROPOSAL = {
  vendor: { name: 'Papierhaus Lange GmbH', country: 'DE', vatId: 'DE136695976' },
  documentDate: '2026-02-03',
  servicePeriod: null,
  dueDate: '2026-02-17',
  isPrepayment: false,
  isSignTurned: false,
  currency: 'EUR',
  vatInEuros: null,
  lines: [GERMAN],
  category: null,
  notes: [],
  canBook: true,
} as unknown as Proposal;

test('the form begins with the proposal; what the file does not say is asked for', () => {
  const form = formOf(PROPOSAL);
  expect(form).toMatchObject({ category: '', from: '2026-02-03', to: '2026-02-03' });
  expect(missingIn(form)).toEqual(['category']);
  expect(complete(form)).toEqual({ ok: false, problems: [{ field: 'category', code: 'text.empty' }] });
  const whole: BookForm = { ...form, category: 'materials' };
  expect(complete(whole)).toMatchObject({
    ok: true,
    value: {
      category: 'materials',
      lines: [{ taxCode: 'inputStandard19', net: 10_000, vat: 1_900 }],
      receivedOn: null,
      dueDate: '2026-02-17',
      exchangeRate: null,
    },
  });
});

test('a prepayment is not booked before it is paid (§ 15 (1) No. 1 s. 3 UStG)', () => {
  const form = { ...formOf({ ...PROPOSAL, isPrepayment: true }), category: 'materials' as const };
  expect(missingIn(form)).toEqual(['paidOn']);
  expect(complete(form)).toMatchObject({ problems: [{ code: 'expense.prepayment.unpaid' }] });
  expect(missingIn({ ...form, paidOn: day('2026-02-04') })).toEqual([]);
});

test('what is not deducted is cost, and back again it is the bill', () => {
  const [line] = formOf(PROPOSAL).lines;
  if (line === undefined) throw new Error('no line');
  const cost = underCode(line, 'inputNotDeductible', GERMAN, false);
  expect(cost).toEqual({ taxCode: 'inputNotDeductible', net: 11_900, vat: ZERO });
  expect(underCode(cost, 'inputStandard19', GERMAN, false)).toEqual(line);
});

/* Hosting of 50.00 from abroad, on which no VAT stands. */
test('who owes the VAT is missing until the user says it', () => {
  const abroad: ProposedLine = {
    category: 'O',
    rate: '',
    base: '50.00',
    tax: '0.00',
    taxCode: null,
    reason: 'noVatAbroad',
    choices: ['otherReverseCharge', 'importVat', 'inputNone'],
    net: cents(5000),
    vat: ZERO,
  };
  const form = { ...formOf({ ...PROPOSAL, lines: [abroad] }), category: 'software' as const };
  expect(missingIn(form)).toEqual(['lines.0']);
  expect(complete(form).ok).toBe(false);
  const [line] = form.lines;
  if (line === undefined) throw new Error('no line');
  const owed = underCode(line, 'otherReverseCharge', abroad, false);
  expect(complete({ ...form, lines: [owed] })).toMatchObject({
    value: {
      lines: [{ taxCode: 'otherReverseCharge', net: 5000, vat: 0 }],
    },
  });
  // Customs assess 9.50, which the sender does not get.
  const imported = underCode(line, 'importVat', abroad, false);
  expect(imported).toEqual({ taxCode: 'importVat', net: 5000, vat: null });
  expect(underCode({ ...imported, vat: cents(950) }, 'inputNone', abroad, false)).toMatchObject({
    net: 5000,
    vat: 0,
  });
});

test('VAT that the file shows as exempt is taken off the cost where the user says that it is input VAT', () => {
  const unclear: ProposedLine = {
    ...GERMAN,
    category: 'E',
    taxCode: 'inputNotDeductible',
    reason: 'vatUnclear',
    choices: ['inputNotDeductible', 'inputStandard19'],
    net: cents(11_900),
    vat: ZERO,
  };
  const [line] = formOf({ ...PROPOSAL, lines: [unclear] }).lines;
  if (line === undefined) throw new Error('no line');
  const deducted = { taxCode: 'inputStandard19', net: 10_000, vat: 1_900 };
  expect(underCode(line, 'inputStandard19', unclear, false)).toEqual(deducted);
  const credit = { ...unclear, net: cents(-11_900) };
  expect(underCode(line, 'inputStandard19', credit, true)).toMatchObject({ net: -10_000, vat: -1_900 });
});

/* At 1.20 dollars for a euro, 120.00 are 100.00 and 22.80 are 19.00. */
test('amounts of a foreign currency are missing until a rate or they themselves are typed', () => {
  const form = { ...formOf({ ...PROPOSAL, lines: [DOLLARS] }), category: 'software' as const };
  expect(missingIn(form)).toEqual(['lines.0']);
  const [line] = form.lines;
  if (line === undefined) throw new Error('no line');
  const rate = decimal('1.2');
  expect(atRate(line, DOLLARS, rate, false)).toEqual({ taxCode: 'inputStandard19', net: 10_000, vat: 1_900 });
  expect(atRate(line, DOLLARS, rate, true)).toMatchObject({ net: -10_000, vat: -1_900 });
  const abroad = { ...line, taxCode: 'inputNotDeductible' as const };
  expect(atRate(abroad, DOLLARS, rate, false)).toMatchObject({ net: 11_900, vat: 0 });
  const shown = { ...DOLLARS, base: '' };
  expect(atRate(abroad, shown, rate, false)).toMatchObject({ net: 1_900, vat: 0 });
  expect(atRate(abroad, shown, rate, true)).toMatchObject({ net: -1_900, vat: 0 });
});

/* 120.00 dollars are 100.00 at 1.20 and 96.00 at 1.25. What customs assess is on their notice, in euros. */
test('VAT of customs does not come from the rate: it is missing until typed, and stays when the rate is mended', () => {
  const abroad: ProposedLine = {
    ...DOLLARS,
    category: 'O',
    rate: '',
    tax: '0.00',
    taxCode: null,
    reason: 'noVatAbroad',
    choices: ['otherReverseCharge', 'importVat', 'inputNone'],
  };
  const form = formOf({ ...PROPOSAL, lines: [abroad] });
  const [line] = form.lines;
  if (line === undefined) throw new Error('no line');
  const chosen = underCode(line, 'importVat', abroad, false);
  const rated = atRate(chosen, abroad, decimal('1.2'), false);
  expect(rated).toEqual({ taxCode: 'importVat', net: 10_000, vat: null });
  expect(missingIn({ ...form, lines: [rated] })).toContain('lines.0');
  const typed = { ...rated, vat: cents(1_900) };
  expect(atRate(typed, abroad, decimal('1.25'), false)).toEqual({ ...typed, net: 9_600 });
});

/* A credit of 100.00 that takes back one of 20.00: 80.00 come back. */
describe('parts of both signs keep them against each other', () => {
  const of = (base: string): ProposedLine => ({
    ...DOLLARS,
    base,
    tax: '0.00',
    taxCode: 'inputNone',
    choices: ['inputNone'],
    reason: 'noVat',
  });
  test.for<[string, string[], boolean]>([
    ['a credit note (381)', ['100.00', '-20.00'], true],
    ['an invoice below zero (380)', ['-100.00', '20.00'], false],
  ])('%s in dollars, one for a euro', ([, bases, isSignTurned]) => {
    const line = { taxCode: 'inputNone' as const, net: null, vat: ZERO };
    const nets = bases.map((base) => atRate(line, of(base), decimal('1'), isSignTurned).net);
    expect(nets).toEqual([-10_000, 2000]);
  });

  const back: ProposedLine = { ...GERMAN, base: '-20.00', tax: '-4.00', net: cents(2000), vat: cents(400) };
  test('a credit note: its line below zero is cost of 24.00, and 20.00 with 4.00 again', () => {
    const line = { taxCode: 'inputStandard19' as const, net: cents(2000), vat: cents(400) };
    const cost = underCode(line, 'inputNotDeductible', back, true);
    expect(cost).toEqual({ taxCode: 'inputNotDeductible', net: 2400, vat: 0 });
    expect(underCode(cost, 'inputStandard19', back, true)).toEqual(line);
    const unclear = { ...back, taxCode: 'inputNotDeductible' as const, net: cents(2400), vat: ZERO };
    expect(underCode(cost, 'inputStandard19', unclear, true)).toEqual(line);
  });

  test('a bill that shows VAT above zero on a line below: it stays as it is', () => {
    // -24.00 with +4.00 are -20.00 in all.
    const odd = { ...back, base: '-24.00', tax: '4.00', net: cents(-2000), vat: ZERO };
    const line = { taxCode: 'inputNotDeductible' as const, net: cents(-2000), vat: ZERO };
    const asked = { ...odd, taxCode: 'inputNotDeductible' as const };
    expect(underCode(line, 'inputStandard19', asked, false)).toMatchObject({ net: -2400, vat: 400 });
  });
});
