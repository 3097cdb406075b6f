-- When a person said yes to a reminder of the plan: it went out because of that, and not by itself.
alter table invoice_mails
  add column approved_at timestamptz,
  add check (approved_at is null or origin = 'schedule');
grant update (approved_at) on invoice_mails to belegbar_app;
