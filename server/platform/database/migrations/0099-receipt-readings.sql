-- What was read on a receipt that waits, once for each: its fields with their places, or why there are none; and pictures of its pages.
create table receipt_readings (
  business_id uuid not null,
  receipt_id uuid not null,
  source text check (source in ('text', 'ocr')),
  fields jsonb,
  -- by their number from 1 on: width, height and quarters, by which the places of the fields are told
  pages jsonb not null,
  refusal text check (refusal in ('file.damaged', 'file.password', 'file.timeout', 'file.busy')),
  read_at timestamptz not null,
  primary key (business_id, receipt_id),
  foreign key (business_id, receipt_id) references receipts (business_id, id) on delete cascade,
  check ((fields is null) = (refusal is not null)),
  check ((fields is null) = (source is null))
);
create trigger receipt_readings_stay_as_they_are before update on receipt_readings
  for each row execute function refuse_change();
create trigger refuse_new_in_closed after insert on receipt_readings
  for each statement execute function refuse_new_in_closed();

create table receipt_pages (
  business_id uuid not null,
  receipt_id uuid not null,
  number integer not null check (number between 1 and 100),
  hash text not null,
  primary key (business_id, receipt_id, number),
  foreign key (business_id, receipt_id) references receipt_readings (business_id, receipt_id) on delete cascade,
  foreign key (business_id, hash) references files (business_id, hash)
);
-- The sweep asks whether a file is named.
create index receipt_pages_by_hash on receipt_pages (business_id, hash);
create trigger receipt_pages_stay_as_they_are before update on receipt_pages
  for each row execute function refuse_change();
create trigger refuse_new_in_closed after insert on receipt_pages
  for each statement execute function refuse_new_in_closed();

alter table receipt_readings enable row level security;
alter table receipt_readings force row level security;
create policy own_business on receipt_readings
  using (business_id = current_business()) with check (business_id = current_business());
grant select, insert, delete on receipt_readings to belegbar_app;
alter table receipt_pages enable row level security;
alter table receipt_pages force row level security;
create policy own_business on receipt_pages
  using (business_id = current_business()) with check (business_id = current_business());
grant select, insert, delete on receipt_pages to belegbar_app;
