import { SEARCH_KINDS, SEARCHED } from '@proline/contract/facts';
import { search } from '@proline/contract/search/search';
import { mayDo } from '@proline/domain/account/permission';
import { readSearch } from '@proline/domain/text/search-query';
import { route, type Handler } from '../../platform/http/handler.ts';
import type { SearchSources } from '../../platform/list/search-source.ts';
import { findNearRecords, findRecords } from './search.queries.ts';

const findAnything =
  (sources: SearchSources): Handler<typeof search> =>
  async ({ query }, { pool, admin }) => {
    const kinds = SEARCH_KINDS.filter((kind) => mayDo(admin.permission_set, SEARCHED[kind].access));
    const asked = readSearch(query.q);
    const exact = await findRecords(pool, asked, kinds, sources);
    const nearest = exact.length === 0;
    const hits = nearest ? await findNearRecords(pool, asked, kinds, sources) : exact;
    return { data: SEARCH_KINDS.flatMap((kind) => hits.filter((hit) => hit.kind === kind)), meta: { nearest } };
  };

export const searchRoutes = (sources: SearchSources) => [route(search, findAnything(sources))];
