/** Examples of its procedures, by operation id; a test holds them against the contract. */
import { idempotencyKey } from '../api-description/index.ts';
import type { ApiExample } from '../platform/capability.ts';

const id = '01a2049c-7c68-7096-a611-57f800dbc7e0';
const output = { id };

/** A fee of 250.00 with VAT for a talk. */
const talk = {
  receivedOn: '2026-05-18',
  servicePeriod: { from: '2026-05-12', to: '2026-05-12' },
  payer: { name: 'Volkshochschule Musterstadt', country: 'DE', isBusiness: true, vatId: '' },
  category: 'training',
  vatCase: 'standard19',
  exemptionParagraph: null,
  amount: { gross: 25_000 },
  recurring: null,
};
const vatPayment = {
  paidFor: { kind: 'advanceReturn', period: '2025-Q4' },
  paidOn: '2026-01-08',
  directDebitFiledOn: null,
  amount: 60_000,
};
const otherTax = { tax: 'incomeTax', paidOn: '2026-03-10', amount: 120_000 };
const privateMoney = { direction: 'withdrawal', movedOn: '2026-03-31', amount: 150_000 };
const privateUse = {
  use: {
    kind: 'carByListPrice',
    months: { from: '2026-03', to: '2026-03' },
    listPrice: 8_800_000,
    boughtOn: '2025-07-15',
    drive: 'electric',
    co2GramsPerKilometre: 0,
    electricRangeKilometres: 450,
    hadInputVat: true,
    commutingKilometres: null,
  },
};
const costCap = {
  field: 'use.listPrice',
  code: 'voucher.car.cost-cap',
  paragraph: 'BMF IV C 6 - S 2177/07/10004',
  severity: 'warning',
  values: {},
};

const kilometres = {
  way: { kind: 'trip', drivenOn: '2026-03-10', vehicle: 'car', kilometres: '123.4' },
  purpose: 'Musterstadt, Beispielhausen and back: workshop with Brandwerk',
};
const dayAway = {
  on: '2026-03-11',
  country: 'FR',
  place: 'Paris',
  absence: 'fullDay',
  breakfast: true,
  lunch: false,
  dinner: false,
};
const mealsAway = { days: [dayAway], purpose: 'Trade fair' };
const homeOffice = { work: { days: ['2026-03-02', '2026-03-03'] } };
const homeOfficeRoom = { months: ['2026-01', '2026-02'] };
const cashExpense = {
  paidOn: '2026-03-12',
  paidTo: 'Parking meter, Musterstadt',
  purpose: 'Parking during the workshop with Brandwerk',
  category: 'transportation',
  amount: 450,
  noSlipReason: 'The meter printed none.',
};
const adjustment = {
  taxCode: 'wrongVat',
  taxPoint: '2026-03-10',
  base: null,
  tax: 19_000,
  deductible: null,
  moved: { from: 'standard19', to: 'euService', taxPoint: '2026-03-10', base: 100_000, vatId: 'ATU12345675' },
  reason: 'German VAT for a service to a business in Vienna',
  proof: 'Invoice 2026-0017',
};
const voucher = {
  id,
  kind: 'otherIncome',
  number: 'SE-2026-0001',
  bookedOn: '2026-05-18',
  detail: talk,
  about: 'Volkshochschule Musterstadt',
  amount: 25_000,
  isTakenBack: false,
};
/** 250.00 / 1.19 = 210.08. */
const entry = {
  number: 1,
  bookedOn: '2026-05-18',
  kind: 'otherIncomePayment',
  documentKind: 'voucher',
  documentId: id,
  documentNumber: 'SE-2026-0001',
  counterparty: 'Volkshochschule Musterstadt',
  taxCode: 'standard19',
  net: 21_008,
  vat: 3_992,
};

export const vouchersExamples: Readonly<Record<string, ApiExample>> = {
  'vouchers.list': { input: { limit: 50 }, output: { vouchers: [voucher], next: null } },
  'vouchers.get': {
    input: { id },
    output: { ...voucher, entries: [entry], hasPdf: false, documentHash: null },
  },
  'vouchers.recordOtherIncome': { input: { ...talk, idempotencyKey }, output },
  'vouchers.recordVatPayment': { input: { ...vatPayment, idempotencyKey }, output },
  'vouchers.recordOtherTax': { input: { ...otherTax, idempotencyKey }, output },
  'vouchers.recordPrivateMoney': { input: { ...privateMoney, idempotencyKey }, output },
  'vouchers.recordPrivateUse': {
    input: { ...privateUse, idempotencyKey },
    output: { id, hints: [costCap] },
  },
  'vouchers.recordKilometres': { input: { ...kilometres, idempotencyKey }, output },
  'vouchers.recordMeals': {
    input: { ...mealsAway, idempotencyKey },
    output: { id, hints: [] },
  },
  'vouchers.recordHomeOffice': { input: { ...homeOffice, idempotencyKey }, output },
  'vouchers.recordHomeOfficeRoom': { input: { ...homeOfficeRoom, idempotencyKey }, output },
  'vouchers.recordCashExpense': { input: { ...cashExpense, idempotencyKey }, output },
  'vouchers.recordAdjustment': { input: { ...adjustment, idempotencyKey }, output },
  'vouchers.undo': { input: { id, idempotencyKey }, output },
};
