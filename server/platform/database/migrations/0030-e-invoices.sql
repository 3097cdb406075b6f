-- Beside its PDF an issued document has up to two e-invoices: the XRechnung (UBL), and the CII that also lies in the PDF.
alter table invoices
  add column xrechnung_hash text,
  add column cii_hash text,
  -- which fatal rules kept one of them from being made; null where none was tried, as before there were any
  add column e_invoice_breaches jsonb;

-- All three are stored at once or not at all.
alter table invoices add constraint e_invoices_with_document check (
  document_hash is not null or (xrechnung_hash is null and cii_hash is null and e_invoice_breaches is null));
alter table invoices
  add foreign key (business_id, xrechnung_hash) references files (business_id, hash),
  add foreign key (business_id, cii_hash) references files (business_id, hash);
create index invoices_by_xrechnung_hash on invoices (business_id, xrechnung_hash) where xrechnung_hash is not null;
create index invoices_by_cii_hash on invoices (business_id, cii_hash) where cii_hash is not null;

create or replace function keep_issued_invoice() returns trigger language plpgsql as $$
begin
  if old.status <> 'draft' and
    (old.id, old.kind, old.number, old.client_id, old.client_name, old.title, old.invoice_date, old.due_date, old.net, old.vat, old.gross, old.draft, old.document, old.issued_at, old.cancels, old.corrects)
    is distinct from
    (new.id, new.kind, new.number, new.client_id, new.client_name, new.title, new.invoice_date, new.due_date, new.net, new.vat, new.gross, new.draft, new.document, new.issued_at, new.cancels, new.corrects)
  then
    raise exception 'an issued invoice cannot be changed' using errcode = 'restrict_violation';
  end if;
  if old.cancelled_by is not null and new.cancelled_by is distinct from old.cancelled_by then
    raise exception 'an invoice is cancelled once' using errcode = 'restrict_violation';
  end if;
  -- What was stored without an e-invoice gets none afterwards: the client has the document as it is.
  if old.document_hash is not null and
    (old.document_hash, old.xrechnung_hash, old.cii_hash, old.e_invoice_breaches)
    is distinct from
    (new.document_hash, new.xrechnung_hash, new.cii_hash, new.e_invoice_breaches)
  then
    raise exception 'a stored document cannot be replaced' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

-- Documents of a closed business can still be made.
drop trigger refuse_new_in_closed on files;
create trigger refuse_new_in_closed after insert on files
  for each row when (new.content_type not in ('application/pdf', 'application/xml')) execute function refuse_new_in_closed();
