export const auditWords = {
  at: { en: 'Time', ar: 'الوقت' },
  person: { en: 'Person', ar: 'الشخص' },
  actor: { en: 'Acted as', ar: 'بصفة' },
  action: { en: 'Action', ar: 'الإجراء' },
  entity: { en: 'Record type', ar: 'نوع السجل' },
  record: { en: 'Record', ar: 'السجل' },
  record_en: { en: 'Record (English)', ar: 'السجل (بالإنجليزية)' },
  record_ar: { en: 'Record (Arabic)', ar: 'السجل (بالعربية)' },
  fields: { en: 'Fields', ar: 'الحقول' },
  changes: { en: 'Changes', ar: 'التغييرات' },
  address: { en: 'IP address', ar: 'عنوان IP' },
} as const;

export const ACTOR_WORDS = {
  admin: { en: 'Admin', ar: 'مسؤول' },
  person: { en: 'Usher or team leader', ar: 'منظّم أو قائد فريق' },
  system: { en: 'System', ar: 'النظام' },
  visitor: { en: 'Not signed in', ar: 'دون تسجيل دخول' },
} as const;
