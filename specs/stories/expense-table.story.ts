/** The list of expenses as a table for spreadsheets, over HTTP. */

import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joins } from '../support/account.ts';
import { type Served, serve } from '../support/served.ts';
import type { Visitor } from '../support/visitor.ts';

let served: Served;
let owner: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  served = await serve();
  owner = await joins(served, 'owner@table.example');
  stranger = await joins(served, 'stranger@table.example');
  for (const vendor of ['Schöne & Söhne; Berlin', '=HYPERLINK("x")'])
    await owner.calls('expenses/record', {
      idempotencyKey: uuid(),
      vendor: { name: vendor, country: 'DE', vatId: '' },
      category: 'software',
      documentDate: '2026-01-15',
      dueDate: '2026-01-31',
      documentNumber: 'R-7',
      lines: [{ taxCode: 'inputNone', net: 123_456 }],
    });
});
afterAll(() => served.close());

function fetches(query: string, who: Visitor | null): Promise<Response> {
  const cookie = [...(who?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  return fetch(`${served.address}/files/expenses.csv${query}`, { headers: who === null ? {} : { cookie } });
}

test('says each expense that matches in a row, with nothing that a spreadsheet would compute', async () => {
  const answer = await fetches('?language=de&sort=number&order=ascending&categories=software,legal', owner);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
  expect(text.startsWith('\ufeff')).toBe(true);
  const [head, ...rows] = text.slice(1).trim().split(/\r?\n/);
  expect(head).toBe(
    'Nummer;Datum;Anbieter;USt-IdNr.;Rechnungsnummer;Kategorie;Fällig am;Status;Beleg;Brutto;Währung;Brutto in dieser Währung;Offen in dieser Währung',
  );
  expect(rows).toEqual([
    'B-2026-0001;15.01.2026;"Schöne & Söhne; Berlin";;R-7;Software und Lizenzen;31.01.2026;Offen;nein;1234,56;EUR;1234,56;1234,56',
    `B-2026-0002;15.01.2026;"'=HYPERLINK(""x"")";;R-7;Software und Lizenzen;31.01.2026;Offen;nein;1234,56;EUR;1234,56;1234,56`,
  ]);
});

test('is in English for who asks for it, and by the filter', async () => {
  const text = await (await fetches('?language=en&search=berlin', owner)).text();
  expect(text.trim().split(/\r?\n/)).toHaveLength(2);
  expect(text).toContain('Software and licences,2026-01-31,Unpaid,no,1234.56');
  expect((await (await fetches('?language=en&state=paid', owner)).text()).trim().split(/\r?\n/)).toHaveLength(
    1,
  );
});

test('has only the rows that were chosen, and none for ids that are none', async () => {
  const { body } = await owner.calls('expenses/list', { search: 'berlin' });
  const { expenses } = body as { expenses: { id: string }[] };
  const ids = expenses.map(({ id }) => id).join(',');
  const text = await (await fetches(`?language=en&ids=${ids}`, owner)).text();
  expect(text.trim().split(/\r?\n/)).toHaveLength(2);
  expect(text).toContain('Schöne & Söhne');
  expect(
    (await (await fetches(`?language=en&ids=${ids}`, stranger)).text()).trim().split(/\r?\n/),
  ).toHaveLength(1);
  expect((await fetches('?language=en&ids=x', owner)).status).toBe(404);
});

test("is nobody else's, and there is none for what cannot be asked", async () => {
  const own = await (await fetches('?language=de', stranger)).text();
  expect(own.trim().split(/\r?\n/)).toHaveLength(1);
  const refused = [
    await fetches('?language=de', null),
    await fetches('?language=fr', owner),
    await fetches('', owner),
  ];
  expect(refused.map(({ status }) => status)).toEqual([401, 404, 404]);
});
