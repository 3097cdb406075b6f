/** Money that Jonas noted by mistake on an invoice that something else happened to since, and money that goes back. */
import { addDays, type Day } from '@belegbar/domain/calendar';
import { centsFromEuros, decimal } from '@belegbar/domain/money';
import {
  cancelInvoice,
  getInvoice,
  type InvoiceView,
  recordPayment,
  recordRefund,
  undoPayment,
  writeOffInvoice,
} from '@belegbar/server/invoices';
import { readEntries, verifyJournal } from '@belegbar/server/journal';
import { vatAdvance } from '@belegbar/server/tax-reports';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../../server/platform/context.ts';
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

/** Takes back the newest payment, or the newest refund, and holds the journal against its chain, sums and audit log. */
async function undoes(
  person: Person,
  on: string,
  { id, payments }: InvoiceView,
  what: 'payment' | 'refund',
): Promise<InvoiceView> {
  const noted = payments.findLast(({ amount }) => (what === 'refund' ? amount < 0 : amount > 0));
  const undo = { id, paymentId: noted?.id ?? '', idempotencyKey: uuid() };
  const undone = await undoPayment(person.on(on), undo);
  expect(await verifyJournal(person.on(on))).toMatchObject({ firstBroken: null, wrongSums: [] });
  return undone;
}

/** A moment in which the day was read, and ends before what is done is written. */
function atMidnight(person: Person, day: string): Context {
  const context = person.on(day);
  const next = person.on(addDays(day as Day, 1)).platform.clock;
  const clock = { ...context.platform.clock, now: () => next.now() };
  return { ...context, platform: { ...context.platform, clock } };
}

/** Kz 83 of the four quarters of 2026, in cents. */
async function yearOfVat(person: Person): Promise<number[]> {
  const quarters = ['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4'];
  const returns = await Promise.all(quarters.map((quarter) => vatAdvance(person.on('2026-12-31'), quarter)));
  return returns.map(({ payable }) => payable);
}

describe('noted by mistake and taken back', () => {
  test('a refund whose amount was written off since: nothing is lost, and the year has 190.00 of tax', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    await receives(person, '2026-02-20', invoice, '1190.00');
    const refunded = await refunds(person, '2026-05-05', invoice, '190.00');
    await writeOffInvoice(person.on('2026-08-05'), { id: invoice.id, idempotencyKey: uuid() });
    const undone = await undoes(person, '2026-08-06', refunded, 'refund');
    expect(undone).toMatchObject({ status: 'paid', open: 0, writtenOff: 0 });
    expect(await yearOfVat(person)).toEqual([19_000, 0, 0, 0]);
  });

  test('an advance on an invoice that was cancelled after the work: it counted in no quarter', async () => {
    const person = await aJonas();
    const service = { from: '2026-04-01', to: '2026-04-30' };
    const invoice = await bills(person, '2026-03-20', { ...aDayOfWork('brandwerk'), service });
    const paid = await receives(person, '2026-03-25', invoice, '1190.00');
    await cancelInvoice(person.on('2026-07-05'), {
      id: invoice.id,
      idempotencyKey: uuid(),
      reason: 'correctedInvoiceFollows',
    });
    await undoes(person, '2026-07-06', paid, 'payment');
    expect(await yearOfVat(person)).toEqual([0, 19_000, -19_000, 0]);
  });

  test('a refund on an invoice cancelled as the month ended: the cancellation stays on the day of its document', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-03-02', aDayOfWork('brandwerk'));
    const paid = await receives(person, '2026-03-10', invoice, '1190.00');
    await credits(person, '2026-03-20', invoice, '1000');
    const refunded = await refunds(person, '2026-03-21', invoice, '1190.00');
    // Nothing is left to take back. The document is of 31 March; its record is written after midnight.
    await cancelInvoice(atMidnight(person, '2026-03-31'), { id: invoice.id, idempotencyKey: uuid() });
    await undoes(person, '2026-04-02', refunded, 'refund');
    expect(await yearOfVat(person)).toEqual([0, 0, 0, 0]);
    await undoes(person, '2026-04-02', paid, 'payment');
    expect(await yearOfVat(person)).toEqual([0, 0, 0, 0]);
  });

  test('a payment of too much on an invoice cancelled as the month ended: no quarter has tax', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-03-02', aDayOfWork('brandwerk'));
    const paid = await recordPayment(person.on('2026-03-10'), {
      id: invoice.id,
      idempotencyKey: uuid(),
      paidOn: '2026-03-10' as Day,
      note: '',
      amount: centsFromEuros(decimal('1309')),
      method: 'bankTransfer',
      excess: 'keep',
    });
    await cancelInvoice(atMidnight(person, '2026-03-31'), {
      id: invoice.id,
      idempotencyKey: uuid(),
      reason: 'correctedInvoiceFollows',
    });
    await undoes(person, '2026-04-02', paid, 'payment');
    expect(await yearOfVat(person)).toEqual([0, 0, 0, 0]);
  });

  test('a payment before a credit note and another payment: each entry says which one it takes back', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    const paid = await receives(person, '2026-02-20', invoice, '595.00');
    await credits(person, '2026-05-05', invoice, '500');
    await undoes(person, '2026-05-06', paid, 'payment');
    await receives(person, '2026-05-07', invoice, '595.00');
    const again = await getInvoice(person.on('2026-05-07'), invoice.id);
    expect(again).toMatchObject({ open: 0, status: 'paid' });
    await undoes(person, '2026-05-08', again, 'payment');
    const entries = await readEntries(person.on('2026-05-08'), 0, 20);
    expect(entries.map(({ kind, net, reverses }) => [kind, net, reverses])).toEqual([
      ['invoice', 100_000, null],
      ['payment', 50_000, null],
      ['creditNote', -50_000, null],
      ['payment', -50_000, 2],
      ['payment', 50_000, null],
      ['payment', -50_000, 5],
    ]);
    expect(await yearOfVat(person)).toEqual([19_000, -9_500, 0, 0]);
  });
});

describe('money that goes back', () => {
  test('of a deal that is off: the tax falls with each part of it, also when one is noted late or by mistake', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    await receives(person, '2026-02-20', invoice, '1190.00');
    const cancel = { id: invoice.id, idempotencyKey: uuid() };
    expect(await refusalOf(cancelInvoice(person.on('2026-04-14'), cancel))).toBe('INVALID');
    await cancelInvoice(person.on('2026-04-14'), { ...cancel, reason: 'dealIsOff' });
    expect(await yearOfVat(person)).toEqual([19_000, 0, 0, 0]);
    const october = await refunds(person, '2026-10-05', invoice, '595.00');
    await recordRefund(person.on('2026-10-06'), {
      id: invoice.id,
      idempotencyKey: uuid(),
      paidOn: '2026-07-15' as Day,
      note: '',
      amount: centsFromEuros(decimal('238')),
      method: 'bankTransfer',
    });
    // 238.00 / 1.19 = 200.00, and 595.00 / 1.19 = 500.00.
    expect(await yearOfVat(person)).toEqual([19_000, 0, -3800, -9500]);
    await undoes(person, '2026-10-07', october, 'refund');
    expect(await yearOfVat(person)).toEqual([19_000, 0, -3800, 0]);
  });

  // The corrected invoice carries the tax of the same supply (§ 17 (1) UStG); of a deal that is off it goes with the money (§ 17 (2) No. 3).
  test.each([
    ['correctedInvoiceFollows', [19_000, -19_000, 0, 0]],
    ['dealIsOff', [19_000, 0, -19_000, 0]],
  ] as const)(
    'after a cancellation because of %s, and no money in hand needs no reason',
    async (reason, vat) => {
      const person = await aJonas();
      const invoice = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
      await receives(person, '2026-02-20', invoice, '1190.00');
      await cancelInvoice(person.on('2026-04-14'), { id: invoice.id, idempotencyKey: uuid(), reason });
      await refunds(person, '2026-07-15', invoice, '1190.00');
      expect(await yearOfVat(person)).toEqual(vat);
      for (const said of [{ reason }, {}]) {
        const unpaid = await bills(person, '2026-10-10', aDayOfWork('brandwerk'));
        await cancelInvoice(person.on('2026-11-14'), { id: unpaid.id, idempotencyKey: uuid(), ...said });
      }
      expect(await yearOfVat(person)).toEqual(vat);
    },
  );

  test('of a cancelled invoice whose rest was a bad debt: what came in, as it was seen', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    await receives(person, '2026-02-20', invoice, '500.00');
    await writeOffInvoice(person.on('2026-05-05'), { id: invoice.id, idempotencyKey: uuid() });
    await cancelInvoice(person.on('2026-06-01'), {
      id: invoice.id,
      idempotencyKey: uuid(),
      reason: 'correctedInvoiceFollows',
    });
    const givesBack = (seen: string) =>
      recordRefund(person.on('2026-06-02'), {
        id: invoice.id,
        idempotencyKey: uuid(),
        paidOn: '2026-06-02' as Day,
        note: '',
        amount: centsFromEuros(decimal('500')),
        method: 'bankTransfer',
        open: centsFromEuros(decimal(seen)),
      });
    await expect(givesBack('190')).rejects.toMatchObject({
      data: { problems: [{ code: 'payment.open.changed', values: { openCents: '-50000' } }] },
    });
    expect((await givesBack('-500')).payments.map(({ amount }) => amount)).toEqual([50_000, -50_000]);
    await expect(givesBack('-500')).rejects.toMatchObject({
      data: { problems: [{ code: 'payment.open.changed', values: { openCents: '0' } }] },
    });
    expect(await yearOfVat(person)).toEqual([19_000, -19_000, 0, 0]);
  });

  test('after a credit note on a paid invoice takes its tax along (§ 17 UStG, BFH V R 56/06)', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    await receives(person, '2026-02-20', invoice, '1190.00');
    await credits(person, '2026-05-05', invoice, '500');
    expect(await yearOfVat(person)).toEqual([19_000, 0, 0, 0]);
    await refunds(person, '2026-10-05', invoice, '595.00');
    expect(await yearOfVat(person)).toEqual([19_000, 0, 0, -9_500]);
  });

  test('does not go back before it came', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-01-10', aDayOfWork('brandwerk'));
    await receives(person, '2026-02-10', invoice, '1190.00');
    const refundOn = (day: string) =>
      recordRefund(person.on('2026-02-12'), {
        id: invoice.id,
        idempotencyKey: uuid(),
        paidOn: day as Day,
        note: '',
        amount: centsFromEuros(decimal('1190')),
        method: 'bankTransfer',
      });
    await expect(refundOn('2025-12-30')).rejects.toMatchObject({
      code: 'INVALID',
      data: {
        problems: [{ field: 'paidOn', code: 'payment.date.before-money', values: { day: '2026-02-10' } }],
      },
    });
    expect(await refundOn('2026-02-10')).toMatchObject({ open: 119_000 });
  });
});

test('what a late payer keeps as Skonto is not lost as well', async () => {
  const person = await aJonas();
  const invoice = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
  await writeOffInvoice(person.on('2026-05-05'), { id: invoice.id, idempotencyKey: uuid() });
  const paid = await recordPayment(person.on('2026-08-05'), {
    id: invoice.id,
    idempotencyKey: uuid(),
    paidOn: '2026-08-05' as Day,
    note: '',
    amount: centsFromEuros(decimal('1166.20')),
    method: 'bankTransfer',
    rest: 'givenUp',
  });
  expect(paid).toMatchObject({ open: 0, writtenOff: 0, payments: [{ discount: 2_380 }] });
  // 980.00 + 186.20 came of the 1,190.00 that had been given up.
  expect(await yearOfVat(person)).toEqual([19_000, -19_000, 18_620, 0]);
  expect(await undoes(person, '2026-08-06', paid, 'payment')).toMatchObject({ open: 0, writtenOff: 119_000 });
});
