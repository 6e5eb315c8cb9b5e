/// <reference lib="dom" />
import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from './words.ts';

/** What a person reads in a list, written down here once more on purpose. */
const en = {
  ushers: 'Ushers',
  add_filter: 'Add filter',
  city: 'City',
  doha: 'Doha',
  riyadh: 'Riyadh',
  status: 'Status',
  name: 'Name',
  age: 'Age',
  document: 'Document',
  document_expires: 'Next document expires',
  remove_city: 'Remove filter: City',
  filters: /^Filters/,
  show: /^Show /,
  search: 'Search this list',
  clear_filters: 'Clear filters',
  retry: 'Retry',
  no_match: 'No matches',
  failed: 'Could not load the list',
  none_yet: 'No ushers yet',
  details: 'Details',
  next_page: 'Next page',
  page: 'Page',
  pages: 'Pages',
  select_page: 'Select all on this page',
  select: 'Select',
  with_selected: 'Bulk actions',
  all_matching: /^select all .+ matching$/,
  all_selected: /^All .+ matching selected$/,
  clear_selection: 'Clear selection',
  columns: 'Columns',
  id_number: 'ID number',
  compact: 'Compact rows',
  views: 'Views',
  save_as: 'Save as new view…',
  view_name: 'View name',
  save: 'Save',
  save_changes: /^Update/,
  open_with: 'Set as default',
  delete_view: 'Delete…',
  delete: 'Delete',
  lost_part: /Parts of this view no longer exist.*shoe_size/,
  export: 'Export',
  csv: /^CSV/,
  xlsx: /^Excel/,
  file_head: 'Name (English),Name (Arabic),City',
  order: /^Sort|newest first$/,
  oldest: 'Joined: oldest first',
} as const;

const ar: Readonly<Record<keyof typeof en, string | RegExp>> = {
  ushers: 'المنظّمون',
  add_filter: 'إضافة عامل تصفية',
  city: 'المدينة',
  doha: 'الدوحة',
  riyadh: 'الرياض',
  status: 'الحالة',
  name: 'الاسم',
  age: 'العمر',
  document: 'الوثائق',
  document_expires: 'أقرب انتهاء وثيقة',
  remove_city: 'إزالة عامل التصفية: المدينة',
  filters: /^عوامل التصفية/,
  show: /^عرض /,
  search: 'البحث في هذه القائمة',
  clear_filters: 'مسح عوامل التصفية',
  retry: 'إعادة المحاولة',
  no_match: 'لا نتائج مطابقة',
  failed: 'تعذّر تحميل القائمة',
  none_yet: 'لا منظّمين بعد',
  details: 'التفاصيل',
  next_page: 'الصفحة التالية',
  page: 'الصفحة',
  pages: 'الصفحات',
  select_page: 'تحديد كل ما في هذه الصفحة',
  select: 'تحديد',
  with_selected: 'إجراءات جماعية',
  all_matching: /^تحديد كل النتائج/,
  all_selected: /^كل النتائج محددة/,
  clear_selection: 'إلغاء التحديد',
  columns: 'الأعمدة',
  id_number: 'رقم الهوية',
  compact: 'صفوف متراصّة',
  views: 'طرق العرض',
  save_as: 'حفظ كطريقة عرض جديدة…',
  view_name: 'اسم طريقة العرض',
  save: 'حفظ',
  save_changes: /^تحديث/,
  open_with: 'تعيين كافتراضية',
  delete_view: 'حذف…',
  delete: 'حذف',
  lost_part: /لم تعد موجودة.*shoe_size/,
  export: 'تصدير',
  csv: /CSV/,
  xlsx: /XLSX/,
  file_head: 'الاسم (بالإنجليزية),الاسم (بالعربية),المدينة',
  order: /^الترتيب|الأحدث أولًا$/,
  oldest: 'تاريخ الانضمام: الأقدم أولًا',
};
export type ListWords = Readonly<Record<keyof typeof en, string | RegExp>>;
export const wordsIn = (language: Language): ListWords => (language === 'ar' ? ar : en);
export const text = (word: string | RegExp): string => (typeof word === 'string' ? word : '');

export const rows = (page: Page): Locator => page.locator('[data-row]');
export const openList = async (page: Page, search = '') => {
  await page.goto(`/ushers${search}`);
  await expect(rows(page).first()).toBeVisible();
};
export const drawer = (page: Page, words: ListWords) => page.getByRole('complementary', { name: words.details });
export const firstIds = async (page: Page): Promise<string[]> =>
  rows(page).evaluateAll((links) => links.map((link) => link.getAttribute('data-row') ?? ''));

/** Presses the key of a decision once it can be taken: whoever comes by itself is shown for a moment before. */
export const decideByKey = async (page: Page, letter: 'A' | 'E' | 'I' | 'R'): Promise<void> => {
  const decision = page.locator(`[aria-keyshortcuts="${letter}"]`).filter({ visible: true });
  await expect(decision).toHaveCount(1);
  await expect(decision).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press(letter.toLowerCase());
};
