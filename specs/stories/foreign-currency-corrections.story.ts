/** Corrections of invoices in another currency: every place says the same of them, and no cent of euros goes astray. */
import type { Day } from '@belegbar/domain/calendar';
import { emptyClient } from '@belegbar/domain/clients';
import { cents, decimal } from '@belegbar/domain/money';
import { getInvoice, listInvoices, recordRefund, undoPayment } from '@belegbar/server/invoices';
import { createShareLink, openShareLink } from '@belegbar/server/share-links';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aylin } from '../cast/aylin.ts';
import type { CastInvoice, CastMember } from '../cast/cast.ts';
import { jonas } from '../cast/jonas.ts';
import { bills, credits } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { DOLLARS, income, pays, taxed } from '../support/foreign-currency.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
});
afterAll(() => stage.close());

function a(member: CastMember): Promise<Person> {
  return enter(stage, { ...member, email: `${uuid()}@corrected.example` });
}

/** 600.00 and 114.00, 400.00 and 28.00 USD: 1,142.00. */
function twoRates(client: string): CastInvoice {
  const line = { description: 'Arbeit', quantity: '1', unit: 'piece' } as const;
  return {
    ...DOLLARS,
    client,
    lines: [
      { ...line, unitPrice: '600', vatCase: 'standard19' },
      { ...line, unitPrice: '400', vatCase: 'reduced7' },
    ],
  };
}

function givesBack(person: Person, on: string, id: string, money: { amount: number; euros: number }) {
  return recordRefund(person.on(on), {
    id,
    idempotencyKey: uuid(),
    paidOn: on as Day,
    method: 'bankTransfer',
    note: '',
    amount: cents(money.amount),
    euros: cents(money.euros),
  });
}

/** What the client sees behind a link. */
async function faceOf(person: Person, invoiceId: string) {
  const on = '2026-03-04';
  const key = { idempotencyKey: uuid(), expiresInDays: null };
  const { token } = await createShareLink(person.on(on), { invoiceId, ...key });
  const client = {
    platform: stage.platformOn(on),
    businessId: '',
    requestId: 'story',
    transaction: null,
    actor: { kind: 'public' } as const,
  };
  return openShareLink(client, { token });
}

test('what is open in euros is what invoice and credit note say, to the cent', async () => {
  const person = await a(jonas);
  const invoice = await bills(person, '2026-02-10', { ...twoRates('brandwerk'), unitsPerEuro: '1.0889' });
  // 551.01 + 104.69 + 367.34 + 25.71
  expect(invoice.grossInEuros).toBe(104_875);
  // 8.65 and 0.61 USD: 391.35 of 400.00 USD are 359.40 of 367.34 €, 27.39 of 28.00 are 25.15 of 25.71.
  const credit = await credits(person, '2026-03-02', invoice, '8.65', 'reduced7');
  expect(credit.grossInEuros).toBe(-850);
  expect(await getInvoice(person.on('2026-03-02'), invoice.id)).toMatchObject({ openInEuros: 104_025 });
  const { totals } = await listInvoices(person.on('2026-03-02'), {});
  expect(totals).toMatchObject({ gross: 104_025, open: 104_025 });
});

test('an invoice that was credited and given back is not "paid", though the exchange left a gain', async () => {
  const person = await a(jonas);
  const invoice = await bills(person, '2026-02-10', DOLLARS);
  await pays(person, '2026-02-20', invoice, { euros: cents(96_000) });
  await credits(person, '2026-03-02', invoice, '1000');
  await givesBack(person, '2026-03-03', invoice.id, { amount: 119_000, euros: 95_000 });
  expect(await faceOf(person, invoice.id)).toMatchObject({ currency: 'USD', status: 'credited' });
});

test('a rest of one dollar has the rate at which money came, whatever went back', async () => {
  const person = await a(aylin);
  const [client = ''] = Object.keys(person.clients);
  const invoice = await bills(person, '2026-02-10', twoRates(client));
  await pays(person, '2026-02-20', invoice, { amount: cents(114_200), euros: cents(91_360) });
  await givesBack(person, '2026-03-03', invoice.id, { amount: 114_100, euros: 97_000 });
  await credits(person, '2026-04-02', invoice, '400', 'reduced7');
  // 0.37 USD at 0.80 € go from 7 % to 19 %: less than a whole euro of either base.
  expect(await taxed(person, '2026-04')).toEqual([]);
});

// Each part of a payment is rounded to a cent, so its entries alone told 8,876.27 of the 8,876.26 on the account.
test('money that is noted late, beside some that never came, is in the statement as it was on the account', async () => {
  const vienna = { ...emptyClient('de'), name: 'Wiener Werkraum GmbH', country: 'AT', isBusiness: true };
  const address = { street: 'Graben 1', postCode: '1010', city: 'Wien', vatId: 'ATU12345675' };
  const clients = { ...aylin.clients, vienna: { ...vienna, ...address } };
  const person = await a({ ...aylin, clients });
  const line = { description: 'Arbeit', quantity: '1', unit: 'piece' } as const;
  const invoice = await bills(person, '2026-02-10', {
    client: 'vienna',
    title: 'Werkraum',
    currency: 'GBP',
    unitsPerEuro: '0.8567',
    lines: [
      { ...line, unitPrice: '1352.86', vatCase: 'standard19' },
      { ...line, unitPrice: '6436.98', vatCase: 'euService' },
    ],
  });
  const wrong = await pays(person, '2026-03-02', invoice, { amount: cents(337_968), euros: cents(355_050) });
  await pays(person, '2026-03-04', invoice, {
    amount: cents(844_922),
    euros: cents(887_626),
    excess: 'keep',
  });
  await pays(person, '2026-03-03', invoice, {
    amount: cents(563_281),
    euros: cents(637_775),
    unitsPerEuro: decimal('0.848133'),
    excess: 'keep',
  });
  const [payment] = wrong.payments;
  const paymentId = payment?.id ?? '';
  await undoPayment(person.on('2026-03-05'), { id: invoice.id, paymentId, idempotencyKey: uuid() });
  const received = await income(person);
  expect(received.reduce((sum, [, amount]) => sum + amount, 0)).toBe(887_626 + 637_775);
});
