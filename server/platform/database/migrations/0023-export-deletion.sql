-- Everything of a business in one archive, and the end of an account.

-- The latest archive: how far it is, or what became of it. The archive itself is kept nowhere.
create table data_exports (
  business_id uuid primary key references businesses (id),
  id uuid not null,
  -- which gave the password: no other can fetch it
  session_id uuid not null,
  state text not null check (state in ('ready', 'running', 'done', 'cancelled', 'failed')),
  begun_at timestamptz not null,
  changed_at timestamptz not null,
  parts_done integer not null default 0,
  parts integer not null default 0
);
alter table data_exports enable row level security;
alter table data_exports force row level security;
create policy own_business on data_exports using (business_id = current_business());
grant select, insert, update on data_exports to belegbar_app;

-- A person's wish to leave, until it is done. Not a tenant table: the link of the mail is opened by whoever has it.
create table account_deletions (
  user_id uuid primary key references users (id) on delete cascade,
  state text not null check (state in ('requested', 'confirmed', 'running')),
  -- of the link in the mail; gone with its use
  token_hash text unique check ((token_hash is not null) = (state = 'requested')),
  requested_at timestamptz not null,
  link_until timestamptz not null,
  confirmed_at timestamptz,
  -- from then on the account goes
  due_at timestamptz check ((due_at is null) = (state = 'requested'))
);
create index account_deletions_by_due on account_deletions (due_at) where due_at is not null;
grant select, insert, update, delete on account_deletions to belegbar_app;

-- A link that lies in a mailbox that is no longer the person's confirms nothing.
create function forget_link_of_old_address() returns trigger language plpgsql as $$
begin
  delete from account_deletions where user_id = new.id and state = 'requested';
  return null;
end
$$;
create trigger forget_link_of_old_address after update of email on users
  for each row when (old.email is distinct from new.email) execute function forget_link_of_old_address();

-- A business whose owner has left and whose records the law still wants kept. Nobody belongs to it any more.
alter table businesses alter column user_id drop not null;
create table closed_businesses (
  business_id uuid primary key references businesses (id) on delete cascade,
  closed_at timestamptz not null,
  -- last days of keeping: of invoices, receipts and what belongs to them; of the journal and the audit log. Null: nothing there.
  vouchers_until date,
  books_until date check (books_until >= vouchers_until)
);
alter table closed_businesses enable row level security;
alter table closed_businesses force row level security;
create policy own_business on closed_businesses for select using (business_id = current_business());
-- Only the functions below write it, as their owner.
create policy keep_closed on closed_businesses to belegbar_owner using (true);
grant select on closed_businesses to belegbar_app;

-- True for a closed business when a term is over by the database's own clock, whatever the application believes about the day.
create function is_term_over(business uuid, of_records text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from closed_businesses
    where business_id = business
      and coalesce((case of_records when 'books' then books_until else vouchers_until end) < current_date, true)
  )
$$;

-- Journal and audit log stay append-only; only what the law no longer wants kept, of a business that is closed, can go.
create function refuse_change_of_books() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' and is_term_over(old.business_id, 'books') then return old; end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
drop trigger journal_is_append_only on journal_entries;
create trigger journal_is_append_only before update or delete on journal_entries
  for each row execute function refuse_change_of_books();
drop trigger audit_is_append_only on audit_log;
create trigger audit_is_append_only before update or delete on audit_log
  for each row execute function refuse_change_of_books();

create function refuse_deletion_of_issued() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.status <> 'draft' and not is_term_over(old.business_id, 'vouchers') then
    raise exception 'an issued invoice cannot be deleted' using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;
drop trigger keep_issued_invoice on invoices;
create trigger keep_issued_invoice before update on invoices
  for each row execute function keep_issued_invoice();
create trigger never_delete_issued before delete on invoices
  for each row execute function refuse_deletion_of_issued();

create policy close_business on businesses for update to belegbar_owner using (id = current_business());
create policy purge_business on businesses for delete to belegbar_owner
  using (id = current_business() and is_term_over(id, 'books'));

-- No law of this country wants a record kept for less; the exact terms are the application's to give.
create function shortest_term(last date) returns date
  language sql immutable
  return make_date(extract(year from last)::integer + 6, 12, 31);

-- The end of an account that was confirmed: the person goes, and of the business all that the law does not want kept. Refuses terms too short.
create function close_account(person uuid, vouchers date, books date) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  business uuid;
  address text;
begin
  select email into address from users join account_deletions on user_id = users.id
    where users.id = person and state = 'running' for update;
  if not found then
    raise exception 'nobody has confirmed this' using errcode = 'restrict_violation';
  end if;
  perform set_config('app.user', person::text, true);
  select id into business from businesses where user_id = person;
  if business is not null then
    perform set_config('app.business', business::text, true);
    perform close_business(business, vouchers, books);
  end if;
  delete from outbox_mails where recipient = address;
  delete from verifications
    where value = person::text or value = '{"type":"magic-link","email":' || to_json(address)::text || '}';
  delete from users where id = person;
  return business;
end
$$;

create function close_business(business uuid, vouchers date, books date) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  last_voucher date;
  last_entry date;
begin
  -- Every new record of the business needs this row: what is under way comes before. What comes after is refused, see migration 0025.
  perform from businesses where id = business for update;
  last_voucher := greatest(
    (select greatest(max(invoice_date), max(issued_at)::date) from invoices where business_id = business and status <> 'draft'),
    (select max(document_date) from expenses where business_id = business));
  last_entry := (select max(recorded_at) from journal_entries where business_id = business);
  if not coalesce(vouchers >= shortest_term(last_voucher), last_voucher is null)
    or not coalesce(books >= shortest_term(last_entry), last_entry is null) then
    raise exception 'records would be lost before their term' using errcode = 'restrict_violation';
  end if;
  delete from share_links where business_id = business;
  delete from imports where business_id = business;
  delete from idempotency_keys where business_id = business;
  delete from storage_objects where business_id = business;
  delete from services where business_id = business;
  delete from data_exports where business_id = business;
  delete from invoices where business_id = business and status = 'draft';
  delete from clients where business_id = business and not exists (
    select from invoices where invoices.business_id = business and client_id = clients.id);
  -- What stands on the documents stays; how to reach a client, and what was noted about them, does not.
  update clients set contact_person = '', email = '', phone = '', website = '', notes = '', recipients = '[]'
    where business_id = business;
  update businesses set user_id = null, phone = '', email = '', website = '', iban = '', bic = '', account_holder = '', bank_name = '',
    paypal_email = '', paypal_username = '', payment_note = '', footer_text = '', legal_footnotes = '', vat_disclaimer = '', from_name = '',
    custom_reminder_message = ''
    where id = business;
  insert into closed_businesses (business_id, closed_at, vouchers_until, books_until) values (business, now(), vouchers, books);
end
$$;

revoke all on function is_term_over(uuid, text), close_account(uuid, date, date), close_business(uuid, date, date) from public;
-- The triggers above ask the first on behalf of whoever deletes.
grant execute on function is_term_over(uuid, text), close_account(uuid, date, date) to belegbar_app;
