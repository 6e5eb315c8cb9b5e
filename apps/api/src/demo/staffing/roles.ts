import type { EntryColour, EntryIcon } from '@proline/domain/catalogue/catalogue';
import type { Gender } from '../people/names.ts';

export type ZoneKind = 'entrance' | 'hall' | 'registration' | 'vip' | 'parking' | 'backstage';

export interface Role {
  readonly name_en: string;
  readonly name_ar: string;
  readonly colour: EntryColour;
  readonly icon: EntryIcon;
  /** per hour, in halalas */
  readonly rate_minor: number;
  /** the kinds of zone in which the role works */
  readonly zones: readonly ZoneKind[];
  /** set when the role is for women or men only */
  readonly gender: Gender | null;
}

export const ROLES = [
  {
    name_en: 'Usher',
    name_ar: 'منظِّم',
    colour: 'brand',
    icon: 'user',
    rate_minor: 4_000,
    zones: ['hall', 'entrance'],
    gender: null,
  },
  {
    name_en: 'Hostess',
    name_ar: 'مضيفة',
    colour: 'red',
    icon: 'hostess',
    rate_minor: 4_500,
    zones: ['entrance'],
    gender: 'female',
  },
  {
    name_en: 'Registration',
    name_ar: 'تسجيل الحضور',
    colour: 'blue',
    icon: 'badge',
    rate_minor: 4_500,
    zones: ['registration'],
    gender: null,
  },
  {
    name_en: 'VIP protocol',
    name_ar: 'مراسم كبار الشخصيات',
    colour: 'violet',
    icon: 'crown',
    rate_minor: 6_500,
    zones: ['vip'],
    gender: null,
  },
  {
    name_en: 'Parking marshal',
    name_ar: 'منظِّم مواقف',
    colour: 'grey',
    icon: 'car',
    rate_minor: 3_500,
    zones: ['parking'],
    gender: 'male',
  },
  {
    name_en: 'Crowd control',
    name_ar: 'تنظيم الحشود',
    colour: 'amber',
    icon: 'crowd',
    rate_minor: 4_500,
    zones: ['entrance', 'hall'],
    gender: null,
  },
  {
    name_en: 'Backstage runner',
    name_ar: 'مساعد كواليس',
    colour: 'yellow',
    icon: 'bolt',
    rate_minor: 4_000,
    zones: ['backstage'],
    gender: null,
  },
  {
    name_en: 'Interpreter',
    name_ar: 'مترجم',
    colour: 'teal',
    icon: 'language',
    rate_minor: 9_000,
    zones: ['hall'],
    gender: null,
  },
] as const satisfies readonly Role[];
export type RoleName = (typeof ROLES)[number]['name_en'];

export const ZONES: Readonly<
  Record<
    ZoneKind,
    {
      readonly code: string;
      readonly name_en: string;
      readonly name_ar: string;
      readonly colour: string;
      readonly radius_m: number;
    }
  >
> = {
  entrance: { code: 'ENT', name_en: 'Main entrance', name_ar: 'المدخل الرئيسي', colour: '#4c6e5c', radius_m: 200 },
  hall: { code: 'HALL', name_en: 'Main hall', name_ar: 'القاعة الرئيسية', colour: '#2f6fb5', radius_m: 200 },
  registration: {
    code: 'REG',
    name_en: 'Registration desk',
    name_ar: 'مكتب التسجيل',
    colour: '#8a5300',
    radius_m: 200,
  },
  vip: { code: 'VIP', name_en: 'VIP lounge', name_ar: 'صالة كبار الشخصيات', colour: '#7b4fb3', radius_m: 200 },
  parking: { code: 'PRK', name_en: 'Parking', name_ar: 'المواقف', colour: '#64706a', radius_m: 400 },
  backstage: { code: 'BST', name_en: 'Backstage', name_ar: 'الكواليس', colour: '#b3424a', radius_m: 200 },
};

/** Minor units of a currency for one halala of the standard rate: local pay, not the exchange rate, decides. */
const LOCAL_PAY: Readonly<Record<string, number>> = { SAR: 1, AED: 1.05, QAR: 1.05, KWD: 0.9, BHD: 1, OMR: 1, EGP: 3 };
const RATE_STEP = 50;

export const localRate = (rateMinor: number, currency: string): number =>
  Math.round((rateMinor * (LOCAL_PAY[currency] ?? 1)) / RATE_STEP) * RATE_STEP;
