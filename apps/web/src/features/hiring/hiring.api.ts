import {
  assignUsher,
  confirmAssignment,
  getEventPlaces,
  inviteUsher,
  lockAssignment,
  moveAssignment,
  releaseAssignment,
  swapAssignments,
  type PlaceHolder,
} from '@proline/contract/assignment/assignment';
import { decideApplication } from '@proline/contract/event-application/event-application';
import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import { getMatchWeights } from '@proline/contract/hiring/hiring';
import { listCandidates, type CandidateSort, type CandidateTab } from '@proline/contract/hiring/candidate';
import { promoteReserve, switchOffers } from '@proline/contract/offer/offer';
import { addToWaitlist, takeOffWaitlist } from '@proline/contract/waitlist/waitlist';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import type { CandidateFilter } from './candidates/candidate-filter.ts';

/** Everything that a desk shows hangs on who works where. */
const KEY = 'hiring';
const topics = ['assignment', 'application', 'event', 'usher'] as const;

export const placesQuery = (event_id: string) =>
  queryOptions({
    queryKey: [KEY, event_id, 'places'],
    // the screen itself says that there is no such event
    queryFn: async () => (await call(getEventPlaces, { params: { id: event_id }, quiet: ['not_found'] })).data,
    meta: { topics: [...topics] },
  });

type Wanted = {
  readonly event_id: string;
  /** with commas between them */
  readonly positions: string;
  readonly tab: CandidateTab;
  readonly sort: CandidateSort;
  readonly q: string;
  readonly filter: CandidateFilter;
};

const filterQuery = ({ gender, only }: CandidateFilter) => ({
  ...(gender && { gender }),
  ...(only.length > 0 && { only: only.join() }),
});

export const candidatesQuery = ({ event_id, positions, tab, sort, q, filter }: Wanted) =>
  infiniteQueryOptions({
    queryKey: [KEY, event_id, 'candidates', positions, tab, sort, q, filter],
    queryFn: ({ pageParam }) =>
      call(listCandidates, {
        params: { id: event_id },
        query: { positions, tab, sort, page: pageParam, ...(q !== '' && { q }), ...filterQuery(filter) },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ meta: { current_page, last_page } }) =>
      current_page < last_page ? current_page + 1 : undefined,
    // While somebody types, the rows before stay; those of another place or tab would be mistaken for its own.
    placeholderData: (before, query) =>
      query?.queryKey[3] === positions && query.queryKey[4] === tab ? before : undefined,
    meta: { topics: [...topics] },
  });

/** How much each part of a score counts now. */
export const weightsQuery = queryOptions({
  queryKey: [KEY, 'weights'],
  queryFn: async () => (await call(getMatchWeights)).data,
  meta: { topics: ['settings'] },
});

/** What is true afterwards is loaded again, whether the change was made or refused. */
const reloaded = async <Answer>(change: Promise<Answer>): Promise<Answer> => {
  try {
    return await change;
  } finally {
    await queryClient.invalidateQueries({ queryKey: [KEY] });
  }
};

export type Held = Pick<PlaceHolder, 'id' | 'version'>;

export const assignPlaces = async (event_id: string, body: SentBodyOf<typeof assignUsher>) =>
  (await reloaded(call(assignUsher, { params: { id: event_id }, body }))).data;

export const invitePlaces = async (event_id: string, body: SentBodyOf<typeof inviteUsher>) =>
  (await reloaded(call(inviteUsher, { params: { id: event_id }, body }))).data;

/** On the waitlist, or back among those who wait for a decision. */
export const sendWaitlisting = async (application_id: string, to: 'waitlisted' | 'pending', version: number) =>
  (await reloaded(call(decideApplication, { params: { id: application_id }, body: { to, version } }))).data;

/** Somebody who has not applied. */
export const putOnWaitlist = async (event_id: string, body: SentBodyOf<typeof addToWaitlist>) =>
  (await reloaded(call(addToWaitlist, { params: { id: event_id }, body }))).data;

/** Whoever has applied waits for a decision again. */
export const takeOff = async ({ id, version }: Held) =>
  (await reloaded(call(takeOffWaitlist, { params: { id }, body: { version } }))).data;

/** On: every open place of a shift ahead is offered. */
export const switchOffersOf = async (event_id: string, on: boolean) =>
  (await reloaded(call(switchOffers, { params: { id: event_id }, body: { on } }))).data;

export const confirmHolder = ({ id, version }: Held) =>
  reloaded(call(confirmAssignment, { params: { id }, body: { version } }));

/** A reserve gets a place. */
export const callIn = ({ id, version }: Held) => reloaded(call(promoteReserve, { params: { id }, body: { version } }));

type Release = { readonly reason: string; readonly by_person: boolean };

export const releaseHolder = ({ id, version }: Held, { reason, by_person }: Release) =>
  reloaded(call(releaseAssignment, { params: { id }, body: { version, reason, by_person } }));

export const lockHolder = ({ id, version }: Held, note: string) =>
  reloaded(call(lockAssignment, { params: { id }, body: { version, locked: true, note } }));

export const unlockHolder = ({ id, version }: Held) =>
  reloaded(call(lockAssignment, { params: { id }, body: { version, locked: false } }));

/** What is refused until somebody has been asked: the program would not choose this person. */
const ASKED_FIRST = ['not_this_role', 'usher_unavailable', 'usher_not_near', 'invited_here'] as const;

export const isAskedFirst = (error: unknown): error is ApiError =>
  error instanceof ApiError && ASKED_FIRST.some((code) => code === error.code);

/** Without `anyway` a refusal that can be overruled is left to the caller. */
type Overruled = { readonly anyway: boolean };
const quietUnless = (anyway: boolean) => (anyway ? false : ASKED_FIRST);

export const moveHolder = async ({ id, version }: Held, position_id: string, { anyway }: Overruled): Promise<Held> =>
  (
    await reloaded(
      call(moveAssignment, {
        params: { id },
        body: { version, position_id, anyway },
        quiet: quietUnless(anyway),
      }),
    )
  ).data;

export const swapHolders = ({ id, version }: Held, other: Held, { anyway }: Overruled) =>
  reloaded(
    call(swapAssignments, {
      params: { id },
      body: { version, with_id: other.id, with_version: other.version, anyway },
      quiet: quietUnless(anyway),
    }),
  );

/** The holders as they are now: a swap changes both, and the answer names one. */
export const currentHolders = async (event_id: string): Promise<ReadonlyMap<string, Held>> => {
  const { positions } = await queryClient.query({ ...placesQuery(event_id), staleTime: 0 });
  return new Map(positions.flatMap(({ holders }) => holders.map((holder) => [holder.id, holder])));
};
