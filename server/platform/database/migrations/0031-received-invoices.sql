-- E-invoices of others: what came in, as it came, what was read in it, and what became of it.
create table received_invoices (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  -- of the call that brought it
  idempotency_key uuid not null,
  state text not null default 'toReview' check (state in ('toReview', 'booked', 'setAside')),
  -- the file as it came, and the XML in it: the same for a file that is one
  file_name text not null,
  hash text not null,
  xml_hash text not null,
  container text not null check (container in ('xml', 'pdf')),
  embedded text,
  syntax text not null,
  profile text not null,
  -- by what the invoices of one sender, and one invoice in two files, are known; any of the keys may be the sender's
  sender_keys text[] not null,
  number_key text not null,
  number text not null,
  type_code text not null,
  issue_date date,
  due_date date,
  seller_name text not null,
  seller_vat_id text not null,
  seller_tax_number text not null,
  seller_country text not null,
  buyer_name text not null,
  buyer_trading_name text not null,
  buyer_vat_id text not null,
  currency text not null,
  -- in that currency, as the file has them
  net numeric,
  vat numeric,
  gross numeric,
  paid numeric,
  payable numeric,
  is_credit boolean not null,
  ibans text[] not null,
  iban_verdict text not null check (iban_verdict in ('none', 'newSender', 'known', 'changed', 'namesake')),
  likely_duplicate_of uuid,
  -- the whole of it by EN 16931, see domain/e-invoice/model.ts; what the model has no place for; files that could not be taken out
  invoice jsonb not null,
  unread text[] not null,
  left_out jsonb not null,
  -- broken rules with their places, as they were judged when it came; how many rules, and the numbers of these
  findings jsonb not null,
  findings_total integer not null,
  fatal text[] not null,
  warnings text[] not null,
  -- what the search looks through
  words text not null,
  received_at timestamptz not null,
  received_by uuid references users (id) on delete set null,
  expense_id uuid,
  set_aside_reason text,
  set_aside_note text not null default '',
  decided_at timestamptz,
  decided_by uuid references users (id) on delete set null,
  primary key (business_id, id),
  foreign key (business_id, hash) references files (business_id, hash),
  foreign key (business_id, xml_hash) references files (business_id, hash),
  foreign key (business_id, expense_id) references expenses (business_id, id),
  foreign key (business_id, likely_duplicate_of) references received_invoices (business_id, id),
  check ((state = 'booked') = (expense_id is not null)),
  check ((state = 'setAside') = (set_aside_reason is not null))
);
-- The same bytes are one record.
create unique index received_invoices_by_hash on received_invoices (business_id, hash);
create index received_invoices_by_xml on received_invoices (business_id, xml_hash);
create index received_invoices_by_state on received_invoices (business_id, state, id);
create index received_invoices_alike on received_invoices (business_id, number_key, issue_date);
create unique index received_invoices_by_expense on received_invoices (business_id, expense_id) where expense_id is not null;

-- The keys of senders once more, one a row: row level security keeps the operators of arrays out of every index.
create table received_invoice_senders (
  business_id uuid not null,
  key text not null,
  received_invoice_id uuid not null,
  primary key (business_id, key, received_invoice_id),
  foreign key (business_id, received_invoice_id) references received_invoices (business_id, id) on delete cascade
);
create index received_invoice_senders_by_invoice on received_invoice_senders (business_id, received_invoice_id);
create function keep_received_senders() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into received_invoice_senders (business_id, key, received_invoice_id)
    select distinct new.business_id, key, new.id from unnest(new.sender_keys) as key;
  return null;
end
$$;
revoke all on function keep_received_senders() from public;
create trigger keep_received_senders after insert on received_invoices
  for each row execute function keep_received_senders();

-- The day on which the document came, null for its date; and that by which it is to be paid, where it names one.
alter table expenses add column received_on date, add column due_date date;

-- The category of a vendor's last expense is proposed for the next.
create index expenses_by_vendor_vat_id on expenses (business_id, vendor_vat_id, id) where vendor_vat_id <> '';

-- What was enclosed, from the PDF or from the XML; type and size stand with the bytes, in files.
create table received_invoice_files (
  business_id uuid not null,
  received_invoice_id uuid not null,
  position integer not null,
  name text not null,
  hash text not null,
  primary key (business_id, received_invoice_id, position),
  foreign key (business_id, received_invoice_id) references received_invoices (business_id, id) on delete cascade,
  foreign key (business_id, hash) references files (business_id, hash)
);
create index received_invoice_files_by_hash on received_invoice_files (business_id, hash);

alter table received_invoices enable row level security;
alter table received_invoices force row level security;
create policy own_business on received_invoices using (business_id = current_business());
alter table received_invoice_files enable row level security;
alter table received_invoice_files force row level security;
create policy own_business on received_invoice_files using (business_id = current_business());
alter table received_invoice_senders enable row level security;
alter table received_invoice_senders force row level security;
create policy own_business on received_invoice_senders using (business_id = current_business());

-- An archive: what came is neither changed nor deleted, only what became of it (§ 146 (4) AO).
grant select, insert on received_invoices, received_invoice_files to belegbar_app;
grant select on received_invoice_senders to belegbar_app;
grant update (state, iban_verdict, likely_duplicate_of, expense_id, set_aside_reason, set_aside_note, decided_at, decided_by)
  on received_invoices to belegbar_app;

create function refuse_deletion_of_received() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not is_term_over(old.business_id, 'vouchers') then
    raise exception 'a received invoice cannot be deleted' using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;
create trigger never_delete_received before delete on received_invoices
  for each row execute function refuse_deletion_of_received();
-- What is booked stays booked, and as the expense that it is (§ 146 (4) AO).
create function keep_received_booked() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.expense_id is not null
    and (new.state <> 'booked' or new.expense_id is distinct from old.expense_id) then
    raise exception 'a received invoice that is booked stays booked' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger keep_received_booked before update on received_invoices
  for each row execute function keep_received_booked();
create trigger refuse_new_in_closed after insert on received_invoices
  for each statement execute function refuse_new_in_closed();

-- The end of an account keeps them as it keeps issued ones.
create function keep_received_of_closed() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  last_received date := (select max(received_at) from received_invoices where business_id = new.business_id);
begin
  if last_received is not null and not coalesce(new.vouchers_until >= shortest_term(last_received), false) then
    raise exception 'received invoices would be lost before their term' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger keep_received_of_closed before insert on closed_businesses
  for each row execute function keep_received_of_closed();

-- They go for good with the other documents, before the expenses and files that they name.
alter function purge_business(uuid, date) rename to purge_other_records;
revoke all on function purge_other_records(uuid, date) from public, belegbar_app;
create function purge_business(business uuid, today date) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.user', '', true), set_config('app.business', business::text, true);
  if exists (select from closed_businesses
    where business_id = business and coalesce(vouchers_until < least(today, current_date), true)) then
    delete from received_invoices where business_id = business;
  end if;
  perform purge_other_records(business, today);
end
$$;
revoke all on function purge_business(uuid, date) from public;
grant execute on function purge_business(uuid, date) to belegbar_app;
