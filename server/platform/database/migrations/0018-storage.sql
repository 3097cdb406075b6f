-- What a person has uploaded to be used by name: one object each of the logo, the signature, the PayPal QR code, the letterhead.
-- Type and size stand with the bytes, in files.
create table storage_objects (
  business_id uuid not null references businesses (id),
  name text not null,
  area text not null,
  path text not null,
  hash text not null,
  updated_at timestamptz not null default now(),
  primary key (business_id, name),
  unique (area, path),
  foreign key (business_id, hash) references files (business_id, hash)
);
create index storage_objects_by_hash on storage_objects (business_id, hash);

alter table storage_objects enable row level security;
alter table storage_objects force row level security;
create policy own_business on storage_objects using (business_id = current_business());
grant select, insert, update, delete on storage_objects to belegbar_app;

-- A row in files comes before its bytes, so that no byte lies anywhere unknown. What nothing names a day after its last use goes.
alter table files add column used_at timestamptz not null default now();
create index files_by_use on files (business_id, used_at);
grant update (used_at), delete on files to belegbar_app;
create index invoices_by_document_hash on invoices (business_id, document_hash) where document_hash is not null;
create index invoices_by_logo on invoices (business_id, (document ->> 'logo')) where document ->> 'logo' is not null;

-- The logo moves to its area.
alter table businesses no force row level security;
alter table files no force row level security;
alter table storage_objects no force row level security;
alter table invoices no force row level security;
insert into storage_objects (business_id, name, area, path, hash)
  select businesses.id, 'logo', 'company-logos',
    businesses.user_id || '/logo.' || case files.content_type when 'image/jpeg' then 'jpg' else 'png' end, businesses.logo
  from businesses join files on files.business_id = businesses.id and files.hash = businesses.logo;
-- The database itself keeps the bytes of an issued document from being forgotten.
alter table invoices add foreign key (business_id, document_hash) references files (business_id, hash);
alter table businesses force row level security;
alter table files force row level security;
alter table storage_objects force row level security;
alter table invoices force row level security;
alter table businesses drop column logo;

alter table businesses
  add column paypal_email text not null default '',
  add column paypal_username text not null default '';

-- The second door for strangers: a logo, which stands on every invoice and mail of its business, by the exact path.
create policy show_logos on storage_objects for select to belegbar_owner using (area = 'company-logos');
create function public_object(asked_area text, asked_path text) returns table (business_id uuid, hash text, content_type text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select objects.business_id, objects.hash, files.content_type
  from storage_objects as objects join files using (business_id, hash)
  where objects.area = 'company-logos' and objects.area = asked_area and objects.path = asked_path
$$;
revoke all on function public_object(text, text) from public;
grant execute on function public_object(text, text) to belegbar_app;
