-- Invoices in another currency than euros. What is added up stays in euros; beside it stands what the invoice says.

alter table invoices
  add column currency text not null default 'EUR' check (currency ~ '^[A-Z]{3}$'),
  -- in that currency; null for euros
  add column currency_gross bigint,
  -- money that came, less what was given back
  add column currency_paid bigint,
  -- what of it is no longer open: paid, credited or given up
  add column currency_settled bigint,
  add column currency_written_off bigint,
  add constraint foreign_amounts check (
    (currency = 'EUR') = (currency_gross is null)
    and (currency = 'EUR') = (currency_paid is null)
    and (currency = 'EUR') = (currency_settled is null)
    and (currency = 'EUR') = (currency_written_off is null)),
  add column currency_open bigint generated always as (
    case
      when currency = 'EUR' then null
      when status = 'draft' or kind <> 'invoice' or cancelled_by is not null then 0
      else currency_gross - currency_settled
    end) stored;

alter table payments
  -- amount and discount in the currency of the invoice; null for euros
  add column currency_amount bigint,
  add column currency_discount bigint,
  add constraint foreign_money check ((currency_amount is null) = (currency_discount is null));

alter table journal_entries
  add column currency text check (currency ~ '^[A-Z]{3}$'),
  add column currency_net bigint,
  add column currency_vat bigint,
  add constraint foreign_entry check (
    (currency is null) = (currency_net is null) and (currency is null) = (currency_vat is null));

create or replace function keep_issued_invoice() returns trigger language plpgsql as $$
begin
  if old.status <> 'draft' and
    (old.id, old.kind, old.number, old.client_id, old.client_name, old.title, old.invoice_date, old.due_date, old.net, old.vat, old.gross,
      old.currency, old.currency_gross, old.draft, old.document, old.issued_at, old.cancels, old.corrects)
    is distinct from
    (new.id, new.kind, new.number, new.client_id, new.client_name, new.title, new.invoice_date, new.due_date, new.net, new.vat, new.gross,
      new.currency, new.currency_gross, new.draft, new.document, new.issued_at, new.cancels, new.corrects)
  then
    raise exception 'an issued invoice cannot be changed' using errcode = 'restrict_violation';
  end if;
  if old.cancelled_by is not null and new.cancelled_by is distinct from old.cancelled_by then
    raise exception 'an invoice is cancelled once' using errcode = 'restrict_violation';
  end if;
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
