-- The journal: append-only, gapless per business, chained by hash. And expenses, audit, idempotency.
create table journal_entries (
  business_id uuid not null references businesses (id),
  number integer not null check (number > 0),
  basis text not null check (basis in ('accrual', 'cash')),
  kind text not null,
  booked_on date not null,
  service_from date not null,
  service_to date not null,
  tax_point date,
  tax_code text not null,
  scheme text not null check (scheme in ('regular', 'smallBusiness')),
  net bigint not null,
  vat bigint not null,
  category text not null,
  counterparty_vat_id text not null,
  counterparty text not null,
  document_kind text not null check (document_kind in ('invoice', 'expense')),
  document_id uuid not null,
  document_number text not null,
  reverses integer,
  exemption_paragraph text,
  recorded_at timestamptz not null,
  previous_hash text not null,
  hash text not null,
  primary key (business_id, number)
);
create index journal_by_tax_point on journal_entries (business_id, tax_point, tax_code) include (scheme, kind, net, vat)
  where tax_point is not null;
create index journal_by_document on journal_entries (business_id, document_id, number);

create trigger journal_is_append_only before update or delete on journal_entries
  for each row execute function refuse_change();
create trigger journal_is_never_truncated before truncate on journal_entries
  for each statement execute function refuse_change();

create table expenses (
  business_id uuid not null references businesses (id),
  id uuid not null,
  number text not null,
  vendor text not null,
  vendor_country text not null,
  vendor_vat_id text not null,
  category text not null,
  document_date date not null,
  service_from date not null,
  service_to date not null,
  -- part that is not for the business, in percent
  private_share numeric(7, 4),
  gross bigint not null,
  lines jsonb not null,
  created_at timestamptz not null default now(),
  primary key (business_id, id),
  unique (business_id, number)
);

create table expense_payments (
  business_id uuid not null references businesses (id),
  id uuid not null,
  expense_id uuid not null,
  paid_on date not null,
  amount bigint not null,
  created_at timestamptz not null default now(),
  primary key (business_id, id),
  foreign key (business_id, expense_id) references expenses (business_id, id)
);
create index expense_payments_by_expense on expense_payments (business_id, expense_id);

create table audit_log (
  business_id uuid not null references businesses (id),
  id uuid not null,
  at timestamptz not null,
  actor_kind text not null,
  actor_id uuid,
  action text not null,
  subject_kind text not null,
  subject_id uuid,
  detail jsonb not null,
  primary key (business_id, id)
);
create index audit_by_subject on audit_log (business_id, subject_id, action, id);
create trigger audit_is_append_only before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_is_never_truncated before truncate on audit_log
  for each statement execute function refuse_change();

-- The answer to an act, kept so that repeating the call repeats the answer and not the act.
create table idempotency_keys (
  business_id uuid not null references businesses (id),
  key uuid not null,
  procedure text not null,
  request_hash text not null,
  subject_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (business_id, key)
);

alter table journal_entries enable row level security;
alter table journal_entries force row level security;
create policy own_business on journal_entries using (business_id = current_business());

alter table expenses enable row level security;
alter table expenses force row level security;
create policy own_business on expenses using (business_id = current_business());

alter table expense_payments enable row level security;
alter table expense_payments force row level security;
create policy own_business on expense_payments using (business_id = current_business());

alter table audit_log enable row level security;
alter table audit_log force row level security;
create policy own_business on audit_log using (business_id = current_business());

alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;
create policy own_business on idempotency_keys using (business_id = current_business());

grant select, insert on journal_entries, audit_log, idempotency_keys, expenses, expense_payments to belegbar_app;
