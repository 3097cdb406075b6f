import type { TaxRegime } from '@belegbar/domain/business';
import { day } from '@belegbar/domain/calendar';
import { cents, decimal } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { expenseIn } from './effect.ts';
import { complete, type ExpenseForm, newForm } from './expense-form.ts';
import { following, grossWhereSmall } from './follow.ts';
import { type KnownVendor, remembering } from './vendor-memory.ts';

const WORDS = { food: 'Speisen', drinks: 'Getränke', tip: 'Trinkgeld' };

function meal(): ExpenseForm {
  const form = { ...newForm(day('2026-10-06')), vendor: { name: 'Trattoria', country: 'DE', vatId: '' } };
  return { ...form, ...following(form, { category: 'business_meals' }, WORDS) };
}

function typedInto(form: ExpenseForm, place: number, changes: Partial<ExpenseForm['lines'][number]>) {
  return { ...form, lines: form.lines.map((line, at) => (at === place ? { ...line, ...changes } : line)) };
}

test('lines of a meal that the form has proposed and nobody has filled are none', () => {
  const order = complete(typedInto(meal(), 0, { amount: cents(5_350) }));
  expect(order).toMatchObject({ ok: true, value: { lines: [{ description: 'Speisen', net: 5_000 }] } });
});

test('a line that somebody has described is asked for its amount', () => {
  const form = typedInto(meal(), 0, { amount: cents(5_350) });
  const order = complete(typedInto(form, 1, { description: 'Wein' }));
  expect(order).toEqual({ ok: false, problems: [{ field: 'lines.1', code: 'text.empty' }] });
});

/** As the last bill of 2025 said it, when food in restaurants had 19 %. */
const TRATTORIA: KnownVendor = {
  vendor: { name: 'Trattoria', country: 'DE', vatId: '' },
  category: 'business_meals',
  documentDate: day('2025-12-11'),
  paymentTermDays: null,
  skonto: [],
  currency: 'EUR',
  privateSharePercent: null,
  paymentMeans: 'card',
  payee: null,
  project: '',
  lines: [
    { taxCode: 'inputStandard19', category: null, description: 'Speisen und Getränke', gross: cents(11_900) },
    { taxCode: 'inputNone', category: null, description: 'Trinkgeld', gross: cents(1_200) },
  ],
};

function remembered(today: string): ExpenseForm {
  const form = newForm(day(today));
  return { ...form, ...following(form, remembering(form, TRATTORIA), WORDS) };
}

test('what the last bill of a vendor proposes and nobody fills is no line, and counts beside the others', () => {
  const form = typedInto(remembered('2025-12-20'), 0, { amount: cents(7_140) });
  expect(complete(form)).toMatchObject({ ok: true, value: { lines: [{ net: 6_000, billedVat: 1_140 }] } });
  expect(expenseIn(form)?.lines).toMatchObject([{ net: 6_000, vat: 1_140 }]);
});

// § 12 (2) No. 15 UStG: 7 % for food since 1 January 2026.
test('a meal of the new year is not proposed with the rates of the old one', () => {
  const codes = remembered('2026-01-08').lines.map(({ description, taxCode }) => [description, taxCode]);
  expect(codes).toEqual([
    ['Speisen', 'inputReduced7'],
    ['Getränke', 'inputStandard19'],
    ['Trinkgeld', 'inputNone'],
  ]);
});

const SUPPLIER: KnownVendor = {
  ...TRATTORIA,
  vendor: { name: 'Papier Nord GmbH', country: 'DE', vatId: '' },
  category: 'other_expenses',
  documentDate: day('2026-09-01'),
  paymentTermDays: 14,
  skonto: [{ days: 10, percent: decimal('2') }],
  lines: [],
};

const chosen = (form: ExpenseForm, known: KnownVendor) => after(form, remembering(form, known));

/* 6 October and 14 days are 20 October. */
test('what a vendor lets one pay until is there when the bill turns out to be open', () => {
  const paid = chosen(newForm(day('2026-10-06')), SUPPLIER);
  expect(paid.isPaid).toBe(true);
  const open = after(paid, { isPaid: false, paymentMeans: null, paidOn: null });
  expect(open).toMatchObject({ dueDate: '2026-10-20', skonto: [{ days: '10', percent: '2' }] });
});

/* § 11 (2) s. 2 EStG asks for the due day, which a bill that was paid at once does not have. */
test('of a bill that is paid, the terms of the vendor say nothing of the books', () => {
  const paid = chosen(newForm(day('2026-10-06')), SUPPLIER);
  const rent = typedInto({ ...paid, isRecurring: true }, 0, { amount: cents(11_900) });
  expect(expenseIn(rent)?.recurringDueOn).toBe('2026-10-06');
  expect(complete(rent)).toMatchObject({ ok: true });
  expect(complete(rent)).not.toHaveProperty('value.dueDate');
  expect(complete(rent)).not.toHaveProperty('value.skonto');
});

test('the day that is due follows the date of the bill, until somebody says another', () => {
  const open = chosen({ ...newForm(day('2026-10-06')), isPaid: false, paidOn: null }, SUPPLIER);
  const moved = after(open, { documentDate: day('2026-10-01') });
  expect(moved.dueDate).toBe('2026-10-15');
  const said = after(moved, { dueDate: day('2026-10-31') });
  expect(after(said, { documentDate: day('2026-10-02') }).dueDate).toBe('2026-10-31');
});

test('another vendor does not inherit the terms of the one that was chosen before', () => {
  const twice = chosen(chosen(newForm(day('2026-10-06')), SUPPLIER), TRATTORIA);
  expect(twice).toMatchObject({ dueDate: null, skonto: [{ days: '', percent: null }] });
});

const HOST: KnownVendor = {
  ...SUPPLIER,
  vendor: { name: 'Cloudhafen Ltd.', country: 'IE', vatId: 'IE6388047V' },
  payee: { name: '', iban: 'IE29AIBK93115212345678', bic: '' },
};

test('the account of a vendor that was chosen before is not that of the next one', () => {
  const twice = chosen(chosen(newForm(day('2026-10-06')), HOST), SUPPLIER);
  expect(twice).toMatchObject({ vendor: SUPPLIER.vendor, payee: { name: '', iban: '', bic: '' } });
});

test('another name that is typed has neither country, account nor terms of the vendor chosen before', () => {
  const host = chosen({ ...newForm(day('2026-10-06')), isPaid: false, paidOn: null }, HOST);
  const typed = after(host, { vendor: { ...host.vendor, name: 'Papeterie Sonne' } });
  expect(typed).toMatchObject({
    vendor: { name: 'Papeterie Sonne', country: 'DE', vatId: '' },
    payee: { name: '', iban: '', bic: '' },
    dueDate: null,
    skonto: [{ days: '', percent: null }],
  });
});

test('who spells the name of a chosen vendor out keeps what is known of it', () => {
  const host = chosen(newForm(day('2026-10-06')), HOST);
  const spelt = after(host, { vendor: { ...host.vendor, name: 'Cloudhafen Ltd., Dublin' } });
  expect(spelt).toMatchObject({ vendor: { country: 'IE', vatId: 'IE6388047V' }, payee: host.payee });
});

test('an account that somebody has typed stays with whatever vendor', () => {
  const own = { name: '', iban: 'DE02 1001 0010 0006 8201 01', bic: '' };
  const host = after(chosen(newForm(day('2026-10-06')), HOST), { payee: own });
  expect(chosen(host, SUPPLIER).payee).toEqual(own);
  expect(after(host, { vendor: { ...host.vendor, name: 'Papeterie Sonne' } }).payee).toEqual(own);
});

function after(form: ExpenseForm, changes: Partial<ExpenseForm>): ExpenseForm {
  return { ...form, ...following(form, changes, WORDS) };
}

test('a rate holds for its currency alone', () => {
  const rate = { currency: 'USD', unitsPerEuro: decimal('1.1'), paidEuros: cents(10_000) } as const;
  const dollars = { ...newForm(day('2026-10-06')), ...rate };
  expect(after(dollars, { currency: 'GBP' })).toMatchObject({ unitsPerEuro: null, paidEuros: null });
  expect(after(dollars, { currency: 'USD' })).toMatchObject({ unitsPerEuro: '1.1' });
});

test('what was chosen as an asset is none in a category that has none', () => {
  const asset = {
    description: 'Laptop',
    kind: 'movable',
    treatment: 'oneYear',
    usefulLifeMonths: 12,
  } as const;
  const form = { ...newForm(day('2026-10-06')), category: 'equipment' as const };
  const laptop = typedInto(form, 0, { amount: cents(238_000), asset, usefulLife: 'notebookTablet' });
  expect(after(laptop, { category: 'software' }).lines).toMatchObject([{ asset: null, usefulLife: null }]);
  expect(after(laptop, { documentNumber: '7' }).lines).toMatchObject([{ asset }]);
});

test('a document date that is cleared and typed anew takes the days along that followed it', () => {
  const paid = newForm(day('2026-10-06'));
  const cleared = after(paid, { documentDate: null });
  expect(cleared.paidOn).toBe('2026-10-06');
  expect(after(after(cleared, { documentDate: null }), { documentDate: day('2026-10-01') }).paidOn).toBe(
    '2026-10-01',
  );
  const open = chosen({ ...paid, isPaid: false, paidOn: null }, SUPPLIER);
  const anew = after(after(open, { documentDate: null }), { documentDate: day('2026-10-01') });
  expect(anew.dueDate).toBe('2026-10-15');
});

test('a day of paying that somebody has said stays, whatever becomes of the document date', () => {
  const later = { ...newForm(day('2026-09-30')), paidOn: day('2026-10-06') };
  const anew = after(after(later, { documentDate: null }), { documentDate: day('2026-10-01') });
  expect(anew.paidOn).toBe('2026-10-06');
});

const regime = (validFrom: string, smallBusiness: boolean): TaxRegime => ({
  validFrom: day(validFrom),
  smallBusiness,
  vatBasis: 'cash',
  filingPeriod: 'quarter',
});

/* § 19 UStG in 2025 alone. 100.00 and 19 % are 119.00, which is the whole cost of a small business. */
test('what was typed net is said gross once the bill turns out to be of a year without input VAT', () => {
  const regimes = [regime('2025-01-01', true), regime('2026-01-01', false)];
  const net = typedInto({ ...newForm(day('2026-01-08')), typed: 'net' }, 0, { amount: cents(10_000) });
  expect(grossWhereSmall(net, regimes)).toEqual({});
  const small = grossWhereSmall({ ...net, documentDate: day('2025-12-30') }, regimes);
  expect(small).toMatchObject({ typed: 'gross', isTurnedGross: true, lines: [{ amount: 11_900 }] });
});

/* A bill of software that came with an asset keeps it, but what is eaten has none. */
test('an asset of another category goes where there can be none', () => {
  const asset = {
    description: 'CRM',
    kind: 'intangible',
    treatment: 'oneYear',
    usefulLifeMonths: 12,
  } as const;
  const form = { ...newForm(day('2026-10-06')), category: 'software' as const };
  const crm = typedInto(form, 0, { amount: cents(238_000), asset });
  expect(after(crm, { category: 'other_expenses' }).lines).toMatchObject([{ asset }]);
  expect(after(crm, { category: 'transportation' }).lines).toMatchObject([{ asset: null }]);
});

const codesOf = ({ lines }: ExpenseForm) => lines.map(({ taxCode }) => taxCode);

// § 12 (2) No. 15 UStG: until 31 December 2025 food in restaurants had 19 %.
test('a meal whose day is set right has the rates of that day', () => {
  const typed = typedInto(meal(), 0, { amount: cents(5_350) });
  const before = after(typed, { documentDate: day('2025-12-30') });
  expect(codesOf(before)).toEqual(['inputStandard19', 'inputStandard19', 'inputNone']);
  expect(codesOf(after(before, { documentDate: day('2026-01-02') }))[0]).toBe('inputReduced7');
});

test('a code that somebody has chosen for a meal stays', () => {
  const chosen = typedInto(meal(), 0, { taxCode: 'inputStandard19', isCodeChosen: true });
  expect(codesOf(after(chosen, { documentDate: day('2026-01-02') }))[0]).toBe('inputStandard19');
});

/* The VAT of a restaurant in France is that of France (§ 3a (3) No. 3 b UStG), which no German return gives back. */
test('a meal turns out to have been abroad: no line of it has German input VAT', () => {
  const typed = typedInto(meal(), 0, { amount: cents(5_350) });
  const abroad = after(typed, { vendor: { ...typed.vendor, country: 'FR' } });
  expect(new Set(codesOf(abroad))).toEqual(new Set(['inputNotDeductible']));
});

test('what was no meal after all has neither its lines nor its rates', () => {
  expect(after(meal(), { category: 'software' }).lines).toMatchObject([
    { description: '', taxCode: 'inputStandard19', isCodeChosen: false },
  ]);
  const typed = typedInto(meal(), 0, { amount: cents(5_350) });
  expect(after(typed, { category: 'software' }).lines).toMatchObject([
    { description: '', taxCode: 'inputStandard19', amount: 5_350 },
  ]);
  const described = typedInto(meal(), 1, { amount: cents(5_350), description: 'Drei Bücher' });
  expect(after(described, { category: 'software' }).lines).toMatchObject([
    { description: 'Drei Bücher', taxCode: 'inputStandard19', amount: 5_350 },
  ]);
});
