-- Mails that somebody sent to themselves to see what a client would get. They say nothing of the invoice, and are gone after a day.
create table test_mails (
  business_id uuid not null references businesses (id),
  id uuid not null,
  invoice_id uuid not null,
  kind text not null check (kind in ('invoice', 'reminder')),
  recipient text not null,
  from_name text not null,
  reply_to text not null,
  subject text not null,
  text text not null,
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, invoice_id) references invoices (business_id, id) on delete cascade
);
create index test_mails_by_time on test_mails (business_id, created_at);

create trigger test_mails_stay_as_sent before update on test_mails
  for each row execute function refuse_change();
create trigger refuse_new_in_closed after insert on test_mails
  for each statement execute function refuse_new_in_closed();

alter table test_mails enable row level security;
alter table test_mails force row level security;
create policy own_business on test_mails
  using (business_id = current_business()) with check (business_id = current_business());
grant select, insert, delete on test_mails to belegbar_app;

-- Who leaves wants none any more, and no law does.
create function forget_test_mails() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from test_mails where business_id = new.business_id;
  return null;
end
$$;
create trigger forget_test_mails after insert on closed_businesses
  for each row execute function forget_test_mails();
