import { listCandidates, type CandidateTab } from '@proline/contract/hiring/candidate';
import { freePlace, getReplacement, replaceMissing, type ReplacementPlace } from '@proline/contract/offer/replacement';
import { ASSIGN_REFUSALS } from '@proline/domain/assignment/assigning';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';

const topics = ['assignment', 'attendance', 'application', 'usher'] as const;

/** Loads the place of somebody who did not come. */
export const replacementQuery = (assignment_id: string) =>
  queryOptions({
    queryKey: ['replacement', assignment_id],
    queryFn: async () => (await call(getReplacement, { params: { id: assignment_id } })).data,
    meta: { topics: [...topics] },
  });

type Place = Pick<ReplacementPlace, 'event_id' | 'position_id'>;

/** Loads who else could have it: the best of the desk's candidates. */
export const standInsQuery = ({ event_id, position_id }: Place, tab: CandidateTab) =>
  queryOptions({
    queryKey: ['replacement', event_id, position_id, tab],
    queryFn: ({ signal }) =>
      call(listCandidates, { params: { id: event_id }, query: { positions: position_id, tab, sort: 'match' }, signal }),
    meta: { topics: [...topics] },
  });

/** Boards, desks and this dialog ask again, also after a refusal. */
const again = (event_id: string) =>
  Promise.all(
    [['replacement'], ['hiring', event_id], ['event', event_id]].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

export type HowGiven = 'assign' | 'offer';

/** Refusals are shown beside the person. */
const quiet = [...ASSIGN_REFUSALS, 'not_missing'] as const;

export const sendReplacement = async (assignment_id: string, event_id: string, usher_id: string, as: HowGiven) => {
  try {
    const body = { usher_id, as, anyway: false };
    return (await call(replaceMissing, { params: { id: assignment_id }, body, quiet })).data;
  } finally {
    void again(event_id);
  }
};

export const sendFreePlace = async (assignment_id: string, event_id: string) => {
  try {
    return (await call(freePlace, { params: { id: assignment_id }, body: {} })).data;
  } finally {
    void again(event_id);
  }
};
