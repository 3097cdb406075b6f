-- Mails are letters: what their readers see beside the plain text. Empty for mails of before.
alter table outbox_mails
  add column html text not null default '';
