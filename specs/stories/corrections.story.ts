import type { Day } from '@belegbar/domain/calendar';
import { type Cents, cents, centsFromEuros, decimal } from '@belegbar/domain/money';
import { getBusiness, updateBusiness } from '@belegbar/server/business';
import {
  cancelInvoice,
  creditable,
  creditInvoice,
  getInvoice,
  type InvoiceView,
  listInvoices,
  type PaymentInput,
  recordPayment,
  recordRefund,
  undoPayment,
  writeOffInvoice,
} from '@belegbar/server/invoices';
import { verifyJournal } from '@belegbar/server/journal';
import { incomeSurplusOfYear, vatAdvance } from '@belegbar/server/tax-reports';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CastInvoice } from '../cast/cast.ts';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, credits, receives, refunds, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
});
afterAll(() => stage.close());

function aJonas(): Promise<Person> {
  return enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
}

/** Three hours at 100.00 and a book at 40.00, 7 %: 300.00 + 57.00 and 40.00 + 2.80. */
const TWO_RATES: CastInvoice = {
  client: 'brandwerk',
  title: 'Beratung',
  lines: [
    { description: 'Beratung', quantity: '3', unit: 'hourly', unitPrice: '100', vatCase: 'standard19' },
    { description: 'Buch', quantity: '1', unit: 'piece', unitPrice: '40', vatCase: 'reduced7' },
  ],
};

function pays(person: Person, on: string, { id }: { id: string }, money: Partial<PaymentInput>) {
  const usual = { paidOn: on as Day, method: 'paypal', note: '' } as const;
  const amount = centsFromEuros(decimal('1190'));
  return recordPayment(person.on(on), { id, idempotencyKey: uuid(), amount, ...usual, ...money });
}

function linesOf(person: Person, on: string, invoice: InvoiceView, quantities: readonly string[]) {
  const lines = invoice.draft.lines.flatMap(({ id }, index) =>
    quantities[index] === undefined || quantities[index] === '0'
      ? []
      : [{ id, quantity: decimal(quantities[index]) }],
  );
  return creditInvoice(person.on(on), {
    id: invoice.id,
    idempotencyKey: uuid(),
    choice: { kind: 'lines', lines },
    reason: 'Zwei Stunden waren nicht bestellt.',
  });
}

describe('Jonas corrects an invoice', () => {
  test('line by line, no further than is left, and both documents name each other', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-02-10', TWO_RATES);
    const credit = await linesOf(person, '2026-03-02', invoice, ['2', '0']);
    expect(credit).toMatchObject({
      kind: 'creditNote',
      number: 'RE-2026-0002',
      relatedId: invoice.id,
      relatedNumber: 'RE-2026-0001',
      gross: -23_800,
      open: 0,
    });
    const reduced = await getInvoice(person.on('2026-03-02'), invoice.id);
    expect(reduced).toMatchObject({ open: 16_180, creditNotes: [{ id: credit.id, number: 'RE-2026-0002' }] });
    expect(reduced.timeline[0]).toMatchObject({ kind: 'credited', detail: '238.00' });
    const left = await creditable(person.on('2026-03-02'), invoice.id);
    expect(left.lines.map(({ quantity }) => quantity)).toEqual(['1', '1']);
    expect(left.groups.map(({ net, vat }) => [net, vat])).toEqual([
      [10_000, 1_900],
      [4_000, 280],
    ]);
    expect(await refusalOf(linesOf(person, '2026-03-02', invoice, ['2', '0']))).toBe('INVALID');
    await linesOf(person, '2026-03-03', invoice, ['1', '1']);
    expect(await getInvoice(person.on('2026-03-03'), invoice.id)).toMatchObject({ open: 0, status: 'paid' });
    const { totals } = await listInvoices(person.on('2026-03-03'), {});
    expect(totals).toMatchObject({ gross: 0, open: 0 });
    expect(await verifyJournal(person.on('2026-03-03'))).toMatchObject({ firstBroken: null, wrongSums: [] });
  });

  test('and cancels it afterwards: the cancellation takes back what the credit note left', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-02-10', TWO_RATES);
    await linesOf(person, '2026-03-02', invoice, ['2', '0']);
    const cancellation = await cancelInvoice(person.on('2026-03-04'), {
      id: invoice.id,
      idempotencyKey: uuid(),
    });
    // 300.00 + 57.00 + 40.00 + 2.80 less 238.00.
    expect(cancellation).toMatchObject({ gross: -16_180, number: 'RE-2026-0003' });
    const { boxes } = await vatAdvance(person.on('2026-03-31'), '2026-Q1');
    expect(boxes.filter(({ amount }) => amount !== 0)).toEqual([]);
  });

  test('under numbers of their own, where he wants them', async () => {
    const person = await aJonas();
    const { version } = await getBusiness(person.on('2026-02-01'));
    const patterns = (creditNoteNumberPattern: string) => ({
      version,
      changes: { cancellationNumberPattern: 'ST-{YYYY}-{NN}', creditNoteNumberPattern },
    });
    const same = updateBusiness(person.on('2026-02-01'), patterns('RE-{YYYY}-{NNNN}'));
    expect(await refusalOf(same)).toBe('INVALID');
    await updateBusiness(person.on('2026-02-01'), patterns('RK-{YYYY}-{NN}'));
    const invoice = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    const credit = await credits(person, '2026-02-11', invoice, '10');
    const cancellation = await cancelInvoice(person.on('2026-02-12'), {
      id: invoice.id,
      idempotencyKey: uuid(),
    });
    const next = await bills(person, '2026-02-13', aDayOfWork('brandwerk'));
    expect([credit.number, cancellation.number, next.number]).toEqual([
      'RK-2026-01',
      'ST-2026-01',
      'RE-2026-0002',
    ]);
  });

  test('but a correction takes no money, and is not corrected again', async () => {
    const person = await aJonas();
    const credit = await credits(
      person,
      '2026-02-11',
      await bills(person, '2026-02-10', aDayOfWork('brandwerk')),
      '10',
    );
    expect(await refusalOf(receives(person, '2026-02-12', credit, '1.00'))).toBe('NOT_AN_INVOICE');
    expect(await refusalOf(credits(person, '2026-02-12', credit, '1'))).toBe('NOT_AN_INVOICE');
  });
});

test('the last of six small prints is credited to the cent, though the work of another rate stays', async () => {
  const person = await aJonas();
  const invoice = await bills(person, '2026-02-10', {
    ...TWO_RATES,
    lines: [
      ...TWO_RATES.lines.slice(0, 1),
      { description: 'Druck', quantity: '6', unit: 'piece', unitPrice: '0.335', vatCase: 'reduced7' },
    ],
  });
  const grosses: number[] = [];
  for (const _ of '123456') grosses.push((await linesOf(person, '2026-03-02', invoice, ['0', '1'])).gross);
  // 6 x 0.335 = 2.01 + 0.14 = 2.15; 0.34 + 0.02 = 0.36 each; 2.15 - 5 x 0.36 = 0.35.
  expect(grosses).toEqual([-36, -36, -36, -36, -36, -35]);
});

describe('money that is not quite what was asked', () => {
  test('PayPal keeps a part: the invoice is paid, and the fee is a cost of the year', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    const paid = await pays(person, '2026-02-20', invoice, { fee: centsFromEuros(decimal('29.99')) });
    expect(paid).toMatchObject({ status: 'paid', open: 0, payments: [{ amount: 119_000, fee: 2_999 }] });
    const { lines } = await incomeSurplusOfYear(person.on('2026-12-31'), { year: 2026 });
    expect(lines.map(({ line, amount }) => [line, amount])).toEqual([
      ['income', 100_000],
      ['vatReceived', 19_000],
      ['expenses', 2_999],
    ]);
  });

  test('too much is refused as an error, or kept as credit and given back', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    const amount = centsFromEuros(decimal('1309'));
    expect(await refusalOf(pays(person, '2026-02-20', invoice, { amount }))).toBe('INVALID');
    expect(await pays(person, '2026-02-20', invoice, { amount, excess: 'keep' })).toMatchObject({
      status: 'paid',
      open: -11_900,
    });
    const taxed = await vatAdvance(person.on('2026-03-31'), '2026-Q1');
    expect(taxed.payable).toBe(20_900);
    const again = { amount, excess: 'keep', open: centsFromEuros(decimal('1190')) } as const;
    expect(await refusalOf(pays(person, '2026-02-20', invoice, again))).toBe('INVALID');
    expect(await refunds(person, '2026-03-02', invoice, '119.00')).toMatchObject({ status: 'paid', open: 0 });
    expect((await vatAdvance(person.on('2026-03-31'), '2026-Q1')).payable).toBe(19_000);
  });

  test('noted by mistake, it is taken back once; both notes stay and no return counts it', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    const paid = await pays(person, '2026-02-20', invoice, { fee: centsFromEuros(decimal('5')) });
    const undo = { id: invoice.id, paymentId: paid.payments[0]?.id ?? '', idempotencyKey: uuid() };
    const undone = await undoPayment(person.on('2026-05-04'), undo);
    expect(undone).toMatchObject({ status: 'sent', open: 119_000 });
    expect(undone.payments.map(({ amount, fee, undone: isUndone }) => [amount, fee, isUndone])).toEqual([
      [119_000, 500, true],
      [-119_000, -500, false],
    ]);
    expect(undone.timeline.map(({ kind }) => kind).slice(0, 2)).toEqual(['paymentUndone', 'paid']);
    expect(await refusalOf(undoPayment(person.on('2026-05-04'), { ...undo, idempotencyKey: uuid() }))).toBe(
      'INVALID',
    );
    const { income, expense } = await incomeSurplusOfYear(person.on('2026-12-31'), { year: 2026 });
    expect([income, expense]).toEqual([0, 0]);
    expect(await verifyJournal(person.on('2026-05-04'))).toMatchObject({ firstBroken: null, wrongSums: [] });
  });

  test('a payment that was given back meanwhile is not taken back before the refund is', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    const paid = await receives(person, '2026-02-20', invoice, '1190.00');
    const refunded = await refunds(person, '2026-02-25', invoice, '190.00');
    const undo = (paymentId = '') =>
      undoPayment(person.on('2026-03-01'), { id: invoice.id, paymentId, idempotencyKey: uuid() });
    expect(await refusalOf(undo(paid.payments[0]?.id))).toBe('INVALID');
    await undo(refunded.payments.find(({ amount }) => amount < 0)?.id);
    expect(await undo(paid.payments[0]?.id)).toMatchObject({ open: 119_000, status: 'sent' });
  });

  test('a bad debt is told from a paid invoice, once, and money may still come', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    const writeOff = (open: Cents | undefined = undefined) =>
      writeOffInvoice(person.on('2026-05-04'), { id: invoice.id, idempotencyKey: uuid(), open });
    expect(await refusalOf(writeOff(centsFromEuros(decimal('595'))))).toBe('INVALID');
    expect(await writeOff(invoice.open)).toMatchObject({ open: 0, writtenOff: 119_000 });
    expect(await refusalOf(writeOff())).toBe('INVALID');
    expect(await receives(person, '2026-08-06', invoice, '595.00')).toMatchObject({
      open: 0,
      writtenOff: 59_500,
    });
    // 500.00 + 95.00 of what was lost are not owed any more: nothing is corrected twice (§ 17 (2) No. 1 UStG).
    await credits(person, '2026-08-07', invoice, '500');
    expect(await getInvoice(person.on('2026-08-07'), invoice.id)).toMatchObject({ open: 0, writtenOff: 0 });
    expect((await vatAdvance(person.on('2026-12-31'), '2026-Q3')).payable).toBe(9_500);
  });

  test('a rest is given up only of what was open where he looked', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    await receives(person, '2026-02-11', invoice, '590.00');
    const paying = (open: Cents) =>
      pays(person, '2026-02-12', invoice, { amount: centsFromEuros(decimal('588')), rest: 'givenUp', open });
    await expect(paying(invoice.open)).rejects.toMatchObject(changed('amount', '60000'));
    expect(await paying(centsFromEuros(decimal('600')))).toMatchObject({ open: 0, status: 'paid' });
  });
});

describe('what another tab has done meanwhile is not done twice', () => {
  test('a credit note', async () => {
    const person = await aJonas();
    const { id, open } = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    const credit = () => {
      const group = { vatCase: 'standard19', exemptionParagraph: null } as const;
      const amounts = [{ id: uuid(), ...group, amount: centsFromEuros(decimal('400')) }];
      const choice = { kind: 'amounts', amounts } as const;
      return creditInvoice(person.on('2026-02-11'), { id, idempotencyKey: uuid(), choice, reason: '', open });
    };
    await credit();
    // 1,190.00 less 476.00.
    await expect(credit()).rejects.toMatchObject(changed('open', '71400'));
  });

  test.each([
    ['of what was too much', '1290', false, -10_000, '0'],
    ['of a part after a cancellation', '1190', true, -119_000, '-109000'],
  ])('a refund %s', async (_, paid, isCancelled, seen, openCents) => {
    const person = await aJonas();
    const { id } = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    await pays(person, '2026-02-11', { id }, { amount: centsFromEuros(decimal(paid)), excess: 'keep' });
    if (isCancelled)
      await cancelInvoice(person.on('2026-02-11'), {
        id,
        idempotencyKey: uuid(),
        reason: 'correctedInvoiceFollows',
      });
    const refund = () =>
      recordRefund(person.on('2026-02-12'), {
        id,
        idempotencyKey: uuid(),
        paidOn: '2026-02-12' as Day,
        method: 'paypal',
        note: '',
        amount: centsFromEuros(decimal('100')),
        open: cents(seen),
      });
    await refund();
    await expect(refund()).rejects.toMatchObject(changed('amount', openCents));
  });
});

function changed(field: string, openCents: string) {
  const problem = { field, code: 'payment.open.changed', values: { openCents } };
  return { code: 'INVALID', data: { problems: [problem] } };
}
