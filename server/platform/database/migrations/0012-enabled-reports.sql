-- Which tax reports the user wants to be offered; what the law does not ask of the business is hidden besides.
alter table businesses add column enabled_tax_reports text[] not null
  default '{vat-advance,annual-vat,income-tax,eur,recapitulative}'
  check (enabled_tax_reports <@ '{vat-advance,annual-vat,income-tax,eur,recapitulative}'::text[]);
