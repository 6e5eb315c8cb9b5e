import { describe, expect, test } from 'vitest';
import { refuseIncidentTime } from './incident.ts';

const at = (hour: number, minute = 0) => new Date(Date.UTC(2030, 0, 10, hour, minute));
const event = { starts_at: at(8), ends_at: at(20), now: at(12) };

describe('when an incident can have happened', () => {
  test('while the event is on, and a day around it', () => {
    expect(refuseIncidentTime({ ...event, happened_at: at(11) })).toBeNull();
    expect(refuseIncidentTime({ ...event, happened_at: at(8 - 24) })).toBeNull();
    expect(refuseIncidentTime({ ...event, now: at(20 + 48), happened_at: at(20 + 24) })).toBeNull();
  });

  test('not earlier or later than that', () => {
    expect(refuseIncidentTime({ ...event, happened_at: at(7 - 24, 59) })).toBe('times_too_far');
    expect(refuseIncidentTime({ ...event, now: at(20 + 48), happened_at: at(20 + 24, 1) })).toBe('times_too_far');
  });

  test('not ahead, but for a clock that is a little fast', () => {
    expect(refuseIncidentTime({ ...event, happened_at: at(12, 2) })).toBeNull();
    expect(refuseIncidentTime({ ...event, happened_at: at(12, 3) })).toBe('time_in_future');
  });
});
