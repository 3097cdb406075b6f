-- In which currency new invoices begin. What is added up stays in euros (0032).
alter table businesses
  drop constraint businesses_currency_check,
  add constraint businesses_currency_check check (currency ~ '^[A-Z]{3}$');
