export const auditWords = {
  at: { en: 'Time', ar: 'الوقت' },
  person: { en: 'Person', ar: 'الشخص' },
  action: { en: 'Action', ar: 'الإجراء' },
  entity: { en: 'Record type', ar: 'نوع السجل' },
  record: { en: 'Record', ar: 'السجل' },
  record_en: { en: 'Record (English)', ar: 'السجل (بالإنجليزية)' },
  record_ar: { en: 'Record (Arabic)', ar: 'السجل (بالعربية)' },
  record_id: { en: 'Record ID', ar: 'معرّف السجل' },
  fields: { en: 'Fields', ar: 'الحقول' },
  before: { en: 'Before', ar: 'قبل' },
  after: { en: 'After', ar: 'بعد' },
  address: { en: 'IP address', ar: 'عنوان IP' },
} as const;
