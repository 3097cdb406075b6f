-- Files of clients and services that are taken in: what was asked, how far it is, what became of each row, so that all of it can be undone.
create table imports (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('clients', 'services')),
  state text not null check (state in ('draft', 'running', 'done', 'failed', 'undoing', 'undone')),
  user_id uuid references users (id) on delete set null,
  file_name text not null,
  -- how the file is read and what its columns are; see contract/imports.ts
  settings jsonb not null,
  headings jsonb not null default '[]',
  rows_total integer not null,
  rows_done integer not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  skipped integer not null default 0,
  warned integer not null default 0,
  removed integer not null default 0,
  restored integer not null default 0,
  stayed integer not null default 0,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  undone_at timestamptz,
  primary key (business_id, id)
);
-- At most one at a time.
create unique index imports_under_way on imports (business_id) where state in ('running', 'undoing');

-- The uploaded bytes, until the import is over.
create table import_files (
  business_id uuid not null,
  import_id uuid not null,
  content bytea not null,
  primary key (business_id, import_id),
  foreign key (business_id, import_id) references imports (business_id, id) on delete cascade
);

create table import_rows (
  business_id uuid not null,
  import_id uuid not null,
  -- in the file, from 1
  line integer not null,
  outcome text not null check (outcome in ('created', 'updated', 'unchanged', 'skipped')),
  name text not null,
  -- what was made, changed or met, and the version in which it was left
  record_id uuid,
  version integer,
  -- the fields before a change
  before jsonb,
  problems jsonb not null default '[]',
  -- the row as it was typed, where it was skipped
  cells jsonb,
  undo text check (undo in ('removed', 'restored', 'changed', 'used', 'gone')),
  primary key (business_id, import_id, line),
  foreign key (business_id, import_id) references imports (business_id, id) on delete cascade
);

alter table imports enable row level security;
alter table imports force row level security;
create policy own_business on imports using (business_id = current_business());
alter table import_files enable row level security;
alter table import_files force row level security;
create policy own_business on import_files using (business_id = current_business());
alter table import_rows enable row level security;
alter table import_rows force row level security;
create policy own_business on import_rows using (business_id = current_business());
grant select, insert, update, delete on imports, import_files, import_rows to belegbar_app;

-- What an import made goes again with its undo. An invoice keeps its client by its reference.
grant delete on clients, services to belegbar_app;

create index clients_by_vat_id on clients (business_id, vat_id) where vat_id <> '';
create index services_by_name on services (business_id, (lower(name) collate "und-x-icu"), id);

-- Many clients of a business that the statistics do not know yet: the planner takes it for one row, and each foreign key reads all of them.
-- The database looks by itself within a minute; an import asks for it earlier, while the table is small enough to be looked at quickly.
create function look_at_clients() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if (select reltuples < 100000 from pg_class where oid = 'clients'::regclass) then
    analyze clients, client_sums, client_revenue;
  end if;
end
$$;
revoke all on function look_at_clients() from public;
grant execute on function look_at_clients() to belegbar_app;
