-- Returns that went to the tax office, as the user says. What they said is frozen: what is booked into their period later is their correction.
create table filed_returns (
  business_id uuid not null references businesses (id),
  id uuid not null,
  report text not null check (report in ('vatAdvance', 'recapitulative', 'annualVat', 'eur')),
  -- 2026-Q1, 2026-04 or 2026
  period text not null,
  filed_on date not null,
  -- the last journal entry that its figures include
  last_entry integer not null check (last_entry >= 0),
  -- keys and cents in the order of the return
  figures jsonb not null,
  -- it corrects one that was filed before
  is_corrected boolean not null,
  created_at timestamptz not null default now(),
  primary key (business_id, id)
);
create index filed_returns_by_period on filed_returns (business_id, report, period, created_at desc);

-- That a return was filed is taken back, where it was not.
create table filed_return_undos (
  business_id uuid not null,
  filed_return_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (business_id, filed_return_id),
  foreign key (business_id, filed_return_id) references filed_returns (business_id, id)
);

create trigger filed_returns_are_append_only before update or delete on filed_returns
  for each row execute function refuse_change_of_books();
create trigger filed_returns_are_never_truncated before truncate on filed_returns
  for each statement execute function refuse_change();
create trigger refuse_new_in_closed after insert on filed_returns
  for each statement execute function refuse_new_in_closed();
create trigger filed_return_undos_are_append_only before update or delete on filed_return_undos
  for each row execute function refuse_change_of_books();
create trigger filed_return_undos_are_never_truncated before truncate on filed_return_undos
  for each statement execute function refuse_change();
create trigger refuse_new_in_closed after insert on filed_return_undos
  for each statement execute function refuse_new_in_closed();

alter table filed_returns enable row level security;
alter table filed_returns force row level security;
create policy own_business on filed_returns
  using (business_id = current_business()) with check (business_id = current_business());
alter table filed_return_undos enable row level security;
alter table filed_return_undos force row level security;
create policy own_business on filed_return_undos
  using (business_id = current_business()) with check (business_id = current_business());
grant select, insert on filed_returns, filed_return_undos to belegbar_app;

alter function purge_business(uuid, date) rename to purge_all_but_filed_returns;
revoke all on function purge_all_but_filed_returns(uuid, date) from public, belegbar_app;
create function purge_business(business uuid, today date) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.user', '', true), set_config('app.business', business::text, true);
  if exists (select from closed_businesses where business_id = business
    and coalesce(vouchers_until < least(today, current_date), true) and books_until < least(today, current_date)) then
    delete from filed_return_undos where business_id = business;
    delete from filed_returns where business_id = business;
  end if;
  perform purge_all_but_filed_returns(business, today);
end
$$;
revoke all on function purge_business(uuid, date) from public;
grant execute on function purge_business(uuid, date) to belegbar_app;
