import { useSearch, type LinkProps } from '@tanstack/react-router';
import type { usherSearch } from './usher-search.ts';

type Search = ReturnType<typeof usherSearch>;

/** Keeps what a tab shows in the address, so that a link shows the same and the Back button undoes a choice. */
export const useUsherAddress = () => {
  const { page = 1, ...search } = useSearch({ from: '/shell/ushers/$id' });
  /** Undefined removes a parameter. Another choice begins at its first page. */
  const linkTo = (changes: Search): LinkProps => ({ to: '.', search: { ...search, ...changes } });
  return { search, page, linkTo, pageLink: (to: number) => linkTo({ page: to }) };
};
