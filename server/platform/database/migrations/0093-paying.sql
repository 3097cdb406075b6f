-- How a payment was made (BT-81), and to which account of the payee it goes (BT-83 to 86). Neither is booked.
alter table expense_payments
  add column payment_means text check (payment_means in ('creditTransfer', 'directDebit', 'card', 'cash', 'payPal', 'other'));
alter table expenses
  add column payee_name text not null default '',
  add column payee_iban text not null default '',
  add column payee_bic text not null default '',
  add column remittance text not null default '';
alter table expense_corrections
  add column payee_name text not null default '',
  add column payee_iban text not null default '',
  add column payee_bic text not null default '',
  add column remittance text not null default '';
