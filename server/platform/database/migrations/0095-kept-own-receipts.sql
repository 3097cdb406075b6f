-- The PDF of an own receipt is made once and kept. `issuer`: who writes it, in lines, as on the day of booking; null where there is no PDF,
-- and of those from before, which take what the business is called when theirs is made.
alter table vouchers
  add column issuer jsonb,
  add column document_hash text,
  add constraint vouchers_document_fkey foreign key (business_id, document_hash) references files (business_id, hash);
-- The sweep asks whether a file is named.
create index vouchers_by_document on vouchers (business_id, document_hash) where document_hash is not null;

-- All that is ever written into one afterwards is where its PDF lies, once.
create function keep_vouchers() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    if is_term_over(old.business_id, 'vouchers') then return old; end if;
  elsif old.document_hash is null and new.document_hash is not null
    and (new.business_id, new.id, new.kind, new.number, new.booked_on, new.detail, new.issuer, new.created_at)
      is not distinct from
      (old.business_id, old.id, old.kind, old.number, old.booked_on, old.detail, old.issuer, old.created_at) then
    return new;
  end if;
  raise exception 'vouchers are append-only but for where their PDF lies' using errcode = 'restrict_violation';
end
$$;
drop trigger vouchers_are_append_only on vouchers;
create trigger vouchers_are_append_only before update or delete on vouchers
  for each row execute function keep_vouchers();
grant update (document_hash) on vouchers to belegbar_app;

-- They go for good before the files that they name.
alter function purge_business(uuid, date) rename to purge_all_but_own_vouchers;
revoke all on function purge_all_but_own_vouchers(uuid, date) from public, belegbar_app;
create function purge_business(business uuid, today date) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.user', '', true), set_config('app.business', business::text, true);
  if exists (select from closed_businesses
    where business_id = business and coalesce(vouchers_until < least(today, current_date), true)) then
    delete from vouchers where business_id = business;
  end if;
  perform purge_all_but_own_vouchers(business, today);
end
$$;
revoke all on function purge_business(uuid, date) from public;
grant execute on function purge_business(uuid, date) to belegbar_app;
