-- Corrections: credit notes, payments with a fee, a discount or taken back, bad debts, and number series of their own.

alter table businesses
  -- empty: the series of the invoices
  add column cancellation_number_pattern text not null default '',
  add column credit_note_number_pattern text not null default '';

alter table invoices
  -- of a credit note: the invoice that it reduces
  add column corrects uuid,
  -- given up as a bad debt, and not come after all
  add column written_off bigint not null default 0,
  drop constraint invoices_kind_check,
  add constraint invoices_kind_check check (kind in ('invoice', 'cancellation', 'creditNote')),
  add constraint invoices_corrects_check check ((kind = 'creditNote') = (corrects is not null));

-- What these come from is fixed when the column is made, so they are made anew.
alter table invoices drop column bucket, drop column open;
alter table invoices
  add column bucket text not null generated always as (
    case
      when status = 'draft' then 'draft'
      when kind = 'creditNote' then 'credit'
      when kind = 'cancellation' or cancelled_by is not null then 'cancelled'
      when status = 'paid' then 'paid'
      else 'open'
    end) stored,
  add column open bigint not null generated always as (
    case
      when status = 'draft' or kind <> 'invoice' or cancelled_by is not null then 0
      else gross - paid - reduced
    end) stored;
create index invoices_by_bucket on invoices (business_id, bucket, list_date desc, id desc);
create index invoices_open_by_due on invoices (business_id, due_date) where bucket = 'open';
create index invoices_by_corrected on invoices (business_id, corrects) where corrects is not null;

alter table payments
  -- what the bank or PayPal kept of it
  add column fee bigint not null default 0,
  -- what the client kept of the claim for paying early
  add column discount bigint not null default 0,
  -- the payment or refund that this one takes back, as if it had never been noted
  add column reverses uuid;
create unique index payments_reversed_once on payments (business_id, reverses) where reverses is not null;

-- The policies bind the owner, too, so they rest while what stands is looked at.
alter table invoices no force row level security;
alter table payments no force row level security;
alter table invoices add foreign key (business_id, corrects) references invoices (business_id, id);
alter table payments add foreign key (business_id, reverses) references payments (business_id, id);
alter table journal_entries no force row level security;
update invoices set written_off = lost.amount
  from (
    select business_id, document_id, -sum(net + vat) as amount from journal_entries
    where kind in ('writeOff', 'recovery') group by 1, 2
  ) as lost
  where lost.business_id = invoices.business_id and lost.document_id = invoices.id and lost.amount <> 0;
alter table invoices force row level security;
alter table journal_entries force row level security;
alter table payments force row level security;

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
  if old.document_hash is not null and new.document_hash is distinct from old.document_hash then
    raise exception 'a stored document cannot be replaced' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
