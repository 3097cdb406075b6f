-- What happens to a purchase after its bill: a discount taken with a payment, a credit of the vendor, and what of the bill is set right.
-- A bill may be in another currency than euros, at a rate of its own; its amounts are in it, and beside a payment stands what was on the account.
alter table expense_payments
  add column discount bigint not null default 0,
  add column euros bigint;
alter table expenses
  add column currency text not null default 'EUR' check (currency ~ '^[A-Z]{3}$'),
  add column units_per_euro numeric(12, 6) check (units_per_euro > 0),
  add check ((currency = 'EUR') = (units_per_euro is null));

create table expense_credits (
  business_id uuid not null,
  id uuid not null,
  expense_id uuid not null,
  -- the vendor's own
  number text not null,
  credited_on date not null,
  -- null: on its date
  received_on date,
  gross bigint not null,
  lines jsonb not null,
  created_at timestamptz not null default now(),
  primary key (business_id, id),
  unique (business_id, expense_id, id),
  foreign key (business_id, expense_id) references expenses (business_id, id) on delete cascade
);

-- A bill says what its latest correction says. As it was entered it is version 1.
create table expense_corrections (
  business_id uuid not null,
  id uuid not null,
  expense_id uuid not null,
  version integer not null check (version > 1),
  vendor text not null,
  vendor_country text not null,
  vendor_vat_id text not null,
  category text not null,
  document_date date not null,
  received_on date,
  due_date date,
  service_from date not null,
  service_to date not null,
  private_share numeric,
  gross bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  units_per_euro numeric(12, 6) check (units_per_euro > 0),
  lines jsonb not null,
  created_at timestamptz not null default now(),
  primary key (business_id, id),
  check ((currency = 'EUR') = (units_per_euro is null)),
  unique (business_id, expense_id, version),
  foreign key (business_id, expense_id) references expenses (business_id, id) on delete cascade
);

-- On which bills a recipient was given something in a year: a limit is theirs together (§ 4 (5) No. 1 EStG).
create table expense_gifts (
  business_id uuid not null,
  year integer not null,
  recipient text not null,
  expense_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (business_id, year, recipient, expense_id),
  foreign key (business_id, expense_id) references expenses (business_id, id) on delete cascade
);
create index expense_gifts_by_expense on expense_gifts (business_id, expense_id);

do $$
declare
  added text;
begin
  foreach added in array array['expense_credits', 'expense_corrections', 'expense_gifts'] loop
    execute format('create trigger %I before update or delete on %I
      for each row execute function refuse_change_of_vouchers()', added || '_are_append_only', added);
    execute format('create trigger %I before truncate on %I
      for each statement execute function refuse_change()', added || '_are_never_truncated', added);
    execute format('create trigger refuse_new_in_closed after insert on %I
      for each statement execute function refuse_new_in_closed()', added);
  end loop;
end
$$;

alter table expense_credits enable row level security;
alter table expense_credits force row level security;
create policy own_business on expense_credits
  using (business_id = current_business()) with check (business_id = current_business());
alter table expense_corrections enable row level security;
alter table expense_corrections force row level security;
create policy own_business on expense_corrections
  using (business_id = current_business()) with check (business_id = current_business());
alter table expense_gifts enable row level security;
alter table expense_gifts force row level security;
create policy own_business on expense_gifts
  using (business_id = current_business()) with check (business_id = current_business());
grant select, insert on expense_credits, expense_corrections, expense_gifts to belegbar_app;

-- A credit is taken back like a payment.
alter table expense_undos
  add column credit_id uuid,
  add check (payment_id is null or credit_id is null),
  add foreign key (business_id, expense_id, credit_id) references expense_credits (business_id, expense_id, id) on delete cascade;
drop index expense_undos_once;
create unique index expense_undos_once on expense_undos
  (business_id, expense_id, coalesce(payment_id, credit_id, '00000000-0000-0000-0000-000000000000'));
create index expense_undos_by_credit on expense_undos (business_id, credit_id) where credit_id is not null;

create or replace function keep_received_booked() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.expense_id is not null
    and (new.state <> 'booked' or new.expense_id is distinct from old.expense_id)
    and not exists (select from expense_undos
      where business_id = old.business_id and expense_id = old.expense_id and payment_id is null and credit_id is null) then
    raise exception 'a received invoice that is booked stays booked' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
