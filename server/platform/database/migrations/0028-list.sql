-- The list of invoices: found, sorted, summed and worked on at any size.

-- Numbers as people count: 9999 comes before 10000.
create collation natural_order (provider = icu, locale = 'und-u-kn');

-- One index per order, read in both directions. Their expressions are none that row level security would keep out of an index: no functions.
create index invoices_by_number on invoices
  (business_id, (case when number is null then U&'\FFFF' else number end collate natural_order), id);
create index invoices_by_due on invoices
  (business_id, (case when bucket in ('open', 'paid') then due_date else list_date end), id);
create index invoices_by_client_name on invoices (business_id, (client_name collate "und-x-icu"), id);
create index invoices_by_gross on invoices (business_id, gross, id);
create index invoices_by_open on invoices (business_id, open, id);
-- By what is open, those that are: the settled ones would stand before them.
create index invoices_open_by_open on invoices (business_id, open, id) where bucket = 'open';

-- What the list searches, filters and adds up, apart from the invoice with its documents and so narrow enough to be read through.
create table invoice_search (
  business_id uuid not null,
  id uuid not null,
  kind text not null,
  bucket text not null,
  client_id uuid,
  list_date date not null,
  due_date date,
  net bigint not null,
  gross bigint not null,
  open bigint not null,
  words text not null,
  primary key (business_id, id),
  foreign key (business_id, id) references invoices (business_id, id) on delete cascade
) with (fillfactor = 85);

create function keep_invoice_search() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into invoice_search (business_id, id, kind, bucket, client_id, list_date, due_date, net, gross, open, words)
  values (new.business_id, new.id, new.kind, new.bucket, new.client_id, new.list_date, new.due_date, new.net, new.gross, new.open, new.search)
  on conflict (business_id, id) do update set (kind, bucket, client_id, list_date, due_date, net, gross, open, words) =
    row (excluded.kind, excluded.bucket, excluded.client_id, excluded.list_date, excluded.due_date, excluded.net, excluded.gross, excluded.open, excluded.words);
  return null;
end
$$;
create trigger keep_invoice_search after insert on invoices
  for each row execute function keep_invoice_search();
create trigger keep_changed_search after update on invoices for each row
  when ((old.kind, old.bucket, old.client_id, old.list_date, old.due_date, old.net, old.gross, old.open, old.search)
    is distinct from (new.kind, new.bucket, new.client_id, new.list_date, new.due_date, new.net, new.gross, new.open, new.search))
  execute function keep_invoice_search();

-- What stands already is found by its lines, too. The policies bind the owner, so they rest meanwhile.
alter table invoices no force row level security;
update invoices set search = search || found.words
  from (
    select business_id, id, string_agg(lower(E'\n' || (line ->> 'description') ||
      case when line ->> 'details' <> '' then E'\n' || (line ->> 'details') else '' end collate "und-x-icu"), '' order by place) as words
    from invoices, jsonb_array_elements(coalesce(document -> 'lines', draft -> 'lines')) with ordinality as lines (line, place)
    group by 1, 2
  ) as found
  where found.business_id = invoices.business_id and found.id = invoices.id;
-- Spelt as what is typed is, see `searchedWords`.
update invoices set search = replace(normalize(search), 'ß', 'ss') where search like '%ß%' or search is not nfc normalized;
insert into invoice_search (business_id, id, kind, bucket, client_id, list_date, due_date, net, gross, open, words)
  select business_id, id, kind, bucket, client_id, list_date, due_date, net, gross, open, search from invoices
  on conflict (business_id, id) do nothing;
alter table invoices force row level security;

alter table invoice_search enable row level security;
alter table invoice_search force row level security;
create policy own_business on invoice_search using (business_id = current_business());
-- The application cannot act as the owner; only the two functions here do. The trigger writes what the policy of the invoices has let in, and
-- the search looks into the current business itself, since row level security keeps pattern matching out of every index.
create policy own_functions on invoice_search to belegbar_owner using (true) with check (true);
grant select on invoice_search to belegbar_app;

-- Both belong to PostgreSQL's own extensions; without them a search reads the words of its business row by row.
do $$
begin
  create extension if not exists pg_trgm;
  create extension if not exists btree_gin;
  create index invoice_search_words on invoice_search using gin (business_id, words gin_trgm_ops) with (gin_pending_list_limit = 512);
exception when feature_not_supported or undefined_file or insufficient_privilege then
  raise notice 'without the extensions pg_trgm and btree_gin the search of invoices has no index';
end
$$;

-- The invoices of the current business that contain every pattern, at most so many. The index is asked for the first three.
create function find_invoices(patterns text[], most integer) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  business uuid := current_business();
begin
  return query select invoice_search.id from invoice_search
    where business_id = business and words like patterns[1] and words like coalesce(patterns[2], patterns[1])
      and words like coalesce(patterns[3], patterns[1]) and words like all (patterns) limit most;
end
$$;
revoke all on function find_invoices(text[], integer), keep_invoice_search() from public;
grant execute on function find_invoices(text[], integer) to belegbar_app;

-- Filters and order of the list, kept under a name by a person.
create table invoice_views (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  position integer not null,
  -- what the address of the list says, see contract/invoice-views.ts
  query jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (business_id, id)
);
create index invoice_views_by_user on invoice_views (business_id, user_id, position);
alter table invoice_views enable row level security;
alter table invoice_views force row level security;
create policy own_business on invoice_views using (business_id = current_business());
grant select, insert, update, delete on invoice_views to belegbar_app;

-- One act on many invoices: how far it is, and what became of each.
create table bulk_actions (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  user_id uuid references users (id) on delete set null,
  kind text not null check (kind in ('send', 'remind', 'markPaid', 'pdf', 'csv')),
  state text not null check (state in ('running', 'done', 'failed')),
  -- day and way of the payment, language of the file; see contract/bulk-actions.ts
  settings jsonb not null,
  total integer not null,
  done integer not null default 0,
  skipped integer not null default 0,
  failed integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (business_id, id)
);
-- At most one at a time, so that two tabs cannot do the same thing twice.
create unique index bulk_actions_under_way on bulk_actions (business_id) where state = 'running';

create table bulk_action_items (
  business_id uuid not null,
  action_id uuid not null,
  position integer not null,
  -- a draft may be deleted meanwhile
  invoice_id uuid not null,
  outcome text not null check (outcome in ('waiting', 'done', 'skipped', 'failed')),
  -- why it was not done, as a code
  reason text not null default '',
  tries integer not null default 0,
  primary key (business_id, action_id, position),
  foreign key (business_id, action_id) references bulk_actions (business_id, id) on delete cascade
);
create index bulk_action_items_waiting on bulk_action_items (business_id, action_id, position) where outcome = 'waiting';

alter table bulk_actions enable row level security;
alter table bulk_actions force row level security;
create policy own_business on bulk_actions using (business_id = current_business());
alter table bulk_action_items enable row level security;
alter table bulk_action_items force row level security;
create policy own_business on bulk_action_items using (business_id = current_business());
grant select, insert, update, delete on bulk_actions, bulk_action_items to belegbar_app;

-- No law wants it kept that somebody worked on many invoices at once; each of the acts stands in the audit log.
create function forget_bulk_actions() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from bulk_actions where business_id = new.business_id;
  return null;
end
$$;
create trigger forget_bulk_actions after insert on closed_businesses
  for each row execute function forget_bulk_actions();
