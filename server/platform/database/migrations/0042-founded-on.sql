-- The day on which the business began: the year of founding has limits of its own (§ 19 (1) UStG), and returns by the month (§ 18 (2) s. 4 UStG).
alter table businesses add column founded_on date;
