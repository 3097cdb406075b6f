-- Mails to clients: invoices and reminders, what became of each, and whether a document has left the house.
alter table invoices
  -- when the document was first given to the post for its client
  add column mailed_at timestamptz,
  -- a claim in dispute is not reminded of
  add column reminders_paused boolean not null default false;

-- Reminders look for what is due, among what is open.
create index invoices_open_by_due on invoices (business_id, due_date) where bucket = 'open';

alter table businesses
  -- A reminder of the schedule waits for a yes before it goes out.
  add column approve_reminders boolean not null default true;

create table invoice_mails (
  business_id uuid not null references businesses (id),
  -- also the left half of its message id
  id uuid not null,
  invoice_id uuid not null,
  kind text not null check (kind in ('invoice', 'reminder')),
  origin text not null check (origin in ('hand', 'issue', 'schedule')),
  -- of a reminder: 0 before the due day, then 1, 2 and so on
  step integer not null default 0 check (step >= 0),
  -- of a reminder of the schedule: the day that it was planned for
  planned_on date,
  state text not null check (state in ('approval', 'waiting', 'handedOver', 'sent', 'kept', 'failed', 'unsure', 'dropped')),
  recipients text[] not null,
  copies text[] not null default '{}',
  from_name text not null,
  reply_to text not null,
  subject text not null,
  text text not null,
  not_before timestamptz not null,
  tries integer not null default 0,
  failure text check (failure in ('refused', 'putOff', 'unreachable', 'document', 'unsure', 'limit')),
  -- what the mail server said
  failure_text text not null default '',
  -- those of the recipients that the mail server did not take
  refused text[] not null default '{}',
  created_at timestamptz not null,
  handed_over_at timestamptz,
  settled_at timestamptz,
  primary key (business_id, id),
  foreign key (business_id, invoice_id) references invoices (business_id, id) on delete cascade,
  check ((origin = 'schedule') = (planned_on is not null))
);
create index invoice_mails_by_invoice on invoice_mails (business_id, invoice_id, id);
-- How many went out in a day.
create index invoice_mails_by_day on invoice_mails (business_id, handed_over_at) where handed_over_at is not null;
create index invoice_mails_to_approve on invoice_mails (business_id, id) where state = 'approval';
-- An invoice is sent by itself once, and reminded of once for each day of the plan.
create unique index invoice_mails_on_issue on invoice_mails (business_id, invoice_id) where origin = 'issue';
create unique index invoice_mails_on_plan on invoice_mails (business_id, invoice_id, planned_on) where origin = 'schedule';

alter table invoice_mails enable row level security;
alter table invoice_mails force row level security;
create policy own_business on invoice_mails using (business_id = current_business());
grant select, insert on invoice_mails to belegbar_app;
-- What was written stays as it was sent.
grant update (state, recipients, copies, subject, text, not_before, tries, failure, failure_text, refused, handed_over_at, settled_at)
  on invoice_mails to belegbar_app;
create trigger refuse_new_in_closed after insert on invoice_mails
  for each statement execute function refuse_new_in_closed();

-- When anyone but the owner first fetched anything by a link, programs that only look into a mail included: the document may be out.
alter table share_links add column fetched_at timestamptz;

-- A mail without a mail server to go to is read in the outbox, with what it carries.
alter table outbox_mails
  add column copies text[] not null default '{}',
  add column sender_name text not null default '',
  add column reply_to text not null default '',
  add column attachments text[] not null default '{}';
