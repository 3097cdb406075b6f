/** Invoices in another currency: the client sees dollars, the books and the tax office euros, each to the cent. */
import type { Day } from '@belegbar/domain/calendar';
import { copyOf } from '@belegbar/domain/invoices';
import { cents, decimal } from '@belegbar/domain/money';
import {
  cancelInvoice,
  createDraft,
  creditable,
  getInvoice,
  type InvoiceView,
  listInvoices,
  recordRefund,
  saveDraft,
  undoPayment,
  writeOffInvoice,
} from '@belegbar/server/invoices';
import { verifyJournal } from '@belegbar/server/journal';
import { recapitulativeStatement } from '@belegbar/server/tax-reports';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aylin } from '../cast/aylin.ts';
import type { CastMember } from '../cast/cast.ts';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, credits, drafts, issues, receives, refusalOf } from '../support/acts.ts';
import { firstBrokenOf } from '../support/archive-reader.ts';
import { freshDatabase } from '../support/database.ts';
import { fetches } from '../support/e-invoices.ts';
import { exportOf } from '../support/exports.ts';
import { DOLLARS, income, pays, taxed } from '../support/foreign-currency.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
});
afterAll(() => stage.close());

function a(member: CastMember): Promise<Person> {
  return enter(stage, { ...member, email: `${uuid()}@currency.example` });
}

async function problemsOf(act: Promise<unknown>): Promise<[string, string][]> {
  const refusal = await act.then(
    () => null,
    (error) => error as { data: { problems: { field: string; code: string }[] } },
  );
  return (refusal?.data.problems ?? []).map(({ field, code }) => [field, code]);
}

describe('Jonas bills 1,190.00 USD', () => {
  test('once he has said the rate; what is no rate is refused at its field', async () => {
    const person = await a(jonas);
    const draft = await drafts(person, '2026-02-10', { ...aDayOfWork('brandwerk'), currency: 'USD' });
    expect(draft).toMatchObject({ currency: 'USD', gross: 119_000, grossInEuros: 0, exchange: null });
    expect(await problemsOf(issues(person, '2026-02-10', draft))).toContainEqual([
      'unitsPerEuro',
      'currency.rate.missing',
    ]);
    const rated = (unitsPerEuro: string, { id, version }: InvoiceView) =>
      saveDraft(person.on('2026-02-10'), {
        id,
        version,
        draft: { ...draft.draft, unitsPerEuro: decimal(unitsPerEuro) },
      });
    const zero = await rated('0', draft);
    expect(await problemsOf(issues(person, '2026-02-10', zero))).toContainEqual([
      'unitsPerEuro',
      'currency.rate.range',
    ]);
    expect(await issues(person, '2026-02-10', await rated('1.25', zero))).toMatchObject({
      currency: 'USD',
      gross: 119_000,
      open: 119_000,
      grossInEuros: 95_200,
      openInEuros: 95_200,
      exchange: { unitsPerEuro: '1.25', net: 80_000, vat: 15_200, gross: 95_200 },
    });
    const { totals } = await listInvoices(person.on('2026-02-10'), {});
    expect(totals).toEqual({ count: 1, gross: 95_200, open: 95_200 });
  });

  test('and the return counts it at the rate of the invoice, the year with what the bank credited', async () => {
    const person = await a(jonas);
    const invoice = await bills(person, '2026-02-10', DOLLARS);
    expect(await taxed(person, '2026-Q1')).toEqual([
      ['81', 80_000],
      ['83', 15_200],
    ]);
    expect(await problemsOf(pays(person, '2026-04-05', invoice, {}))).toEqual([
      ['euros', 'payment.euros.missing'],
    ]);
    const paid = await pays(person, '2026-04-05', invoice, { euros: cents(96_000), fee: cents(500) });
    expect(paid).toMatchObject({
      status: 'paid',
      open: 0,
      openInEuros: 0,
      payments: [{ amount: 119_000, euros: 96_000, fee: 500 }],
    });
    expect(paid.timeline[0]).toMatchObject({ kind: 'paid', detail: '1190.00' });
    expect(await taxed(person, '2026-Q2')).toEqual([]);
    // 960.00 x 1,000 / 1,190 = 806.72…
    expect(await income(person)).toEqual([
      ['income', 80_672],
      ['vatReceived', 15_328],
      ['expenses', 500],
    ]);
    expect(await verifyJournal(person.on('2026-05-04'))).toMatchObject({ firstBroken: null, wrongSums: [] });
  });

  test('is paid in two parts at other rates, and one that never came is taken back', async () => {
    const person = await a(jonas);
    const invoice = await bills(person, '2026-02-10', DOLLARS);
    const half = await pays(person, '2026-03-01', invoice, { amount: cents(40_000), euros: cents(33_000) });
    // 790.00 of 1,190.00 USD, of 952.00 €: 632.00.
    expect(half).toMatchObject({ status: 'sent', open: 79_000, openInEuros: 63_200 });
    await pays(person, '2026-03-02', invoice, { amount: cents(79_000), euros: cents(62_000) });
    const [first] = half.payments;
    const undone = await undoPayment(person.on('2026-03-03'), {
      id: invoice.id,
      paymentId: first?.id ?? '',
      idempotencyKey: uuid(),
    });
    expect(undone).toMatchObject({ status: 'sent', open: 40_000, openInEuros: 32_000 });
    // 620.00 x 1,000 / 1,190 = 521.00…
    expect(await income(person)).toEqual([
      ['income', 52_101],
      ['vatReceived', 9_899],
    ]);
    expect(await verifyJournal(person.on('2026-05-04'))).toMatchObject({ firstBroken: null, wrongSums: [] });
  });

  test('lowers it by 200.00 USD: the credit note says 160.00 and 30.40 €, and so do the books', async () => {
    const person = await a(jonas);
    const invoice = await bills(person, '2026-02-10', DOLLARS);
    const credit = await credits(person, '2026-03-02', invoice, '200');
    expect(credit).toMatchObject({
      kind: 'creditNote',
      currency: 'USD',
      gross: -23_800,
      grossInEuros: -19_040,
      exchange: { unitsPerEuro: '1.25', net: -16_000, vat: -3_040, gross: -19_040 },
    });
    expect(await taxed(person, '2026-Q1')).toEqual([
      ['81', 64_000],
      ['83', 12_160],
    ]);
    const left = await creditable(person.on('2026-03-02'), invoice.id);
    expect(left.groups).toMatchObject([{ net: 80_000, vat: 15_200 }]);
    const lost = await writeOffInvoice(person.on('2026-03-03'), { id: invoice.id, idempotencyKey: uuid() });
    expect(lost).toMatchObject({ status: 'paid', open: 0, openInEuros: 0, writtenOff: 95_200 });
    // A bad debt lowers 81, and box 50 tells its base.
    expect(await taxed(person, '2026-Q1')).toEqual([['50', 64_000]]);
  });

  test('cancels it after it was paid, and gives back other euros than came', async () => {
    const person = await a(jonas);
    const invoice = await bills(person, '2026-02-10', DOLLARS);
    await pays(person, '2026-02-20', invoice, { euros: cents(96_000) });
    const cancellation = await cancelInvoice(person.on('2026-03-02'), {
      id: invoice.id,
      idempotencyKey: uuid(),
      reason: 'correctedInvoiceFollows',
    });
    expect(cancellation).toMatchObject({
      gross: -119_000,
      grossInEuros: -95_200,
      exchange: { vat: -15_200 },
    });
    const money = { id: invoice.id, idempotencyKey: uuid(), method: 'bankTransfer', note: '' } as const;
    const refund = { ...money, paidOn: '2026-03-03' as Day, amount: cents(119_000) };
    expect(await problemsOf(recordRefund(person.on('2026-03-03'), refund))).toEqual([
      ['euros', 'payment.euros.missing'],
    ]);
    await recordRefund(person.on('2026-03-03'), { ...refund, euros: cents(95_500) });
    expect(await taxed(person, '2026-Q1')).toEqual([]);
    // 5.00 x 1,000 / 1,190 is 4.20 to the cent; the two entries were rounded apart: 806.72 less 802.52.
    expect(await income(person)).toEqual([
      ['income', 420],
      ['vatReceived', 80],
    ]);
  });

  test('at a price with VAT, less 2 % for paying early; a copy of it asks for a rate of its own', async () => {
    const person = await a(jonas);
    const { id, version, draft } = await drafts(person, '2026-02-10', DOLLARS);
    const [line] = draft.lines;
    if (line === undefined) throw new Error('no line');
    const gross = {
      ...draft,
      priceEntry: 'gross',
      lines: [{ ...line, unitPrice: decimal('1190') }],
    } as const;
    const terms = { ...gross, lines: [...gross.lines], skonto: [{ days: 10, percent: decimal('2') }] };
    const saved = await saveDraft(person.on('2026-02-10'), { id, version, draft: terms });
    const invoice = await issues(person, '2026-02-10', saved);
    expect(invoice.exchange).toMatchObject({ net: 80_000, vat: 15_200 });
    const paid = await pays(person, '2026-02-18', invoice, {
      amount: cents(116_620),
      euros: cents(95_000),
      rest: 'givenUp',
    });
    expect(paid).toMatchObject({
      status: 'paid',
      open: 0,
      openInEuros: 0,
      payments: [{ amount: 116_620, discount: 2_380, euros: 95_000 }],
    });
    // 20.00 and 3.80 USD less are 16.00 and 3.04 €.
    expect(await taxed(person, '2026-Q1')).toEqual([
      ['81', 78_400],
      ['83', 14_896],
    ]);
    // 950.00 x 980.00 / 1,166.20 = 798.319…
    expect(await income(person)).toEqual([
      ['income', 79_832],
      ['vatReceived', 15_168],
    ]);
    const copied = copyOf(paid.draft, paid.invoiceDate, '2026-03-02' as Day);
    const copy = await createDraft(person.on('2026-03-02'), { idempotencyKey: uuid(), draft: copied });
    expect(copy.draft).toMatchObject({ currency: 'USD', unitsPerEuro: null });
  });

  test('takes it along: an export proves both amounts of each entry without Belegbar', async () => {
    const person = await a(jonas);
    const invoice = await bills(person, '2026-02-10', DOLLARS);
    await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    await pays(person, '2026-02-20', invoice, { euros: cents(96_000) });
    const { manifest, rows, csv } = await exportOf(person.on('2026-03-01'));
    const entries = rows('journal-entries');
    expect(entries.map(({ currency, currencyNet, net }) => [currency, currencyNet, net])).toEqual([
      ['USD', 100_000, 80_000],
      [null, null, 100_000],
      ['USD', 100_000, 80_672],
    ]);
    expect(firstBrokenOf(manifest.business.id, entries)).toBeNull();
    const forged = entries.map((entry) => (entry.number === 3 ? { ...entry, currencyNet: 1 } : entry));
    expect(firstBrokenOf(manifest.business.id, forged)).toBe(3);
    expect(csv('payments')[0]?.currencyAmount).toBe('1190,00');
  });

  test('sends an e-invoice with the VAT in euros beside (BT-6, BT-111)', async () => {
    const person = await a(jonas);
    const { id } = await bills(person, '2026-02-10', DOLLARS);
    for (const file of ['facturX', 'xrechnung'] as const) {
      const { read } = await fetches(person.on('2026-02-10'), id, file);
      expect(read.invoice).toMatchObject({
        currency: 'USD',
        accountingCurrency: 'EUR',
        totals: { net: '1000.00', vat: '190.00', vatInAccountingCurrency: '152.00', gross: '1190.00' },
      });
    }
  });
});

test('Jonas tells the recapitulative statement in euros what he billed in Swedish kronor', async () => {
  const person = await a(jonas);
  // 10,000.00 SEK at 11.25 are 888.888…: 888.89 €, of which both take the whole euros.
  await bills(person, '2026-02-10', {
    client: 'lumiere',
    title: 'Entwicklung',
    currency: 'SEK',
    unitsPerEuro: '11.25',
    lines: [
      { description: 'Entwicklung', quantity: '10', unit: 'hourly', unitPrice: '1000', vatCase: 'euService' },
    ],
  });
  expect(await taxed(person, '2026-Q1')).toEqual([['21', 88_800]]);
  const statement = await recapitulativeStatement(person.on('2026-12-31'), { period: '2026-Q1' });
  expect(statement.lines.map(({ amount }) => amount)).toEqual([88_800]);
});

test('Aylin, taxed on receipt, pays VAT on the euros that came, when they came', async () => {
  const person = await a(aylin);
  const [client = ''] = Object.keys(person.clients);
  const invoice = await bills(person, '2026-02-10', { ...DOLLARS, client });
  expect(await taxed(person, '2026-02')).toEqual([]);
  await pays(person, '2026-03-05', invoice, { euros: cents(96_000) });
  // 806.72 € net: the base is cut to 806 €, of which 19 % are 153.14.
  expect(await taxed(person, '2026-03')).toEqual([
    ['81', 80_600],
    ['83', 15_314],
  ]);
});

test('Aylin counts it for VAT at the rate of the ministry, and the year still with what came', async () => {
  const person = await a(aylin);
  const [client = ''] = Object.keys(person.clients);
  const invoice = await bills(person, '2026-02-10', { ...DOLLARS, client });
  expect(invoice.taxedOnReceipt).toBe(true);
  const money = { euros: cents(96_000), unitsPerEuro: decimal('1.28') };
  await pays(person, '2026-03-05', invoice, money);
  // 1,190.00 / 1.28 = 929.6875; 781.25 € net: 781 €, of which 19 % are 148.39.
  expect(await taxed(person, '2026-03')).toEqual([
    ['81', 78_100],
    ['83', 14_839],
  ]);
  // What came, 960.00, less the 148.44 that VAT counts of 929.69.
  expect(await income(person)).toEqual([
    ['income', 81_156],
    ['vatReceived', 14_844],
  ]);
  await cancelInvoice(person.on('2026-04-02'), {
    id: invoice.id,
    idempotencyKey: uuid(),
    reason: 'correctedInvoiceFollows',
  });
  const back = { id: invoice.id, idempotencyKey: uuid(), method: 'bankTransfer', note: '' } as const;
  const refund = { ...back, paidOn: '2026-04-03' as Day, amount: cents(119_000), euros: cents(90_000) };
  await recordRefund(person.on('2026-04-03'), refund);
  // All that was taxed goes back, whatever the account says: 148.44 to the cent, of the base in whole euros 781 x 19 %.
  expect(await taxed(person, '2026-04')).toEqual([
    ['81', -78_100],
    ['83', -14_839],
  ]);
  expect(await verifyJournal(person.on('2026-05-04'))).toMatchObject({ firstBroken: null, wrongSums: [] });
});

test('Aylin takes back a payment that never came, after a credit note, and no return counts a cent of it', async () => {
  const person = await a(aylin);
  const [client = ''] = Object.keys(person.clients);
  const [work] = DOLLARS.lines;
  if (work === undefined) throw new Error('no line');
  const lines = [
    { ...work, unitPrice: '600' },
    { ...work, unitPrice: '400', vatCase: 'reduced7' as const },
  ];
  const invoice = await bills(person, '2026-02-10', { ...DOLLARS, client, lines });
  const noted = await pays(person, '2026-02-20', invoice, { amount: cents(60_000), euros: cents(54_000) });
  await credits(person, '2026-03-02', invoice, '400', 'reduced7');
  const paymentId = noted.payments[0]?.id ?? '';
  await undoPayment(person.on('2026-03-05'), { id: invoice.id, paymentId, idempotencyKey: uuid() });
  expect(await taxed(person, '2026-02')).toEqual([]);
  expect(await taxed(person, '2026-03')).toEqual([]);
  expect((await income(person)).filter(([, amount]) => amount !== 0)).toEqual([]);
  // 714.00 of 1,142.00 USD are left; 600.00 and 114.00 at 1.25.
  expect(await getInvoice(person.on('2026-03-05'), invoice.id)).toMatchObject({
    open: 71_400,
    openInEuros: 57_120,
  });
});

test('An invoice in euros takes no second amount, and one in dollars is not marked as paid beside others', async () => {
  const person = await a(jonas);
  const euros = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
  const second = { euros: cents(119_000), unitsPerEuro: decimal('1.25') };
  expect(await problemsOf(pays(person, '2026-02-11', euros, second))).toEqual([
    ['euros', 'payment.euros.not-foreign'],
    ['unitsPerEuro', 'payment.euros.not-foreign'],
  ]);
  expect(await receives(person, '2026-02-11', euros, '1190')).toMatchObject({
    currency: 'EUR',
    exchange: null,
    open: 0,
    payments: [{ amount: 119_000, euros: 119_000 }],
  });
  const dollars = await bills(person, '2026-02-12', DOLLARS);
  expect(await refusalOf(pays(person, '2026-02-13', dollars, { euros: cents(0) }))).toBe('INVALID');
  expect(await getInvoice(person.on('2026-02-13'), dollars.id)).toMatchObject({
    open: 119_000,
    payments: [],
  });
});
