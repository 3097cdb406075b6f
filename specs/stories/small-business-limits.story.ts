/** What Lena has turned over under § 19 UStG, and Jonas with consumers in the EU, where they issue an invoice. */
import type { Day, Month } from '@belegbar/domain/calendar';
import { emptyClient } from '@belegbar/domain/clients';
import { cents } from '@belegbar/domain/money';
import { cancelInvoice, issueInvoice, readTurnover } from '@belegbar/server/invoices';
import { recordPrivateUse, undoVoucher } from '@belegbar/server/vouchers';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBusiness, updateBusiness } from '../../server/business/index.ts';
import type { CastInvoice, CastLine } from '../cast/cast.ts';
import { jonas } from '../cast/jonas.ts';
import { lena } from '../cast/lena.ts';
import { bills, drafts, issues, receives, refunds, refusalOf } from '../support/acts.ts';
import { buys, disposes } from '../support/assets.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
});
afterAll(() => stage.close());

const aLena = () => enter(stage, { ...lena, email: `${uuid()}@vogt-design.example` });

function poster(unitPrice: string, changes: Partial<CastLine> = {}): CastInvoice {
  const line = { description: 'Plakat', quantity: '1', unit: 'project', vatCase: 'smallBusiness' } as const;
  return { client: 'verlag', title: 'Plakat', lines: [{ ...line, unitPrice, ...changes }] };
}

/** An invoice of the day that is paid at once. */
async function earns(person: Person, on: string, unitPrice: string, changes: Partial<CastLine> = {}) {
  const invoice = await bills(person, on, poster(unitPrice, changes));
  return receives(person, on, invoice, `${unitPrice}.00`);
}

test('what came in counts by its year, less what went back, and without what the law leaves out', async () => {
  const person = await aLena();
  await earns(person, '2025-12-20', '3000');
  const paid = await earns(person, '2026-01-10', '5000');
  await refunds(person, '2026-02-01', paid, '1000.00');
  await earns(person, '2026-02-02', '700', { vatCase: 'exempt', exemptionParagraph: '§ 4 Nr. 21 UStG' });
  await bills(person, '2026-02-04', poster('900'));
  expect(await readTurnover(person.on('2026-02-04'), { year: 2026 })).toEqual({
    year: 2026,
    // 5,000.00 - 1,000.00; the 900.00 have not come.
    received: 400_000,
    previousYear: 300_000,
    isFounding: false,
    euConsumers: { sold: 0, soldBefore: 0 },
  });
});

// § 19 (2) UStG: what is taxable here, so exports (§ 4 No. 1 to 7) and the taxed part of the telephone (§ 3 (9a)), but not what was never
// taxed. 1,000.00 + 700.00 + 200.00.
test('of who is taxed, exports and private use count as well, while they stand', async () => {
  const person = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
  const on = '2026-04-10';
  const earned = async (gross: string, price: string, changes: Partial<CastLine>) => {
    const service = { from: on, to: on };
    const invoice = await bills(person, on, { ...poster(price, changes), client: 'brandwerk', service });
    await receives(person, on, invoice, gross);
  };
  await earned('1190.00', '1000', { vatCase: 'standard19' });
  await earned('700.00', '700', { vatCase: 'export' });
  await earned('300.00', '300', { vatCase: 'exempt', exemptionParagraph: '§ 4 Nr. 21 UStG' });
  const uses = (costWithInputVat: number) =>
    recordPrivateUse(person.on(on), {
      idempotencyKey: uuid(),
      use: {
        kind: 'things',
        months: { from: '2026-03' as Month, to: '2026-03' as Month },
        cost: cents(30_000),
        costWithInputVat: cents(costWithInputVat),
      },
    });
  const { id } = await uses(20_000);
  await uses(0);
  const received = async () => (await readTurnover(person.on(on), { year: 2026 })).received;
  expect(await received()).toBe(190_000);
  await undoVoucher(person.on(on), { id, idempotencyKey: uuid() });
  expect(await received()).toBe(170_000);
});

// § 19 (2) UStG: turnover is without what fixed assets bring, whether a buyer pays for them or nobody does.
test('an asset that is taken out or sold is no turnover', async () => {
  const person = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
  const [taken, sold] = [await buys(person, '2026-02-10'), await buys(person, '2026-02-11')];
  const on = '2026-06-10' as Day;
  const vatCase = 'standard19';
  await disposes(person, taken.id, { on, reason: 'withdrawal', value: cents(3_000_000), vatCase });
  const received = { gross: cents(1_190_000), vatCase, receivedOn: on } as const;
  await disposes(person, sold.id, { on, reason: 'sale', received });
  expect(await readTurnover(person.on('2026-12-31'), { year: 2026 })).toMatchObject({ received: 0 });
});

test('what a small business sells of its fixed assets is none either, and crosses no limit', async () => {
  const person = await aLena();
  await earns(person, '2026-01-10', '95000');
  const press = await bills(person, '2026-03-02', { ...poster('8000'), sellsFixedAssets: true });
  await receives(person, '2026-03-09', press, '8000.00');
  expect(await readTurnover(person.on('2026-12-31'), { year: 2026 })).toMatchObject({ received: 9_500_000 });
});

test('the invoice that would cross 100,000 is refused, and one below it is not', async () => {
  const person = await aLena();
  await earns(person, '2026-01-10', '95000');
  const tooMuch = await drafts(person, '2026-03-02', poster('5001'));
  const refused = issueInvoice(person.on('2026-03-02'), {
    id: tooMuch.id,
    version: tooMuch.version,
    idempotencyKey: uuid(),
  });
  await expect(refused).rejects.toMatchObject({
    code: 'INCOMPLETE',
    data: {
      problems: [expect.objectContaining({ code: 'turnover.limit-crossed', paragraph: '§ 19 (1) UStG' })],
    },
  });
  await bills(person, '2026-03-02', poster('5000'));
  // Of the next year only what comes then counts.
  const next = await drafts(person, '2027-01-04', poster('5001'));
  expect(await refusalOf(issues(person, '2027-01-04', next))).toBeNull();
});

test('the year of founding is known by its day', async () => {
  const person = await aLena();
  const { version } = await getBusiness(person.on('2026-02-04'));
  await updateBusiness(person.on('2026-02-04'), { version, changes: { foundedOn: '2026-01-15' as Day } });
  expect((await readTurnover(person.on('2026-02-04'), { year: 2026 })).isFounding).toBe(true);
  expect((await readTurnover(person.on('2026-02-04'), { year: 2027 })).isFounding).toBe(false);
});

test('what consumers in the EU were billed counts by the year of the document, less what was cancelled', async () => {
  const vienna = {
    ...emptyClient('de'),
    name: 'Eva Gruber',
    street: 'Graben 1',
    postCode: '1010',
    city: 'Wien',
  };
  const clients = { ...jonas.clients, vienna: { ...vienna, country: 'AT', isBusiness: false } };
  const person = await enter(stage, { ...jonas, clients, email: `${uuid()}@weber-code.example` });
  const sells = (on: string, unitPrice: string) =>
    bills(person, on, { ...poster(unitPrice, { vatCase: 'standard19' }), client: 'vienna' });
  await sells('2025-12-30', '300');
  await sells('2026-01-10', '8000');
  const wrong = await sells('2026-01-11', '500');
  await cancelInvoice(person.on('2026-01-12'), { id: wrong.id, idempotencyKey: uuid() });
  await bills(person, '2026-01-13', { ...poster('900', { vatCase: 'standard19' }), client: 'brandwerk' });
  // Of an invoice with VAT on one line, what is exempt on the other is left out.
  const taxed = poster('200', { vatCase: 'reduced7' }).lines;
  const exempt = poster('450', { vatCase: 'exempt', exemptionParagraph: '4 Nr. 21' }).lines;
  await bills(person, '2026-01-13', { ...poster('0'), client: 'vienna', lines: [...taxed, ...exempt] });
  const { euConsumers } = await readTurnover(person.on('2026-01-14'), { year: 2026 });
  expect(euConsumers).toEqual({ sold: 820_000, soldBefore: 30_000 });
});

// § 3a (5) s. 3 UStG asks where the supply is, before § 19 asks how it is taxed there.
test('what a small business bills to consumers in the EU counts alike, without what is exempt', async () => {
  const vienna = {
    ...emptyClient('de'),
    name: 'Eva Gruber',
    street: 'Graben 1',
    postCode: '1010',
    city: 'Wien',
  };
  const clients = { ...lena.clients, vienna: { ...vienna, country: 'AT', isBusiness: false } };
  const person = await enter(stage, { ...lena, clients, email: `${uuid()}@vogt-design.example` });
  const sells = (on: string, price: string, changes: Partial<CastLine> = {}) =>
    bills(person, on, { ...poster(price, changes), client: 'vienna' });
  await sells('2026-01-10', '7000');
  await sells('2026-01-11', '700', { vatCase: 'exempt', exemptionParagraph: '4 Nr. 21' });
  const above = await sells('2026-01-12', '3000.01');
  const sold = async (year: number) => (await readTurnover(person.on('2027-01-14'), { year })).euConsumers;
  expect(await sold(2026)).toEqual({ sold: 1_000_001, soldBefore: 0 });
  expect(await sold(2027)).toEqual({ sold: 0, soldBefore: 1_000_001 });
  await cancelInvoice(person.on('2026-01-13'), { id: above.id, idempotencyKey: uuid() });
  expect(await sold(2026)).toEqual({ sold: 700_000, soldBefore: 0 });
});

test("another's turnover is nobody's", async () => {
  const [mine, other] = [await aLena(), await aLena()];
  await earns(mine, '2026-01-10', '500');
  expect(await readTurnover(other.on('2026-02-04'), { year: 2026 })).toMatchObject({ received: 0 });
});
