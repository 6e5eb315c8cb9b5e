export const auditWords = {
  at: { en: 'Time', ar: 'الوقت' },
  person: { en: 'Person', ar: 'الشخص' },
  action: { en: 'Action', ar: 'الإجراء' },
  entity: { en: 'Kind of record', ar: 'نوع السجل' },
  record: { en: 'Record', ar: 'السجل' },
  record_en: { en: 'Record (English)', ar: 'السجل (بالإنجليزية)' },
  record_ar: { en: 'Record (Arabic)', ar: 'السجل (بالعربية)' },
  record_id: { en: 'Record id', ar: 'معرّف السجل' },
  fields: { en: 'Fields', ar: 'الحقول' },
  before: { en: 'Before', ar: 'قبل' },
  after: { en: 'After', ar: 'بعد' },
  address: { en: 'Address', ar: 'العنوان' },
} as const;
