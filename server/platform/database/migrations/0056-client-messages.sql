-- What a client says about an invoice on the page behind its link: that it is paid, or a question. Nothing of it is changed.
create table client_messages (
  business_id uuid not null references businesses (id),
  id uuid not null,
  invoice_id uuid not null,
  kind text not null check (kind in ('paid', 'question')),
  text text not null check (length(text) <= 2000 and (text <> '') = (kind = 'question')),
  said_on date not null,
  created_at timestamptz not null default now(),
  primary key (business_id, id),
  -- a letter of the client, kept as long as the invoice that it is about (§ 147 (1) no. 2 AO)
  foreign key (business_id, invoice_id) references invoices (business_id, id) on delete cascade
);
create index client_messages_by_invoice on client_messages (business_id, invoice_id);

create trigger client_messages_stay_as_said before update on client_messages
  for each row execute function refuse_change();
create trigger refuse_new_in_closed after insert on client_messages
  for each statement execute function refuse_new_in_closed();

alter table client_messages enable row level security;
alter table client_messages force row level security;
create policy own_business on client_messages
  using (business_id = current_business()) with check (business_id = current_business());
grant select, insert on client_messages to belegbar_app;
