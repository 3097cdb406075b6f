-- The list of expenses: found, sorted and summed at any size. One narrow row per bill says how it stands; it is written anew with each act,
-- from the acts themselves, and `message.ts` says the same of them.
create table expense_search (
  business_id uuid not null,
  id uuid not null,
  number text not null,
  vendor text not null,
  category text not null,
  document_date date not null,
  due_date date,
  state text not null check (state in ('open', 'partlyPaid', 'paid', 'overpaid', 'takenBack')),
  -- in euros, also of a bill in another currency, at its rate
  gross bigint not null,
  open bigint not null,
  has_receipt boolean not null,
  words text not null,
  primary key (business_id, id),
  foreign key (business_id, id) references expenses (business_id, id) on delete cascade
) with (fillfactor = 85);

-- One index per order, read in both directions, without functions: row level security would keep those out.
create index expense_search_by_date on expense_search (business_id, document_date, id);
create index expense_search_by_number on expense_search (business_id, (number collate natural_order), id);
create index expense_search_by_vendor on expense_search (business_id, (vendor collate "und-x-icu"), id);
create index expense_search_by_due on expense_search
  (business_id, (case when due_date is null then date '9999-12-31' else due_date end), id);
create index expense_search_by_gross on expense_search (business_id, gross, id);

-- An amount in the forms that a person types: 1028,00 and 1.028,00, 1028.00 and 1,028.00.
create function words_of_amount(amount bigint) returns text
  language sql immutable parallel safe as $$
  select concat_ws(E'\n', euros || ',' || cents, translate(grouped, ',', '.') || ',' || cents, euros || '.' || cents, grouped || '.' || cents)
    from (select (abs(amount) / 100)::text as euros, to_char(abs(amount) / 100, 'FM999,999,999,999,990') as grouped,
      lpad((abs(amount) % 100)::text, 2, '0') as cents) as written
$$;

-- In cents of euros what is in cents of another currency (§ 16 (6) UStG); of no rate the same.
create function euros_at(amount bigint, units_per_euro numeric) returns bigint
  language sql immutable parallel safe as $$
  select case when units_per_euro is null then amount else round(amount::numeric / units_per_euro)::bigint end
$$;

create function expense_as_it_stands(business uuid, expense uuid) returns expense_search
  language sql stable set search_path = public, pg_temp as $$
  with entered as (
    select expenses.*, 1 as version from expenses where business_id = business and id = expense
  ), bill as (
    select vendor, category, document_date, due_date, gross, currency, units_per_euro, lines, document_number, version
      from expense_corrections where business_id = business and expense_id = expense
    union all
    select vendor, category, document_date, due_date, gross, currency, units_per_euro, lines, document_number, version from entered
    order by version desc limit 1
  ), undone as (
    select payment_id, credit_id from expense_undos where business_id = business and expense_id = expense
  ), moved as (
    select coalesce(sum(amount), 0)::bigint as paid, coalesce(sum(discount), 0)::bigint as discount from expense_payments
      where business_id = business and expense_id = expense
        and not exists (select from undone where undone.payment_id = expense_payments.id)
  ), credited as (
    select coalesce(sum(gross), 0)::bigint as gross from expense_credits
      where business_id = business and expense_id = expense
        and not exists (select from undone where undone.credit_id = expense_credits.id)
  ), standing as (
    select bill.gross - moved.discount - credited.gross as asked, moved.paid,
      exists (select from undone where payment_id is null and credit_id is null) as is_undone
      from bill, moved, credited
  ), euros as (
    select coalesce(sum(euros_at((line ->> 'net')::bigint, units_per_euro) + euros_at((line ->> 'vat')::bigint, units_per_euro)), 0)::bigint as gross
      from bill, jsonb_array_elements(lines) as line
  ), received as (
    select coalesce(string_agg(received_invoices.number, E'\n'), '') as number, count(*) > 0 as is_there
      from received_invoices where business_id = business and expense_id = expense
  )
  select business, expense, entered.number, bill.vendor, bill.category, bill.document_date, bill.due_date,
    case
      when is_undone then 'takenBack'
      when paid = asked then 'paid'
      when paid = 0 then 'open'
      when (paid < 0) = (asked < 0) and abs(paid) < abs(asked) then 'partlyPaid'
      else 'overpaid'
    end,
    euros.gross,
    case when is_undone then 0 when asked - paid = bill.gross then euros.gross else euros_at(asked - paid, bill.units_per_euro) end,
    received.is_there or exists (
      select from expense_files where business_id = business and expense_id = expense and detached_at is null),
    -- spelt as what is typed is, see `searched-words.ts`
    replace(lower(normalize(concat_ws(E'\n', entered.number, bill.vendor, nullif(bill.document_number, ''), nullif(received.number, ''),
      words_of_amount(bill.gross),
      case when bill.currency <> 'EUR' then bill.currency || E'\n' || words_of_amount(euros.gross) end,
      case when asked - paid not in (0, bill.gross) then words_of_amount(asked - paid) end,
      (select string_agg(line ->> 'description', E'\n') from jsonb_array_elements(bill.lines) as line)
    )) collate "und-x-icu"), 'ß', 'ss')
  from entered, bill, standing, euros, received
$$;

-- The name of the column that says of which expense the row is, is the argument.
create function keep_expense_search() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  expense uuid;
begin
  foreach expense in array array[(to_jsonb(new) ->> tg_argv[0])::uuid, (to_jsonb(old) ->> tg_argv[0])::uuid] loop
    continue when expense is null;
    insert into expense_search select (expense_as_it_stands(new.business_id, expense)).*
      on conflict (business_id, id) do update set
        (vendor, category, document_date, due_date, state, gross, open, has_receipt, words) =
        row (excluded.vendor, excluded.category, excluded.document_date, excluded.due_date, excluded.state, excluded.gross, excluded.open,
          excluded.has_receipt, excluded.words);
  end loop;
  return null;
end
$$;
revoke all on function keep_expense_search() from public;

create trigger keep_expense_search after insert on expenses
  for each row execute function keep_expense_search('id');
create trigger keep_expense_search after insert on expense_corrections
  for each row execute function keep_expense_search('expense_id');
create trigger keep_expense_search after insert on expense_payments
  for each row execute function keep_expense_search('expense_id');
create trigger keep_expense_search after insert on expense_credits
  for each row execute function keep_expense_search('expense_id');
create trigger keep_expense_search after insert on expense_undos
  for each row execute function keep_expense_search('expense_id');
create trigger keep_expense_search after insert or update on expense_files
  for each row execute function keep_expense_search('expense_id');
create trigger keep_expense_search after update on received_invoices
  for each row when (old.expense_id is distinct from new.expense_id) execute function keep_expense_search('expense_id');

-- What stands already. The policies bind the owner, so they rest meanwhile.
do $$
declare
  read text;
begin
  foreach read in array array['expenses', 'expense_corrections', 'expense_payments', 'expense_credits', 'expense_undos',
    'expense_files', 'received_invoices'] loop
    execute format('alter table %I no force row level security', read);
  end loop;
  insert into expense_search
    select stands.* from expenses cross join lateral expense_as_it_stands(expenses.business_id, expenses.id) as stands;
  foreach read in array array['expenses', 'expense_corrections', 'expense_payments', 'expense_credits', 'expense_undos',
    'expense_files', 'received_invoices'] loop
    execute format('alter table %I force row level security', read);
  end loop;
end
$$;

alter table expense_search enable row level security;
alter table expense_search force row level security;
create policy own_business on expense_search
  using (business_id = current_business()) with check (business_id = current_business());
grant select on expense_search to belegbar_app;
