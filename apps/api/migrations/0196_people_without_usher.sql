-- Who is no usher, or no longer: whoever sums figures of work leaves them out without reading all people.
create index persons_without_usher on persons (id) where usher_status is null;
