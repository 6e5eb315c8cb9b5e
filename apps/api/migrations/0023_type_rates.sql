-- What a type usually earns per hour, by currency, in minor units: {"SAR": 4500, "KWD": 3500}. No entry: nothing usual.
alter table types add column rates jsonb not null default '{}';
update types set rates = jsonb_build_object(currency, default_rate_minor) where default_rate_minor > 0;
alter table types
  drop column default_rate_minor,
  drop column currency,
  add constraint types_rates_readable check (
    jsonb_typeof(rates) = 'object'
    and not jsonb_path_exists(rates, '$.* ? (@.type() != "number" || @ < 1 || @ > 10000000 || @ != @.floor())')
    and not jsonb_path_exists(rates, '$.keyvalue() ? (!(@.key like_regex "^[A-Z]{3}$"))')
  );
