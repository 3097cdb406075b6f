/** The list of expenses as a PDF, over HTTP: what it says, whose it is, and that a list too long for it says so. */
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageTexts } from '../../documents/testing/read-pdf.ts';
import { joins } from '../support/account.ts';
import { type Served, serve } from '../support/served.ts';
import type { Visitor } from '../support/visitor.ts';

let served: Served;
let owner: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  served = await serve();
  owner = await joins(served, 'owner@report.example');
  stranger = await joins(served, 'stranger@report.example');
  const bill = { category: 'software', documentDate: '2026-01-15', dueDate: '2026-01-31' };
  const records = async (vendor: string, more: Record<string, unknown>, net: number) => {
    const { status, body } = await owner.calls('expenses/record', {
      idempotencyKey: uuid(),
      vendor: { name: vendor, country: 'DE', vatId: '' },
      documentNumber: 'R-7',
      lines: [{ taxCode: 'inputNone', net }],
      ...bill,
      ...more,
    });
    expect(status, JSON.stringify(body)).toBe(200);
  };
  await records('Schöne & Söhne Berlin', {}, 123_456);
  await records('Papierhaus', { category: 'materials', documentDate: '2026-01-20' }, 5_000);
  await records('Cloudworks', { currency: 'USD', unitsPerEuro: '1.25' }, 10_000);
});
afterAll(() => served.close());

function fetches(query: string, who: Visitor | null): Promise<Response> {
  const cookie = [...(who?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  return fetch(`${served.address}/files/expenses.pdf${query}`, { headers: who === null ? {} : { cookie } });
}

async function textOf(query: string, who: Visitor): Promise<string> {
  const answer = await fetches(query, who);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  return (await pageTexts(new Uint8Array(await answer.arrayBuffer()))).join();
}

test('says what was asked for, each expense in its order, and what they come to', async () => {
  const text = await textOf(
    '?language=de&sort=gross&order=ascending&categories=software,materials&to=2026-12-31',
    owner,
  );
  for (const said of ['software und lizenzen, material und waren', 'bis 31.12.2026', 'betrag, aufsteigend'])
    expect(text).toContain(said.replaceAll(' ', ''));
  // 50.00, then 100 dollars at 1.25 a euro = 80.00, then 1,234.56.
  expect(text).toMatch(
    /b-2026-0002.*papierhaus.*50,00.*b-2026-0003.*cloudworks.*80,00.*b-2026-0001.*1\.234,56/,
  );
  expect(text).toContain('100,00usd');
  // In euros 50.00 + 1,234.56 = 1,284.56; with 80.00 it is 1,364.56.
  expect(text).toContain('eur21.284,561.284,561.284,56usd1100,00100,0080,00zusammen31.364,56');
});

test('is in English for who asks for it, by the filter', async () => {
  const text = await textOf('?language=en&search=berlin', owner);
  for (const said of [
    'expenses',
    'searchberlin',
    '1expense',
    'softwareandlicences',
    'due31jan2026',
    '1,234.56',
  ])
    expect(text).toContain(said);
  expect(text).not.toContain('papierhaus');
});

test("is nobody else's, and there is none for what cannot be asked", async () => {
  const own = await textOf('?language=de', stranger);
  expect(own).toContain('keineausgabepasstdazu');
  expect(own).not.toContain('berlin');
  const refused = [
    await fetches('?language=de', null),
    await fetches('?language=fr', owner),
    await fetches('', owner),
  ];
  expect(refused.map(({ status }) => status)).toEqual([401, 404, 404]);
});
