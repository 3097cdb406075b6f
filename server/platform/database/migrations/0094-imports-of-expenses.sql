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

-- As before, but asked once: `(function(...)).*` calls the function again for each of its columns.
create or replace function keep_expense_search() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  expense uuid;
begin
  foreach expense in array array[(to_jsonb(new) ->> tg_argv[0])::uuid, (to_jsonb(old) ->> tg_argv[0])::uuid] loop
    continue when expense is null;
    insert into expense_search select stands.* from expense_as_it_stands(new.business_id, expense) as stands
      on conflict (business_id, id) do update set
        (vendor, category, document_date, due_date, state, gross, open, has_receipt, words) =
        row (excluded.vendor, excluded.category, excluded.document_date, excluded.due_date, excluded.state, excluded.gross, excluded.open,
          excluded.has_receipt, excluded.words);
  end loop;
  return null;
end
$$;
