-- What a transfer names: the number of the invoice, or a creditor reference (ISO 11649) made of it.
alter table businesses
  add column transfer_reference text not null default 'invoiceNumber'
    check (transfer_reference in ('invoiceNumber', 'creditorReference'));

-- The sweep asks which drafts and issued documents still name a file: the user's PayPal code, and files that go with an invoice.
create index invoices_by_paypal_code on invoices (business_id, (document #>> '{paypal,code}'))
  where document #>> '{paypal,code}' is not null;
create index invoices_with_attachments on invoices (business_id)
  where document ? 'attachments' or draft ? 'attachments';
