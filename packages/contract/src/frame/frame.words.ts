import type { Recorded } from './recorded.ts';

/** What several slices record. */
export const frameRecorded: Recorded = {
  fields: {
    status: { en: 'Status', ar: 'الحالة' },
    reason: { en: 'Reason', ar: 'السبب' },
    name: { en: 'Name', ar: 'الاسم' },
    name_en: { en: 'English name', ar: 'الاسم بالإنجليزية' },
    name_ar: { en: 'Arabic name', ar: 'الاسم بالعربية' },
    email: { en: 'Email', ar: 'البريد الإلكتروني' },
    currency: { en: 'Currency', ar: 'العملة' },
    list: { en: 'List', ar: 'القائمة' },
    format: { en: 'File format', ar: 'صيغة الملف' },
    columns: { en: 'Columns', ar: 'الأعمدة' },
    sort: { en: 'Order', ar: 'الترتيب' },
    q: { en: 'Search', ar: 'البحث' },
    ids: { en: 'Selected records', ar: 'السجلات المحددة' },
    kind: { en: 'Kind', ar: 'النوع' },
    code: { en: 'Code', ar: 'الرمز' },
    events: { en: 'Events', ar: 'الفعاليات' },
    accounts: { en: 'Accounts', ar: 'الحسابات' },
    ushers: { en: 'Ushers', ar: 'المنظّمون' },
    join_requests: { en: 'Join requests', ar: 'طلبات الانضمام' },
    image: { en: 'Photo', ar: 'الصورة' },
    by: { en: 'By', ar: 'بواسطة' },
    descending: { en: 'Descending', ar: 'تنازلي' },
  },
  values: {
    by: { clock: { en: 'System', ar: 'النظام' }, place: { en: 'A place', ar: 'مكان' } },
    format: { csv: { en: 'CSV', ar: 'CSV' }, xlsx: { en: 'Excel', ar: 'إكسل' }, pdf: { en: 'PDF', ar: 'PDF' } },
    list: {
      events: { en: 'Events', ar: 'الفعاليات' },
      ushers: { en: 'Ushers', ar: 'المنظّمون' },
      leaders: { en: 'Team leaders', ar: 'قادة الفرق' },
      transfers: { en: 'Transactions', ar: 'المعاملات' },
      join_requests: { en: 'Join requests', ar: 'طلبات الانضمام' },
      deletion_requests: { en: 'Deletion requests', ar: 'طلبات حذف الحسابات' },
      admins: { en: 'Admin accounts', ar: 'حسابات المسؤولين' },
      audit: { en: 'Audit log', ar: 'سجل التدقيق' },
    },
  },
};
