-- What becomes of a business whose owner has left: nothing new comes in, and it goes for good when its terms are over.

-- A session that a server still remembers for a few seconds writes nothing into a closed business. PDF of issued documents can still be made.
create function refuse_new_in_closed() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from closed_businesses where business_id = current_business()) then
    raise exception 'this business is closed' using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;
create trigger refuse_new_in_closed after insert or update on businesses for each statement execute function refuse_new_in_closed();
create trigger refuse_new_in_closed after insert or update on clients for each statement execute function refuse_new_in_closed();
do $$
declare
  written text;
begin
  foreach written in array array['invoices', 'services', 'expenses', 'expense_payments', 'payments', 'share_links', 'storage_objects',
    'imports', 'data_exports', 'idempotency_keys', 'tax_regimes', 'special_prepayments'] loop
    execute format('create trigger refuse_new_in_closed after insert on %I
      for each statement execute function refuse_new_in_closed()', written);
  end loop;
end
$$;

create trigger refuse_new_in_closed after insert on files
  for each row when (new.content_type <> 'application/pdf') execute function refuse_new_in_closed();

-- Closed businesses of which a term is over on the day.
create function due_purges(today date) returns table (business_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select business_id from closed_businesses
  where vouchers_until < least(today, current_date)
    or vouchers_until is null and coalesce(books_until < least(today, current_date), true)
$$;

-- Removes for good what the law no longer wants kept, of one closed business. The bytes of its files go before.
create function purge_business(business uuid, today date) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  term closed_businesses;
begin
  perform set_config('app.user', '', true), set_config('app.business', business::text, true);
  select * into term from closed_businesses where business_id = business for update;
  if not found or term.vouchers_until >= least(today, current_date) then return; end if;
  delete from payments where business_id = business;
  delete from invoices where business_id = business;
  delete from expense_payments where business_id = business;
  delete from expenses where business_id = business;
  delete from clients where business_id = business;
  delete from invoice_sums where business_id = business;
  delete from document_sums where business_id = business;
  delete from files where business_id = business;
  update closed_businesses set vouchers_until = null where business_id = business;
  if term.books_until >= least(today, current_date) then return; end if;
  delete from journal_entries where business_id = business;
  delete from journal_sums where business_id = business;
  delete from cash_sums where business_id = business;
  delete from journal_months where business_id = business;
  delete from audit_log where business_id = business;
  delete from special_prepayments where business_id = business;
  delete from tax_regimes where business_id = business;
  delete from number_series where business_id = business;
  delete from businesses where id = business;
end
$$;

revoke all on function due_purges(date), purge_business(uuid, date) from public;
grant execute on function due_purges(date), purge_business(uuid, date) to belegbar_app;
