-- What the lists of events, team leaders and transfers sort and filter by.
create index events_by_city on events (city, starts_at desc, id desc);
create index events_by_client on events (client_name, starts_at desc, id desc);
create index events_newest on events (created_at desc, id desc);
create index event_leads_of_leader on event_leads (leader_id) where released_at is null;
create index team_leaders_newest on team_leaders (created_at desc, id desc);
create index team_leaders_by_city on team_leaders (city, created_at desc, id desc);
create index transfers_by_net on transfers (net_minor, id) where voided_at is null;
