-- One text for every table of a tenant: what may be seen may be written, and nothing else, and both are said.
do $$
declare
  policy record;
begin
  for policy in select * from pg_policies
    where schemaname = 'public' and policyname in ('own_business', 'own_code') and cmd = 'ALL' and with_check is null
  loop
    execute format('alter policy %I on %I with check %s', policy.policyname, policy.tablename, policy.qual);
  end loop;
end
$$;

-- What the application may not write here it has no grant for.
drop policy own_business on closed_businesses;
create policy own_business on closed_businesses
  using (business_id = current_business()) with check (business_id = current_business());
drop policy write_own_activities on user_activities;
drop policy read_own_activities on user_activities;
create policy own_activities on user_activities
  using (user_id = current_person()) with check (user_id = current_person());
