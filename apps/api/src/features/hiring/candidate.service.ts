import {
  CANDIDATES_PER_PAGE,
  type CandidateRow,
  type CandidateSort,
  type CandidateTab,
  type listCandidates,
} from '@proline/contract/hiring/candidate';
import { clockHours, type Opening } from '@proline/domain/hiring/candidate';
import {
  matchFactsOf,
  suitabilityForAll,
  type KnownCandidate,
  type MatchFrame,
} from '@proline/domain/hiring/candidate-match';
import { matchOf, type Match, type MatchFacts } from '@proline/domain/hiring/match-score';
import type { Suitability } from '@proline/domain/hiring/suitability';
import { excludeEachOther } from '@proline/domain/hiring/work';
import type { Kysely } from 'kysely';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import {
  findAsked,
  findAskedPositions,
  findInvited,
  findMix,
  findNamed,
  findPool,
  findShown,
  findTitles,
  type AskedPosition,
} from './candidate.queries.ts';
import { eventsNamed, reasonsOf } from './candidate-reasons.service.ts';
import { leftForGenders, matchFrameOf, readHiringFrame, type HiringFrame } from './hiring-frame.service.ts';
import { readCandidates } from './people-facts.service.ts';

const MOST_CANDIDATES = 5_000;

type Place = Opening & { readonly shift_id: string };

/** The places that are asked about: of this event, of one role, and such that one person can have them all. */
async function readPlaces(db: Kysely<Database>, frame: HiringFrame, ids: readonly string[]) {
  const { id: event_id, time_zone } = frame.event;
  const found = await findAskedPositions(db, event_id, ids);
  const [first] = found;
  if (!first || found.length < ids.length) throw new Refusal('not_found');
  const { type_id } = first;
  if (found.some((position) => position.type_id !== type_id))
    throw new Refusal('positions_differ', { errors: { positions: ['positions_differ'] } });
  const places = found.map((position) => openingOf(position, time_zone));
  const clash = places.some(({ work }, n) =>
    places.slice(n + 1).some((other) => excludeEachOther(work, other.work, frame.limits.least_rest_hours)),
  );
  if (clash) throw new Refusal('positions_overlap', { errors: { positions: ['positions_overlap'] } });
  return { type_id, places };
}

export const openingOf = ({ id: _id, type_id, shift_id, ...work }: AskedPosition, time_zone: string): Place => ({
  shift_id,
  type_id,
  work,
  hours: clockHours(work, time_zone),
});

type Judged = {
  readonly person: KnownCandidate;
  readonly facts: MatchFacts;
  readonly match: Match;
  readonly suitability: readonly Suitability[];
};

const judge = (frame: MatchFrame, person: KnownCandidate, places: readonly Opening[]): Judged => {
  const facts = matchFactsOf(frame, person, places);
  return {
    person,
    facts,
    match: matchOf(facts, frame.weights),
    suitability: suitabilityForAll(person, places, frame.event),
  };
};

type Asked = CandidateRow['application'];

/** Where somebody stands; see CANDIDATE_TABS. */
const tabOf = ({ suitability }: Judged, application: Asked): CandidateTab => {
  if (suitability.some(({ unsuitable }) => unsuitable.length > 0)) return 'unsuitable';
  if (application !== null) return application.status === 'pending' ? 'applied' : 'waitlist';
  // whoever is invited stays in sight, with the time that is left
  const hurdle = suitability.some(({ hand_only }) => hand_only.some(({ code }) => code !== 'invited_here'));
  return hurdle ? 'by_hand' : 'recommended';
};

/** The higher, the earlier; equal ones by score, then by id. */
const RANKS: Readonly<Record<CandidateSort, (judged: Judged, application: Asked) => number>> = {
  match: ({ match }) => match.tenths,
  reliability: ({ facts }) => facts.reliability ?? -1,
  rating: ({ facts }) => facts.rating ?? -1,
  distance: ({ facts }) => -(facts.distance_km ?? Number.MAX_SAFE_INTEGER),
  asked: (_, application) => -(application === null ? Number.MAX_SAFE_INTEGER : Date.parse(application.created_at)),
};

export const showCandidates: Handler<typeof listCandidates> = async ({ params, query }, { db, pool }) => {
  const frame = await readHiringFrame(db, params.id);
  if (frame === undefined) throw new Refusal('not_found');
  const { tab = 'recommended', sort = 'match', gender, q = '', page = 1 } = query;
  const { type_id, places } = await readPlaces(db, frame, query.positions);
  const event_id = params.id;
  const ids =
    q === ''
      ? await findPool(pool, { event_id, type_id, cities: frame.near_cities, most: MOST_CANDIDATES })
      : await findNamed(pool, q);
  const mix = await findMix(db, event_id);
  const measures = await matchFrameOf(db, frame, leftForGenders(frame.requirements, mix.places, mix));
  const invited = Map.groupBy(await findInvited(db, event_id), ({ usher_id }) => usher_id);
  const people = await readCandidates(db, frame, {
    ids,
    shifts: places.map(({ work }) => work),
    invited: (id) => invited.get(id) ?? [],
  });
  const asked = await findAsked(pool, event_id, type_id);
  const all = people
    .filter((person) => gender === undefined || person.gender === gender)
    .map((person) => {
      const judged = judge(measures, person, places);
      const application = asked.get(person.id) ?? null;
      return { judged, application, tab: tabOf(judged, application) };
    });
  const ranked = all
    .filter((one) => one.tab === tab)
    .map((one) => ({ ...one, rank: RANKS[sort](one.judged, one.application) }))
    .sort(
      (a, b) =>
        b.rank - a.rank ||
        b.judged.match.tenths - a.judged.match.tenths ||
        (a.judged.person.id < b.judged.person.id ? -1 : 1),
    );
  const rows = ranked.slice((page - 1) * CANDIDATES_PER_PAGE, page * CANDIDATES_PER_PAGE);
  const shown = await findShown(
    pool,
    event_id,
    rows.map(({ judged }) => judged.person.id),
  );
  const titles = await findTitles(db, eventsNamed(rows.flatMap(({ judged }) => judged.suitability)));
  const count = (wanted: CandidateTab): number => all.filter((one) => one.tab === wanted).length;
  return {
    data: rows.flatMap(({ judged, application }): CandidateRow[] => {
      // whoever has just ceased to be an usher
      const beside = shown.get(judged.person.id);
      if (!beside) return [];
      const at = judged.suitability.map((suitability, n) => ({ shift_id: places[n]?.shift_id ?? '', suitability }));
      return [
        {
          ...beside,
          application,
          match: matchShownOf(judged, beside.usher.ratings),
          unsuitable: reasonsOf('unsuitable', at, titles),
          hand_only: reasonsOf('hand_only', at, titles),
          flags: reasonsOf('flags', at, titles),
        },
      ];
    }),
    meta: {
      current_page: page,
      per_page: CANDIDATES_PER_PAGE,
      total: ranked.length,
      last_page: Math.max(1, Math.ceil(ranked.length / CANDIDATES_PER_PAGE)),
      counts: {
        applied: count('applied'),
        recommended: count('recommended'),
        waitlist: count('waitlist'),
        by_hand: count('by_hand'),
        unsuitable: count('unsuitable'),
      },
    },
  };
};

const matchShownOf = ({ match, facts, person }: Judged, ratings: number): CandidateRow['match'] => ({
  tenths: match.tenths,
  parts: match.contributions.map((one) => ({ ...one })),
  facts: { ...facts, attended: person.attended, ratings },
});
