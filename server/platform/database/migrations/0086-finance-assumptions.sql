-- What the books do not know of the taxes of a person, as they say it for a year. Amounts in cents; what is not said is assumed.
create table finance_assumptions (
  business_id uuid not null references businesses (id),
  year integer not null check (year between 2000 and 2999),
  other_income bigint not null check (other_income >= 0),
  deductions bigint not null check (deductions >= 0),
  prepaid bigint not null check (prepaid >= 0),
  private_monthly bigint not null check (private_monthly >= 0),
  assessment text not null check (assessment in ('single', 'joint')),
  pays_church_tax boolean not null,
  trade_multiplier integer check (trade_multiplier between 200 and 1000),
  updated_at timestamptz not null,
  primary key (business_id, year)
);

create trigger refuse_new_in_closed after insert on finance_assumptions
  for each statement execute function refuse_new_in_closed();

alter table finance_assumptions enable row level security;
alter table finance_assumptions force row level security;
create policy own_business on finance_assumptions
  using (business_id = current_business()) with check (business_id = current_business());
grant select, insert, update, delete on finance_assumptions to belegbar_app;

-- Who leaves says nothing of their taxes any more.
create function forget_finance_assumptions() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from finance_assumptions where business_id = new.business_id;
  return null;
end
$$;
create trigger forget_finance_assumptions after insert on closed_businesses
  for each row execute function forget_finance_assumptions();

-- With whom money moved is added up from the index alone: a row of the journal is wide.
create index journal_with_whom on journal_entries (business_id, booked_on) include (counterparty, category, tax_code, net, vat)
  where basis = 'cash';
