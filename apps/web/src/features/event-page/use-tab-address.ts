import { useSearch, type LinkProps } from '@tanstack/react-router';
import type { EventSearch } from './event-search.ts';

/** Keeps what a tab shows in the address, so that a link shows the same and the Back button undoes a choice. */
export const useTabAddress = () => {
  const { page = 1, ...search } = useSearch({ from: '/shell/events/$id' });
  /** Undefined removes a parameter. The page is left out, so that another choice begins at its first page. */
  const linkTo = (changes: EventSearch): LinkProps => ({ to: '.', search: { ...search, ...changes } });
  const pageLink = (to: number): LinkProps => linkTo({ page: to });
  return { search, page, linkTo, pageLink };
};
