-- What a bill tells beside its amounts: the vendor's own number, how it is paid, what for, and of a meal with business friends what § 4 (5)
-- No. 2 EStG wants written down. None of it is booked.
alter table expenses
  add column document_number text not null default '',
  add column payment_means text check (payment_means in ('creditTransfer', 'directDebit', 'card', 'cash', 'payPal', 'other')),
  add column project text not null default '',
  add column note text not null default '',
  add column entertainment jsonb;
alter table expense_corrections
  add column document_number text not null default '',
  add column payment_means text check (payment_means in ('creditTransfer', 'directDebit', 'card', 'cash', 'payPal', 'other')),
  add column project text not null default '',
  add column note text not null default '',
  add column entertainment jsonb;

-- A vendor is known again by the name, also where a bill has no VAT id.
create index expenses_by_vendor on expenses (business_id, lower(vendor), id);

-- The receipts of a bill, as they came. One that was put to the wrong bill goes back to those that wait; that it was there, stays.
create table expense_files (
  business_id uuid not null,
  id uuid not null,
  expense_id uuid not null,
  file_name text not null check (length(file_name) between 1 and 200),
  hash text not null,
  attached_at timestamptz not null,
  detached_at timestamptz,
  primary key (business_id, id),
  foreign key (business_id, expense_id) references expenses (business_id, id) on delete cascade,
  foreign key (business_id, hash) references files (business_id, hash)
);
create index expense_files_by_expense on expense_files (business_id, expense_id);
-- The same bytes prove one bill once.
create unique index expense_files_once on expense_files (business_id, hash, expense_id) where detached_at is null;

create function keep_expense_files() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    if is_term_over(old.business_id, 'vouchers') then return old; end if;
  elsif old.detached_at is null
    and (new.business_id, new.id, new.expense_id, new.file_name, new.hash, new.attached_at)
      = (old.business_id, old.id, old.expense_id, old.file_name, old.hash, old.attached_at) then
    return new;
  end if;
  raise exception 'expense_files stay as they are' using errcode = 'restrict_violation';
end
$$;
create trigger expense_files_stay before update or delete on expense_files
  for each row execute function keep_expense_files();
create trigger expense_files_are_never_truncated before truncate on expense_files
  for each statement execute function refuse_change();
create trigger refuse_new_in_closed after insert on expense_files
  for each statement execute function refuse_new_in_closed();

alter table expense_files enable row level security;
alter table expense_files force row level security;
create policy own_business on expense_files
  using (business_id = current_business()) with check (business_id = current_business());
grant select, insert on expense_files to belegbar_app;
grant update (detached_at) on expense_files to belegbar_app;
