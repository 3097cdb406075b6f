-- Payments, purchases and what was paid of them are acts: noted once and never changed, whoever asks. What takes one back is an act of
-- its own. Only what the law no longer wants kept, of a business that is closed, can go.
create function refuse_change_of_vouchers() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' and is_term_over(old.business_id, 'vouchers') then return old; end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger payments_are_append_only before update or delete on payments
  for each row execute function refuse_change_of_vouchers();
create trigger payments_are_never_truncated before truncate on payments
  for each statement execute function refuse_change();

create trigger expenses_are_append_only before update or delete on expenses
  for each row execute function refuse_change_of_vouchers();
create trigger expenses_are_never_truncated before truncate on expenses
  for each statement execute function refuse_change();

create trigger expense_payments_are_append_only before update or delete on expense_payments
  for each row execute function refuse_change_of_vouchers();
create trigger expense_payments_are_never_truncated before truncate on expense_payments
  for each statement execute function refuse_change();
