import type { Recorded } from '../frame/recorded.ts';

export const eventMoveRecorded: Recorded = {
  fields: {
    places: { en: 'Places', ar: 'الأماكن' },
    shifts: { en: 'Shifts', ar: 'الورديات' },
    leaders: { en: 'Team leaders', ar: 'قادة الفرق' },
    transfers: { en: 'Transfers', ar: 'التحويلات' },
    applications_expired: { en: 'Applications expired', ar: 'الطلبات المنتهية الصلاحية' },
    invitations_expired: { en: 'Invitations expired', ar: 'الدعوات المنتهية الصلاحية' },
    ushers_released: { en: 'Ushers released', ar: 'المنظّمون المعفَون' },
    leads_released: { en: 'Team leaders released', ar: 'قادة الفرق المعفَون' },
    compensated: { en: 'Ushers compensated', ar: 'المنظّمون المعوَّضون' },
    invited_ahead: { en: 'Invited by the plan', ar: 'دعوات الخطة' },
    not_invited: { en: 'No place for', ar: 'بلا مكان' },
    told: { en: 'People notified', ar: 'من وصلهم إشعار' },
  },
};
