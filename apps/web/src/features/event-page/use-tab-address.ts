import { useSearch, type LinkProps } from '@tanstack/react-router';
import type { EventSearch } from './event-search.ts';

/** What a tab shows of its data is in the address: a link shows the same, and Back undoes. */
export const useTabAddress = () => {
  const { page = 1, ...search } = useSearch({ from: '/shell/events/$id' });
  /** undefined takes a part out; another choice begins at its first page */
  const linkTo = (changes: EventSearch): LinkProps => ({ to: '.', search: { ...search, ...changes } });
  const pageLink = (to: number): LinkProps => linkTo({ page: to });
  return { search, page, linkTo, pageLink };
};
