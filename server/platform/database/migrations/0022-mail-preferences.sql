-- Which mails go out, when clients are reminded, and in which words. Days are calendar days.
alter table businesses
  -- What the bell tells of the business also goes to the person by mail.
  add column email_notifications_enabled boolean not null default true,
  add column auto_send_invoice_email boolean not null default false,
  add column payment_due_reminders boolean not null default true,
  add column overdue_reminders boolean not null default true,
  add column reminder_days_before_due integer not null default 1 check (reminder_days_before_due between 1 and 30),
  add column reminder_days_after_due integer[] not null default '{7,14,30}'
    check (cardinality(reminder_days_after_due) between 1 and 6
      and 1 <= all (reminder_days_after_due) and 180 >= all (reminder_days_after_due)),
  add column custom_reminder_message text not null default '';
