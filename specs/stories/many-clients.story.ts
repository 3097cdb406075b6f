/** The list of a business with 10,000 clients: read in pages by every order, nobody twice and nobody left out. */
import { type ClientList, type ClientListInput, listClients } from '@belegbar/server/clients';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aylin } from '../cast/aylin.ts';
import { jonas } from '../cast/jonas.ts';
import { refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const TODAY = '2026-04-01';
const CLIENTS = 10_000;
let stage: Stage;
let person: Person;

type Row = ClientList['clients'][number];

/** Many share a name, owe the same, have brought the same, were billed on the same day, and most of them never. */
beforeAll(async () => {
  const fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
  person = await enter(stage, { ...jonas, clients: {} });
  await enter(stage, aylin);
  await addMany(fresh.superuser);
});
afterAll(() => stage.close());

async function addMany(superuser: FreshDatabase['superuser']): Promise<void> {
  const business = [person.businessId];
  const client = await superuser.connect();
  // The triggers act for the business that is named.
  await client.query("select set_config('app.business', $1, false)", business);
  await client.query(
    `insert into clients (business_id, id, name, archived)
     select $1, gen_random_uuid(), (array['Ärzte', 'apfel', 'Übung', 'Zebra', 'ölwerk'])[1 + n % 5] || ' ' || n % 700, n % 10 = 0
     from generate_series(1, $2::integer) n`,
    [person.businessId, CLIENTS],
  );
  await client.query(
    `update client_sums set open = (hashtext(client_id::text) % 5) * 100,
       last_invoice_date = case when hashtext(client_id::text) % 3 = 0 then date '2026-01-01' + abs(hashtext(client_id::text)) % 60
         else last_invoice_date end
     where business_id = $1`,
    business,
  );
  await client.query(
    'update client_revenue set net = (hashtext(client_id::text) % 300) * 1000 where business_id = $1',
    business,
  );
  // As the database does by itself within a minute.
  await client.query('analyze clients, client_sums, client_revenue');
  client.release(true);
}

async function everyone(input: ClientListInput): Promise<Row[]> {
  const seen: Row[] = [];
  let after: string | undefined;
  do {
    const page = await listClients(person.on(TODAY), { ...input, after, limit: 200 });
    seen.push(...page.clients);
    after = page.next ?? undefined;
  } while (after !== undefined);
  return seen;
}

const byName = new Intl.Collator('und');
const names = (row: Row) => row.name.toLowerCase();

describe('10,000 clients', () => {
  test.each<[NonNullable<ClientListInput['sort']>, (before: Row, after: Row) => boolean]>([
    ['name', (before, after) => byName.compare(names(before), names(after)) <= 0],
    ['open', (before, after) => before.totals.open >= after.totals.open],
    ['revenue', (before, after) => before.totals.revenueNet >= after.totals.revenueNet],
    [
      'lastInvoice',
      (before, after) => (before.totals.lastInvoiceDate ?? '') >= (after.totals.lastInvoiceDate ?? ''),
    ],
  ])('by %s each stands once, in its place', async (sort, isInOrder) => {
    const rows = await everyone({ sort });
    expect(rows).toHaveLength(CLIENTS);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(CLIENTS);
    const wrong = rows.filter((row, index) => index > 0 && !isInOrder(rows[index - 1] ?? row, row));
    expect(wrong).toEqual([]);
  });

  test('archived ones alone are a tenth, and the others the rest', async () => {
    expect(await everyone({ sort: 'open', archived: 'yes' })).toHaveLength(CLIENTS / 10);
    const rest = await everyone({ sort: 'revenue', archived: 'no', search: 'ÄRZTE' });
    expect(rest.length).toBe(1000);
    expect(rest.every(({ name, archived }) => name.startsWith('Ärzte') && !archived)).toBe(true);
  });

  test.each([
    ['open', '0 or 1=1_00000000-0000-4000-8000-000000000000'],
    ['revenue', '_00000000-0000-4000-8000-000000000000'],
    ['lastInvoice', '2026-02-31_00000000-0000-4000-8000-000000000000'],
    ['name', 'Zebra'],
  ] as const)('sorted by %s, a key that is none is refused: %s', async (sort, after) => {
    expect(await refusalOf(listClients(person.on(TODAY), { sort, after }))).toBe('INVALID');
  });
});
