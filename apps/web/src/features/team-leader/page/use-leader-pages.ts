import { useSearch, type LinkProps } from '@tanstack/react-router';

/** The page of a tab stands in the address, so that a link shows the same and the Back button undoes a choice. */
export const useLeaderPages = () => {
  const { page = 1 } = useSearch({ from: '/shell/leaders/$id' });
  return { page, pageLink: (to: number): LinkProps => ({ to: '.', search: { page: to } }) };
};
