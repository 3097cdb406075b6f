-- What an account keeps for its safety: a second factor, the tokens that a session has laid down, the browsers it knows.
alter table users
  add column two_factor_enabled boolean not null default false,
  -- how often someone signed up with the address before it was confirmed; a link confirms only the last time
  add column sign_up_count integer not null default 1;

-- Secret and recovery codes are encrypted with the secret of the install.
create table two_factors (
  id uuid primary key,
  user_id uuid not null unique references users (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  -- true once a code has shown that the user's app has the secret
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

alter table sessions
  add column token_since timestamptz not null default now(),
  -- the first request that brought the present token; null until there was one
  add column token_seen_at timestamptz default now();

-- Tokens that a session no longer goes by. Whoever comes with one late has an old copy.
create table replaced_session_tokens (
  token_hash text primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  replaced_at timestamptz not null
);
create index replaced_session_tokens_by_session on replaced_session_tokens (session_id);

-- Browsers in which a user has signed in, by the hash of a cookie.
create table user_devices (
  user_id uuid not null references users (id) on delete cascade,
  device_hash text not null,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);

-- Second-factor steps, trusted devices and links to a new password all name their user.
create index verifications_by_value on verifications (value);

grant select, insert, update, delete on two_factors, user_devices to belegbar_app;
grant select, insert on replaced_session_tokens to belegbar_app;
