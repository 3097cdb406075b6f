-- Who can sign in. These are not tenant tables: they are read before anyone's business is known.
create table users (
  id uuid primary key,
  name text not null default '',
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  -- language of the app for this person
  language text not null default 'de' check (language in ('de', 'en')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_by_user on sessions (user_id);

-- How a user proves who they are; the provider `credential` holds a password hash.
create table accounts (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index accounts_by_user on accounts (user_id);

-- Tokens that were sent to someone and are good for one use.
create table verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_by_identifier on verifications (identifier);

-- Attempts per address and path, shared by all servers over this database.
create table rate_limits (
  id uuid primary key,
  key text not null unique,
  count integer not null,
  last_request bigint not null
);

create table user_roles (
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('admin')),
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);

grant select, insert, update on users, accounts to belegbar_app;
grant select, insert, update, delete on sessions, verifications, rate_limits to belegbar_app;
-- Roles are granted from the command line, by the owner.
grant select on user_roles to belegbar_app;
