import type { Day } from '@belegbar/domain/calendar';
import { centsFromEuros, decimal } from '@belegbar/domain/money';
import { cancelInvoice, getInvoice, recordPayment, writeOffInvoice } from '@belegbar/server/invoices';
import { readEntries } from '@belegbar/server/journal';
import { vatAdvance } from '@belegbar/server/tax-reports';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, credits, drafts, issues, receives, refunds, refusalOf } from '../support/acts.ts';
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

function euros(amount: string) {
  return centsFromEuros(decimal(amount));
}

/** Kz 81 and Kz 83 of a quarter, in cents. */
async function figures(person: Person, quarter: string): Promise<[base: number, payable: number]> {
  const { boxes, payable } = await vatAdvance(person.on('2026-12-31'), quarter);
  return [boxes.find((box) => box.kennzahl === '81')?.amount ?? 0, payable];
}

describe('Jonas is paid', () => {
  test('in two parts: the first keeps the invoice sent, the second makes it paid', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    const half = await receives(person, '2026-02-20', invoice, '500.00');
    expect(half).toMatchObject({ status: 'sent', open: 69000 });
    const whole = await receives(person, '2026-02-25', invoice, '690.00');
    expect(whole).toMatchObject({ status: 'paid', open: 0 });
    expect(whole.payments.map((payment) => [payment.paidOn, payment.amount, payment.entries])).toEqual([
      ['2026-02-20', 50000, [2]],
      ['2026-02-25', 69000, [3]],
    ]);
    // 500.00 / 1.19 = 420.17; together 1,000.00 and 190.00.
    const entries = await readEntries(person.on('2026-02-25'), 1, 10);
    expect(entries.map((entry) => [entry.net, entry.vat])).toEqual([
      [42017, 7983],
      [57983, 11017],
    ]);
  });

  test('once, although he clicked twice', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    const click = {
      id: invoice.id,
      idempotencyKey: uuid(),
      paidOn: '2026-02-20' as Day,
      amount: euros('500.00'),
      method: 'paypal' as const,
      note: 'Anzahlung',
    };
    await Promise.all([
      recordPayment(person.on('2026-02-20'), click),
      recordPayment(person.on('2026-02-20'), click),
    ]);
    expect(await recordPayment(person.on('2026-02-20'), click)).toMatchObject({
      open: 69000,
      payments: [{ method: 'paypal', note: 'Anzahlung' }],
    });
  });

  test.each([
    ['more than is open', '2026-02-10', '1190.01', 'amount'],
    ['nothing', '2026-02-10', '0.00', 'amount'],
    ['less than nothing', '2026-02-10', '-5.00', 'amount'],
    ['tomorrow', '2026-02-11', '5.00', 'paidOn'],
  ])('%s is refused at its field', async (_, paidOn, amount, field) => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    const payment = recordPayment(person.on('2026-02-10'), {
      id: invoice.id,
      idempotencyKey: uuid(),
      paidOn: paidOn as Day,
      amount: euros(amount),
      method: 'cash',
      note: '',
    });
    await expect(payment).rejects.toMatchObject({
      code: 'INVALID',
      data: { problems: [expect.objectContaining({ field })] },
    });
  });

  test('before the invoice date, and before the work: the money is taxed when it comes (§ 13 (1) No. 1 a s. 4 UStG)', async () => {
    const person = await aJonas();
    const service = { from: '2026-04-01', to: '2026-04-30' };
    const invoice = await bills(person, '2026-03-25', { ...aDayOfWork('brandwerk'), service });
    const paid = await recordPayment(person.on('2026-03-25'), {
      id: invoice.id,
      idempotencyKey: uuid(),
      paidOn: '2026-03-20' as Day,
      amount: euros('1190.00'),
      method: 'bankTransfer',
      note: '',
    });
    expect(paid.status).toBe('paid');
    expect(await figures(person, '2026-Q1')).toEqual([100000, 19000]);
    expect(await figures(person, '2026-Q2')).toEqual([0, 0]);
  });

  test('less than asked, by an agreed discount: the rest is given up (§ 17 (1) UStG)', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    const paid = await recordPayment(person.on('2026-02-12'), {
      id: invoice.id,
      idempotencyKey: uuid(),
      paidOn: '2026-02-12' as Day,
      amount: euros('1166.20'),
      method: 'bankTransfer',
      note: '',
      rest: 'givenUp',
    });
    expect(paid).toMatchObject({ status: 'paid', open: 0 });
    // 2 % of 1,190.00 are 23.80 = 20.00 + 3.80.
    expect(await figures(person, '2026-Q1')).toEqual([98000, 18620]);
  });

  test('a draft takes no money, nor does a cancelled invoice', async () => {
    const person = await aJonas();
    const draft = await drafts(person, '2026-02-10', aDayOfWork('brandwerk'));
    expect(await refusalOf(receives(person, '2026-02-10', draft, '1.00'))).toBe('NOT_ISSUED');
    const invoice = await issues(person, '2026-02-10', draft);
    await cancelInvoice(person.on('2026-02-10'), { id: invoice.id, idempotencyKey: uuid() });
    expect(await refusalOf(receives(person, '2026-02-10', invoice, '1.00'))).toBe('ALREADY_CANCELLED');
  });
});

describe('Jonas is not paid', () => {
  test('he writes the debt off, and taxes it again when the money comes after all (§ 17 (2) No. 1 UStG)', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-01-20', aDayOfWork('brandwerk'));
    const lost = await writeOffInvoice(person.on('2026-05-04'), { id: invoice.id, idempotencyKey: uuid() });
    expect(lost.open).toBe(0);
    expect(await figures(person, '2026-Q2')).toEqual([-100000, -19000]);
    await receives(person, '2026-08-06', invoice, '1190.00');
    expect(await figures(person, '2026-Q3')).toEqual([100000, 19000]);
  });
});

describe('Jonas gives money back', () => {
  test('after a cancellation, all of it and not a cent more', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    await receives(person, '2026-02-20', invoice, '1190.00');
    await cancelInvoice(person.on('2026-03-02'), {
      id: invoice.id,
      idempotencyKey: uuid(),
      reason: 'correctedInvoiceFollows',
    });
    expect(await refusalOf(refunds(person, '2026-03-03', invoice, '1190.01'))).toBe('INVALID');
    const refunded = await refunds(person, '2026-03-03', invoice, '1190.00');
    expect(await refusalOf(refunds(person, '2026-03-03', invoice, '0.01'))).toBe('INVALID');
    expect(refunded.payments.map((payment) => payment.amount)).toEqual([119000, -119000]);
    const cash = (await readEntries(person.on('2026-03-03'), 0, 50)).filter(
      (entry) => entry.basis === 'cash',
    );
    expect(cash.reduce((sum, entry) => sum + entry.net + entry.vat, 0)).toBe(0);
  });

  test('a credit note lowers what is owed at the rate of the supply, and no further than the invoice', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    const credit = (amount: string, vatCase: 'standard19' | 'reduced7') =>
      credits(person, '2026-04-13', invoice, amount, vatCase);
    // 200.00 + 38.00
    expect(await credit('200', 'standard19')).toMatchObject({ kind: 'creditNote', gross: -23800, open: 0 });
    expect((await getInvoice(person.on('2026-04-13'), invoice.id)).open).toBe(95200);
    expect(await figures(person, '2026-Q2')).toEqual([-20000, -3800]);
    expect(await refusalOf(credit('900', 'standard19'))).toBe('INVALID');
    expect(await refusalOf(credit('10', 'reduced7'))).toBe('INVALID');
  });
});
