import { getJoinRequest, joinRequestList } from '@proline/contract/join-request/join-request';
import { getLeaderMoves } from '@proline/contract/team-leader-move/team-leader-move';
import { getUsherMoves } from '@proline/contract/usher-move/usher-move';
import type { JoinStage } from '@proline/domain/recruiting/join-request';
import type { Hat } from '@proline/domain/recruiting/recruiting';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { currentLanguage } from '../../lib/preferences/preferences.ts';
import { interviewsOfQuery, recruitingQuery } from '../interview/interview.api.ts';
import { sendLeaderMove } from '../team-leader-move/team-leader-move.api.ts';
import { sendUsherMove } from '../usher-move/usher-move.api.ts';

/** Who is decided about changes with either hat, and with their interviews. */
const meta = { topics: ['team_leader', 'interview'] as const };

export const joinRequestQuery = (id: string) =>
  queryOptions({
    queryKey: ['usher', id, 'join'],
    queryFn: async () => (await call(getJoinRequest, { params: { id } })).data,
    meta: { topics: [...meta.topics] },
  });

/** What can be decided now, in one shape for both hats. */
const decisionsOf = async (id: string, hat: Hat) => {
  if (hat === 'usher') {
    const { data } = await call(getUsherMoves, { params: { id } });
    const refusalOf = (to: 'approved' | 'rejected' | 'in_interview' | 'pending') =>
      data.moves.find((move) => move.to === to);
    return { ...data, approve: refusalOf('approved'), reject: refusalOf('rejected'), again: refusalOf('pending') };
  }
  const { data } = await call(getLeaderMoves, { params: { id } });
  const refusalOf = (step: 'approve' | 'turn_down' | 'take_back') => data.moves.find((move) => move.step === step);
  return {
    ...data,
    reapply_on: null,
    approve: refusalOf('approve'),
    reject: refusalOf('turn_down'),
    again: refusalOf('take_back'),
  };
};
export type Decisions = Awaited<ReturnType<typeof decisionsOf>>;

export const decisionsQuery = (id: string, hat: Hat) =>
  queryOptions({
    queryKey: ['usher', id, 'decisions', hat],
    queryFn: () => decisionsOf(id, hat),
    meta: { topics: [...meta.topics, 'settings'] },
  });

/** Loads what the drawer shows of somebody before it is opened. */
export const preloadRequest = (id: string): void => {
  void queryClient
    .query(joinRequestQuery(id))
    .then(({ hat }) => queryClient.query(decisionsQuery(id, hat)))
    .catch(() => undefined);
  void queryClient.query(interviewsOfQuery(id)).catch(() => undefined);
  void queryClient.query(recruitingQuery).catch(() => undefined);
};

type Person = { readonly id: string; readonly hat: Hat; readonly version: number };

export const sendApproval = ({ id, hat, version }: Person) =>
  hat === 'usher' ? sendUsherMove(id, { to: 'approved', version }) : sendLeaderMove(id, { step: 'approve', version });
export const sendRejection = ({ id, hat, version }: Person, reason: string) =>
  hat === 'usher'
    ? sendUsherMove(id, { to: 'rejected', version, reason })
    : sendLeaderMove(id, { step: 'turn_down', version, reason });
export const sendAgain = ({ id, hat, version }: Person) =>
  hat === 'usher' ? sendUsherMove(id, { to: 'pending', version }) : sendLeaderMove(id, { step: 'take_back', version });

/** What is done next in a column comes first; among equals, and where nothing is planned, the longest wait. */
const STAGE_SORTS = {
  new: 'waiting',
  booked: 'interview,waiting',
  decide: '-score,waiting',
  leader: 'waiting',
  decided: '-asked_at',
} as const satisfies Record<JoinStage, string>;

/** Loads one column of the board, page by page. */
export const stageQuery = (stage: JoinStage, narrowing: Readonly<Record<string, string>>) =>
  infiniteQueryOptions({
    queryKey: ['usher', 'join-board', stage, narrowing, currentLanguage()],
    queryFn: ({ pageParam }) =>
      call(joinRequestList.rows, {
        query: { ...narrowing, stage, sort: STAGE_SORTS[stage], page: pageParam, per_page: '25' },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ meta: { next, current_page } }) => (next === null ? undefined : current_page + 1),
    placeholderData: keepPreviousData,
    meta: { topics: [...meta.topics] },
  });

/** Loads who waits for an interview, or for another after one that was missed; the longest wait first. */
export const toBookQuery = queryOptions({
  queryKey: ['usher', 'to-book'],
  queryFn: () =>
    call(joinRequestList.rows, { query: { status: 'pending,in_interview', interview: 'none,missed', per_page: '50' } }),
  meta: { topics: [...meta.topics] },
});
