-- Whether somebody has said how the business is taxed: until then its first regime is only supposed (§ 19 UStG is asked before a first invoice).
-- Businesses that are there already have had the question in their settings.
alter table businesses add column regime_answered boolean not null default true;
alter table businesses alter column regime_answered set default false;
