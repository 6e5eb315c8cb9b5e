import { listCandidates, type CandidateTab } from '@proline/contract/hiring/candidate';
import {
  fillOpenPlace,
  freePlace,
  getOpenPlace,
  getReplacement,
  offerOpenPlace,
  replaceMissing,
  type ReplacementPlace,
} from '@proline/contract/offer/replacement';
import { ASSIGN_REFUSALS } from '@proline/domain/assignment/assigning';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';

const topics = ['assignment', 'attendance', 'application', 'usher'] as const;

/** The place of somebody who did not come, or one that nobody has. */
export type NeededPlace =
  | { readonly assignment_id: string; readonly missing: { readonly name_en: string; readonly name_ar: string } }
  /** words: which place it is */
  | { readonly position_id: string; readonly words: string };

const isOpen = (place: NeededPlace) => 'position_id' in place;

const idOf = (place: NeededPlace): string => ('position_id' in place ? place.position_id : place.assignment_id);

/** Loads who stands by for it, and whether somebody is being asked. */
export const replacementQuery = (place: NeededPlace) =>
  queryOptions({
    queryKey: ['replacement', idOf(place)],
    queryFn: async () =>
      (await call(isOpen(place) ? getOpenPlace : getReplacement, { params: { id: idOf(place) } })).data,
    meta: { topics: [...topics] },
  });

type Position = Pick<ReplacementPlace, 'event_id' | 'position_id'>;

/** Loads who else could have it: the best of the desk's candidates. */
export const standInsQuery = ({ event_id, position_id }: Position, tab: CandidateTab) =>
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

export const sendReplacement = async (needed: NeededPlace, event_id: string, usher_id: string, as: HowGiven) => {
  try {
    const sent = { params: { id: idOf(needed) }, body: { usher_id, as, anyway: false }, quiet };
    return (await (isOpen(needed) ? call(fillOpenPlace, sent) : call(replaceMissing, sent))).data;
  } finally {
    void again(event_id);
  }
};

export const sendFreePlace = async (needed: NeededPlace, event_id: string): Promise<void> => {
  try {
    const sent = { params: { id: idOf(needed) }, body: {} };
    await (isOpen(needed) ? call(offerOpenPlace, sent) : call(freePlace, sent));
  } finally {
    void again(event_id);
  }
};
