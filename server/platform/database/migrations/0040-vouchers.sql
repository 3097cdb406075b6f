-- What a business writes itself of what has neither invoice nor bill (Eigenbeleg): what was entered, as it was entered. Its entries stand
-- in the journal.
create table vouchers (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  kind text not null,
  number text not null,
  booked_on date not null,
  detail jsonb not null,
  created_at timestamptz not null default now(),
  primary key (business_id, id),
  unique (business_id, number)
);
create index vouchers_by_kind on vouchers (business_id, kind, booked_on);

-- One that was entered by mistake is taken back once, by an act of its own.
create table voucher_undos (
  business_id uuid not null,
  id uuid not null,
  voucher_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (business_id, id),
  unique (business_id, voucher_id),
  foreign key (business_id, voucher_id) references vouchers (business_id, id) on delete cascade
);

create trigger vouchers_are_append_only before update or delete on vouchers
  for each row execute function refuse_change_of_vouchers();
create trigger vouchers_are_never_truncated before truncate on vouchers
  for each statement execute function refuse_change();
create trigger refuse_new_in_closed after insert on vouchers
  for each statement execute function refuse_new_in_closed();
create trigger voucher_undos_are_append_only before update or delete on voucher_undos
  for each row execute function refuse_change_of_vouchers();
create trigger voucher_undos_are_never_truncated before truncate on voucher_undos
  for each statement execute function refuse_change();
create trigger refuse_new_in_closed after insert on voucher_undos
  for each statement execute function refuse_new_in_closed();

alter table vouchers enable row level security;
alter table vouchers force row level security;
create policy own_business on vouchers
  using (business_id = current_business()) with check (business_id = current_business());
alter table voucher_undos enable row level security;
alter table voucher_undos force row level security;
create policy own_business on voucher_undos
  using (business_id = current_business()) with check (business_id = current_business());
grant select, insert on vouchers, voucher_undos to belegbar_app;

-- The end of an account keeps them as it keeps bills.
create function keep_vouchers_of_closed() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  last_booked date := (select max(booked_on) from vouchers where business_id = new.business_id);
begin
  if last_booked is not null and not coalesce(new.vouchers_until >= shortest_term(last_booked), false) then
    raise exception 'vouchers would be lost before their term' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger keep_vouchers_of_closed before insert on closed_businesses
  for each row execute function keep_vouchers_of_closed();

-- They go for good with the other documents, in the step that says that these are gone.
create function forget_vouchers() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from vouchers where business_id = old.business_id;
  return new;
end
$$;
revoke all on function forget_vouchers() from public;
create trigger forget_vouchers before update of vouchers_until on closed_businesses
  for each row when (old.vouchers_until is not null and new.vouchers_until is null) execute function forget_vouchers();
