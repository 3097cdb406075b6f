-- What a capability asks again and again of another's records stands beside its own: whoever writes those says so in the same act.

-- Since when someone outside may have seen the document by a share link, programs included. Until now this was asked of the links.
alter table invoices add column fetched_at timestamptz;

-- The client of the invoice, who never changes once it is issued.
alter table share_links add column client_id uuid;
create index share_links_by_client on share_links (business_id, client_id);

-- The latest day for which a number of the series was taken; null before the first.
alter table number_series add column last_day date;

-- The policies bind the owner, so they rest meanwhile.
alter table invoices no force row level security;
alter table share_links no force row level security;
alter table number_series no force row level security;
update invoices set fetched_at = opened.at
  from (
    select business_id, invoice_id, min(coalesce(fetched_at, last_accessed_at)) as at from share_links
    where fetched_at is not null or last_accessed_at is not null group by 1, 2
  ) as opened
  where opened.business_id = invoices.business_id and opened.invoice_id = invoices.id;
update share_links set client_id = invoices.client_id
  from invoices where invoices.business_id = share_links.business_id and invoices.id = share_links.invoice_id;
update number_series set last_day = issued.last
  from (
    select business_id, max(invoice_date) as last from invoices where status <> 'draft' group by 1
  ) as issued
  where issued.business_id = number_series.business_id and series <> 'expenses';
alter table invoices force row level security;
alter table share_links force row level security;
alter table number_series force row level security;
