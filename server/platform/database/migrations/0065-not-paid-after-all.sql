-- Who said too soon that an invoice is paid says so: a message of its own, since what was said stays as it was said.
alter table client_messages drop constraint client_messages_kind_check;
alter table client_messages add constraint client_messages_kind_check check (kind in ('paid', 'notPaid', 'question'));
