import type { ApplicationFit } from '@proline/contract/event-application/event-application';
import { requirement } from '@proline/contract/event-plan/plan-steps';
import { matchFactsOf, type KnownCandidate, type MatchFrame } from '@proline/domain/hiring/candidate-match';
import { minutesInWeek } from '@proline/domain/hiring/hour-caps';
import { matchOf } from '@proline/domain/hiring/match-score';
import { unmetRequirement } from '@proline/domain/hiring/requirement-check';
import { canTake, suitabilityOf, type Suitability } from '@proline/domain/hiring/suitability';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { findInvited, findMix, findTitles } from './candidate.queries.ts';
import { matchShownOf, type Judged } from './candidate-rank.service.ts';
import { eventsNamed, reasonsOf } from './candidate-reasons.service.ts';
import { openingOf } from './candidate.service.ts';
import { leftForGenders, matchFrameOf, readHiringFrame, type HiringFrame } from './hiring-frame.service.ts';
import { findOffered } from './own-fit.queries.ts';
import { findMedianHours } from './people-facts.queries.ts';
import { readCandidates } from './people-facts.service.ts';

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

/** What is not there, is no application of this event any more, or asks for nothing that is ahead. */
type JudgedById = ReadonlyMap<string, JudgedApplication>;

/** So many are read by one statement. */
const AT_ONCE = 1_000;

/**
 * Judges applications of one event after the other; what several events share is read once. The match is that of the shifts
 * which somebody could have, so that one clash among five shifts does not count as no rest at all.
 */
export const applicationJudge = (db: Db) => {
  const medians = new Map<string, Promise<number>>();
  const medianOf = (cities: readonly string[]): Promise<number> => {
    const key = cities.toSorted().join('\n');
    const found = medians.get(key) ?? findMedianHours(db, cities);
    medians.set(key, found);
    return found;
  };
  return async (event_id: string, asked: readonly AskedWork[]): Promise<JudgedById> => {
    const frame = asked.length === 0 ? undefined : await readHiringFrame(db, event_id);
    if (frame === undefined) return new Map();
    const offered = (await findOffered(db, event_id)).map((position) => openingOf(position, frame.event.time_zone));
    if (offered.length === 0) return new Map();
    const measures = await matchFrameOf(db, frame, await readLeftFor(db, frame), medianOf);
    const people = await readAll(db, frame, asked, offered);
    return new Map(
      asked.flatMap((one) => {
        const person = people.get(one.usher_id);
        const places = offered.filter(({ type_id, shift_id }) => type_id === one.type_id && isAsked(one, shift_id));
        return person && places.length > 0 ? [[one.id, judged(measures, person, places)] as const] : [];
      }),
    );
  };
};

const isAsked = ({ shift_ids }: AskedWork, shift_id: string): boolean =>
  shift_ids.length === 0 || shift_ids.includes(shift_id);

/** Only a mix of women and men has to be counted. */
async function readLeftFor(db: Db, { event, requirements }: HiringFrame) {
  if (!requirements.some(({ kind }) => kind === 'gender')) return null;
  const mix = await findMix(db, event.id);
  return leftForGenders(requirements, mix.places, mix);
}

async function readAll(db: Db, frame: HiringFrame, asked: readonly AskedWork[], offered: readonly Place[]) {
  const ids = [...new Set(asked.map(({ usher_id }) => usher_id))];
  const invited = Map.groupBy(await findInvited(db, frame.event.id), ({ usher_id }) => usher_id);
  const people = new Map<string, KnownCandidate>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = await readCandidates(db, frame, {
      ids: ids.slice(from, from + AT_ONCE),
      shifts: offered.map(({ work }) => work),
      invited: (id) => invited.get(id) ?? [],
    });
    for (const person of some) people.set(person.id, person);
  }
  return people;
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

/** How much is to be known that forbids nothing. */
export const flagsOf = ({ at }: JudgedApplication): number =>
  reasonsOf('flags', at, NO_TITLES).length + reasonsOf('hand_only', at, NO_TITLES).length;

const NO_TITLES = new Map<string, never>();

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
