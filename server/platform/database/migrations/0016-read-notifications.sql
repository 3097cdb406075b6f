-- A person's list shows the newest; what was read and is older than a year nobody looks for any more.
create index notifications_read on notifications (created_at) where is_read;
create policy purge_read on notifications to belegbar_owner
  using (is_read and created_at <= now() - interval '1 year');

-- The application sees one person's notifications at a time, so it cannot do this itself.
create function purge_notifications() returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from notifications where is_read and created_at <= now() - interval '1 year'
$$;
revoke all on function purge_notifications() from public;
grant execute on function purge_notifications() to belegbar_app;
