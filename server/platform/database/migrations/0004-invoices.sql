-- Invoices, their payments, number series, and the sums that keep the list quick.
-- Amounts are whole cents.
create table invoices (
  business_id uuid not null references businesses (id),
  id uuid not null,
  version integer not null default 1,
  kind text not null default 'invoice' check (kind in ('invoice', 'cancellation')),
  status text not null default 'draft' check (status in ('draft', 'sent', 'paid')),
  number text,
  client_id uuid,
  client_name text not null default '',
  title text not null default '',
  invoice_date date,
  due_date date,
  net bigint not null default 0,
  vat bigint not null default 0,
  gross bigint not null default 0,
  paid bigint not null default 0,
  -- no longer asked for: credit notes, discounts given on payment, write-offs
  reduced bigint not null default 0,
  -- what the user wrote, and what was frozen when it was issued
  draft jsonb not null,
  document jsonb,
  issued_at timestamptz,
  -- the stored PDF
  delivery text check (delivery in ('queued', 'ready', 'failed')),
  document_hash text,
  -- the two halves of a cancellation
  cancels uuid,
  cancelled_by uuid,
  viewed_at timestamptz,
  -- read row by row within the business: row level security keeps pattern matching out of every index
  search text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- drafts lead the list
  list_date date not null generated always as (case when status = 'draft' then date '9999-12-31' else invoice_date end) stored,
  bucket text not null generated always as (
    case
      when status = 'draft' then 'draft'
      when kind = 'cancellation' or cancelled_by is not null then 'cancelled'
      when status = 'paid' then 'paid'
      else 'open'
    end) stored,
  open bigint not null generated always as (
    case
      when status = 'draft' or kind = 'cancellation' or cancelled_by is not null then 0
      else gross - paid - reduced
    end) stored,
  primary key (business_id, id),
  foreign key (business_id, client_id) references clients (business_id, id),
  foreign key (business_id, cancels) references invoices (business_id, id),
  foreign key (business_id, cancelled_by) references invoices (business_id, id),
  unique (business_id, number),
  check ((status = 'draft') = (number is null)),
  check ((status = 'draft') = (document is null))
);
create index invoices_list on invoices (business_id, list_date desc, id desc);
create index invoices_by_bucket on invoices (business_id, bucket, list_date desc, id desc);

-- A running number lives per business, series and scope (a year, or empty for a series that never restarts).
create table number_series (
  business_id uuid not null references businesses (id),
  series text not null,
  scope text not null,
  next integer not null,
  primary key (business_id, series, scope)
);

create table payments (
  business_id uuid not null references businesses (id),
  id uuid not null,
  invoice_id uuid not null,
  paid_on date not null,
  amount bigint not null,
  method text not null,
  note text not null default '',
  created_at timestamptz not null default now(),
  primary key (business_id, id),
  foreign key (business_id, invoice_id) references invoices (business_id, id)
);
create index payments_by_invoice on payments (business_id, invoice_id, paid_on);

-- Count and sums per bucket and due date, kept by the trigger below: reading them does not grow with the invoices.
create table invoice_sums (
  business_id uuid not null references businesses (id),
  bucket text not null,
  due_date date not null,
  count integer not null,
  gross bigint not null,
  open bigint not null,
  primary key (business_id, bucket, due_date)
);

create function add_to_invoice_sums(business uuid, of_bucket text, due date, by_count integer, by_gross bigint, by_open bigint)
  returns void language sql as $$
  insert into invoice_sums as s (business_id, bucket, due_date, count, gross, open)
  values (business, of_bucket, due, by_count, by_gross, by_open)
  on conflict (business_id, bucket, due_date)
  do update set count = s.count + excluded.count, gross = s.gross + excluded.gross, open = s.open + excluded.open
$$;

-- Only an open invoice is looked up by its due date; the rest share one row per bucket.
create function sum_day(of_bucket text, due date) returns date
  language sql immutable
  return case when of_bucket = 'open' then due else date '0001-01-01' end;

create function keep_invoice_sums() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (old.bucket, old.due_date, old.gross, old.open) is not distinct from (new.bucket, new.due_date, new.gross, new.open) then
      return null;
    end if;
    -- Two rows of sums are always locked in the order of their buckets, so that two acts never wait for each other.
    if (new.bucket, sum_day(new.bucket, new.due_date)) < (old.bucket, sum_day(old.bucket, old.due_date)) then
      perform add_to_invoice_sums(new.business_id, new.bucket, sum_day(new.bucket, new.due_date), 1, new.gross, new.open);
      perform add_to_invoice_sums(old.business_id, old.bucket, sum_day(old.bucket, old.due_date), -1, -old.gross, -old.open);
      return null;
    end if;
  end if;
  if tg_op <> 'INSERT' then
    perform add_to_invoice_sums(old.business_id, old.bucket, sum_day(old.bucket, old.due_date), -1, -old.gross, -old.open);
  end if;
  if tg_op <> 'DELETE' then
    perform add_to_invoice_sums(new.business_id, new.bucket, sum_day(new.bucket, new.due_date), 1, new.gross, new.open);
  end if;
  return null;
end
$$;
create trigger keep_invoice_sums after insert or update or delete on invoices
  for each row execute function keep_invoice_sums();

-- What was issued is frozen: only its payment, delivery and cancellation may still move.
create function keep_issued_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.status <> 'draft' then
      raise exception 'an issued invoice cannot be deleted' using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  if old.status <> 'draft' and
    (old.id, old.kind, old.number, old.client_id, old.client_name, old.title, old.invoice_date, old.due_date, old.net, old.vat, old.gross, old.draft, old.document, old.issued_at, old.cancels)
    is distinct from
    (new.id, new.kind, new.number, new.client_id, new.client_name, new.title, new.invoice_date, new.due_date, new.net, new.vat, new.gross, new.draft, new.document, new.issued_at, new.cancels)
  then
    raise exception 'an issued invoice cannot be changed' using errcode = 'restrict_violation';
  end if;
  if old.cancelled_by is not null and new.cancelled_by is distinct from old.cancelled_by then
    raise exception 'an invoice is cancelled once' using errcode = 'restrict_violation';
  end if;
  if old.document_hash is not null and new.document_hash is distinct from old.document_hash then
    raise exception 'a stored document cannot be replaced' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger keep_issued_invoice before update or delete on invoices
  for each row execute function keep_issued_invoice();

alter table invoices enable row level security;
alter table invoices force row level security;
create policy own_business on invoices using (business_id = current_business());

alter table number_series enable row level security;
alter table number_series force row level security;
create policy own_business on number_series using (business_id = current_business());

alter table payments enable row level security;
alter table payments force row level security;
create policy own_business on payments using (business_id = current_business());

alter table invoice_sums enable row level security;
alter table invoice_sums force row level security;
create policy own_business on invoice_sums using (business_id = current_business());

grant select, insert, update, delete on invoices to belegbar_app;
grant select, insert, update on number_series, invoice_sums to belegbar_app;
grant select, insert on payments to belegbar_app;
