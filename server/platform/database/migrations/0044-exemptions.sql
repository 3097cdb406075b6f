-- The annual return wants to know under which number of § 4 UStG a supply was exempt, so the kept sums tell them apart: empty for all else.
-- The policies bind the owner too, so they rest while it adds up what stands already.
alter table journal_entries no force row level security;
alter table journal_sums no force row level security;
alter table journal_sums add column exemption_paragraph text not null default '';
alter table journal_sums alter column exemption_paragraph drop default;
alter table journal_sums drop constraint journal_sums_pkey;
delete from journal_sums;
insert into journal_sums (business_id, month, tax_code, scheme, kind, exemption_paragraph, net, vat, deductible, count)
  select business_id, date_trunc('month', tax_point::timestamp)::date, tax_code, scheme, kind, coalesce(exemption_paragraph, ''),
    sum(net), sum(vat), sum(coalesce(deductible, vat)), count(*)
  from journal_entries where tax_point is not null group by 1, 2, 3, 4, 5, 6;
alter table journal_sums add primary key (business_id, month, tax_code, scheme, kind, exemption_paragraph);
alter table journal_entries force row level security;
alter table journal_sums force row level security;

create or replace function add_to_journal_sums() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into journal_sums as s (business_id, month, tax_code, scheme, kind, exemption_paragraph, net, vat, deductible, count)
  select business_id, date_trunc('month', tax_point::timestamp)::date, tax_code, scheme, kind, coalesce(exemption_paragraph, ''),
    sum(net), sum(vat), sum(coalesce(deductible, vat)), count(*)
  from added
  where tax_point is not null
  group by 1, 2, 3, 4, 5, 6
  on conflict (business_id, month, tax_code, scheme, kind, exemption_paragraph)
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
