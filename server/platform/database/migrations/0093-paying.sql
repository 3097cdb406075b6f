-- How a payment was made (BT-81), and to which account of the payee it goes (BT-83 to 86). Neither is booked.
alter table expense_payments
  add column payment_means text check (payment_means in ('creditTransfer', 'directDebit', 'card', 'cash', 'payPal', 'other'));
alter table expenses
  add column payee_name text not null default '',
  add column payee_iban text not null default '',
  add column payee_bic text not null default '',
  add column remittance text not null default '';
alter table expense_corrections
  add column payee_name text not null default '',
  add column payee_iban text not null default '',
  add column payee_bic text not null default '',
  add column remittance text not null default '';

-- Files of transfers that a business had made for its bank: what was in each, as it was. That one was never handed over is said beside it;
-- that a bill is paid, only its payment says.
create table transfer_files (
  business_id uuid not null references businesses (id),
  id uuid not null,
  executes_on date not null,
  payer_iban text not null,
  total bigint not null check (total > 0),
  xml text not null,
  created_at timestamptz not null,
  discarded_at timestamptz,
  primary key (business_id, id)
);
create table transfer_file_bills (
  business_id uuid not null,
  file_id uuid not null,
  expense_id uuid not null,
  amount bigint not null check (amount > 0),
  discount bigint not null check (discount >= 0),
  primary key (business_id, file_id, expense_id),
  foreign key (business_id, file_id) references transfer_files (business_id, id) on delete cascade,
  foreign key (business_id, expense_id) references expenses (business_id, id) on delete cascade
);
create index transfer_file_bills_by_expense on transfer_file_bills (business_id, expense_id);

create function keep_transfer_files() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    if is_term_over(old.business_id, 'vouchers') then return old; end if;
  elsif old.discarded_at is null
    and (new.business_id, new.id, new.executes_on, new.payer_iban, new.total, new.xml, new.created_at)
      = (old.business_id, old.id, old.executes_on, old.payer_iban, old.total, old.xml, old.created_at) then
    return new;
  end if;
  raise exception 'transfer_files stay as they are' using errcode = 'restrict_violation';
end
$$;
create trigger transfer_files_stay before update or delete on transfer_files
  for each row execute function keep_transfer_files();
create trigger transfer_files_are_never_truncated before truncate on transfer_files
  for each statement execute function refuse_change();
create trigger transfer_file_bills_are_append_only before update or delete on transfer_file_bills
  for each row execute function refuse_change_of_vouchers();
create trigger transfer_file_bills_are_never_truncated before truncate on transfer_file_bills
  for each statement execute function refuse_change();
create trigger refuse_new_in_closed after insert on transfer_files
  for each statement execute function refuse_new_in_closed();
create trigger refuse_new_in_closed after insert on transfer_file_bills
  for each statement execute function refuse_new_in_closed();

alter table transfer_files enable row level security;
alter table transfer_files force row level security;
create policy own_business on transfer_files
  using (business_id = current_business()) with check (business_id = current_business());
grant select, insert on transfer_files to belegbar_app;
grant update (discarded_at) on transfer_files to belegbar_app;
alter table transfer_file_bills enable row level security;
alter table transfer_file_bills force row level security;
create policy own_business on transfer_file_bills
  using (business_id = current_business()) with check (business_id = current_business());
grant select, insert on transfer_file_bills to belegbar_app;

-- They go for good with the other documents, in the step that says that these are gone.
create function forget_transfer_files() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from transfer_files where business_id = old.business_id;
  return new;
end
$$;
revoke all on function forget_transfer_files() from public;
create trigger forget_transfer_files before update of vouchers_until on closed_businesses
  for each row when (old.vouchers_until is not null and new.vouchers_until is null) execute function forget_transfer_files();
