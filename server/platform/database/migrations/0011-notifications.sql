-- What the app tells a person. It belongs to the person, not to a business.
create table notifications (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  type text not null,
  title_de text not null,
  title_en text not null,
  message_de text not null,
  message_en text not null,
  is_read boolean not null default false,
  created_at timestamptz not null,
  -- A path of the app and never an address: neither `//elsewhere` nor `/\elsewhere`.
  action_url text check (action_url ~ '^/([^/\\]|$)'),
  primary key (user_id, id)
);
create index notifications_by_time on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id, type) where not is_read;

alter table notifications enable row level security;
alter table notifications force row level security;
create policy own_notifications on notifications using (user_id = current_person())
  -- The program itself works without a person, and may tell anyone.
  with check (user_id = coalesce(current_person(), user_id));
grant select, insert, delete, update (is_read) on notifications to belegbar_app;

-- The sign-in library ends sessions itself, so the table says when one has ended. The payload is that of server/platform/events.
create function tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('belegbar_events', json_build_object('userId', old.user_id, 'kind', 'session.ended')::text);
  return null;
end
$$;
create trigger tell_session_end after delete on sessions for each row execute function tell_session_end();
