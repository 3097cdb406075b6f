/**
 * Books of any size in moments: an invoice is issued and paid through the product's own verbs, then its rows are copied by the
 * database. Only the hashes of copied journal entries are filler, so such a journal does not verify.
 */
import { v7 as uuid } from 'uuid';
import type { CastInvoice } from '../../specs/cast/cast.ts';
import { jonas } from '../../specs/cast/jonas.ts';
import { bills, receives } from '../../specs/support/acts.ts';
import { enter, type Person } from '../../specs/support/stage.ts';
import { copyEntries, copyInvoices, copyRows, sumUpClients, withoutTriggers } from './copies.ts';
import type { Client } from './http.ts';
import type { Scene } from './scene.ts';

type Place = Pick<Scene, 'installation' | 'stage'>;

/** Four lines of work at two rates: 1,000.00 + 570.00 + 330.00 at 19 % and 100.00 at 7 %, gross 2,368.00 euros. */
export const FOUR_LINES: CastInvoice = {
  client: 'brandwerk',
  title: 'Softwareentwicklung',
  lines: [
    {
      description: 'Workshop vor Ort',
      quantity: '1',
      unit: 'daily',
      unitPrice: '1000',
      vatCase: 'standard19',
    },
    {
      description: 'Entwicklung',
      details: 'Schnittstelle zum Lager',
      quantity: '6',
      unit: 'hourly',
      unitPrice: '95',
      vatCase: 'standard19',
    },
    { description: 'Wartung', quantity: '3', unit: 'monthly', unitPrice: '110', vatCase: 'standard19' },
    {
      description: 'Nutzungsrecht am Handbuch',
      quantity: '1',
      unit: 'piece',
      unitPrice: '100',
      vatCase: 'reduced7',
    },
  ],
};
const GROSS = '2368.00';
/** VAT groups of it, each of them one entry. */
const GROUPS = 2;
/** The year over which the invoices are spread. */
const FIRST_DAY = '2025-01-01';
/** One of seven is not paid yet. */
const UNPAID_EVERY = 7;

/** A business with so many issued invoices over the year 2025. */
export async function businessWith({ installation, stage }: Place, invoices: number): Promise<Person> {
  const person = await enter(stage, { ...jonas, email: `${invoices}@weber-code.example` });
  const unpaid = await bills(person, FIRST_DAY, FOUR_LINES);
  const paid = await bills(person, FIRST_DAY, FOUR_LINES);
  await receives(person, '2025-01-15', paid, GROSS);
  await withoutTriggers(installation.superuser, async (client) => {
    await client.query(
      `create temp table copies on commit drop as
       select n, uuidv7() as id, (case when n % ${UNPAID_EVERY} = 0 then $1 else $2 end)::uuid as source_id, $3::uuid as business_id,
         'RE-2025-' || to_char(n, 'FM0000000') as number, n * 364 / $4::integer as shift
       from generate_series(1, $4::integer - 2) n`,
      [unpaid.id, paid.id, person.businessId, invoices],
    );
    await copyInvoices(client);
  });
  return person;
}

/** A business with so many journal entries in the first quarter of 2025, all of them of one invoice. */
export async function businessWithEntries({ installation, stage }: Place, entries: number): Promise<Person> {
  const person = await enter(stage, { ...jonas, email: `${entries}-entries@weber-code.example` });
  const invoice = await bills(person, FIRST_DAY, FOUR_LINES);
  await withoutTriggers(installation.superuser, async (client) => {
    await client.query(
      `create temp table copies on commit drop as
       select n, $1::uuid as id, $1::uuid as source_id, $2::uuid as business_id, $3::text as number, n % 90 as shift
       from generate_series(1, $4::integer) n`,
      [invoice.id, person.businessId, invoice.number, entries / GROUPS - 1],
    );
    await copyEntries(client);
  });
  return person;
}

/** A business with so many journal entries over the year 2025, all of them of one invoice and its payment. */
export async function businessWithYearOfEntries(
  { installation, stage }: Place,
  entries: number,
): Promise<Person> {
  const person = await enter(stage, { ...jonas, email: `${entries}-of-a-year@weber-code.example` });
  const invoice = await bills(person, FIRST_DAY, FOUR_LINES);
  await receives(person, FIRST_DAY, invoice, GROSS);
  await withoutTriggers(installation.superuser, async (client) => {
    await client.query(
      `create temp table copies on commit drop as
       select n, $1::uuid as id, $1::uuid as source_id, $2::uuid as business_id, $3::text as number, n % 364 as shift
       from generate_series(1, $4::integer) n`,
      [invoice.id, person.businessId, invoice.number, entries / (2 * GROUPS) - 1],
    );
    await copyEntries(client);
  });
  return person;
}

/** So many clients more for a business, among whom its invoices are then spread evenly. */
export async function spreadOverClients(
  { installation }: Place,
  person: Person,
  clients: number,
): Promise<void> {
  const business = [person.businessId];
  await withoutTriggers(installation.superuser, async (client) => {
    await client.query('create temp table copies on commit drop as select $1::uuid as business_id', business);
    await client.query(
      `insert into clients (business_id, id, name, city) select $1, uuidv7(), 'Kunde ' || n || ' GmbH', 'Berlin'
       from generate_series(1, $2::integer) n`,
      [person.businessId, clients],
    );
    await client.query(
      `update invoices set client_id = chosen.id
       from (select id, row_number() over (order by id) - 1 as place from clients where business_id = $1) chosen,
         (select id, row_number() over (order by id) as place from invoices where business_id = $1) counted
       where business_id = $1 and counted.id = invoices.id
         and chosen.place = counted.place % (select count(*) from clients where business_id = $1)`,
      business,
    );
    await client.query(
      `update invoice_search found set client_id = invoices.client_id from invoices
       where found.business_id = $1 and invoices.business_id = $1 and invoices.id = found.id`,
      business,
    );
    await sumUpClients(client);
  });
}

/** So many more businesses, each with the paid invoices of one that stands already. */
export async function otherBusinesses(
  { installation }: Place,
  like: Person,
  count: number,
  invoicesEach: number,
): Promise<void> {
  await withoutTriggers(installation.superuser, async (client) => {
    await client.query(
      `create temp table others on commit drop as
       select n, uuidv7() as user_id, uuidv7() as business_id, $1::uuid as source_user, $2::uuid as source_business
       from generate_series(1, $3::integer) n`,
      [like.userId, like.businessId, count],
    );
    const business_id = 'others.business_id';
    const ofBusiness = 'source on source.business_id = source_business';
    await copyRows(client, 'users', 'others join users source on source.id = source_user', {
      id: 'others.user_id',
      email: `'owner-' || others.n || '@example.test'`,
    });
    await copyRows(client, 'businesses', 'others join businesses source on source.id = source_business', {
      id: business_id,
      user_id: 'others.user_id',
    });
    await copyRows(client, 'tax_regimes', `others join tax_regimes ${ofBusiness}`, { business_id });
    await copyRows(client, 'clients', `others join clients ${ofBusiness}`, { business_id });
    await client.query(
      `create temp table copies on commit drop as
       select n, uuidv7() as id, paid.id as source_id, others.business_id,
         'RE-2025-' || to_char(k, 'FM0000000') as number, k * 364 / $2::integer as shift
       from others cross join generate_series(1, $2::integer) k
       cross join (select id from invoices where business_id = $1 and status = 'paid' limit 1) paid`,
      [like.businessId, invoicesEach],
    );
    await copyInvoices(client);
  });
}

/** The invoice of four lines by one client over HTTP: written as a draft, then issued. */
export async function writeAndIssue(client: Client, person: Person): Promise<void> {
  const draft = await client.call<{ id: string; version: number }>('invoices/createDraft', {
    idempotencyKey: uuid(),
    draft: draftOf(FOUR_LINES, person),
  });
  await client.call('invoices/issue', { id: draft.id, version: draft.version, idempotencyKey: uuid() });
}

function draftOf({ client, title, lines }: CastInvoice, person: Person) {
  const nothing = { details: '', discountPercent: null, exemptionParagraph: null };
  return {
    clientId: person.clients[client],
    title,
    lines: lines.map((line) => ({ ...nothing, ...line, id: uuid() })),
  };
}
