-- Row level security lets no operator of jsonb reach an index, so the pictures that a document shows were never found by theirs, while each
-- of the four looked into the document whenever an invoice was written.
drop index invoices_by_logo;
drop index invoices_by_signature;
drop index invoices_by_letterhead;
drop index invoices_by_paypal_code;

-- What is looked for is a PDF that could not be made; that one has not been made yet holds for each invoice when it is issued.
drop index invoices_without_document;
create index invoices_failed on invoices (business_id, id) where delivery = 'failed';
