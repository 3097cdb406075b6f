-- A payment is named with its expense.
alter table expense_payments add unique (business_id, expense_id, id);

-- A purchase, or a payment of one, that was entered by mistake is taken back by an act of its own.
create table expense_undos (
  business_id uuid not null,
  id uuid not null,
  expense_id uuid not null,
  -- null: the bill, and with it all that was paid of it
  payment_id uuid,
  created_at timestamptz not null default now(),
  primary key (business_id, id),
  foreign key (business_id, expense_id) references expenses (business_id, id) on delete cascade,
  foreign key (business_id, expense_id, payment_id) references expense_payments (business_id, expense_id, id) on delete cascade
);
-- Each once.
create unique index expense_undos_once on expense_undos
  (business_id, expense_id, coalesce(payment_id, '00000000-0000-0000-0000-000000000000'));
create index expense_undos_by_payment on expense_undos (business_id, payment_id) where payment_id is not null;

create trigger expense_undos_are_append_only before update or delete on expense_undos
  for each row execute function refuse_change_of_vouchers();
create trigger expense_undos_are_never_truncated before truncate on expense_undos
  for each statement execute function refuse_change();
create trigger refuse_new_in_closed after insert on expense_undos
  for each statement execute function refuse_new_in_closed();

alter table expense_undos enable row level security;
alter table expense_undos force row level security;
create policy own_business on expense_undos
  using (business_id = current_business()) with check (business_id = current_business());
grant select, insert on expense_undos to belegbar_app;

-- Whether it bills before the supply was asked when it was entered, and is asked again when its payments change. What was booked as such
-- came as a prepayment invoice (BT-3 386).
-- A share is kept as it was entered, since payments book by it as well.
alter table expenses alter column private_share type numeric;
alter table expenses add column is_prepayment boolean not null default false;
alter table expenses disable trigger expenses_are_append_only;
alter table expenses no force row level security;
alter table received_invoices no force row level security;
update expenses set is_prepayment = true from received_invoices
  where received_invoices.business_id = expenses.business_id and expense_id = expenses.id and type_code = '386';
alter table received_invoices force row level security;
alter table expenses force row level security;
alter table expenses enable trigger expenses_are_append_only;

-- A received invoice stays booked until its expense is taken back.
create or replace function keep_received_booked() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.expense_id is not null
    and (new.state <> 'booked' or new.expense_id is distinct from old.expense_id)
    and not exists (select from expense_undos
      where business_id = old.business_id and expense_id = old.expense_id and payment_id is null) then
    raise exception 'a received invoice that is booked stays booked' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
