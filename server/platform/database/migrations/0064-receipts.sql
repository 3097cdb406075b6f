-- Receipts that wait to be entered later: photos, scans and plain PDFs, kept as they came. Type and size stand with the bytes, in files.
create table receipts (
  business_id uuid not null references businesses (id),
  id uuid not null,
  file_name text not null check (length(file_name) between 1 and 200),
  -- where it lies in the private area, {userId}/{id}.{ext}
  path text not null,
  hash text not null,
  kept_at timestamptz not null,
  kept_by uuid,
  primary key (business_id, id),
  -- the very bytes again are the receipt that is there
  unique (business_id, hash),
  unique (business_id, path),
  foreign key (business_id, hash) references files (business_id, hash)
);

create trigger receipts_stay_as_they_came before update on receipts for each row execute function refuse_change();
create trigger refuse_new_in_closed after insert on receipts
  for each statement execute function refuse_new_in_closed();

alter table receipts enable row level security;
alter table receipts force row level security;
create policy own_business on receipts
  using (business_id = current_business()) with check (business_id = current_business());
grant select, insert, delete on receipts to belegbar_app;
