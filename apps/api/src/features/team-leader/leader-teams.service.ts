import type { getLeaderCounts, listGivenRatings, listLeaderTeam } from '@proline/contract/team-leader/leader-teams';
import { mayDo } from '@proline/domain/account/permission';
import type pg from 'pg';
import type { Handler } from '../../platform/http/handler.ts';
import { pagesOf } from '../../platform/http/pages.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { countLeaderTabs, readGivenRatings, readTeam, sumGivenRatings } from './leader-teams.queries.ts';

const countsOf = async (pool: pg.Pool, id: string) => {
  const counts = await countLeaderTabs(pool, id);
  if (!counts) throw new Refusal('not_found');
  return counts;
};

export const showLeaderCounts: Handler<typeof getLeaderCounts> = async ({ params }, { admin, pool }) => {
  const { documents, transfers, ...counts } = await countsOf(pool, params.id);
  return {
    data: {
      ...counts,
      documents: mayDo(admin.permission_set, 'documents.read') ? documents : null,
      transfers: mayDo(admin.permission_set, 'transfers.read') ? transfers : null,
    },
  };
};

export const showTeam: Handler<typeof listLeaderTeam> = async ({ params, query }, { pool }) => {
  const { page = 1 } = query;
  const { teams } = await countsOf(pool, params.id);
  return { data: await readTeam(pool, params.id, page), meta: pagesOf(teams, page) };
};

export const showGivenRatings: Handler<typeof listGivenRatings> = async ({ params, query }, { pool }) => {
  const { page = 1 } = query;
  await countsOf(pool, params.id);
  const { total, mean } = await sumGivenRatings(pool, params.id);
  return { data: await readGivenRatings(pool, params.id, page), meta: { ...pagesOf(total, page), mean } };
};
