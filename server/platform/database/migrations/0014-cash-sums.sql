-- More of what the journal comes to, so that a year of money, the marks of the chain and the stored documents are a few rows however
-- long the books are. Only triggers write these tables, as their owner.

-- Money per month of the day on which it moved.
create table cash_sums (
  business_id uuid not null references businesses (id),
  -- its first day
  month date not null,
  tax_code text not null,
  scheme text not null,
  category text not null,
  net bigint not null,
  vat bigint not null,
  count integer not null,
  primary key (business_id, month, tax_code, scheme, category)
);

-- Entries per month, in Berlin, in which they were written.
create table journal_months (
  business_id uuid not null references businesses (id),
  -- its first day
  month date not null,
  first_number integer not null,
  last_number integer not null,
  count integer not null,
  primary key (business_id, month)
);

-- Stored PDFs per year of the invoice.
create table document_sums (
  business_id uuid not null references businesses (id),
  year integer not null,
  count integer not null,
  bytes bigint not null,
  primary key (business_id, year)
);

create or replace function add_to_journal_sums() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into journal_sums as s (business_id, month, tax_code, scheme, kind, net, vat, count)
  select business_id, date_trunc('month', tax_point::timestamp)::date, tax_code, scheme, kind, sum(net), sum(vat), count(*)
  from added
  where tax_point is not null
  group by 1, 2, 3, 4, 5
  on conflict (business_id, month, tax_code, scheme, kind)
  do update set net = s.net + excluded.net, vat = s.vat + excluded.vat, count = s.count + excluded.count;

  insert into cash_sums as s (business_id, month, tax_code, scheme, category, net, vat, count)
  select business_id, date_trunc('month', booked_on::timestamp)::date, tax_code, scheme, category, sum(net), sum(vat), count(*)
  from added
  where basis = 'cash'
  group by 1, 2, 3, 4, 5
  on conflict (business_id, month, tax_code, scheme, category)
  do update set net = s.net + excluded.net, vat = s.vat + excluded.vat, count = s.count + excluded.count;

  insert into journal_months as m (business_id, month, first_number, last_number, count)
  select business_id, date_trunc('month', recorded_at at time zone 'Europe/Berlin')::date, min(number), max(number), count(*)
  from added
  group by 1, 2
  on conflict (business_id, month)
  do update set first_number = least(m.first_number, excluded.first_number),
    last_number = greatest(m.last_number, excluded.last_number), count = m.count + excluded.count;
  return null;
end
$$;

create function add_to_document_sums() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into document_sums as s (business_id, year, count, bytes)
  select business_id, extract(year from new.invoice_date)::integer, 1, size
  from files
  where business_id = new.business_id and hash = new.document_hash
  on conflict (business_id, year)
  do update set count = s.count + excluded.count, bytes = s.bytes + excluded.bytes;
  return null;
end
$$;
create trigger add_to_document_sums after update of document_hash on invoices
  for each row when (old.document_hash is null and new.document_hash is not null)
  execute function add_to_document_sums();

-- What stands already. The policies bind the owner too, so they rest while it adds up.
alter table journal_entries no force row level security;
alter table invoices no force row level security;
alter table files no force row level security;
insert into cash_sums (business_id, month, tax_code, scheme, category, net, vat, count)
  select business_id, date_trunc('month', booked_on::timestamp)::date, tax_code, scheme, category, sum(net), sum(vat), count(*)
  from journal_entries where basis = 'cash' group by 1, 2, 3, 4, 5;
insert into journal_months (business_id, month, first_number, last_number, count)
  select business_id, date_trunc('month', recorded_at at time zone 'Europe/Berlin')::date, min(number), max(number), count(*)
  from journal_entries group by 1, 2;
insert into document_sums (business_id, year, count, bytes)
  select invoices.business_id, extract(year from invoice_date)::integer, count(*), sum(size)
  from invoices join files on files.business_id = invoices.business_id and files.hash = document_hash group by 1, 2;
alter table journal_entries force row level security;
alter table invoices force row level security;
alter table files force row level security;

-- Money, newest first.
create index journal_cash on journal_entries (business_id, booked_on desc, number desc) where basis = 'cash';
-- Issued documents whose PDF is still missing: none, as a rule.
create index invoices_without_document on invoices (business_id, delivery, id) where document_hash is null and status <> 'draft';

alter table cash_sums enable row level security;
alter table cash_sums force row level security;
create policy own_business on cash_sums using (business_id = current_business());

alter table journal_months enable row level security;
alter table journal_months force row level security;
create policy own_business on journal_months using (business_id = current_business());

alter table document_sums enable row level security;
alter table document_sums force row level security;
create policy own_business on document_sums using (business_id = current_business());

grant select on cash_sums, journal_months, document_sums to belegbar_app;
