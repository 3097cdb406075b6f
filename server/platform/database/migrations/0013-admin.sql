-- What administrators see of the install: figures, never a row of anyone's books.
create function stored_files() returns table (files bigint, bytes bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
  select count(*), coalesce(sum(size), 0)::bigint from files
$$;
-- stored_files runs as the owner, whom forced row level security binds too.
create policy count_files on files for select to belegbar_owner using (true);
revoke all on function stored_files() from public;
grant execute on function stored_files() to belegbar_app;

grant select on schema_migrations to belegbar_app;
