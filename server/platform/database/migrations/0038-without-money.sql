-- Depreciation, private use and flat rates count in the income-surplus statement although no money moves; they stand for documents
-- that are neither invoice nor bill.
alter table journal_entries
  drop constraint journal_entries_basis_check,
  add constraint journal_entries_basis_check check (basis in ('accrual', 'cash', 'nonCash')),
  drop constraint journal_entries_document_kind_check,
  add constraint journal_entries_document_kind_check check (document_kind in ('invoice', 'expense', 'voucher', 'asset'));

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
  where basis in ('cash', 'nonCash')
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

drop index journal_eur;
-- The entries of a year as they count in it, newest first.
create index journal_eur on journal_entries (business_id, (coalesce(counts_on, booked_on)) desc, number desc)
  where basis in ('cash', 'nonCash');
