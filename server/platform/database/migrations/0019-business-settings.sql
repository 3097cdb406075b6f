-- More of the business: how it is identified, paid, taxed and set up. Text that is not known is an empty string, as everywhere.
alter table businesses
  add column tax_office text not null default '',
  add column tax_office_number text not null default '',
  add column wirtschafts_id text not null default '',
  add column leitweg_id text not null default '',
  add column peppol_id text not null default '',
  add column vat_disclaimer text not null default '',
  add column legal_footnotes text not null default '',
  add column xrechnung boolean not null default false,
  add column chart_of_accounts text not null default 'skr03' check (chart_of_accounts in ('skr03', 'skr04')),
  add column payment_methods text[] not null default '{bankTransfer}'
    check (payment_methods <@ '{bankTransfer,paypal,cash,other}'::text[]),
  add column payment_note text not null default '',
  add column due_date_format text not null default 'daysFromIssue'
    check (due_date_format in ('daysFromIssue', 'specificDate', 'endOfMonth')),
  add column standard_vat_rate integer not null default 19 check (standard_vat_rate in (19, 7, 0)),
  -- Invoices, journal and reports are in euros.
  add column currency text not null default 'EUR' check (currency = 'EUR'),
  add column from_name text not null default '',
  -- The permanent extension of advance returns (§ 46 UStDV): its first and last day.
  add column extension_from date,
  add column extension_until date check (extension_until >= extension_from),
  -- An issued invoice is locked (GoBD). There is no way to edit one, so this cannot be off.
  add column gobd_retention boolean not null default true check (gobd_retention),
  add column audit_consent boolean not null default false,
  add column analytics_consent boolean not null default false;

-- § 18 (2) s. 3 UStG: freed from advance returns.
alter table tax_regimes drop constraint tax_regimes_filing_period_check;
alter table tax_regimes add check (filing_period in ('month', 'quarter', 'none'));

-- The highest running number that a document has, so that a series can begin where another tool stopped and never below.
alter table number_series no force row level security;
alter table number_series add column used integer not null default 0;
update number_series set used = next - 1;
alter table number_series force row level security;

-- What is prepaid in a year for the permanent extension (§ 47 UStDV, Kz 38), in cents.
create table special_prepayments (
  business_id uuid not null references businesses (id),
  year integer not null,
  amount bigint not null check (amount >= 0),
  primary key (business_id, year)
);
alter table special_prepayments enable row level security;
alter table special_prepayments force row level security;
create policy own_business on special_prepayments using (business_id = current_business());
grant select, insert, update, delete on special_prepayments to belegbar_app;
