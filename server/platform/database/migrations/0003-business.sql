-- The business, its tax regimes, its files, clients and services.
create table businesses (
  id uuid primary key,
  user_id uuid not null unique references users (id),
  version integer not null default 1,
  full_name text not null default '',
  business_name text not null default '',
  street text not null default '',
  address_addition text not null default '',
  post_code text not null default '',
  city text not null default '',
  country text not null default 'DE',
  email text not null default '',
  phone text not null default '',
  website text not null default '',
  company_type text not null default 'freiberufler',
  land text,
  tax_number text not null default '',
  vat_id text not null default '',
  iban text not null default '',
  bic text not null default '',
  account_holder text not null default '',
  bank_name text not null default '',
  number_pattern text not null default 'RE-{YYYY}-{NNNN}',
  footer_text text not null default '',
  accent_color text not null default '#2456a6',
  default_payment_days integer not null default 14,
  document_language text not null default 'de',
  logo text,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table tax_regimes (
  business_id uuid not null references businesses (id),
  valid_from date not null,
  vat_basis text not null check (vat_basis in ('accrual', 'cash')),
  small_business boolean not null,
  filing_period text not null check (filing_period in ('month', 'quarter')),
  primary key (business_id, valid_from)
);

-- One row per stored file; the bytes lie in the file store under businesses/{business_id}/{hash}.
create table files (
  business_id uuid not null references businesses (id),
  hash text not null,
  content_type text not null,
  size integer not null,
  created_at timestamptz not null default now(),
  primary key (business_id, hash)
);

create table clients (
  business_id uuid not null references businesses (id),
  id uuid not null,
  version integer not null default 1,
  number text not null default '',
  name text not null,
  contact_person text not null default '',
  email text not null default '',
  phone text not null default '',
  website text not null default '',
  street text not null default '',
  address_addition text not null default '',
  post_code text not null default '',
  city text not null default '',
  country text not null default 'DE',
  is_business boolean not null default true,
  vat_id text not null default '',
  language text not null default 'de',
  notes text not null default '',
  archived boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id)
);
-- By Unicode's order, so that Ä stands beside A whatever the database's own locale is.
create index clients_by_name on clients (business_id, (lower(name) collate "und-x-icu"), id);

create table services (
  business_id uuid not null references businesses (id),
  id uuid not null,
  version integer not null default 1,
  name text not null,
  description text not null default '',
  unit text not null,
  unit_price numeric(16, 4) not null,
  vat_case text not null,
  archived boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id)
);

alter table businesses enable row level security;
alter table businesses force row level security;
-- A person finds their own before its id is known; writing needs both, and the program itself works without a person.
create policy own_business on businesses for select
  using (id = current_business() or user_id = current_person());
create policy make_own_business on businesses for insert
  with check (id = current_business() and user_id = current_person());
create policy change_own_business on businesses for update
  using (id = current_business() and user_id = coalesce(current_person(), user_id));

alter table tax_regimes enable row level security;
alter table tax_regimes force row level security;
create policy own_business on tax_regimes using (business_id = current_business());

alter table files enable row level security;
alter table files force row level security;
create policy own_business on files using (business_id = current_business());

alter table clients enable row level security;
alter table clients force row level security;
create policy own_business on clients using (business_id = current_business());

alter table services enable row level security;
alter table services force row level security;
create policy own_business on services using (business_id = current_business());

grant select, insert, update on businesses, tax_regimes, clients, services to belegbar_app;
grant select, insert on files to belegbar_app;
