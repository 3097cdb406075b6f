-- What comes again and again: rent, subscriptions, insurance. `prices`: what is asked for from which day on, by their days.
create table recurring_expenses (
  business_id uuid not null references businesses (id),
  id uuid not null,
  version integer not null default 1,
  vendor text not null check (length(vendor) between 1 and 200),
  vendor_country text not null,
  vendor_vat_id text not null,
  category text not null,
  private_share text,
  currency text not null,
  -- what one euro is taken to be until the rate of a bill is known; null for euros
  units_per_euro text,
  rhythm text not null check (rhythm in ('weekly', 'monthly', 'quarterly', 'halfYearly', 'yearly')),
  first_due_on date not null,
  -- the day that is meant where the month of the first is too short for it
  day_of_month integer not null check (day_of_month between 1 and 31),
  ends_on date,
  -- the first due day that has not been looked at; null: none is left
  next_due_on date,
  is_paused boolean not null default false,
  entering text not null check (entering in ('review', 'byItself')),
  terms_days integer not null check (terms_days between 0 and 366),
  is_paid_on_due_day boolean not null,
  missing_after_days integer check (missing_after_days between 1 and 366),
  prices jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (business_id, id),
  check ((currency = 'EUR') = (units_per_euro is null)),
  check (not is_paid_on_due_day or terms_days = 0)
);

-- What became of a due day. There is one row for each, so whatever happens at the same time, it is entered once.
create table recurring_expense_dues (
  business_id uuid not null,
  recurring_id uuid not null,
  due_on date not null,
  -- waiting: for a look. entered: an expense was made of it. billed: an expense of its own bill stands for it. skipped: it is not due.
  state text not null check (state in ('waiting', 'entered', 'billed', 'skipped')),
  expense_id uuid,
  -- made of it before its own bill came, and taken back then
  replaced_id uuid,
  -- in its currency, before anybody said otherwise
  expected bigint not null,
  -- what the expense asks for when it is tied to the day
  asked bigint,
  missing_told_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (business_id, recurring_id, due_on),
  foreign key (business_id, recurring_id) references recurring_expenses (business_id, id),
  foreign key (business_id, expense_id) references expenses (business_id, id),
  foreign key (business_id, replaced_id) references expenses (business_id, id),
  -- a bill is of one day
  unique (business_id, expense_id),
  check ((state in ('entered', 'billed')) = (expense_id is not null)),
  check ((expense_id is null) = (asked is null)),
  check (replaced_id is null or state = 'billed')
);
create index recurring_expense_dues_by_replaced on recurring_expense_dues (business_id, replaced_id) where replaced_id is not null;

create trigger refuse_new_in_closed after insert on recurring_expenses
  for each statement execute function refuse_new_in_closed();
create trigger refuse_new_in_closed after insert on recurring_expense_dues
  for each statement execute function refuse_new_in_closed();

alter table recurring_expenses enable row level security;
alter table recurring_expenses force row level security;
create policy own_business on recurring_expenses
  using (business_id = current_business()) with check (business_id = current_business());
grant select, insert, update, delete on recurring_expenses to belegbar_app;

alter table recurring_expense_dues enable row level security;
alter table recurring_expense_dues force row level security;
create policy own_business on recurring_expense_dues
  using (business_id = current_business()) with check (business_id = current_business());
grant select, insert, update, delete on recurring_expense_dues to belegbar_app;

-- What was entered of it stands in the expenses, which stay; what would come is nobody's any more.
create function forget_recurring_expenses() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from recurring_expense_dues where business_id = new.business_id;
  delete from recurring_expenses where business_id = new.business_id;
  return null;
end
$$;
create trigger forget_recurring_expenses after insert on closed_businesses
  for each row execute function forget_recurring_expenses();
