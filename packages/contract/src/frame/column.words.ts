/** Titles that several lists share. */
export const columnWords = {
  name: { en: 'Name', ar: 'الاسم' },
  name_en: { en: 'Name (English)', ar: 'الاسم (بالإنجليزية)' },
  name_ar: { en: 'Name (Arabic)', ar: 'الاسم (بالعربية)' },
  code: { en: 'Code', ar: 'الرمز' },
  status: { en: 'Status', ar: 'الحالة' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  age: { en: 'Age', ar: 'العمر' },
  city: { en: 'City', ar: 'المدينة' },
  registered: { en: 'Registered', ar: 'تاريخ التسجيل' },
  currency: { en: 'Currency', ar: 'العملة' },
} as const;
