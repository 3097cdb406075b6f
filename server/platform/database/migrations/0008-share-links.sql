-- Links by which a stranger opens exactly one issued invoice.
create table share_links (
  business_id uuid not null references businesses (id),
  id uuid not null,
  invoice_id uuid not null,
  token text not null unique,
  active boolean not null default true,
  expires_on date,
  access_count integer not null default 0,
  last_accessed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (business_id, id),
  foreign key (business_id, invoice_id) references invoices (business_id, id)
);
create index share_links_by_invoice on share_links (business_id, invoice_id);

-- The one narrow door for strangers: exactly the token opens exactly its invoice, or nothing at all.
create function find_share_link(given_token text, today date)
  returns table (business_id uuid, invoice_id uuid, link_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select business_id, invoice_id, id from share_links
  where token = given_token and active and (expires_on is null or expires_on >= today)
$$;

alter table share_links enable row level security;
alter table share_links force row level security;
create policy own_business on share_links using (business_id = current_business());
-- find_share_link runs as the owner, whom forced row level security binds too.
create policy find_by_token on share_links for select to belegbar_owner using (true);

grant select, insert, update on share_links to belegbar_app;
revoke all on function find_share_link(text, date) from public;
grant execute on function find_share_link(text, date) to belegbar_app;
