-- What was taken off the cost of an asset for an investment deduction of the years before (§ 7g (2) s. 3 EStG), in cents.
alter table assets add column reduction bigint not null default 0;
alter table assets add constraint assets_reduction_check check (reduction >= 0 and reduction <= cost);
