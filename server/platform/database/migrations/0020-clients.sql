-- More of a client: how they are addressed, billed and reached; and what they owe and have brought, kept so that any list of clients reads
-- a few rows however many there are.
alter table clients
  add column form_of_address text not null default 'formal' check (form_of_address in ('formal', 'familiar')),
  -- null: the business's own terms; 0: due on receipt
  add column payment_days integer check (payment_days between 0 and 365),
  -- null: what the law proposes
  add column vat_case text,
  add column leitweg_id text not null default '',
  add column invoice_format text not null default 'pdf' check (invoice_format in ('pdf', 'zugferd', 'xrechnung')),
  -- further addresses for documents: [{"kind": "to" | "cc", "email": …}]
  add column recipients jsonb not null default '[]';

-- The policies bind the owner too, so they rest while it looks at what stands already.
alter table clients no force row level security;
alter table invoices no force row level security;
alter table journal_entries no force row level security;

-- A number belongs to one client. Where two had the same, the later one gets a mark of its own.
update clients set number = left(clients.number, 27) || '-' || right(clients.id::text, 12)
  from (
    select business_id, id, row_number() over (partition by business_id, number order by created_at, id) as place
    from clients where number <> ''
  ) doubles
  where doubles.business_id = clients.business_id and doubles.id = clients.id and doubles.place > 1;
create unique index clients_by_number on clients (business_id, number) where number <> '';

-- What a client owes now, and when they were last billed. Only the triggers below write it, as its owner.
create table client_sums (
  business_id uuid not null,
  client_id uuid not null,
  open bigint not null default 0,
  -- 0001-01-01: never
  last_invoice_date date not null default '0001-01-01',
  primary key (business_id, client_id),
  foreign key (business_id, client_id) references clients (business_id, id) on delete cascade
);
create index client_sums_by_open on client_sums (business_id, open, client_id);
create index client_sums_by_last_invoice on client_sums (business_id, last_invoice_date, client_id);

-- What a client has brought, by the journal: issued less cancelled, credited, discounted and lost. The year 0 is all years together.
create table client_revenue (
  business_id uuid not null,
  client_id uuid not null,
  year integer not null,
  net bigint not null default 0,
  vat bigint not null default 0,
  primary key (business_id, client_id, year),
  foreign key (business_id, client_id) references clients (business_id, id) on delete cascade
);
create index client_revenue_by_net on client_revenue (business_id, year, net, client_id);

create function begin_client_sums() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into client_sums (business_id, client_id) values (new.business_id, new.id);
  insert into client_revenue (business_id, client_id, year) values (new.business_id, new.id, 0);
  return null;
end
$$;
create trigger begin_client_sums after insert on clients
  for each row execute function begin_client_sums();

-- The client of an issued invoice never changes, and a draft owes nothing. Triggers fire in the order of their names: the client's row is
-- locked before those of `invoice_sums` in every act, so that two acts never wait for each other.
create function keep_client_sums() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before bigint := case when tg_op = 'UPDATE' then old.open else 0 end;
begin
  if new.status = 'draft' or new.client_id is null then
    return null;
  end if;
  if tg_op = 'UPDATE' and old.status <> 'draft' and old.open = new.open then
    return null;
  end if;
  update client_sums
    set open = open + new.open - before,
      last_invoice_date = greatest(last_invoice_date, case when new.kind = 'invoice' then new.invoice_date end)
    where business_id = new.business_id and client_id = new.client_id;
  return null;
end
$$;
create trigger keep_client_sums after insert or update on invoices
  for each row execute function keep_client_sums();

-- Entries are only ever added, one business's after the other's, so adding up is all there is to do.
create function add_to_client_revenue() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into client_revenue as r (business_id, client_id, year, net, vat)
  select added.business_id, invoices.client_id, years.year, sum(added.net), sum(added.vat)
  from added
  join invoices on invoices.business_id = added.business_id and invoices.id = added.document_id
  cross join lateral (values (0), (extract(year from added.booked_on)::integer)) as years (year)
  where added.basis = 'accrual' and added.document_kind = 'invoice' and invoices.client_id is not null
    and added.kind in ('invoice', 'cancellation', 'creditNote', 'discount', 'writeOff', 'recovery')
  group by 1, 2, 3
  on conflict (business_id, client_id, year)
  do update set net = r.net + excluded.net, vat = r.vat + excluded.vat;
  return null;
end
$$;
create trigger add_to_client_revenue after insert on journal_entries
  referencing new table as added
  for each statement execute function add_to_client_revenue();

insert into client_sums (business_id, client_id) select business_id, id from clients;
-- A cancellation owes nothing.
insert into client_sums as s (business_id, client_id, open, last_invoice_date)
  select business_id, client_id, sum(open), max(invoice_date) from invoices
  where status <> 'draft' and kind = 'invoice' and client_id is not null
  group by 1, 2
  on conflict (business_id, client_id)
  do update set open = excluded.open, last_invoice_date = excluded.last_invoice_date;
insert into client_revenue (business_id, client_id, year) select business_id, id, 0 from clients;
insert into client_revenue as r (business_id, client_id, year, net, vat)
  select entries.business_id, invoices.client_id, years.year, sum(entries.net), sum(entries.vat)
  from journal_entries entries
  join invoices on invoices.business_id = entries.business_id and invoices.id = entries.document_id
  cross join lateral (values (0), (extract(year from entries.booked_on)::integer)) as years (year)
  where entries.basis = 'accrual' and entries.document_kind = 'invoice' and invoices.client_id is not null
    and entries.kind in ('invoice', 'cancellation', 'creditNote', 'discount', 'writeOff', 'recovery')
  group by 1, 2, 3
  on conflict (business_id, client_id, year)
  do update set net = r.net + excluded.net, vat = r.vat + excluded.vat;

alter table clients force row level security;
alter table invoices force row level security;
alter table journal_entries force row level security;

-- A client's invoices as the list has them.
create index invoices_by_client on invoices (business_id, client_id, list_date desc, id desc);

alter table client_sums enable row level security;
alter table client_sums force row level security;
create policy own_business on client_sums using (business_id = current_business());

alter table client_revenue enable row level security;
alter table client_revenue force row level security;
create policy own_business on client_revenue using (business_id = current_business());

grant select on client_sums, client_revenue to belegbar_app;
