import type {
  getUsherCounts,
  getUsherKpis,
  listPersonTransfers,
  listUsherActivity,
  listUsherRatings,
  listUsherWork,
} from '@proline/contract/usher-page/usher-page';
import { mayDo } from '@proline/domain/account/permission';
import { ratingOf } from '@proline/domain/figures/rating';
import { reliabilityOf, shiftsOf } from '@proline/domain/figures/reliability';
import { medianOf, standingOf } from '@proline/domain/figures/standing';
import { addWork, NO_WORK, shiftCountsOf, trendOf } from '@proline/domain/figures/trend';
import {
  acceptanceOf,
  attendanceOf,
  noShowRateOf,
  punctualityOf,
  reliabilityParts,
} from '@proline/domain/figures/work-rates';
import type pg from 'pg';
import type { Handler } from '../../platform/http/handler.ts';
import { pagesOf } from '../../platform/http/pages.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { personNow } from '../person/person.service.ts';
import { readReliabilityWeights } from '../settings/settings.service.ts';
import { strikesOf } from '../usher-move/strike-clock.service.ts';
import { readActivity } from './activity.queries.ts';
import { countFigures, findRated, readRatings, readWorkedMonths } from './figures.queries.ts';
import { countTabs, countWork, isUsher, readPersonTransfers, readWork, sumTransfers } from './work.queries.ts';

const usherOnly = async (pool: pg.Pool, id: string): Promise<void> => {
  if (!(await isUsher(pool, id))) throw new Refusal('not_found');
};

export const showWork: Handler<typeof listUsherWork> = async ({ params, query }, { pool }) => {
  await usherOnly(pool, params.id);
  const { time = 'ahead', page = 1 } = query;
  const counts = await countWork(pool, params.id);
  return { data: await readWork(pool, params.id, time, page), meta: { ...pagesOf(counts[time], page), counts } };
};

export const showCounts: Handler<typeof getUsherCounts> = async ({ params }, { admin, pool }) => {
  await usherOnly(pool, params.id);
  const { documents, transfers, ...counts } = await countTabs(pool, params.id);
  return {
    data: {
      ...counts,
      documents: mayDo(admin.permission_set, 'documents.read') ? documents : null,
      transfers: mayDo(admin.permission_set, 'transfers.read') ? transfers : null,
    },
  };
};

export const showTransfers: Handler<typeof listPersonTransfers> = async ({ params, query }, { db, pool }) => {
  await personNow(db, params.id);
  const { page = 1 } = query;
  const { sums, all } = await sumTransfers(pool, params.id);
  return { data: await readPersonTransfers(pool, params.id, page), meta: { ...pagesOf(all, page), sums } };
};

/** Null without a rating of one's own. */
const figureOf = ({ ratings, mean }: Awaited<ReturnType<typeof findRated>>) => ({
  value: mean === null ? null : ratingOf(ratings, mean),
  count: ratings.length,
});

const STARS = [5, 4, 3, 2, 1];

export const showRatings: Handler<typeof listUsherRatings> = async ({ params, query }, { pool }) => {
  await usherOnly(pool, params.id);
  const { page = 1 } = query;
  const rated = await findRated(pool, params.id);
  return {
    data: await readRatings(pool, params.id, page),
    meta: {
      ...pagesOf(rated.ratings.length, page),
      rating: figureOf(rated),
      stars: STARS.map((stars) => ({ stars, count: rated.ratings.filter((one) => one.stars === stars).length })),
    },
  };
};

export const showKpis: Handler<typeof getUsherKpis> = async ({ params }, { db, pool }) => {
  await usherOnly(pool, params.id);
  const [before = NO_WORK, ...months] = await readWorkedMonths(pool, params.id);
  const rated = await findRated(pool, params.id);
  const all = months.reduce(addWork, before);
  const counts = shiftCountsOf(all);
  const weights = await readReliabilityWeights(db);
  const reliability = reliabilityOf(counts, weights);
  const house = await countFigures(pool);
  const hours = medianOf(house.hours_worked);
  return {
    data: {
      shifts: shiftsOf(counts),
      attendance: attendanceOf(counts),
      punctuality: punctualityOf(counts),
      no_show_rate: noShowRateOf(counts),
      acceptance: acceptanceOf(all.accepted, all.offers),
      approved_minutes: all.approved_minutes,
      rating: figureOf(rated),
      reliability,
      standing: standingOf(reliability === null ? null : Math.round(reliability), house.reliability),
      median_minutes: hours === null ? null : Math.round(60 * hours),
      trend: [...trendOf(before, months, rated, weights)],
      parts: [...reliabilityParts(counts, weights)],
      strikes: await strikesOf(db, params.id),
    },
  };
};

export const showActivity: Handler<typeof listUsherActivity> = async ({ params, query }, { pool }) => {
  const { group, page = 1 } = query;
  const told = await readActivity(pool, params.id, group, page);
  if (told === null) throw new Refusal('not_found');
  return { data: told.rows, meta: pagesOf(told.total, page) };
};
