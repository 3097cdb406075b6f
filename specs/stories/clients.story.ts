/** What clients owe and have brought, how the list of many is read, and who may see them. */
import type { Day } from '@belegbar/domain/calendar';
import { emptyClient } from '@belegbar/domain/clients';
import { centsFromEuros, decimal } from '@belegbar/domain/money';
import {
  archiveClient,
  createClient,
  getClient,
  listClients,
  proposeClientNumber,
  readClientTotals,
  updateClient,
} from '@belegbar/server/clients';
import {
  cancelInvoice,
  createDraft,
  listClientPayments,
  listInvoices,
  recordPayment,
  writeOffInvoice,
} from '@belegbar/server/invoices';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aylin } from '../cast/aylin.ts';
import type { CastInvoice } from '../cast/cast.ts';
import { jonas } from '../cast/jonas.ts';
import { bills, credits, drafts, receives, refunds, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

const TODAY = '2026-04-01';
let stage: Stage;

beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
});
afterAll(() => stage.close());

function aJonas(): Promise<Person> {
  return enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
}

/** Net price in euros at 19 %. */
function work(client: string, price: string): CastInvoice {
  return {
    client,
    title: 'Arbeit',
    lines: [
      { description: 'Arbeit', quantity: '1', unit: 'project', unitPrice: price, vatCase: 'standard19' },
    ],
  };
}

/** Open, net and gross of all years, net and gross of 2026, in euros; and the last invoice. */
async function totalsOf(person: Person, client = 'brandwerk') {
  const id = person.clients[client] ?? '';
  const totals = await readClientTotals(person.on(TODAY), id);
  const { open, revenueNet, revenueGross, yearNet, yearGross } = totals;
  const listed = (await listClients(person.on(TODAY), {})).clients.find((row) => row.id === id)?.totals;
  expect(listed).toEqual({ open, revenueNet, revenueGross, lastInvoiceDate: totals.lastInvoiceDate });
  return [
    ...[open, revenueNet, revenueGross, yearNet, yearGross].map((sum) => sum / 100),
    totals.lastInvoiceDate,
  ];
}

describe("What Jonas's client owes and has brought", () => {
  test('is nothing before the first invoice, and drafts change nothing', async () => {
    const person = await aJonas();
    await drafts(person, TODAY, work('brandwerk', '1000'));
    expect(await totalsOf(person)).toEqual([0, 0, 0, 0, 0, null]);
  });

  test('follows issue, payment, credit note, discount and the year', async () => {
    const person = await aJonas();
    await receives(
      person,
      '2026-01-02',
      await bills(person, '2025-12-20', work('brandwerk', '100')),
      '119.00',
    );
    const invoice = await bills(person, '2026-01-05', work('brandwerk', '1000'));
    await bills(person, '2026-03-05', work('kiez', '5000'));
    // 119.00 are paid; 1,000.00 + 19 % are new.
    expect(await totalsOf(person)).toEqual([1190, 1100, 1309, 1000, 1190, '2026-01-05']);
    await receives(person, '2026-01-12', invoice, '500.00');
    expect(await totalsOf(person)).toEqual([690, 1100, 1309, 1000, 1190, '2026-01-05']);
    await credits(person, '2026-02-01', invoice, '100');
    expect(await totalsOf(person)).toEqual([571, 1000, 1190, 900, 1071, '2026-01-05']);
    // 11.00 of 571.00 are given up: 11.00 / 1.19 = 9.24 net.
    await recordPayment(person.on('2026-02-10'), {
      id: invoice.id,
      idempotencyKey: uuid(),
      paidOn: '2026-02-10' as Day,
      amount: centsFromEuros(decimal('560.00')),
      method: 'bankTransfer',
      note: '',
      rest: 'givenUp',
    });
    expect(await totalsOf(person)).toEqual([0, 990.76, 1179, 890.76, 1060, '2026-01-05']);
    expect(await totalsOf(person, 'kiez')).toEqual([5950, 5000, 5950, 5000, 5950, '2026-03-05']);
  });

  test('a cancelled invoice comes to nothing, in the year of its cancellation, also when it was paid', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2025-11-03', work('brandwerk', '200'));
    await receives(person, '2025-11-10', invoice, '100.00');
    await cancelInvoice(person.on('2026-01-15'), {
      id: invoice.id,
      idempotencyKey: uuid(),
      reason: 'correctedInvoiceFollows',
    });
    expect(await totalsOf(person)).toEqual([0, 0, 0, -200, -238, '2025-11-03']);
    await refunds(person, '2026-01-20', invoice, '100.00');
    expect(await totalsOf(person)).toEqual([0, 0, 0, -200, -238, '2025-11-03']);
  });

  test('a bad debt is lost, and counts again when money comes after all', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-01-05', work('brandwerk', '1000'));
    await writeOffInvoice(person.on('2026-02-01'), { id: invoice.id, idempotencyKey: uuid() });
    expect(await totalsOf(person)).toEqual([0, 0, 0, 0, 0, '2026-01-05']);
    await receives(person, '2026-03-01', invoice, '119.00');
    expect(await totalsOf(person)).toEqual([0, 100, 119, 100, 119, '2026-01-05']);
  });

  test('and the client page lists the invoices and the money of this client alone', async () => {
    const person = await aJonas();
    const clientId = person.clients.brandwerk ?? '';
    const invoice = await bills(person, '2026-01-05', work('brandwerk', '1000'));
    await receives(person, '2026-01-12', invoice, '500.00');
    await receives(person, '2026-01-20', invoice, '200.00');
    await receives(person, '2026-03-20', await bills(person, '2026-03-05', work('kiez', '70')), '83.30');
    const list = await listInvoices(person.on(TODAY), { clientId });
    expect(list.invoices.map(({ number, open }) => [number, open])).toEqual([[invoice.number, 49000]]);
    expect(list.totals).toEqual({ count: 1, gross: 119000, open: 49000 });
    const first = await listClientPayments(person.on(TODAY), { clientId, limit: 1 });
    const rest = await listClientPayments(person.on(TODAY), { clientId, after: first.next ?? '' });
    const paid = [...first.payments, ...rest.payments];
    expect(paid.map(({ paidOn, amount, invoiceNumber }) => [paidOn, amount, invoiceNumber])).toEqual([
      ['2026-01-20', 20000, invoice.number],
      ['2026-01-12', 50000, invoice.number],
    ]);
    expect(rest.next).toBeNull();
  });

  test('two acts at once on the same client add up', async () => {
    const person = await aJonas();
    const wrong = await bills(person, '2026-01-05', work('brandwerk', '100'));
    const others = await Promise.all(
      [200, 300, 400].map((price) => bills(person, '2026-01-06', work('brandwerk', String(price)))),
    );
    await Promise.all([
      cancelInvoice(person.on('2026-01-07'), { id: wrong.id, idempotencyKey: uuid() }),
      ...others.map((invoice) => receives(person, '2026-01-07', invoice, '100.00')),
    ]);
    // 900.00 net, 1,071.00 gross, less three times 100.00.
    expect(await totalsOf(person)).toEqual([771, 900, 1071, 900, 1071, '2026-01-06']);
  });
});

describe('A client', () => {
  const fields = (changes: object) => ({ ...emptyClient('de'), name: 'Hafen GmbH', ...changes });
  const adds = (person: Person, changes: object) =>
    createClient(person.on(TODAY), { idempotencyKey: uuid(), client: fields(changes) });

  test('is offered the next number, and each number belongs to one', async () => {
    const person = await aJonas();
    const { number } = await proposeClientNumber(person.on(TODAY));
    expect(number).toBe('K-006');
    const both = await Promise.allSettled([
      adds(person, { number }),
      adds(person, { number: ` ${number} ` }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await proposeClientNumber(person.on(TODAY))).number).toBe('K-007');
    expect(await refusalOf(adds(person, { number }))).toBe('INVALID');
    const { id, version } = await adds(person, { number: '' });
    await adds(person, { number: '' });
    const changes = { number: 'K-001' };
    expect(await refusalOf(updateClient(person.on(TODAY), { id, version, changes }))).toBe('INVALID');
  });

  test('for one invoice alone is among the archived, where no other invoice proposes it, and can be named by a draft', async () => {
    const person = await aJonas();
    const address = { street: 'Kai 1', postCode: '20457', city: 'Hamburg' };
    const { id } = await createClient(person.on(TODAY), {
      idempotencyKey: uuid(),
      client: fields({ ...address, name: 'Einmal OHG' }),
      archived: true,
    });
    const found = async (archived: 'yes' | 'no') => {
      const { clients } = await listClients(person.on(TODAY), { search: 'Einmal', archived });
      return clients.map((client) => client.id);
    };
    expect([await found('no'), await found('yes')]).toEqual([[], [id]]);
    const { draft } = await createDraft(person.on(TODAY), {
      idempotencyKey: uuid(),
      draft: { clientId: id },
    });
    expect(draft.clientId).toBe(id);
  });

  test('keeps how they are addressed, billed and reached, and a new draft begins with it', async () => {
    const person = await aJonas();
    const kept = {
      leitwegId: '04011000-1234512345-06',
      formOfAddress: 'familiar',
      language: 'en',
      paymentDays: 30,
      vatCase: 'reduced7',
      invoiceFormat: 'xrechnung',
      recipients: [{ kind: 'cc', email: 'buchhaltung@hafen.example' }],
    };
    const { id } = await adds(person, kept);
    expect(await getClient(person.on(TODAY), id)).toMatchObject(kept);
    const begin = (clientId: string) =>
      createDraft(person.on(TODAY), { idempotencyKey: uuid(), draft: { clientId } });
    expect((await begin(id)).draft).toMatchObject({
      language: 'en',
      paymentTerms: { kind: 'days', days: 30 },
    });
    expect((await begin(person.clients.brandwerk ?? '')).draft).toMatchObject({
      language: 'de',
      paymentTerms: { kind: 'days', days: 14 },
    });
  });

  test('who is no public body may have a reference of its own', async () => {
    const person = await aJonas();
    const { id } = await adds(person, { leitwegId: ' KST-4711 ' });
    expect(await getClient(person.on(TODAY), id)).toMatchObject({ leitwegId: 'KST-4711' });
  });

  test.each([
    [{ leitwegId: '04011000-1234512345-07' }, 'leitwegId'],
    [{ recipients: [{ kind: 'to', email: 'niemand' }] }, 'recipients.0'],
    [{ email: 'a@hafen.example', recipients: [{ kind: 'cc', email: 'A@Hafen.example' }] }, 'recipients.0'],
  ])('is refused with %j', async (changes, field) => {
    const person = await aJonas();
    const failure = await adds(person, changes).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'INVALID', data: { problems: [{ field }] } });
  });

  test('who is archived is not offered to new invoices, but keeps theirs', async () => {
    const person = await aJonas();
    const id = person.clients.kiez ?? '';
    const invoice = await bills(person, TODAY, work('kiez', '70'));
    await archiveClient(person.on(TODAY), { id, archived: true });
    const ids = async (archived: 'no' | 'yes' | 'all') =>
      (await listClients(person.on(TODAY), { archived })).clients.map((client) => client.id);
    expect(await ids('no')).not.toContain(id);
    expect(await ids('yes')).toEqual([id]);
    expect(await ids('all')).toHaveLength(5);
    expect((await listInvoices(person.on(TODAY), { clientId: id })).invoices).toMatchObject([
      { id: invoice.id },
    ]);
  });

  test("of Jonas's does not exist for Aylin", async () => {
    const [person, stranger] = [await aJonas(), await enter(stage, aylin)];
    const id = person.clients.brandwerk ?? '';
    await receives(person, TODAY, await bills(person, TODAY, work('brandwerk', '70')), '83.30');
    const hers = stranger.on(TODAY);
    expect(await refusalOf(getClient(hers, id))).toBe('NOT_FOUND');
    expect(await refusalOf(readClientTotals(hers, id))).toBe('NOT_FOUND');
    expect(await refusalOf(updateClient(hers, { id, version: 1, changes: { name: 'X' } }))).toBe('NOT_FOUND');
    expect(await refusalOf(archiveClient(hers, { id, archived: true }))).toBe('NOT_FOUND');
    expect((await listInvoices(hers, { clientId: id })).invoices).toEqual([]);
    expect((await listClientPayments(hers, { clientId: id })).payments).toEqual([]);
    expect((await listClients(hers, {})).clients.map((client) => client.id)).not.toContain(id);
  });
});
