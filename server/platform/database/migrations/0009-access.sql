-- What guards the way in. No address of a visitor and no mail address stands here, only hashes with a key of the install.

-- One row for each captcha that was used, so that no server takes it twice. It can go once the captcha has expired.
create table used_captchas (
  challenge text primary key,
  expires_at timestamptz not null
);
create index used_captchas_by_expiry on used_captchas (expires_at);

-- How often something was tried lately that must not be tried often: a password, a code, a mail to someone.
create table back_offs (
  -- hash of what is counted and for whom
  key text primary key,
  -- tries that are not forgiven yet; one is forgiven from time to time
  level double precision not null,
  counted_at timestamptz not null,
  -- changes with every try
  turn uuid not null,
  blocked_until timestamptz
);
create index back_offs_by_time on back_offs (counted_at);

-- What happened at the door: signing in and up, and changes to how someone signs in. Kept for 90 days.
create table security_events (
  -- of version 7: in the order of time
  id uuid primary key,
  at timestamptz not null,
  type text not null,
  severity text not null check (severity in ('info', 'warning', 'critical')),
  -- without a reference: the log outlives the account, and an entry need not belong to one
  user_id uuid,
  account_hash text,
  address_hash text,
  -- browser and system in words
  device text not null,
  -- codes and counts, never what someone typed
  details jsonb not null
);
create index security_events_by_user on security_events (user_id, id desc);

-- What a person did, as far as they can look it up in their profile. Kept for 90 days.
create table user_activities (
  id uuid primary key,
  at timestamptz not null,
  user_id uuid not null,
  type text not null,
  device text not null,
  data jsonb not null
);
create index user_activities_by_user on user_activities (user_id, id desc);

create trigger security_events_are_append_only before update on security_events
  for each row execute function refuse_change();
create trigger security_events_stay before delete on security_events
  for each row when (old.at > now() - interval '90 days') execute function refuse_change();
create trigger security_events_are_never_truncated before truncate on security_events
  for each statement execute function refuse_change();
create trigger user_activities_are_append_only before update on user_activities
  for each row execute function refuse_change();
create trigger user_activities_stay before delete on user_activities
  for each row when (old.at > now() - interval '90 days') execute function refuse_change();
create trigger user_activities_are_never_truncated before truncate on user_activities
  for each statement execute function refuse_change();

-- Set for the length of a transaction in which an administrator reads.
create function reads_as_administrator() returns boolean
  language sql stable parallel safe
  return coalesce(current_setting('app.administrator', true), '') = 'on';

alter table security_events enable row level security;
alter table security_events force row level security;
create policy write_events on security_events for insert to belegbar_app with check (true);
create policy read_events on security_events for select to belegbar_app
  using (user_id = current_person() or reads_as_administrator());
create policy purge_events on security_events to belegbar_owner using (at <= now() - interval '90 days');

alter table user_activities enable row level security;
alter table user_activities force row level security;
create policy write_own_activities on user_activities for insert to belegbar_app
  with check (user_id = current_person());
create policy read_own_activities on user_activities for select to belegbar_app using (user_id = current_person());
create policy purge_activities on user_activities to belegbar_owner using (at <= now() - interval '90 days');

-- The application cannot delete from the log, except what is too old, and all of that.
create function purge_security_log() returns bigint
  language sql security definer set search_path = public, pg_temp as $$
  with events as (delete from security_events where at <= now() - interval '90 days' returning 1),
    activities as (delete from user_activities where at <= now() - interval '90 days' returning 1)
  select (select count(*) from events) + (select count(*) from activities)
$$;

grant select, insert, delete on used_captchas to belegbar_app;
grant select, insert, update, delete on back_offs to belegbar_app;
grant select, insert on security_events, user_activities to belegbar_app;
revoke all on function purge_security_log() from public;
grant execute on function purge_security_log() to belegbar_app;
