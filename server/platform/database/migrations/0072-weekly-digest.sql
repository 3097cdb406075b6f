-- Whether its owner wants the week by mail.
alter table businesses add column weekly_digest_enabled boolean not null default true;

-- Of which week the last mail told, and by what its reader switches it off without signing in.
create table weekly_digests (
  business_id uuid primary key references businesses (id),
  told_week date not null,
  token text not null,
  created_at timestamptz not null
);

create trigger refuse_new_in_closed after insert on weekly_digests
  for each statement execute function refuse_new_in_closed();

alter table weekly_digests enable row level security;
alter table weekly_digests force row level security;
create policy own_business on weekly_digests
  using (business_id = current_business()) with check (business_id = current_business());
grant select, insert, delete on weekly_digests to belegbar_app;
grant update (told_week) on weekly_digests to belegbar_app;

-- Who leaves wants none any more.
create function forget_weekly_digest() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from weekly_digests where business_id = new.business_id;
  return null;
end
$$;
create trigger forget_weekly_digest after insert on closed_businesses
  for each row execute function forget_weekly_digest();
