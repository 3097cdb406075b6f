-- What comes again and again counts by the ten days of § 11 (2) s. 2 EStG. Nobody said so of the bills that stand.
alter table expenses add column is_recurring boolean not null default false;
alter table expense_corrections add column is_recurring boolean not null default false;
