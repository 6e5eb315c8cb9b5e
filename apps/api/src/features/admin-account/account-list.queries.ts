import { adminAccountList } from '@proline/contract/admin-account/admin-account';
import type { ListSource } from '../../platform/list/list-source.ts';
import { betweenDays } from '../../platform/list/range-sql.ts';
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
    name: [{ title: { en: 'Name', ar: 'الاسم' }, sql: 'admins.name' }],
    email: [{ title: { en: 'E-mail', ar: 'البريد الإلكتروني' }, sql: 'admins.email' }],
    permission_set: [
      {
        title: { en: 'Permission set', ar: 'مجموعة الصلاحيات' },
        sql: 'admins.permission_set',
        words: {
          owner: { en: 'Owner', ar: 'مالك' },
          ops: { en: 'Operations', ar: 'عمليات' },
          recruiter: { en: 'Recruiter', ar: 'توظيف' },
          finance: { en: 'Finance', ar: 'مالية' },
          viewer: { en: 'Viewer', ar: 'مطّلع' },
        },
      },
    ],
    status: [
      {
        title: { en: 'Status', ar: 'الحالة' },
        sql: 'admins.status',
        words: {
          active: { en: 'Active', ar: 'نشط' },
          invited: { en: 'Invited', ar: 'مدعوّ' },
          disabled: { en: 'Deactivated', ar: 'معطّل' },
        },
      },
    ],
    last_active_at: [{ title: { en: 'Last active', ar: 'آخر نشاط' }, sql: LAST_ACTIVE, kind: 'moment' }],
    created_at: [{ title: { en: 'Invited on', ar: 'تاريخ الدعوة' }, sql: 'admins.created_at', kind: 'moment' }],
  },
};
