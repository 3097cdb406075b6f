-- How documents look: the design of new invoices, the typeface, and where the text stands on the business's own letterhead, in mm.
alter table businesses
  add column template text not null default 'standard',
  add column font text not null default 'design',
  add column letterhead_layout jsonb not null default
    '{"left": 25, "right": 20, "top": 99, "topLater": 45, "bottom": 36, "window": true, "onLaterPages": true}';

-- The sweep asks whether an issued document still names a picture.
create index invoices_by_signature on invoices (business_id, (document ->> 'signature'))
  where document ->> 'signature' is not null;
create index invoices_by_letterhead on invoices (business_id, (document #>> '{letterhead,picture}'))
  where document #>> '{letterhead,picture}' is not null;
