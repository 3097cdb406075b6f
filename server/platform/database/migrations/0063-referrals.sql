-- Who came by whose code. Who invited sees that and when somebody came, never who.
create table referrals (
  referrer_user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  -- whoever came is counted once; without them their coming stays
  invited_user_id uuid unique references users (id) on delete set null,
  created_at timestamptz not null,
  -- when the account was made
  signup_completed_at timestamptz not null,
  primary key (referrer_user_id, id)
);

alter table referrals enable row level security;
alter table referrals force row level security;
create policy own_referrals on referrals
  using (referrer_user_id = current_person()) with check (referrer_user_id = current_person());
grant select (referrer_user_id, id, created_at, signup_completed_at) on referrals to belegbar_app;

-- Whoever has come writes into the list of another: only by this function, which runs as the owner, whom forced row level security binds too.
create policy find_by_code on user_referrals for select to belegbar_owner using (true);
create policy note_who_came on referrals to belegbar_owner using (true) with check (true);

-- Notes that the acting person came by the code, once, while their account is new. False where nothing was noted.
create function note_referral(given_code text, new_id uuid, noted_at timestamptz) returns boolean
  language sql volatile security definer set search_path = public, pg_temp as $$
  with noted as (
    insert into referrals (referrer_user_id, id, invited_user_id, created_at, signup_completed_at)
    select inviting.referrer_user_id, new_id, invited.id, noted_at, invited.created_at
    from user_referrals as inviting, users as invited
    where inviting.referral_code = given_code and inviting.referrer_user_id <> current_person()
      and invited.id = current_person() and invited.created_at > noted_at - interval '30 days'
    on conflict do nothing
    returning id
  )
  select exists (select from noted)
$$;
revoke all on function note_referral(text, uuid, timestamptz) from public;
grant execute on function note_referral(text, uuid, timestamptz) to belegbar_app;
