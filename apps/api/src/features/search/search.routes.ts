import { search, SEARCH_KINDS, type SearchKind } from '@proline/contract/search/search';
import { mayDo, type Permission } from '@proline/domain/account/permission';
import { readSearch } from '@proline/domain/text/search-query';
import { route, type Handler } from '../../platform/http/handler.ts';
import { findRecords } from './search.queries.ts';

/** The permission needed to find records of a kind. */
const NEEDED: Readonly<Record<SearchKind, Permission>> = {
  events: 'events.read',
  ushers: 'ushers.read',
  leaders: 'leaders.read',
  transfers: 'transfers.read',
  categories: 'events.read',
  types: 'events.read',
  admins: 'admins.read',
};

const findAnything: Handler<typeof search> = async ({ query }, { pool, admin }) => {
  const kinds = SEARCH_KINDS.filter((kind) => mayDo(admin.permission_set, NEEDED[kind]));
  const hits = await findRecords(pool, readSearch(query.q), kinds);
  return { data: SEARCH_KINDS.flatMap((kind) => hits.filter((hit) => hit.kind === kind)) };
};

export const searchRoutes = [route(search, findAnything)];
