import type { previewMatch } from '@proline/contract/settings/house-settings';
import { weightsAddUp } from '@proline/domain/hiring/hiring-settings';
import type { MatchWeights } from '@proline/domain/hiring/match-score';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findInvited, findNextOpen, findShown } from './candidate.queries.ts';
import { judge, rankingOf, rankPage, type Judged } from './candidate-rank.service.ts';
import { readMeasures, readPlaces } from './candidate.service.ts';
import { readHiringFrame } from './hiring-frame.service.ts';
import { readCandidates } from './people-facts.service.ts';

const MOST_SHOWN = 10;

/** The candidates of the next open place, ranked by weights that are not saved yet beside those that are. */
export const showMatchPreview: Handler<typeof previewMatch> = async ({ query }, { db, pool }) => {
  if (!weightsAddUp(query))
    throw new Refusal('validation_failed', { errors: { weight_fairness: ['weights_not_100'] } });
  const next = await findNextOpen(db);
  const frame = next && (await readHiringFrame(db, next.event.id));
  if (!next || !frame) return { data: null };
  const { type_id, places } = await readPlaces(db, frame, [next.position_id]);
  const measures = await readMeasures(db, frame);
  const invited = Map.groupBy(await findInvited(db, next.event.id), ({ usher_id }) => usher_id);
  const shifts = places.map(({ work }) => work);
  const judging =
    (weights: MatchWeights) =>
    async (ids: readonly string[]): Promise<readonly Judged[]> => {
      const known = await readCandidates(db, frame, { ids, shifts, invited: (id) => invited.get(id) ?? [] });
      return known.map((person) => judge({ ...measures, weights }, person, places));
    };
  const best = async (weights: MatchWeights) => {
    const asked = { frame: { ...frame, weights }, measures: { ...measures, weights } };
    const ranking = rankingOf({ ...asked, type_id, places, gender: undefined, only: [], q: '' });
    const page = { tab: 'recommended', sort: 'match', page: 1 } as const;
    return (await rankPage(pool, ranking, page, judging(weights))).people;
  };
  const now = await best(frame.weights);
  const wanted = (await best(weightsOf(query))).slice(0, MOST_SHOWN);
  const ids = wanted.map(({ person }) => person.id);
  const saved = new Map((await judging(frame.weights)(ids)).map(({ person, match }) => [person.id, match.tenths]));
  const shown = await findShown(pool, { event_id: next.event.id, type_id, ids });
  const { event, role_en, role_ar, starts_at } = next;
  return {
    data: {
      ...{ event, role_en, role_ar, starts_at: starts_at.toISOString(), time_zone: frame.event.time_zone },
      people: wanted.flatMap(({ person: { id }, match: { tenths } }) => {
        const beside = shown.get(id);
        if (!beside) return [];
        const { name_en, name_ar, photo } = beside.usher;
        const rank = now.findIndex(({ person }) => person.id === id) + 1;
        const rank_now = rank === 0 ? null : rank;
        return [{ usher: { id, name_en, name_ar, photo }, tenths, tenths_now: saved.get(id) ?? 0, rank_now }];
      }),
    },
  };
};

type Asked = { readonly [Part in keyof MatchWeights as `weight_${Part}`]: number };

const weightsOf = (asked: Asked): MatchWeights => ({
  reliability: asked.weight_reliability,
  rating: asked.weight_rating,
  experience: asked.weight_experience,
  distance: asked.weight_distance,
  rest: asked.weight_rest,
  fairness: asked.weight_fairness,
});
