import { search, SEARCH_MIN, type SearchHit } from '@proline/contract/search/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api/api-client.ts';

const PAUSE_MS = 150;

type RecordSearch = {
  readonly hits: readonly SearchHit[];
  /** Nothing is spelled as it was typed: the hits, if any, are the nearest. */
  readonly nearest: boolean;
  /** Whether the hits do not yet belong to the typed text. */
  readonly pending: boolean;
};

const NONE: readonly SearchHit[] = [];

/**
 * Searches once the typing pauses, and aborts a search that is no longer needed. The last answer stays until the next
 * one arrives.
 */
export const useRecordSearch = (typed: string): RecordSearch => {
  const wanted = typed.trim();
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  const enabled = asked.length >= SEARCH_MIN;
  const { data, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) => call(search, { query: { q: asked }, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
  if (wanted.length < SEARCH_MIN) return { hits: NONE, nearest: false, pending: false };
  return {
    hits: data?.data ?? NONE,
    nearest: data?.meta.nearest ?? false,
    pending: wanted !== asked || (isFetching && (isPlaceholderData || data === undefined)),
  };
};
