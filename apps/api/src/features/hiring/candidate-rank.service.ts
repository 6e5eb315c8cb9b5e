import {
  CANDIDATES_PER_PAGE,
  type CandidateSort,
  type CandidateTab,
  type MatchShown,
} from '@proline/contract/hiring/candidate';
import {
  matchFactsOf,
  suitabilityForAll,
  type KnownCandidate,
  type MatchFrame,
} from '@proline/domain/hiring/candidate-match';
import type { Opening } from '@proline/domain/hiring/candidate';
import type { CandidateTrait } from '@proline/domain/hiring/candidate-stand';
import { weekNumberOf } from '@proline/domain/hiring/hour-caps';
import { matchOf, type Match, type MatchFacts } from '@proline/domain/hiring/match-score';
import type { Suitability } from '@proline/domain/hiring/suitability';
import { dayPieces } from '@proline/domain/people/availability';
import { GENDERS, type Gender } from '@proline/domain/people/person-fields';
import { weekdayOf } from '@proline/domain/time/calendar-week';
import type pg from 'pg';
import { rankCandidates, type Ranked, type Ranking } from './candidate-rank.queries.ts';
import type { HiringFrame } from './hiring-frame.service.ts';
import { windowAround } from './people-facts.service.ts';

export type Judged = {
  readonly person: KnownCandidate;
  readonly facts: MatchFacts;
  readonly match: Match;
  readonly suitability: readonly Suitability[];
};

export const judge = (frame: MatchFrame, person: KnownCandidate, places: readonly Opening[]): Judged => {
  const facts = matchFactsOf(frame, person, places);
  const suitability = suitabilityForAll(person, places, frame.event);
  return { person, facts, match: matchOf(facts, frame.weights), suitability };
};

/** The score with each of its parts, and what they are made of. */
export const matchShownOf = ({ match, facts, person }: Omit<Judged, 'suitability'>, ratings: number): MatchShown => {
  const { expected_reliability: _, ...shown } = facts;
  return {
    tenths: match.tenths,
    parts: match.contributions.map((one) => ({ ...one })),
    facts: { ...shown, attended: person.attended, ratings },
  };
};

/** Sums what shares a key. */
const summed = <Key extends string | number>(entries: readonly (readonly [Key, number])[]): [Key, number][] =>
  [...Map.groupBy(entries, ([key]) => key)].map(([key, own]) => [key, own.reduce((sum, [, n]) => sum + n, 0)]);

type Asked = {
  readonly frame: HiringFrame;
  readonly measures: MatchFrame;
  readonly type_id: string;
  readonly places: readonly Opening[];
  readonly gender: Gender | undefined;
  readonly only: readonly CandidateTrait[];
  readonly q: string;
};

/** What the database is told, so that it judges everybody as the rules do. */
export const rankingOf = ({ frame, measures, type_id, places, gender, only, q }: Asked): Ranking => {
  const { city, venue, distances, near_cities, near_km, limits, weights, requirements, excluded } = frame;
  const { left_for } = measures.event;
  const works = places.map(({ work }) => work);
  return {
    ...{ city, venue, distances, near_cities, near_km, limits, weights, requirements, excluded },
    event_id: frame.event.id,
    type_id,
    median_hours: measures.median_hours,
    expected_reliability: measures.expected_reliability,
    open_genders: left_for && GENDERS.filter((one) => left_for[one] >= places.length),
    works,
    hours: places.flatMap(({ hours }) =>
      dayPieces(hours).map((piece) => ({ ...piece, weekday: weekdayOf(piece.day) })),
    ),
    days: summed(works.map(({ work_date, minutes }) => [work_date, minutes] as const)).map(([day, minutes]) => ({
      day,
      minutes,
    })),
    weeks: summed(
      works.map(({ work_date, minutes }) => [weekNumberOf(work_date, limits.week_start), minutes] as const),
    ).map(([week, minutes]) => ({ week, minutes })),
    around: windowAround(works),
    gender,
    only,
    q,
  };
};

/** So many are ordered by what they can have at most; more are asked for only when these do not decide the page. */
const FIRST_BOUNDS = 2_000;
const FIRST_JUDGED = 100;

type Page = { readonly tab: CandidateTab; readonly sort: CandidateSort; readonly page: number };
type Found = { readonly counts: Ranked['counts']; readonly people: readonly Judged[] };

/** A page in its exact order, and how many each tab has. */
export async function rankPage(
  pool: pg.Pool,
  ranking: Ranking,
  { tab, sort, page }: Page,
  judgeAll: (ids: readonly string[]) => Promise<readonly Judged[]>,
): Promise<Found> {
  const skip = (page - 1) * CANDIDATES_PER_PAGE;
  if (sort !== 'match') {
    const { counts, rows } = await rankCandidates(pool, ranking, { tab, sort, skip, most: CANDIDATES_PER_PAGE });
    const judged = new Map((await judgeAll(rows.map(({ id }) => id))).map((one) => [one.person.id, one]));
    return { counts, people: rows.flatMap(({ id }) => judged.get(id) ?? []) };
  }
  for (let most = skip + FIRST_BOUNDS; ; most *= 2) {
    const { counts, rows } = await rankCandidates(pool, ranking, { tab, sort, skip: 0, most });
    const best = await bestOf(rows, skip + CANDIDATES_PER_PAGE, rows.length < most, judgeAll);
    if (best !== null) return { counts, people: best.slice(skip) };
  }
}

/**
 * The best of people who are ordered by what they can have at most: they are judged until nobody who is left can come before
 * the last one who is wanted. Null: these do not decide it.
 */
async function bestOf(
  rows: Ranked['rows'],
  wanted: number,
  areAll: boolean,
  judgeAll: (ids: readonly string[]) => Promise<readonly Judged[]>,
): Promise<readonly Judged[] | null> {
  let judged: Judged[] = [];
  for (let [from, until] = [0, wanted + FIRST_JUDGED]; ; [from, until] = [until, until * 2]) {
    const next = rows.slice(from, until).map(({ id }) => id);
    judged = [...judged, ...(await judgeAll(next))];
    const best = judged.toSorted(byScore).slice(0, wanted);
    const left = rows[until];
    if (left === undefined) return areAll ? best : null;
    const last = best[wanted - 1];
    if (last && last.match.tenths > left.bound) return best;
  }
}

const byScore = (a: Judged, b: Judged): number =>
  b.match.tenths - a.match.tenths || (a.person.id < b.person.id ? -1 : 1);
