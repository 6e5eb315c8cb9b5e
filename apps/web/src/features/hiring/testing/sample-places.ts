import type { EventPlaces, PlaceHolder, PlacePosition } from '@proline/contract/assignment/assignment';

const idOf = (number: number) => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const ROLES = {
  hostess: { id: idOf(901), name_en: 'Hostess', name_ar: 'مضيفة' },
  marshal: { id: idOf(902), name_en: 'Parking marshal', name_ar: 'منظّم مواقف' },
};
const ZONES = {
  hall: { code: 'A', name_en: 'Main hall', name_ar: 'القاعة الرئيسية' },
  gate: { code: 'B', name_en: 'North gate', name_ar: 'البوابة الشمالية' },
};

type Known = Partial<PlacePosition> & { readonly role?: PlacePosition['role'] };

/** A position of a shift from 15:00 to 20:00 in Riyadh on a day of January 2030. */
export const positionOf = (number: number, day: number, known: Known = {}): PlacePosition => ({
  id: idOf(number),
  shift: {
    id: idOf(500 + day),
    starts_at: `2030-01-0${day}T12:00:00.000Z`,
    ends_at: `2030-01-0${day}T17:00:00.000Z`,
  },
  role: ROLES.hostess,
  zone: ZONES.hall,
  ...{
    minutes: 300,
    pay_basis: 'hour',
    rate_minor: 4_500,
    headcount: 2,
    confirmed: 0,
    invited: 0,
    reserves: 0,
    reserve_places: 0,
    next_offer_at: null,
    offers_ended: null,
  },
  holders: [],
  ...known,
});

export const holderOf = (number: number, name: string, known: Partial<PlaceHolder> = {}): PlaceHolder => ({
  id: idOf(number),
  usher: { id: idOf(number + 100), code: number, name_en: name, name_ar: name, photo: null },
  ...{
    status: 'confirmed',
    expires_at: null,
    reserve: false,
    locked: false,
    lock_note: null,
    origin: 'hand',
    version: 3,
  },
  ...known,
});

export const HALL_TUE = positionOf(1, 1);
export const GATE_TUE = positionOf(2, 1, {
  ...{ zone: ZONES.gate, headcount: 1, confirmed: 1, holders: [holderOf(21, 'Omar Nabil')] },
});
export const PARKING_TUE = positionOf(3, 1, { zone: null, role: ROLES.marshal });
export const HALL_WED = positionOf(4, 2, { confirmed: 1, holders: [holderOf(22, 'Layla Al-Harbi')] });
export const GATE_WED = positionOf(5, 2, {
  ...{ zone: ZONES.gate, headcount: 1, invited: 1 },
  holders: [holderOf(23, 'Judy Kassem', { status: 'invited', expires_at: '2030-01-01T12:00:00.000Z' })],
});

export const PLACES: EventPlaces = {
  event: {
    ...{ id: idOf(1000), title_en: 'Lantern Festival', title_ar: 'مهرجان الفوانيس' },
    ...{
      status: 'published',
      time_zone: 'Asia/Riyadh',
      currency: 'SAR',
      offers_on: true,
      offers_stopped: false,
      waitlisted: 0,
    },
  },
  positions: [HALL_TUE, GATE_TUE, PARKING_TUE, HALL_WED, GATE_WED],
};
