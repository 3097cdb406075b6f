-- The code by which a person invites others, made when they first ask for it.
create table user_referrals (
  referrer_user_id uuid primary key references users (id) on delete cascade,
  referral_code text not null unique,
  created_at timestamptz not null default now()
);

alter table user_referrals enable row level security;
alter table user_referrals force row level security;
create policy own_code on user_referrals using (referrer_user_id = current_person());

grant select, insert on user_referrals to belegbar_app;
