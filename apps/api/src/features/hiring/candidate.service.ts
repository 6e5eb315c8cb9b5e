import {
  CANDIDATES_PER_PAGE,
  type CandidateRow,
  type CandidateTab,
  type listCandidates,
} from '@proline/contract/hiring/candidate';
import { clockHours, type Opening } from '@proline/domain/hiring/candidate';
import type { MatchFrame } from '@proline/domain/hiring/candidate-match';
import { standOf } from '@proline/domain/hiring/candidate-stand';
import { excludeEachOther } from '@proline/domain/hiring/work';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import {
  findAskedPositions,
  findInvited,
  findMix,
  findShown,
  findTitles,
  type AskedPosition,
} from './candidate.queries.ts';
import { judge, matchShownOf, rankingOf, rankPage, type Judged } from './candidate-rank.service.ts';
import { eventsNamed, reasonsOf } from './candidate-reasons.service.ts';
import { leftForGenders, matchFrameOf, readHiringFrame, type HiringFrame } from './hiring-frame.service.ts';
import { readCandidates } from './people-facts.service.ts';

type Place = Opening & { readonly shift_id: string };

/** The places that are asked about: of this event, of one role, and such that one person can have them all. */
export async function readPlaces(db: Kysely<Database>, frame: HiringFrame, ids: readonly string[]) {
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

export const showCandidates: Handler<typeof listCandidates> = async ({ params, query }, { db, pool }) => {
  const frame = await readHiringFrame(db, params.id);
  if (frame === undefined) throw new Refusal('not_found');
  const { tab = 'recommended', sort = 'match', gender, only = [], q = '', page = 1 } = query;
  const { type_id, places } = await readPlaces(db, frame, query.positions);
  const measures = await readMeasures(db, frame);
  const invited = Map.groupBy(await findInvited(db, params.id), ({ usher_id }) => usher_id);
  const judgeAll = async (ids: readonly string[]): Promise<readonly Judged[]> => {
    const shifts = places.map(({ work }) => work);
    const known = await readCandidates(db, frame, { ids, shifts, invited: (id) => invited.get(id) ?? [] });
    return known.map((person) => judge(measures, person, places));
  };
  const ranking = rankingOf({ frame, measures, type_id, places, gender, only, q });
  const { counts, people } = await rankPage(pool, ranking, { tab, sort, page }, judgeAll);
  const total = counts[tab] ?? 0;
  return {
    data: await rowsOf({ db, pool }, { event_id: params.id, type_id, places, tab }, people),
    meta: {
      current_page: page,
      per_page: CANDIDATES_PER_PAGE,
      total,
      last_page: Math.max(1, Math.ceil(total / CANDIDATES_PER_PAGE)),
      counts: { ...NONE, ...counts },
    },
  };
};

const NONE = { applied: 0, recommended: 0, waitlist: 0, by_hand: 0, unsuitable: 0 };

/** What everybody is measured by, with what the mix of women and men still leaves. */
export async function readMeasures(db: Kysely<Database>, frame: HiringFrame): Promise<MatchFrame> {
  const mix = await findMix(db, frame.event.id);
  return matchFrameOf(db, frame, leftForGenders(frame.requirements, mix.places, mix));
}

type Asked = {
  readonly event_id: string;
  readonly type_id: string;
  readonly places: readonly Place[];
  readonly tab: CandidateTab;
};

async function rowsOf(
  { db, pool }: { readonly db: Kysely<Database>; readonly pool: pg.Pool },
  { event_id, type_id, places, tab }: Asked,
  people: readonly Judged[],
): Promise<CandidateRow[]> {
  const shown = await findShown(pool, { event_id, type_id, ids: people.map(({ person }) => person.id) });
  const titles = await findTitles(db, eventsNamed(people.flatMap(({ suitability }) => suitability)));
  return people.flatMap((judged): CandidateRow[] => {
    const beside = shown.get(judged.person.id);
    // something has changed between the two reads
    if (!beside || standOf(judged.suitability, beside.application?.status ?? null) !== tab) return [];
    const at = judged.suitability.map((suitability, n) => ({ shift_id: places[n]?.shift_id ?? '', suitability }));
    return [
      {
        ...beside,
        match: matchShownOf(judged, beside.usher.ratings),
        unsuitable: reasonsOf('unsuitable', at, titles),
        hand_only: reasonsOf('hand_only', at, titles),
        flags: reasonsOf('flags', at, titles),
      },
    ];
  });
}
