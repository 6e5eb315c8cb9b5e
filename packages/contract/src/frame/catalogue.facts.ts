import type { ErrorRows, ActionRows } from './fact.ts';

export const actions = {
  move: { en: 'Reordered', ar: 'تغيير الترتيب' },
  archive: { en: 'Archived', ar: 'أرشفة' },
  restore: { en: 'Restored', ar: 'استعادة' },
  merge: { en: 'Merged', ar: 'دمج' },
  undo_merge: { en: 'Undid a merge', ar: 'تراجع عن دمج' },
} as const satisfies ActionRows;

export const errors = {
  merge_into_itself: {
    status: 409,
    en: 'Choose another one to merge into.',
    ar: 'اختر عنصرًا آخر للدمج فيه.',
  },
  merge_target_archived: {
    status: 409,
    en: 'The target is archived. Restore it first, or choose another one.',
    ar: 'العنصر الهدف مؤرشف. استعده أولًا أو اختر غيره.',
  },
  merged_away: {
    status: 409,
    en: 'This was merged into another one. Undo the merge first.',
    ar: 'دُمج هذا العنصر في عنصر آخر. تراجع عن الدمج أولًا.',
  },
  merge_clashes: {
    status: 409,
    en: 'Both are used in the same place, so they can’t be merged. Archive it instead.',
    ar: 'العنصران مستخدمان في الموضع نفسه، فلا يمكن دمجهما. أرشفه بدلًا من ذلك.',
  },
  category_not_in_use: {
    status: 409,
    en: 'This category was archived or merged meanwhile. Choose another one.',
    ar: 'أُرشفت هذه الفئة أو دُمجت في هذه الأثناء. اختر غيرها.',
  },
  type_not_in_use: {
    status: 409,
    en: 'This type was archived or merged meanwhile. Choose another one.',
    ar: 'أُرشف هذا النوع أو دُمج في هذه الأثناء. اختر غيره.',
  },
  in_use: {
    status: 409,
    en: 'This is in use. Archive or merge it instead.',
    ar: 'هذا العنصر مستخدم. أرشفه أو ادمجه بدلًا من ذلك.',
  },
} as const satisfies ErrorRows;
