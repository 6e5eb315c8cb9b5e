-- money is compared within one currency only
create index events_by_currency_and_cost on events ((currency::text), cost_minor, id);
drop index events_by_cost;
