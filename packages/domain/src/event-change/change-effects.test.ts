import { expect, test } from 'vitest';
import { changed, shift, type Change } from '../event-plan/testing/good-plan.ts';
import type { Booked } from '../hiring/work.ts';
import { DEFAULT_WORK_LIMITS } from '../hiring/work-limits.ts';
import { clashingLeads, effectsOf, withoutLeads, type Elsewhere } from './change-effects.ts';
import type { BookedPlace } from './concerned.ts';
import { changesOf } from './plan-change.ts';
import { booked, good, place } from './testing/booked.ts';

const NOBODY: Elsewhere = new Map();
const effects = (change: Change, places: readonly BookedPlace[], elsewhere = NOBODY) => {
  const after = changed(change);
  const concerned = { event_id: 'here', places, elsewhere, limits: DEFAULT_WORK_LIMITS };
  return effectsOf({ before: good, after }, changesOf(good, after, booked(places)), concerned);
};

test('whoever stays is asked, invited ones are told, those of a shift that is no more are released', () => {
  const places = [place('p1'), place('p2', { status: 'invited' }), place('p3', { shift: 'b', type_id: 'host' })];
  const [one, two, three] = places.map(({ id }) => id);
  const change = {
    stepTwo: { shifts: [shift('a', 0, 17 * 60)] },
    stepThree: { needs: good.stepThree.needs.slice(0, 1) },
    stepThreeZones: { places: good.stepThreeZones.places.slice(0, 1) },
  };
  expect(effects(change, places)).toEqual({ removed: [three], lost: [], asked: [one], told: [two], leaders_asked: [] });
});

test('another venue asks the leaders like everybody else', () => {
  const leaders = good.stepThreeTeam.leaders.map(({ leader_id }) => leader_id);
  expect(effects({ stepOne: { venue: 'Garden' } }, []).leaders_asked).toEqual([...new Set(leaders)]);
});

test('a lead whose hours move onto other work clashes; one that clashed before does not by this change', () => {
  const [lead] = good.stepThreeTeam.leaders;
  const leader_id = lead?.leader_id ?? '';
  const later = changed({ stepOne: { ends: { day: '2026-12-31', minutes: 0 } } });
  const at = (from: string, to: string): Booked => ({
    event_id: 'there',
    as: 'leader',
    starts_at: new Date(from),
    ends_at: new Date(to),
  });
  const beside = new Map([[leader_id, [at('2026-12-30T10:00:00Z', '2026-12-30T12:00:00Z')]]]);
  const within = new Map([[leader_id, [at('2026-12-19T10:00:00Z', '2026-12-19T12:00:00Z')]]]);
  expect(clashingLeads({ before: good, after: good }, beside)).toEqual([]);
  const gone = clashingLeads({ before: good, after: later }, beside);
  expect(gone.map((one) => one.leader_id)).toEqual([leader_id]);
  expect(clashingLeads({ before: good, after: later }, within)).toEqual([]);
  expect(withoutLeads(later, gone).stepThreeTeam.leaders).toEqual(good.stepThreeTeam.leaders.slice(1));
});
