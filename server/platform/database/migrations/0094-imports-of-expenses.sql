-- Files of expenses are taken in as those of clients and services are.
alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check check (kind in ('clients', 'services', 'expenses'));

-- As look_at_clients: after a table has become many times as large.
create function look_at_expenses() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if (select reltuples < 100000 from pg_class where oid = 'expenses'::regclass) then
    analyze expenses, expense_search, expense_payments, journal_entries;
  end if;
end
$$;
revoke all on function look_at_expenses() from public;
grant execute on function look_at_expenses() to belegbar_app;

-- The list of expenses has saved views as that of invoices; of each list a person may have one that is shown first.
alter table invoice_views
  add column list text not null default 'invoices' check (list in ('invoices', 'expenses')),
  add column is_default boolean not null default false;
create unique index invoice_views_default on invoice_views (business_id, user_id, list) where is_default;
