import { adminAccountList } from '@proline/contract/admin-account/admin-account';
import type { ListSource } from '../../platform/list/list-source.ts';
import { betweenDays } from '../../platform/list/range-sql.ts';
import type { SearchedTable } from '../../platform/list/search-source.ts';
import { wordsIn } from '../../platform/list/search-sql.ts';
import { LAST_ACTIVE } from './admin-account.queries.ts';

export const accountSource: ListSource<typeof adminAccountList> = {
  list: adminAccountList,
  from: 'admins',
  id: { sql: 'admins.id', type: 'uuid' },
  select: {
    id: 'admins.id',
    name: 'admins.name',
    email: 'admins.email',
    image: 'admins.image',
    permission_set: 'admins.permission_set',
    status: 'admins.status',
    last_active_at: LAST_ACTIVE,
    created_at: 'admins.created_at',
    version: 'admins.version',
  },
  filters: {
    status: (value, values) => values.oneOf('admins.status', value),
    permission_set: (value, values) => values.oneOf('admins.permission_set', value),
    created: (value, values) => betweenDays('admins.created_at', value, values),
  },
  search: (text, values) => wordsIn('admins.search_text', text, values),
  sorts: {
    created_at: { sql: 'admins.created_at', type: 'timestamptz' },
    name: { sql: 'admins.name', type: 'text' },
    email: { sql: 'admins.email', type: 'text' },
  },
  tabs: 'admins.status',
  cells: {
    name: { sql: 'admins.name' },
    email: [{ sql: 'admins.email' }],
    permission_set: { sql: 'admins.permission_set' },
    status: { sql: 'admins.status' },
    last_active_at: { sql: LAST_ACTIVE, kind: 'moment' },
    created_at: { sql: 'admins.created_at', kind: 'moment' },
  },
};

export const accountSearch: SearchedTable = {
  table: 'admins',
  text: 'search_text',
  title_en: 'name',
  title_ar: 'name',
  detail: 'email',
  status: 'status',
  image: 'image',
};
