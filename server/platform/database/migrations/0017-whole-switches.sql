-- A new password, and the second factor going on or off, are several writes of the sign-in library. What follows from the first of them
-- happens with it, so that a server that dies in between leaves nothing half done.

-- A password of now, and not of the past: it says since when. The same password with another hash leaves `updated_at` as it is.
create function end_what_the_old_password_opened() returns trigger language plpgsql as $$
begin
  delete from sessions where user_id = new.user_id;
  delete from verifications
  where value = new.user_id::text and identifier ~ '^(new-password:|2fa-|trust-device-)'
    or value = (select '{"type":"magic-link","email":' || to_json(email)::text || '}' from users where id = new.user_id);
  return null;
end
$$;
create trigger end_what_no_password_opened after insert on accounts
  for each row execute function end_what_the_old_password_opened();
create trigger end_what_the_old_password_opened after update of password on accounts
  for each row when (old.updated_at <> new.updated_at) execute function end_what_the_old_password_opened();

create function follow_second_factor() returns trigger language plpgsql as $$
begin
  if new.two_factor_enabled then
    update two_factors set verified = true where user_id = new.id;
  else
    delete from two_factors where user_id = new.id;
  end if;
  delete from verifications where value = new.id::text and identifier like 'trust-device-%';
  return null;
end
$$;
create trigger follow_second_factor after update of two_factor_enabled on users
  for each row when (old.two_factor_enabled <> new.two_factor_enabled) execute function follow_second_factor();

-- What a server that died has left half done before there was this.
update two_factors set verified = true from users where users.id = two_factors.user_id and two_factor_enabled and not verified;
delete from two_factors using users where users.id = two_factors.user_id and not two_factor_enabled and verified;
