-- Whether an asset serves without others (§ 6 (2) s. 2 EStG), which the pool of a year asks. Of those that stand nobody said that it does not.
alter table assets add column is_usable_alone boolean not null default true;
-- Electric vehicles have years of their own (§ 7 (2a) EStG).
alter table assets drop constraint assets_treatment_check;
alter table assets add constraint assets_treatment_check check
  (treatment in ('lowValue', 'pool', 'oneYear', 'straightLine', 'declining', 'electricVehicle'));
