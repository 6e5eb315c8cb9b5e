-- Who is new is shown around once, wherever they first sign in; whoever has an account already knows the place.
alter table admins add column tour_due boolean not null default false;
