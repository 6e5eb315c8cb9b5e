import type { Recorded } from '../frame/recorded.ts';

export const fileRecorded: Recorded = {
  fields: { purpose: { en: 'Used for', ar: 'الغرض' }, type: { en: 'File type', ar: 'نوع الملف' } },
  values: {
    purpose: {
      admin_photo: { en: 'Profile photo', ar: 'صورة شخصية' },
      event_cover: { en: 'Event cover', ar: 'غلاف فعالية' },
      usher_photo: { en: 'Usher photo', ar: 'صورة منظّم' },
      incident_photo: { en: 'Photo of an incident', ar: 'صورة حادثة' },
      usher_document: { en: 'Usher document', ar: 'وثيقة منظّم' },
    },
  },
};
