-- Where somebody lives, as a pin; without one their city says where that is. Near is measured from it.
alter table persons
  add column latitude double precision,
  add column longitude double precision,
  add constraint persons_pin check (
    (latitude is null) = (longitude is null)
    and coalesce(latitude between -90 and 90 and longitude between -180 and 180, true)
  );

create or replace view ushers as
select id, usher_code as code, name_en, name_ar, phone, email, birth_date, gender, nationality, city, languages,
  language_levels, photo, height_cm, clothing_size, shoe_size, tags, id_number_encrypted, id_number_hmac, id_number_last4,
  usher_status as status, usher_status_reason as status_reason, usher_status_changed_at as status_changed_at,
  usher_status_changed_by as status_changed_by, usher_blocked_until as blocked_until, usher_reapply_on as reapply_on,
  version, usher_since as created_at, search_text, latitude, longitude
from persons where usher_status is not null;

-- As the crow flies, in whole kilometers, as the program's own function says it. Nothing in it takes null, so that it becomes
-- part of the statement; dividing keeps the arc sine from more than one on the other side of the earth.
create function km_between(latitude_a float8, longitude_a float8, latitude_b float8, longitude_b float8) returns float8
  language sql immutable strict parallel safe
  return floor(0.5 + 12742 * asin(sqrt(
    power(sin(radians(latitude_b - latitude_a) / 2), 2)
    + cos(radians(latitude_a)) * cos(radians(latitude_b)) * power(sin(radians(longitude_b - longitude_a) / 2), 2)
  ) / (1 + 1e-14)));

-- Ranking reads everybody who is near from indexes alone: by the city, and by the pin where the city would not say so.
drop index ushers_approved_in_city;
create index ushers_approved_in_city on persons (city, id) include (birth_date, gender, latitude, longitude)
  where usher_status = 'approved';
create index ushers_approved_by_pin on persons (latitude, longitude) include (city, id, birth_date, gender)
  where usher_status = 'approved' and latitude is not null;
