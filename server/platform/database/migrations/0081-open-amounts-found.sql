-- An invoice that was paid in part is found by what is still open, in the forms a person types: 1028,00 and 1.028,00, 1028.00 and 1,028.00.
create function words_of_open(open bigint, gross bigint) returns text
  language sql immutable parallel safe as $$
  select case when open <= 0 or open = gross then '' else (
    select E'\n' || concat_ws(E'\n', euros || ',' || cents, translate(grouped, ',', '.') || ',' || cents, euros || '.' || cents, grouped || '.' || cents)
      from (select (open / 100)::text as euros, to_char(open / 100, 'FM999,999,999,999,990') as grouped, lpad((open % 100)::text, 2, '0') as cents) as written
  ) end
$$;

create or replace function keep_invoice_search() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into invoice_search (business_id, id, kind, bucket, client_id, list_date, due_date, net, gross, open, words)
  values (new.business_id, new.id, new.kind, new.bucket, new.client_id, new.list_date, new.due_date, new.net, new.gross, new.open,
    new.search || words_of_open(new.open, new.gross))
  on conflict (business_id, id) do update set (kind, bucket, client_id, list_date, due_date, net, gross, open, words) =
    row (excluded.kind, excluded.bucket, excluded.client_id, excluded.list_date, excluded.due_date, excluded.net, excluded.gross, excluded.open, excluded.words);
  return null;
end
$$;

update invoice_search set words = words || words_of_open(open, gross) where open > 0 and open <> gross;
