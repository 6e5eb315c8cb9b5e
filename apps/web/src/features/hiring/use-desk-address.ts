import type { PlacePosition } from '@proline/contract/assignment/assignment';
import type { Gender } from '@proline/domain/people/person-fields';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { CandidateFilter } from './candidates/candidate-filter.ts';
import type { DeskTab } from './desk-tab.ts';

type DeskSearch = {
  readonly at?: string | undefined;
  readonly tab?: DeskTab | undefined;
  readonly places?: 'all' | undefined;
  readonly gender?: Gender | undefined;
  readonly only?: string | undefined;
};

/** Keeps what a desk shows in the address, so that a link shows the same. */
export const useDeskAddress = () => {
  const search = useSearch({ from: '/shell/hiringUshers/$eventId' });
  const navigate = useNavigate();
  const change = (changes: DeskSearch, replace: boolean) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...changes }), replace });
  return {
    search,
    /** On a phone the places and the people are two views, and Back leads from one to the other. */
    choose: (positions: readonly PlacePosition[], how: { readonly replace: boolean }) =>
      change({ at: positions.length === 0 ? undefined : positions.map(({ id }) => id).join() }, how.replace),
    showAll: (all: boolean) => change({ places: all ? 'all' : undefined }, true),
    /** Which candidates are shown: none of it, all of them. */
    narrow: ({ gender, only }: CandidateFilter) => change({ gender, only: only.join() || undefined }, true),
    linkTo: (tab: DeskTab) => ({ to: '.', search: { ...search, tab }, replace: true }) as const,
  };
};
