-- What a vendor lets go of a bill that is paid early (BT-20): steps of days from its date, percents, and the part of it of which they are.
-- Nothing of it is booked before it is taken.
alter table expenses
  add column skonto jsonb not null default '[]' check (jsonb_typeof(skonto) = 'array');
alter table expense_corrections
  add column skonto jsonb not null default '[]' check (jsonb_typeof(skonto) = 'array');
