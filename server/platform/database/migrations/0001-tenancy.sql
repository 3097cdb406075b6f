-- Who may see what. The application runs as belegbar_app, which owns nothing and cannot bypass row level security.
-- Every transaction names its business and its user; without them the policies show nothing.
create function current_business() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.business', true), '')::uuid;

create function current_person() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.user', true), '')::uuid;

-- Put on tables that may only grow. It stops the owner as well.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

grant usage on schema public to belegbar_app;
