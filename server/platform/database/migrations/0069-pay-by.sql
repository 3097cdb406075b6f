-- Until when a reminder of what is overdue asks to pay. Reminders of before named no day.
alter table invoice_mails add column pay_by date;
grant update (step, pay_by) on invoice_mails to belegbar_app;
