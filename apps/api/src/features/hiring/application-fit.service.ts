import type { ApplicationFit } from '@proline/contract/event-application/event-application';
import { requirement } from '@proline/contract/event-plan/plan-steps';
import { matchFactsOf, type KnownCandidate, type MatchFrame } from '@proline/domain/hiring/candidate-match';
import { minutesInWeek } from '@proline/domain/hiring/hour-caps';
import { matchOf } from '@proline/domain/hiring/match-score';
import { unmetRequirement } from '@proline/domain/hiring/requirement-check';
import { canTake, suitabilityOf, type Suitability } from '@proline/domain/hiring/suitability';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { readHiringRules } from '../settings/settings.service.ts';
import { findInvited, findMix, findTitles } from './candidate.queries.ts';
import { matchShownOf, type Judged } from './candidate-rank.service.ts';
import { eventsNamed, reasonsOf } from './candidate-reasons.service.ts';
import { openingOf } from './candidate.service.ts';
import { leftForGenders, matchFrameOf, readHiringFrame, type HiringFrame } from './hiring-frame.service.ts';
import { findOffered } from './own-fit.queries.ts';
import { findRecentMinutes } from './people-facts.queries.ts';
import { readApplicants } from './people-facts.service.ts';

type Db = Kysely<Database>;

/** Somebody asks for work in one role: in these shifts, or in all when none is named. */
export type AskedWork = {
  readonly id: string;
  readonly usher_id: string;
  readonly type_id: string;
  readonly shift_ids: readonly string[];
};

type Place = ReturnType<typeof openingOf>;

/** What the rules and the score say about an application. */
export type JudgedApplication = Omit<Judged, 'suitability'> & {
  readonly frame: MatchFrame;
  readonly places: readonly Place[];
  /** each shift asked for, by itself */
  readonly at: readonly { readonly shift_id: string; readonly suitability: Suitability }[];
};

/** Left out: who is no usher any more, and who asks for nothing that is ahead. */
type JudgedById = ReadonlyMap<string, JudgedApplication>;

export type AskedAt = { readonly event_id: string; readonly asked: readonly AskedWork[] };

/**
 * Judges applications to several events; what they share is read once. The match is that of the shifts which somebody could have,
 * so that one clash among five shifts does not count as no rest at all.
 */
export async function judgeApplications(db: Db, wanted: readonly AskedAt[]): Promise<JudgedById> {
  const events = await readEvents(db, wanted);
  if (events.length === 0) return new Map();
  const recent = await findRecentMinutes(db, [...new Set(events.flatMap(({ frame }) => frame.near_cities))]);
  const invited = Map.groupBy(
    await findInvited(db, ...events.map(({ frame }) => frame.event.id)),
    ({ event_id, usher_id }) => `${event_id} ${usher_id}`,
  );
  const people = await readApplicants(
    db,
    events.map(({ frame, asked, offered }) => ({
      frame,
      ids: [...new Set(asked.map(({ usher_id }) => usher_id))],
      shifts: offered.map(({ work }) => work),
      invited: (id) => invited.get(`${frame.event.id} ${id}`) ?? [],
    })),
  );
  const judgedAll = new Map<string, JudgedApplication>();
  for (const [n, { frame, asked, offered }] of events.entries()) {
    const measures = await matchFrameOf(
      db,
      frame,
      await readLeftFor(db, frame),
      medianHours(recent, frame.near_cities),
    );
    for (const one of asked) {
      const person = people[n]?.get(one.usher_id);
      const places = offered.filter(({ type_id, shift_id }) => type_id === one.type_id && isAsked(one, shift_id));
      // whoever applies for a role says that they do it
      if (person && places.length > 0)
        judgedAll.set(one.id, judged(measures, { ...person, type_ids: [...person.type_ids, one.type_id] }, places));
    }
  }
  return judgedAll;
}

/** What each event asks for, and what can still be had there; without those where that is nothing. */
async function readEvents(db: Db, wanted: readonly AskedAt[]) {
  const some = wanted.filter(({ asked }) => asked.length > 0);
  if (some.length === 0) return [];
  const rules = await readHiringRules(db);
  const ahead = Map.groupBy(await findOffered(db, ...some.map(({ event_id }) => event_id)), ({ event_id }) => event_id);
  const found: { frame: HiringFrame; asked: readonly AskedWork[]; offered: readonly Place[] }[] = [];
  for (const { event_id, asked } of some) {
    const positions = ahead.get(event_id);
    const frame = positions && (await readHiringFrame(db, event_id, rules));
    if (frame)
      found.push({ frame, asked, offered: positions.map((position) => openingOf(position, frame.event.time_zone)) });
  }
  return found;
}

/** Of whoever stands in the middle. */
const medianHours = (recent: Awaited<ReturnType<typeof findRecentMinutes>>, cities: readonly string[]): number => {
  const near = recent.filter(({ city }) => cities.includes(city)).toSorted((a, b) => a.minutes - b.minutes);
  const middle = near.reduce((sum, { people }) => sum + people, 0) / 2;
  let counted = 0;
  return (near.find(({ people }) => (counted += people) >= middle)?.minutes ?? 0) / PER_HOUR;
};
const PER_HOUR = 60;

const isAsked = ({ shift_ids }: AskedWork, shift_id: string): boolean =>
  shift_ids.length === 0 || shift_ids.includes(shift_id);

/** Only a mix of women and men has to be counted. */
async function readLeftFor(db: Db, { event, requirements }: HiringFrame) {
  if (!requirements.some(({ kind }) => kind === 'gender')) return null;
  const mix = await findMix(db, event.id);
  return leftForGenders(requirements, mix.places, mix);
}

const judged = (frame: MatchFrame, person: KnownCandidate, places: readonly Place[]): JudgedApplication => {
  const at = places.map((place) => ({
    shift_id: place.shift_id,
    suitability: suitabilityOf(person, place, frame.event),
  }));
  const possible = places.filter((_, n) => at[n] !== undefined && canTake(at[n].suitability));
  const facts = matchFactsOf(frame, person, possible.length > 0 ? possible : places);
  return { person, facts, match: matchOf(facts, frame.weights), frame, places, at };
};

/** Somebody may give this person one of the shifts asked for. */
export const canHaveAny = ({ at }: JudgedApplication): boolean => at.some(({ suitability }) => canTake(suitability));

/** How much is to be known that forbids nothing; what holds for several shifts is one thing. */
export const flagsOf = ({ at }: JudgedApplication): number =>
  new Set(
    at.flatMap(({ suitability: { flags, hand_only } }) => [...flags, ...hand_only].map((one) => JSON.stringify(one))),
  ).size;

/** All of it, as it is shown beside the queue. */
export async function fitShown(db: Db, one: JudgedApplication, ratings: number): Promise<ApplicationFit> {
  const { person, places, at, frame } = one;
  const { requirements, limits } = frame.event;
  const titles = await findTitles(db, eventsNamed(at.map(({ suitability }) => suitability)));
  const isMixFull = at.some(({ suitability }) => suitability.unsuitable.some(({ code }) => code === 'gender_mix'));
  const first = places[0]?.work.work_date;
  return {
    match: matchShownOf(one, ratings),
    unsuitable: reasonsOf('unsuitable', at, titles),
    hand_only: reasonsOf('hand_only', at, titles),
    flags: reasonsOf('flags', at, titles),
    met: requirements
      .filter((asked) => unmetRequirement(asked, person) === null && !(asked.kind === 'gender' && isMixFull))
      .map((asked) => requirement.parse(asked)),
    week: {
      minutes: first === undefined ? 0 : minutesInWeek(person.booked, first, limits.week_start),
      most: limits.most_week_minutes,
    },
  };
}
