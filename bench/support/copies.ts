/**
 * Copying rows within the database. What to copy stands in a temporary table `copies`: `id` and `number` of the new invoice, its
 * `business_id`, the invoice it is like (`source_id`), and by how many days it is later (`shift`).
 */
import type pg from 'pg';

const OWNER = { business_id: 'copies.business_id' };

/** Runs `work` in a transaction in which triggers and foreign keys sleep. */
export async function withoutTriggers(
  superuser: pg.Pool,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await superuser.connect();
  try {
    await client.query('begin');
    await client.query("set local session_replication_role = 'replica'");
    await work(client);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** One invoice with all that belongs to it for each row of `copies`. */
export async function copyInvoices(client: pg.PoolClient): Promise<void> {
  const from = (table: string, column: string) =>
    `copies join ${table} source on source.${column} = copies.source_id`;
  const documents = `jsonb_build_object('number', copies.number, 'invoiceDate', source.invoice_date + shift, 'dueDate', source.due_date + shift,
    'servicePeriod', jsonb_build_object('from', source.invoice_date + shift, 'to', source.invoice_date + shift))`;
  await copyRows(client, 'invoices', from('invoices', 'id'), {
    ...OWNER,
    id: 'copies.id',
    number: 'copies.number',
    invoice_date: 'source.invoice_date + shift',
    due_date: 'source.due_date + shift',
    document: `source.document || ${documents}`,
    search: 'replace(source.search, lower(source.number), lower(copies.number))',
  });
  await copyRows(client, 'payments', from('payments', 'invoice_id'), {
    ...OWNER,
    id: 'uuidv7()',
    invoice_id: 'copies.id',
    paid_on: 'source.paid_on + shift',
  });
  const subject = { ...OWNER, subject_id: 'copies.id' };
  await copyRows(client, 'audit_log', from('audit_log', 'subject_id'), { ...subject, id: 'uuidv7()' });
  await copyRows(client, 'idempotency_keys', from('idempotency_keys', 'subject_id'), {
    ...subject,
    key: 'uuidv7()',
  });
  await copyEntries(client);
  await sumUpInvoices(client);
  await sumUpClients(client);
}

/** The journal entries of one invoice for each row of `copies`, numbered on from the last that stands. */
export async function copyEntries(client: pg.PoolClient): Promise<void> {
  const last = `(select businesses.id, coalesce(max(stands.number), 0) as number from businesses
    left join journal_entries stands on stands.business_id = businesses.id group by businesses.id)`;
  const from = `copies join journal_entries source on source.document_id = copies.source_id join ${last} last on last.id = copies.business_id`;
  await copyRows(client, 'journal_entries', from, {
    ...OWNER,
    number: `last.number + row_number() over (partition by copies.business_id order by copies.n, copies.number, source.number)`,
    booked_on: 'source.booked_on + shift',
    service_from: 'source.service_from + shift',
    service_to: 'source.service_to + shift',
    tax_point: 'source.tax_point + shift',
    counts_on: 'source.counts_on + shift',
    document_id: 'copies.id',
    document_number: 'copies.number',
  });
  await sumUpEntries(client);
}

/** What the triggers, which sleep meanwhile, would have added up. */
async function sumUpEntries(client: pg.PoolClient): Promise<void> {
  await client.query('delete from journal_sums where business_id in (select business_id from copies)');
  await client.query(
    `insert into journal_sums (business_id, month, tax_code, scheme, kind, exemption_paragraph, net, vat, deductible, count)
     select business_id, date_trunc('month', tax_point::timestamp)::date, tax_code, scheme, kind, coalesce(exemption_paragraph, ''),
       sum(net), sum(vat), sum(coalesce(deductible, vat)), count(*)
     from journal_entries where tax_point is not null and business_id in (select business_id from copies) group by 1, 2, 3, 4, 5, 6`,
  );
  await client.query('delete from cash_sums where business_id in (select business_id from copies)');
  await client.query(
    `insert into cash_sums (business_id, month, tax_code, scheme, category, net, vat, count)
     select business_id, date_trunc('month', booked_on::timestamp)::date, tax_code, scheme, category, sum(net), sum(vat), count(*)
     from journal_entries where basis = 'cash' and business_id in (select business_id from copies) group by 1, 2, 3, 4, 5`,
  );
  await client.query('delete from eur_sums where business_id in (select business_id from copies)');
  await client.query(
    `insert into eur_sums (business_id, month, tax_code, scheme, category, net, vat, deductible, count)
     select business_id, date_trunc('month', coalesce(counts_on, booked_on)::timestamp)::date, tax_code, scheme, category, sum(net),
       sum(vat), sum(coalesce(deductible, vat)), count(*)
     from journal_entries where basis in ('cash', 'nonCash') and business_id in (select business_id from copies) group by 1, 2, 3, 4, 5`,
  );
  await client.query('delete from journal_months where business_id in (select business_id from copies)');
  await client.query(
    `insert into journal_months (business_id, month, first_number, last_number, count)
     select business_id, date_trunc('month', recorded_at at time zone 'Europe/Berlin')::date, min(number), max(number), count(*)
     from journal_entries where business_id in (select business_id from copies) group by 1, 2`,
  );
}

/** What the triggers of clients would have kept, for the businesses of `copies`. */
export async function sumUpClients(client: pg.PoolClient): Promise<void> {
  const ofCopies = 'business_id in (select business_id from copies)';
  await client.query(`delete from client_sums where ${ofCopies}`);
  await client.query(
    `insert into client_sums (business_id, client_id) select business_id, id from clients where ${ofCopies}`,
  );
  await client.query(
    `insert into client_sums as s (business_id, client_id, open, last_invoice_date)
     select business_id, client_id, sum(open), max(invoice_date) from invoices
     where status <> 'draft' and kind = 'invoice' and client_id is not null and ${ofCopies} group by 1, 2
     on conflict (business_id, client_id)
     do update set open = excluded.open, last_invoice_date = excluded.last_invoice_date`,
  );
  await client.query(`delete from client_revenue where ${ofCopies}`);
  await client.query(
    `insert into client_revenue (business_id, client_id, year) select business_id, id, 0 from clients where ${ofCopies}`,
  );
  await client.query(
    `insert into client_revenue as r (business_id, client_id, year, net, vat)
     select entries.business_id, invoices.client_id, years.year, sum(entries.net), sum(entries.vat)
     from journal_entries entries
     join invoices on invoices.business_id = entries.business_id and invoices.id = entries.document_id
     cross join lateral (values (0), (extract(year from entries.booked_on)::integer)) as years (year)
     where entries.basis = 'accrual' and invoices.client_id is not null and entries.${ofCopies} group by 1, 2, 3
     on conflict (business_id, client_id, year) do update set net = excluded.net, vat = excluded.vat`,
  );
}

async function sumUpInvoices(client: pg.PoolClient): Promise<void> {
  await client.query('delete from invoice_sums where business_id in (select business_id from copies)');
  await client.query(
    `insert into invoice_sums (business_id, bucket, due_date, count, gross, open)
     select business_id, bucket, sum_day(bucket, due_date), count(*), sum(gross), sum(open)
     from invoices where business_id in (select business_id from copies) group by 1, 2, 3`,
  );
  await client.query(
    `insert into invoice_search (business_id, id, kind, bucket, client_id, list_date, due_date, net, gross, open, words, number, client_name)
     select business_id, id, kind, bucket, client_id, list_date, due_date, net, gross, open, search, number, client_name
     from invoices where business_id in (select business_id from copies)
     on conflict (business_id, id) do update set client_id = excluded.client_id`,
  );
}

/** Copies rows of a table named `source` in `from`; `changes` are the columns that differ, as SQL. */
export async function copyRows(
  client: pg.PoolClient,
  table: string,
  from: string,
  changes: Record<string, string>,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => changes[name] ?? `source.${name}`);
  await client.query(`insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from ${from}`);
}
