import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import {
  cancelInvoice,
  type ListInput,
  listInvoices,
  recordPayment,
  totalsOfSelection,
} from '@belegbar/server/invoices';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CastInvoice } from '../cast/cast.ts';
import { jonas } from '../cast/jonas.ts';
import { bills, drafts, receives, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

const TODAY = '2026-03-20';
let stage: Stage;
let person: Person;

/** Net price in euros at 19 %. */
function work(client: string, title: string, price: string): CastInvoice {
  return {
    client,
    title,
    lines: [{ description: title, quantity: '1', unit: 'project', unitPrice: price, vatCase: 'standard19' }],
  };
}

/** Due after 14 days: the second of February is overdue on the 20th of March, the tenth of March is not. */
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
  person = await enter(stage, jonas);
  const paid = await bills(person, '2026-01-05', work('brandwerk', 'Webshop 100 % neu', '1000'));
  await receives(person, '2026-01-12', paid, '1190.00');
  await bills(person, '2026-02-02', work('kiez', 'Kassenanbindung', '200'));
  const partly = await bills(person, '2026-03-10', work('brandwerk', 'Wartung März', '1037.45'));
  await receives(person, '2026-03-15', partly, '234.56');
  const wrong = await bills(person, '2026-03-12', work('kiez', 'Irrtum', '500'));
  await cancelInvoice(person.on('2026-03-13'), { id: wrong.id, idempotencyKey: uuid() });
  await drafts(person, TODAY, work('brandwerk', 'Entwurf', '70'));
});
afterAll(() => stage.close());

function list(input: ListInput = {}) {
  return listInvoices(person.on(TODAY), input);
}

async function titles(input: ListInput): Promise<string[]> {
  return (await list(input)).invoices.map((row) => row.title);
}

describe("Jonas's list", () => {
  test('shows drafts first, then the newest', async () => {
    expect(await titles({})).toEqual([
      'Entwurf',
      'Irrtum',
      'Irrtum',
      'Wartung März',
      'Kassenanbindung',
      'Webshop 100 % neu',
    ]);
  });

  test.each([
    ['draft', ['Entwurf']],
    ['open', ['Wartung März', 'Kassenanbindung']],
    ['overdue', ['Kassenanbindung']],
    ['paid', ['Webshop 100 % neu']],
    ['cancelled', ['Irrtum', 'Irrtum']],
  ] as const)('filters: %s', async (state, expected) => {
    expect(await titles({ states: [state] })).toEqual(expected);
  });

  test('counts every state, the overdue ones among the open', async () => {
    expect((await list()).counts).toEqual({
      all: 6,
      draft: 1,
      open: 2,
      overdue: 1,
      paid: 1,
      cancelled: 2,
    });
  });

  // 1190.00 + 238.00 + 1234.57 + 595.00 - 595.00; open 238.00 + 1234.57 - 234.56.
  test('sums what is issued: the cancelled pair comes to nothing', async () => {
    expect((await list()).totals).toEqual({ count: 5, gross: 266257, open: 123801 });
    expect((await list({ states: ['overdue'] })).totals).toEqual({ count: 1, gross: 23800, open: 23800 });
    expect((await list({ states: ['draft'] })).totals).toEqual({ count: 0, gross: 0, open: 0 });
  });

  test.each([
    ['RE-2026-0001', ['Webshop 100 % neu']],
    ['re-2026-0001', ['Webshop 100 % neu']],
    ['kiez kassen', ['Kassenanbindung']],
    ['märz', ['Wartung März']],
    ['1234,57', ['Wartung März']],
    ['1.234,57', ['Wartung März']],
    ['1,234.57', ['Wartung März']],
    // What is open of it.
    ['1000,01', ['Wartung März']],
    ['1.000,01 €', ['Wartung März']],
    ['1,000.01', ['Wartung März']],
    ['1000.01', ['Wartung März']],
    ['234,56', []],
    ['100 %', ['Webshop 100 % neu']],
    ['%', ['Webshop 100 % neu']],
    ['_', []],
    ['\\', []],
    ["'; drop table invoices; --", []],
  ])('finds %s', async (search, expected) => {
    expect(await titles({ search })).toEqual(expected);
  });

  test('totals and counts of a search are over what it finds', async () => {
    const found = await list({ search: 'brandwerk' });
    expect(found.totals).toEqual({ count: 2, gross: 242457, open: 100001 });
    expect(found.counts).toEqual({
      all: 3,
      draft: 1,
      open: 1,
      overdue: 0,
      paid: 1,
      cancelled: 0,
    });
  });

  test('pages by key and shows each invoice once', async () => {
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await list({ limit: 2, after });
      seen.push(...page.invoices.map((row) => row.id));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(seen).toEqual((await list()).invoices.map((row) => row.id));
    expect(new Set(seen).size).toBe(6);
  });

  test.each([
    ['date', ['Entwurf', 'Irrtum', 'Irrtum', 'Wartung März', 'Kassenanbindung', 'Webshop 100 % neu']],
    ['number', ['Entwurf', 'Irrtum', 'Irrtum', 'Wartung März', 'Kassenanbindung', 'Webshop 100 % neu']],
    ['due', ['Entwurf', 'Wartung März', 'Irrtum', 'Irrtum', 'Kassenanbindung', 'Webshop 100 % neu']],
    ['gross', ['Wartung März', 'Webshop 100 % neu', 'Irrtum', 'Kassenanbindung', 'Entwurf', 'Irrtum']],
  ] as const)('sorted by %s, falling and rising, page by page', async (sort, falling) => {
    for (const [order, expected] of [
      ['descending', falling],
      ['ascending', falling.toReversed()],
    ] as const) {
      expect(await pageByPage({ sort, order })).toEqual(expected);
    }
  });

  // All but the draft and the invoice of January.
  test.each(['date', 'number', 'due', 'client', 'gross', 'open'] as const)(
    'those of two months by %s stand as in the whole list, page by page',
    async (sort) => {
      for (const order of ['descending', 'ascending'] as const) {
        const all = await titles({ sort, order });
        const ofTime = all.filter((title) => title !== 'Entwurf' && !title.startsWith('Webshop'));
        expect(ofTime).toHaveLength(4);
        const time = { from: day('2026-02-01'), to: day('2026-03-31') };
        expect(await pageByPage({ ...time, sort, order })).toEqual(ofTime);
      }
    },
  );

  async function pageByPage(input: ListInput): Promise<string[]> {
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await list({ ...input, limit: 2, after });
      seen.push(...page.invoices.map((row) => row.title));
      after = page.next ?? undefined;
    } while (after !== undefined);
    return seen;
  }

  test('by client from A, by open amount the most first', async () => {
    const names = (await list({ sort: 'client', order: 'ascending' })).invoices.map((row) => row.clientName);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'de')));
    expect((await titles({ sort: 'open' })).slice(0, 2)).toEqual(['Wartung März', 'Kassenanbindung']);
  });

  test.each<[string, ListInput, string[]]>([
    ['of March', { from: day('2026-03-01'), to: day('2026-03-11') }, ['Wartung März']],
    [
      'from February on',
      { from: day('2026-02-02'), kinds: ['invoice'] },
      ['Irrtum', 'Wartung März', 'Kassenanbindung'],
    ],
    ['cancellations', { kinds: ['cancellation'] }, ['Irrtum']],
    ['of several states', { states: ['paid', 'overdue'] }, ['Kassenanbindung', 'Webshop 100 % neu']],
    ['of an amount', { grossFrom: cents(23_800), grossTo: cents(60_000) }, ['Irrtum', 'Kassenanbindung']],
    ['that say in their lines', { search: 'webshop', states: ['paid'] }, ['Webshop 100 % neu']],
  ])('filters invoices %s', async (_, input, expected) => {
    expect(await titles(input)).toEqual(expected);
  });

  // 1000.00 + 1037.45 net, 1190.00 + 1234.57 gross, of which 1234.57 - 234.56 is open.
  test('adds up what is chosen, one by one and all that match but some', async () => {
    const { invoices } = await list({ search: 'brandwerk' });
    const sums = { net: 203745, gross: 242457, open: 100001 };
    const ids = invoices.map(({ id }) => id);
    expect(await totalsOfSelection(person.on(TODAY), { ids })).toMatchObject({ count: 3, ...sums });
    const draft = ids[0] ?? '';
    const most = { filter: { search: 'brandwerk' }, except: [draft] };
    expect(await totalsOfSelection(person.on(TODAY), most)).toEqual({
      count: 2,
      counts: { draft: 0, open: 1, overdue: 0, paid: 1, cancelled: 0 },
      ...sums,
    });
  });

  test('refuses a key that is none', async () => {
    expect(await refusalOf(list({ after: "x' or 1=1" }))).toBe('INVALID');
  });
});

// 26 of 11.90 gross each, among 28: a word of so many is not looked up.
test('a word that most invoices have finds them all, and none of the others', async () => {
  const other = await enter(stage, { ...jonas, email: 'jonas@series.example' });
  for (let count = 0; count < 26; count += 1) await bills(other, '2026-03-02', work('kiez', 'Serie', '10'));
  await bills(other, '2026-03-02', work('brandwerk', 'Einzelnes', '10'));
  await drafts(other, TODAY, work('kiez', 'Serie', '10'));
  const { invoices, totals, counts } = await listInvoices(other.on(TODAY), { search: 'serie', limit: 50 });
  expect(new Set(invoices.map(({ title }) => title))).toEqual(new Set(['Serie']));
  expect(invoices).toHaveLength(27);
  expect(totals).toEqual({ count: 26, gross: 30_940, open: 30_940 });
  expect(counts).toMatchObject({ all: 27, draft: 1, open: 26 });
});

// Gross 238.00 each; the first is paid with 300.00.
test('what one client has paid too much does not lessen what another owes', async () => {
  const other = await enter(stage, { ...jonas, email: 'jonas@elsewhere.example' });
  const paid = await bills(other, '2026-03-02', work('kiez', 'Kasse', '200'));
  await recordPayment(other.on('2026-03-09'), {
    id: paid.id,
    idempotencyKey: uuid(),
    paidOn: day('2026-03-09'),
    method: 'bankTransfer',
    note: '',
    amount: cents(30_000),
    excess: 'keep',
  });
  await bills(other, '2026-03-03', work('brandwerk', 'Wartung', '200'));
  const { totals } = await listInvoices(other.on(TODAY), {});
  expect(totals).toEqual({ count: 2, gross: 47_600, open: 23_800 });
  const everything = { filter: {}, except: [] };
  expect(await totalsOfSelection(other.on(TODAY), everything)).toMatchObject({ open: 23_800 });
});
