-- The palette finds people by the end of their identity number.
create index persons_id_tail on persons (id_number_last4) where id_number_last4 is not null;
