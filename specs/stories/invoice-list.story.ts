import { cancelInvoice, type ListInput, listInvoices } from '@belegbar/server/invoices';
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
  ] as const)('filters: %s', async (filter, expected) => {
    expect(await titles({ filter })).toEqual(expected);
  });

  test('counts every state, the overdue ones among the open', async () => {
    expect((await list()).counts).toEqual({ all: 6, draft: 1, open: 2, overdue: 1, paid: 1 });
  });

  // 1190.00 + 238.00 + 1234.57 + 595.00 - 595.00; open 238.00 + 1234.57 - 234.56.
  test('sums what is issued: the cancelled pair comes to nothing', async () => {
    expect((await list()).totals).toEqual({ count: 5, gross: 266257, open: 123801 });
    expect((await list({ filter: 'overdue' })).totals).toEqual({ count: 1, gross: 23800, open: 23800 });
    expect((await list({ filter: 'draft' })).totals).toEqual({ count: 0, gross: 0, open: 0 });
  });

  test.each([
    ['RE-2026-0001', ['Webshop 100 % neu']],
    ['re-2026-0001', ['Webshop 100 % neu']],
    ['kiez kassen', ['Kassenanbindung']],
    ['märz', ['Wartung März']],
    ['1234,57', ['Wartung März']],
    ['1.234,57', ['Wartung März']],
    ['1,234.57', ['Wartung März']],
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
    expect(found.counts).toEqual({ all: 3, draft: 1, open: 1, overdue: 0, paid: 1 });
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

  test('refuses a key that is none', async () => {
    expect(await refusalOf(list({ after: "x' or 1=1" }))).toBe('INVALID');
  });
});
