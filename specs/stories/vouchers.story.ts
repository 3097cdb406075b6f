/** What Jonas writes himself of money: what came in without an invoice, and what went to the tax office and came back. */
import type { Day, Period } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import type { OtherIncome } from '@belegbar/domain/vouchers';
import { getBusiness, updateBusiness } from '@belegbar/server/business';
import { readTurnover } from '@belegbar/server/invoices';
import { readEntries, verifyJournal } from '@belegbar/server/journal';
import { incomeSurplusOfYear } from '@belegbar/server/tax-reports';
import {
  getVoucher,
  listVouchers,
  recordOtherIncome,
  recordOtherTax,
  recordPrivateMoney,
  recordVatPayment,
  undoVoucher,
} from '@belegbar/server/vouchers';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { lena } from '../cast/lena.ts';
import { problemsOf, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import { boxesOfPeriod, linesOfYear, taxPaid } from '../support/vouchers.ts';

const TODAY = '2026-12-30';

let stage: Stage;
let person: Person;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
});
afterAll(() => stage.close());
beforeEach(async () => {
  person = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
});
afterEach(async () => {
  expect(await verifyJournal(person.on('2026-12-31'))).toMatchObject({ firstBroken: null, wrongSums: [] });
});

/** A talk at the Volkshochschule on 12 May, 250.00 with VAT. */
function talk(changes: Partial<OtherIncome> = {}) {
  return {
    idempotencyKey: uuid(),
    receivedOn: '2026-05-18' as Day,
    servicePeriod: { from: '2026-05-12' as Day, to: '2026-05-12' as Day },
    payer: { name: 'Volkshochschule', country: 'DE', isBusiness: true, vatId: '' },
    category: 'training' as const,
    vatCase: 'standard19' as const,
    exemptionParagraph: null,
    amount: { gross: cents(25_000) },
    recurring: null,
    ...changes,
  };
}

const linesOf = (year: number) => linesOfYear(person.on(TODAY), year);
const boxesOf = (period: string) => boxesOfPeriod(person.on(TODAY), period);

test('a fee without an invoice is income with its VAT, and nothing of it is left when it is taken back', async () => {
  const { id } = await recordOtherIncome(person.on(TODAY), talk());
  // 250.00 / 1.19 = 210.08; 210 x 19 % = 39.90.
  expect(await boxesOf('2026-Q2')).toEqual({ '81': 21_000, '83': 3_990 });
  expect(await linesOf(2026)).toEqual({ income: 21_008, vatReceived: 3_992 });
  expect(await getVoucher(person.on(TODAY), id)).toMatchObject({
    kind: 'otherIncome',
    number: 'SE-2026-0001',
    bookedOn: '2026-05-18',
    detail: { category: 'training', amount: { gross: 25_000 } },
    isTakenBack: false,
  });
  await undoVoucher(person.on(TODAY), { id, idempotencyKey: uuid() });
  expect(await boxesOf('2026-Q2')).toMatchObject({ '83': 0 });
  expect(await linesOf(2026)).toEqual({ income: 0, vatReceived: 0 });
  const entries = await readEntries(person.on(TODAY), 0, 10);
  expect(entries.map(({ reverses, net }) => [reverses, net])).toEqual([
    [null, 21_008],
    [null, 21_008],
    [1, -21_008],
    [2, -21_008],
  ]);
  const again = undoVoucher(person.on(TODAY), { id, idempotencyKey: uuid() });
  expect(await refusalOf(again)).toBe('ALREADY_TAKEN_BACK');
});

test('the same key is the same voucher, and the next has the next number of its series', async () => {
  const input = talk();
  const first = await recordOtherIncome(person.on(TODAY), input);
  expect(await recordOtherIncome(person.on(TODAY), input)).toEqual(first);
  await recordVatPayment(person.on(TODAY), taxPaid('2026-06-10', 100));
  await recordOtherIncome(person.on(TODAY), talk());
  const { vouchers } = await listVouchers(person.on(TODAY), {});
  expect(vouchers.map(({ number }) => number)).toEqual(['SE-2026-0002', 'UZ-2026-0001', 'SE-2026-0001']);
  const page = await listVouchers(person.on(TODAY), { kind: 'otherIncome', limit: 1 });
  expect(page.vouchers.map(({ number }) => number)).toEqual(['SE-2026-0002']);
  expect(page.next).toBe(page.vouchers[0]?.id);
});

test('a retainer of December that comes on 4 January counts in December', async () => {
  const recurring = { dueOn: '2025-12-31' as Day, belongsTo: 2025 };
  const retainer = talk({ receivedOn: '2026-01-04' as Day, recurring });
  const { id } = await recordOtherIncome(person.on(TODAY), retainer);
  expect(await linesOf(2025)).toEqual({ income: 21_008, vatReceived: 3_992 });
  expect(await linesOf(2026)).toEqual({});
  await undoVoucher(person.on(TODAY), { id, idempotencyKey: uuid() });
  expect([await linesOf(2025), await linesOf(2026)]).toEqual([{ income: 0, vatReceived: 0 }, {}]);
});

test('VAT of the fourth quarter paid on 5 January counts in the old year, but not with the extension', async () => {
  const paidFor = { kind: 'advanceReturn', period: '2025-Q4' as Period } as const;
  await recordVatPayment(person.on(TODAY), taxPaid('2026-01-05', 60_000, paidFor));
  expect([await linesOf(2025), await linesOf(2026)]).toEqual([{ vatToOffice: 60_000 }, {}]);
  const changes = { extensionFrom: '2025-01-01' as Day };
  const { version } = await getBusiness(person.on(TODAY));
  await updateBusiness(person.on(TODAY), { version, changes });
  await recordVatPayment(person.on(TODAY), taxPaid('2026-01-05', 1_000, paidFor));
  expect(await linesOf(2026)).toEqual({ vatToOffice: 1_000 });
});

test('money and taxes of the owner move and stand in no line; a late fee on VAT is a cost', async () => {
  const now = person.on(TODAY);
  const key = () => ({ idempotencyKey: uuid() });
  const paidOn = '2026-03-10' as Day;
  await recordPrivateMoney(now, {
    ...key(),
    direction: 'withdrawal',
    movedOn: paidOn,
    amount: cents(100_000),
  });
  await recordPrivateMoney(now, {
    ...key(),
    direction: 'contribution',
    movedOn: paidOn,
    amount: cents(30_000),
  });
  await recordOtherTax(now, { ...key(), tax: 'incomeTax', paidOn, amount: cents(120_000) });
  await recordOtherTax(now, { ...key(), tax: 'tradeTax', paidOn, amount: cents(-8_000) });
  expect(await linesOf(2026)).toEqual({});
  await recordOtherTax(now, { ...key(), tax: 'vatLateFee', paidOn, amount: cents(1_500) });
  expect(await linesOf(2026)).toEqual({ expenses: 1_500 });
  const none = recordPrivateMoney(now, {
    ...key(),
    direction: 'withdrawal',
    movedOn: paidOn,
    amount: cents(0),
  });
  expect(await problemsOf(none)).toEqual(['amount payment.amount.not-positive']);
});

test('a fee counts for the limits of § 19, damages and a refund do not', async () => {
  person = await enter(stage, { ...lena, email: `${uuid()}@vogt-design.example` });
  const { received: before } = await readTurnover(person.on(TODAY), { year: 2026 });
  await recordOtherIncome(person.on(TODAY), talk({ vatCase: 'smallBusiness' }));
  await recordOtherIncome(person.on(TODAY), talk({ vatCase: 'notTaxable', category: 'other' }));
  await recordVatPayment(person.on(TODAY), taxPaid('2026-08-05', -19_000));
  const { received } = await readTurnover(person.on(TODAY), { year: 2026 });
  expect(received - before).toBe(25_000);
});

test('what the office refunds is money that came in', async () => {
  await recordVatPayment(person.on(TODAY), taxPaid('2026-08-05', -19_000));
  const { result } = await incomeSurplusOfYear(person.on(TODAY), { year: 2026 });
  expect(result).toBe(19_000);
});

test('what cannot be is refused at its field', async () => {
  const now = person.on(TODAY);
  const paidTomorrow = recordVatPayment(now, taxPaid('2026-12-31', 100));
  expect(await problemsOf(paidTomorrow)).toEqual(['paidOn voucher.day.future']);
  const nothing = recordVatPayment(now, taxPaid('2026-12-01', 0));
  expect(await problemsOf(nothing)).toEqual(['amount voucher.amount.none']);
  const toParis = { name: 'Agence', country: 'FR', isBusiness: true, vatId: '' };
  const unnamed = recordOtherIncome(now, talk({ vatCase: 'euService', payer: toParis }));
  expect(await problemsOf(unnamed)).toEqual(['payer.vatId recipient.vat-id.missing']);
  const german = { ...toParis, vatId: 'DE136695976' };
  const ofHere = recordOtherIncome(now, talk({ vatCase: 'euService', payer: german }));
  expect(await problemsOf(ofHere)).toEqual(['payer.vatId recipient.vat-id.domestic']);
  const exempt = (exemptionParagraph: string) =>
    recordOtherIncome(now, talk({ vatCase: 'exempt', exemptionParagraph }));
  // No. 1 to 7 leave the deduction and are exports or supplies to the EU: Kz 43 and 41, not 48.
  expect(await problemsOf(exempt('4 Nr. 5'))).toEqual([
    'exemptionParagraph line.exemption-paragraph.unknown',
  ]);
  await exempt('4 Nr. 21');
  const unknown = { from: '2035-01-01' as Day, to: '2035-01-01' as Day };
  expect(await problemsOf(recordOtherIncome(now, talk({ servicePeriod: unknown })))).toEqual([
    'servicePeriod law.year.unknown',
  ]);
  person = await enter(stage, { ...lena, email: `${uuid()}@vogt-design.example` });
  expect(await problemsOf(recordOtherIncome(person.on(TODAY), talk()))).toEqual([
    'vatCase vat.small-business.vat-shown',
  ]);
});
