create extension if not exists btree_gist;
create extension if not exists pg_trgm;

-- Time-ordered identifiers (the layout of UUID version 7), so that new rows land at the end of their index.
-- PostgreSQL has its own only from version 18 on.
create function new_id() returns uuid
language sql volatile parallel safe
as $$
  select encode(
    set_bit(
      set_bit(
        overlay(
          uuid_send(gen_random_uuid())
          placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
          from 1 for 6
        ),
        52, 1
      ),
      53, 1
    ),
    'hex'
  )::uuid
$$;

-- The same folding as normaliseSearch in packages/domain/src/search-text.ts: the two are tested against each other.
create function normalise_search(value text) returns text
language sql immutable strict parallel safe
as $$
  select translate(
    regexp_replace(lower(normalize(value, NFKC)), '[\u0640\u064B-\u065F\u0670]', '', 'g'),
    U&'\0623\0625\0622\0671\0629\0649',
    U&'\0627\0627\0627\0627\0647\064A'
  )
$$;

create function refuse_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'rows of % are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end
$$;
