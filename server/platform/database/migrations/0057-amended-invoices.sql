-- Where the GoBD mode is off, an issued invoice that nothing has followed can be amended. What it was stays, with its files.
alter table businesses drop constraint businesses_gobd_retention_check;

-- Counts from 1; each amendment is one more. `amended_at`: when the present one was issued, null for the first.
alter table invoices
  add column edition integer not null default 1 check (edition > 0),
  add column amended_at timestamptz,
  add constraint amended_editions check ((edition = 1) = (amended_at is null));

-- The editions that were replaced, as they were.
create table invoice_editions (
  business_id uuid not null references businesses (id),
  invoice_id uuid not null,
  edition integer not null check (edition > 0),
  draft jsonb not null,
  document jsonb not null,
  issued_at timestamptz not null,
  replaced_at timestamptz not null,
  document_hash text not null,
  xrechnung_hash text,
  cii_hash text,
  e_invoice_breaches jsonb,
  -- since when this edition was with the client, and first seen there
  sent_at timestamptz,
  viewed_at timestamptz,
  primary key (business_id, invoice_id, edition),
  foreign key (business_id, invoice_id) references invoices (business_id, id),
  foreign key (business_id, document_hash) references files (business_id, hash),
  foreign key (business_id, xrechnung_hash) references files (business_id, hash),
  foreign key (business_id, cii_hash) references files (business_id, hash)
);
-- The sweep asks whether a file is named.
create index invoice_editions_by_document on invoice_editions (business_id, document_hash);
create index invoice_editions_by_xrechnung on invoice_editions (business_id, xrechnung_hash) where xrechnung_hash is not null;
create index invoice_editions_by_cii on invoice_editions (business_id, cii_hash) where cii_hash is not null;

create trigger invoice_editions_are_append_only before update or delete on invoice_editions
  for each row execute function refuse_change_of_vouchers();
create trigger invoice_editions_are_never_truncated before truncate on invoice_editions
  for each statement execute function refuse_change();
create trigger refuse_new_in_closed after insert on invoice_editions
  for each statement execute function refuse_new_in_closed();

alter table invoice_editions enable row level security;
alter table invoice_editions force row level security;
create policy own_business on invoice_editions
  using (business_id = current_business()) with check (business_id = current_business());
grant select, insert on invoice_editions to belegbar_app;

-- Whether the change of an issued invoice is a new edition, of which the one before is kept word for word and file by file.
create function is_amendment(before invoices, after invoices) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select after.edition = before.edition + 1
    and before.kind = 'invoice' and before.status <> 'draft' and before.cancelled_by is null and after.cancelled_by is null
    and (before.id, before.kind, before.number, before.client_id, before.issued_at, before.cancels, before.corrects)
      is not distinct from (after.id, after.kind, after.number, after.client_id, after.issued_at, after.cancels, after.corrects)
    and (before.paid, before.reduced, before.written_off) = (0, 0, 0) and (after.paid, after.reduced, after.written_off) = (0, 0, 0)
    and after.document_hash is null and after.xrechnung_hash is null and after.cii_hash is null and after.e_invoice_breaches is null
    and exists (select from businesses where id = before.business_id and not gobd_retention)
    and not exists (select from payments where business_id = before.business_id and invoice_id = before.id)
    and not exists (select from invoices as notes where notes.business_id = before.business_id and notes.corrects = before.id)
    and exists (select from invoice_editions as kept
      where kept.business_id = before.business_id and kept.invoice_id = before.id and kept.edition = before.edition
        and (kept.draft, kept.document, kept.document_hash, kept.xrechnung_hash, kept.cii_hash, kept.e_invoice_breaches)
          is not distinct from
          (before.draft, before.document, before.document_hash, before.xrechnung_hash, before.cii_hash, before.e_invoice_breaches))
$$;

create or replace function keep_issued_invoice() returns trigger language plpgsql as $$
begin
  if old.edition <> new.edition and is_amendment(old, new) then
    return new;
  end if;
  if old.status <> 'draft' and
    (old.id, old.kind, old.number, old.client_id, old.client_name, old.title, old.invoice_date, old.due_date, old.net, old.vat, old.gross,
      old.currency, old.currency_gross, old.draft, old.document, old.issued_at, old.cancels, old.corrects, old.edition, old.amended_at)
    is distinct from
    (new.id, new.kind, new.number, new.client_id, new.client_name, new.title, new.invoice_date, new.due_date, new.net, new.vat, new.gross,
      new.currency, new.currency_gross, new.draft, new.document, new.issued_at, new.cancels, new.corrects, new.edition, new.amended_at)
  then
    raise exception 'an issued invoice cannot be changed' using errcode = 'restrict_violation';
  end if;
  if old.cancelled_by is not null and new.cancelled_by is distinct from old.cancelled_by then
    raise exception 'an invoice is cancelled once' using errcode = 'restrict_violation';
  end if;
  if old.document_hash is not null and
    (old.document_hash, old.xrechnung_hash, old.cii_hash, old.e_invoice_breaches)
    is distinct from
    (new.document_hash, new.xrechnung_hash, new.cii_hash, new.e_invoice_breaches)
  then
    raise exception 'a stored document cannot be replaced' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

-- A document counts once; the bytes of its earlier editions are still stored.
create function take_from_document_sums() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update document_sums set count = count - 1
    where business_id = old.business_id and year = extract(year from old.invoice_date)::integer;
  return null;
end
$$;
create trigger take_from_document_sums after update of document_hash on invoices
  for each row when (old.document_hash is not null and new.document_hash is null)
  execute function take_from_document_sums();

-- An amended invoice may be of another day, and of an earlier one than the last.
create or replace function keep_client_sums() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before bigint := case when tg_op = 'UPDATE' then old.open else 0 end;
begin
  if new.status = 'draft' or new.client_id is null then
    return null;
  end if;
  if tg_op = 'UPDATE' and old.status <> 'draft' and old.open = new.open and old.invoice_date = new.invoice_date then
    return null;
  end if;
  update client_sums
    set open = open + new.open - before,
      last_invoice_date = greatest(last_invoice_date, case when new.kind = 'invoice' then new.invoice_date end)
    where business_id = new.business_id and client_id = new.client_id;
  if tg_op = 'UPDATE' and old.edition <> new.edition and new.invoice_date < old.invoice_date then
    update client_sums
      set last_invoice_date = (select max(invoice_date) from invoices
        where business_id = new.business_id and client_id = new.client_id and kind = 'invoice' and status <> 'draft')
      where business_id = new.business_id and client_id = new.client_id;
  end if;
  return null;
end
$$;

-- They go for good with the invoices, before these and the files that they name.
alter function purge_business(uuid, date) rename to purge_all_but_editions;
revoke all on function purge_all_but_editions(uuid, date) from public, belegbar_app;
create function purge_business(business uuid, today date) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.user', '', true), set_config('app.business', business::text, true);
  if exists (select from closed_businesses
    where business_id = business and coalesce(vouchers_until < least(today, current_date), true)) then
    delete from invoice_editions where business_id = business;
  end if;
  perform purge_all_but_editions(business, today);
end
$$;
revoke all on function purge_business(uuid, date) from public;
grant execute on function purge_business(uuid, date) to belegbar_app;
