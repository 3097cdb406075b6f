-- Sums of the journal per month of the tax point, so that a return reads a few rows however many entries it has.
-- Only the trigger writes them, as their owner; entries are never changed or deleted, so adding up is all there is to do.
create table journal_sums (
  business_id uuid not null references businesses (id),
  -- its first day
  month date not null,
  tax_code text not null,
  scheme text not null,
  kind text not null,
  net bigint not null,
  vat bigint not null,
  count integer not null,
  primary key (business_id, month, tax_code, scheme, kind)
);

create function add_to_journal_sums() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into journal_sums as s (business_id, month, tax_code, scheme, kind, net, vat, count)
  select business_id, date_trunc('month', tax_point::timestamp)::date, tax_code, scheme, kind, sum(net), sum(vat), count(*)
  from added
  where tax_point is not null
  group by 1, 2, 3, 4, 5
  on conflict (business_id, month, tax_code, scheme, kind)
  do update set net = s.net + excluded.net, vat = s.vat + excluded.vat, count = s.count + excluded.count;
  return null;
end
$$;
create trigger add_to_journal_sums after insert on journal_entries
  referencing new table as added
  for each statement execute function add_to_journal_sums();

alter table journal_sums enable row level security;
alter table journal_sums force row level security;
create policy own_business on journal_sums using (business_id = current_business());

grant select on journal_sums to belegbar_app;
