import type { ApplicationDetail } from '@proline/contract/event-application/event-application';

export const ID = '018f0000-0000-7000-8000-000000000001';
const named = { name_en: 'Hostess', name_ar: 'مضيفة' };
export const event = {
  ...{ id: ID, title_en: 'Lantern Festival', title_ar: 'مهرجان الفوانيس', time_zone: 'Asia/Riyadh' },
  ...{ starts_at: '2030-01-01T06:00:00Z', ends_at: '2030-01-02T06:00:00Z', applications: 3, places_left: 2 },
  ...{ application_deadline: null, hiring_mode: 'apply' as const },
};
export const shift = (number: number, refusal: ApplicationDetail['shifts'][number]['refusal']) => ({
  shift_id: `018f0000-0000-7000-8000-00000000001${number}`,
  starts_at: `2030-01-0${number}T06:00:00Z`,
  ends_at: `2030-01-0${number}T14:00:00Z`,
  places_left: refusal === null ? 2 : 0,
  refusal,
  as_reserve: refusal === 'place_taken',
});
/** Somebody who asks for two shifts, of which one fits. */
export const applicationOf = (known: Partial<ApplicationDetail> = {}): ApplicationDetail => ({
  ...{ id: ID, event_id: ID, role: named, status: 'pending', created_at: '2026-11-01T08:00:00Z', version: 4 },
  usher: {
    ...{ id: ID, name_en: 'Layla Al-Harbi', name_ar: 'ليلى الحربي', photo: null, code: 20418, city: 'Riyadh' },
    ...{ age: 24, reliability: 96, rating: 4.8, ratings: 52 },
  },
  ...{
    message: 'I know the site.',
    reason: null,
    decided_at: null,
    decided_by: null,
    served: false,
    phone: '+966550104418',
  },
  ...{ usher_status: 'approved', event, asked_for: [], in_role: { places_left: 2, applications: 3 } },
  figures: { attended: 74, no_shows: 2, last_no_show: '2025-02-03', on_time: 70 },
  fit: null,
  ...{ shifts: [shift(1, null), shift(2, 'already_booked')], last_worked: [] },
  ...known,
});
