-- The register of fixed assets. What is in it is never changed: acts say what became of it.
create table assets (
  business_id uuid not null,
  id uuid not null,
  number text not null,
  description text not null,
  kind text not null check (kind in ('movable', 'intangible', 'immovable')),
  treatment text not null check (treatment in ('lowValue', 'pool', 'oneYear', 'straightLine', 'declining')),
  useful_life_months integer check (useful_life_months > 0),
  acquired_on date not null,
  -- what becomes cost, and the whole price without VAT, by which the limits go
  cost bigint not null check (cost >= 0),
  net_price bigint not null check (net_price >= 0),
  input_vat bigint not null check (input_vat >= 0),
  deducted bigint not null check (deducted between 0 and input_vat),
  private_share numeric,
  -- of who moves in: what was left at the beginning of a month
  opening_on date,
  opening_book_value bigint check (opening_book_value >= 0),
  -- the line of the purchase that it is; the register is kept longer than that is
  expense_id uuid,
  expense_line integer,
  created_at timestamptz not null default now(),
  primary key (business_id, id),
  unique (business_id, number),
  check ((opening_on is null) = (opening_book_value is null)),
  check ((expense_id is null) = (expense_line is null)),
  check (expense_id is null or opening_on is null)
);
create index assets_by_expense on assets (business_id, expense_id) where expense_id is not null;

-- What became of an asset: it left, took special depreciation, is used otherwise, or costs something else since its purchase changed; or one
-- of the first three, or all of it, was noted by mistake.
create table asset_acts (
  business_id uuid not null,
  id uuid not null,
  asset_id uuid not null,
  kind text not null check (kind in ('disposal', 'special', 'use', 'change', 'undo')),
  happened_on date not null,
  detail jsonb not null,
  -- of what was noted by mistake; null: the asset itself
  undoes uuid,
  created_at timestamptz not null default now(),
  primary key (business_id, id),
  foreign key (business_id, asset_id) references assets (business_id, id) on delete cascade,
  check (kind = 'undo' or undoes is null)
);
create index asset_acts_by_asset on asset_acts (business_id, asset_id);
-- Each is taken back once.
create unique index asset_acts_undone_once on asset_acts
  (business_id, asset_id, coalesce(undoes, '00000000-0000-0000-0000-000000000000')) where kind = 'undo';

-- The last days of the months and years whose depreciation was booked.
create table depreciation_closings (
  business_id uuid not null,
  closed_on date not null,
  created_at timestamptz not null default now(),
  primary key (business_id, closed_on)
);

do $$
declare
  kept text;
begin
  foreach kept in array array['assets', 'asset_acts', 'depreciation_closings'] loop
    execute format('create trigger %1$s_are_append_only before update or delete on %1$I
      for each row execute function refuse_change_of_books()', kept);
    execute format('create trigger %1$s_are_never_truncated before truncate on %1$I
      for each statement execute function refuse_change()', kept);
    execute format('create trigger refuse_new_in_closed after insert on %I
      for each statement execute function refuse_new_in_closed()', kept);
  end loop;
end
$$;

alter table assets enable row level security;
alter table assets force row level security;
create policy own_business on assets
  using (business_id = current_business()) with check (business_id = current_business());
alter table asset_acts enable row level security;
alter table asset_acts force row level security;
create policy own_business on asset_acts
  using (business_id = current_business()) with check (business_id = current_business());
alter table depreciation_closings enable row level security;
alter table depreciation_closings force row level security;
create policy own_business on depreciation_closings
  using (business_id = current_business()) with check (business_id = current_business());
grant select, insert on assets, asset_acts, depreciation_closings to belegbar_app;

-- The register is one of the books (§ 147 (1) No. 1 AO), and goes with them.
alter function purge_business(uuid, date) rename to purge_all_but_assets;
revoke all on function purge_all_but_assets(uuid, date) from public, belegbar_app;
create function purge_business(business uuid, today date) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.user', '', true), set_config('app.business', business::text, true);
  if exists (select from closed_businesses
    where business_id = business
      and coalesce(vouchers_until < least(today, current_date), true)
      and coalesce(books_until < least(today, current_date), true)) then
    delete from assets where business_id = business;
    delete from depreciation_closings where business_id = business;
  end if;
  perform purge_all_but_assets(business, today);
end
$$;
revoke all on function purge_business(uuid, date) from public;
grant execute on function purge_business(uuid, date) to belegbar_app;
