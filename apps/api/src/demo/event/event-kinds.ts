import type { EntryColour, EntryIcon } from '@proline/domain/catalogue/catalogue';
import type { RoleName } from '../staffing/roles.ts';

/** A usual time for a shift: its start in minutes after midnight and its length in hours. It may end on the next day. */
export interface Slot {
  readonly start: number;
  readonly hours: number;
}

const MORNING: Slot = { start: 8 * 60, hours: 7 };
const AFTERNOON: Slot = { start: 15 * 60, hours: 8 };
const FULL_DAY: Slot = { start: 9 * 60, hours: 9 };
const EVENING: Slot = { start: 17 * 60, hours: 6 };
const NIGHT: Slot = { start: 19 * 60, hours: 7 };
const BEFORE_SUNSET: Slot = { start: 15 * 60, hours: 5 };
const AFTER_SUNSET: Slot = { start: 20 * 60, hours: 6 };

export interface EventKind {
  readonly name_en: string;
  readonly name_ar: string;
  readonly colour: EntryColour;
  readonly icon: EntryIcon;
  readonly weight: number;
  /** how many days such an event may last, each as likely as the others */
  readonly days: readonly number[];
  readonly slots: readonly (readonly Slot[])[];
  /** on weekend days rather than working days */
  readonly leisure: boolean;
  /** paid per shift instead of by the hour */
  readonly paid_by_shift: boolean;
  /** with their share of the places */
  readonly roles: readonly (readonly [RoleName, number])[];
}

export const EVENT_KINDS: readonly EventKind[] = [
  {
    name_en: 'Conference',
    name_ar: 'مؤتمر',
    colour: 'blue',
    icon: 'presentation',
    weight: 20,
    days: [2, 2, 3, 3],
    slots: [[FULL_DAY], [MORNING, AFTERNOON]],
    leisure: false,
    paid_by_shift: false,
    roles: [
      ['Usher', 40],
      ['Registration', 25],
      ['Hostess', 20],
      ['VIP protocol', 10],
      ['Interpreter', 5],
    ],
  },
  {
    name_en: 'Exhibition',
    name_ar: 'معرض',
    colour: 'teal',
    icon: 'building',
    weight: 18,
    days: [3, 4, 4, 5],
    slots: [[MORNING, AFTERNOON], [FULL_DAY]],
    leisure: false,
    paid_by_shift: false,
    roles: [
      ['Usher', 45],
      ['Registration', 25],
      ['Hostess', 20],
      ['Parking marshal', 10],
    ],
  },
  {
    name_en: 'Concert',
    name_ar: 'حفلة موسيقية',
    colour: 'violet',
    icon: 'music',
    weight: 14,
    days: [1, 1, 2],
    slots: [[NIGHT]],
    leisure: true,
    paid_by_shift: false,
    roles: [
      ['Usher', 50],
      ['Crowd control', 30],
      ['VIP protocol', 10],
      ['Backstage runner', 10],
    ],
  },
  {
    name_en: 'Festival',
    name_ar: 'مهرجان',
    colour: 'amber',
    icon: 'confetti',
    weight: 14,
    days: [3, 4, 5, 6],
    slots: [[EVENING], [BEFORE_SUNSET, AFTER_SUNSET]],
    leisure: true,
    paid_by_shift: false,
    roles: [
      ['Usher', 50],
      ['Crowd control', 25],
      ['Parking marshal', 15],
      ['Hostess', 10],
    ],
  },
  {
    name_en: 'Sports',
    name_ar: 'فعالية رياضية',
    colour: 'green',
    icon: 'trophy',
    weight: 12,
    days: [1, 2, 3],
    slots: [[AFTERNOON], [EVENING]],
    leisure: true,
    paid_by_shift: false,
    roles: [
      ['Usher', 55],
      ['Crowd control', 25],
      ['VIP protocol', 10],
      ['Parking marshal', 10],
    ],
  },
  {
    name_en: 'Wedding',
    name_ar: 'حفل زفاف',
    colour: 'red',
    icon: 'heart',
    weight: 8,
    days: [1],
    slots: [[NIGHT]],
    leisure: true,
    paid_by_shift: true,
    roles: [
      ['Hostess', 60],
      ['Usher', 25],
      ['Parking marshal', 15],
    ],
  },
  {
    name_en: 'Gala dinner',
    name_ar: 'حفل عشاء',
    colour: 'yellow',
    icon: 'glass',
    weight: 6,
    days: [1],
    slots: [[EVENING]],
    leisure: false,
    paid_by_shift: true,
    roles: [
      ['Hostess', 50],
      ['VIP protocol', 25],
      ['Usher', 25],
    ],
  },
  {
    name_en: 'Product launch',
    name_ar: 'إطلاق منتج',
    colour: 'brand',
    icon: 'rocket',
    weight: 5,
    days: [1, 2],
    slots: [[EVENING], [FULL_DAY]],
    leisure: false,
    paid_by_shift: false,
    roles: [
      ['Hostess', 40],
      ['Registration', 30],
      ['Usher', 30],
    ],
  },
  {
    name_en: 'Graduation',
    name_ar: 'حفل تخرّج',
    colour: 'grey',
    icon: 'school',
    weight: 3,
    days: [1, 2],
    slots: [[AFTERNOON]],
    leisure: false,
    paid_by_shift: false,
    roles: [
      ['Usher', 60],
      ['Registration', 20],
      ['Parking marshal', 20],
    ],
  },
];
