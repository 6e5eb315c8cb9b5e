/** What the screens of hiring and of the day show, as queries for a row of it. Every one may use `clock.now` and `clock.today`. */
export const EVENTS_SHOWN: Readonly<Record<string, string>> = {
  'a waitlist of a coming event, two of it by hand': `from applications a join events e on e.id = a.event_id, clock
    where a.status = 'waitlisted' and e.status = 'published' and e.starts_at > now
    group by e.id having count(*) >= 3 and count(*) filter (where a.by_hand) = 2`,
  'somebody who is being offered a place': `from assignments a join place_openings o on o.id = a.opening_id, clock
    where a.status = 'invited' and o.state = 'offered' and a.expires_at > now`,
  'a place for which nobody is left': `from place_openings o join positions p on p.id = o.position_id
    where o.outcome = 'nobody_left' and p.confirmed + p.invited < p.headcount`,
  'news that nobody is left': `from notifications where kind = 'offers_ended' having count(*) = 2`,
  'a leader who is asked to reconfirm': `from event_leads where reconfirm_asked_at is not null and reconfirmed_at is null`,
  'marks of an event that is on': `from attendance_marks m join events e on e.id = m.event_id, clock
    where e.status = 'in_progress' and e.ends_at > now having count(*) >= 5`,
  'an incident of an event that is on, still open': `from incidents i join events e on e.id = i.event_id
    where e.status = 'in_progress' and i.handled_at is null`,
  'an incident that was dealt with': `from incidents where handled_at is not null and handling_note <> ''`,
};
