-- Mails on their way out. With a mail server a row lives until it is sent; without one this is the outbox its operator reads.
create table outbox_mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  created_at timestamptz not null default now()
);
create index outbox_by_time on outbox_mails (created_at desc, id desc);

grant select, insert, delete on outbox_mails to belegbar_app;
