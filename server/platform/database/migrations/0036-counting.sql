-- What an entry owes and what of it is deducted are two amounts, and the day on which money moved is not always the day on which it counts
-- in the income-surplus statement. Nothing said: all of the VAT, and the day itself.
alter table journal_entries
  add column deductible bigint,
  add column counts_on date;

-- The policies bind the owner too, so they rest while it adds up what stands already.
alter table journal_entries no force row level security;
alter table journal_sums no force row level security;
alter table journal_sums add column deductible bigint;
update journal_sums set deductible = vat;
alter table journal_sums alter column deductible set not null;
alter table journal_sums force row level security;

-- Money per month of the day on which it counts in the income-surplus statement.
create table eur_sums (
  business_id uuid not null references businesses (id) on delete cascade,
  -- its first day
  month date not null,
  tax_code text not null,
  scheme text not null,
  category text not null,
  net bigint not null,
  vat bigint not null,
  deductible bigint not null,
  count integer not null,
  primary key (business_id, month, tax_code, scheme, category)
);
insert into eur_sums (business_id, month, tax_code, scheme, category, net, vat, deductible, count)
  select business_id, date_trunc('month', booked_on::timestamp)::date, tax_code, scheme, category, sum(net), sum(vat), sum(vat), count(*)
  from journal_entries where basis = 'cash' group by 1, 2, 3, 4, 5;
alter table journal_entries force row level security;

alter table eur_sums enable row level security;
alter table eur_sums force row level security;
create policy own_business on eur_sums
  using (business_id = current_business()) with check (business_id = current_business());
grant select on eur_sums to belegbar_app;

create or replace function add_to_journal_sums() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into journal_sums as s (business_id, month, tax_code, scheme, kind, net, vat, deductible, count)
  select business_id, date_trunc('month', tax_point::timestamp)::date, tax_code, scheme, kind,
    sum(net), sum(vat), sum(coalesce(deductible, vat)), count(*)
  from added
  where tax_point is not null
  group by 1, 2, 3, 4, 5
  on conflict (business_id, month, tax_code, scheme, kind)
  do update set net = s.net + excluded.net, vat = s.vat + excluded.vat, deductible = s.deductible + excluded.deductible,
    count = s.count + excluded.count;

  insert into cash_sums as s (business_id, month, tax_code, scheme, category, net, vat, count)
  select business_id, date_trunc('month', booked_on::timestamp)::date, tax_code, scheme, category, sum(net), sum(vat), count(*)
  from added
  where basis = 'cash'
  group by 1, 2, 3, 4, 5
  on conflict (business_id, month, tax_code, scheme, category)
  do update set net = s.net + excluded.net, vat = s.vat + excluded.vat, count = s.count + excluded.count;

  insert into eur_sums as s (business_id, month, tax_code, scheme, category, net, vat, deductible, count)
  select business_id, date_trunc('month', coalesce(counts_on, booked_on)::timestamp)::date, tax_code, scheme, category,
    sum(net), sum(vat), sum(coalesce(deductible, vat)), count(*)
  from added
  where basis = 'cash'
  group by 1, 2, 3, 4, 5
  on conflict (business_id, month, tax_code, scheme, category)
  do update set net = s.net + excluded.net, vat = s.vat + excluded.vat, deductible = s.deductible + excluded.deductible,
    count = s.count + excluded.count;

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

-- The entries of a year as they count in it, newest first.
create index journal_eur on journal_entries (business_id, (coalesce(counts_on, booked_on)) desc, number desc) where basis = 'cash';
