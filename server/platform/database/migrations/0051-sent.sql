-- Since when an invoice has been with its client: a mail has left, a link was given out, or its owner says that it was handed over.
alter table invoices add column sent_at timestamptz;

-- Of what was issued before, only what proves it: mails that left, and links that somebody came by. The policies bind the owner, so they rest meanwhile.
alter table invoices no force row level security;
alter table invoice_mails no force row level security;
update invoices set sent_at = gone.at
  from (
    select business_id, invoice_id, min(settled_at) as at from invoice_mails where state = 'sent' group by 1, 2
  ) as gone
  where gone.business_id = invoices.business_id and gone.invoice_id = invoices.id;
update invoices set sent_at = least(sent_at, viewed_at) where viewed_at is not null;
alter table invoices force row level security;
alter table invoice_mails force row level security;
