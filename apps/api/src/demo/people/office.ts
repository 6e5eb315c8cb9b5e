import type pg from 'pg';
import type { PermissionSet } from '@proline/domain/account/permission';
import { CURRENCIES } from '@proline/domain/place/region';
import { DEFAULT_ATTENDANCE } from '@proline/domain/attendance/attendance-settings';
import { DEFAULT_PAY } from '@proline/domain/pay/pay-settings';
import { DEFAULT_RECRUITING } from '@proline/domain/recruiting/recruiting';
import { hashPassword } from '../../platform/security/password.ts';
import { moment } from '../engine/copy.ts';
import { DAY_MS } from '../event/days.ts';
import { EVENT_KINDS } from '../event/event-kinds.ts';
import { idAt } from '../engine/ids.ts';
import { OFFICE_ZONE } from '../event/places.ts';
import { Random } from '../engine/random.ts';
import { localRate, ROLES } from '../staffing/roles.ts';

/** The password of the demo accounts, which exist only together with demo data. */
export const DEMO_PASSWORD = 'proline-demo';
/** The hours of interviews. */
export const INTERVIEW_HOURS = { slots_from: 10, slots_until: 20 } as const;
/** Who was rejected may ask again after so many days. */
export const REAPPLY_DAYS = 90;

interface DemoAdmin {
  readonly email: string;
  readonly name: string;
  readonly image: string | null;
}
export const DEMO_ADMINS: Readonly<Record<PermissionSet, DemoAdmin>> = {
  owner: { email: 'owner@proline.test', name: 'Sara Al-Fahad', image: '/portraits/woman-6.svg' },
  ops: { email: 'ops@proline.test', name: 'Khalid Al-Otaibi', image: '/portraits/man-4.svg' },
  recruiter: { email: 'recruiter@proline.test', name: 'Omar Haddad', image: '/portraits/man-3.svg' },
  finance: { email: 'finance@proline.test', name: 'Noura Al-Kuwari', image: '/portraits/woman-1.svg' },
  // without a portrait, so that the placeholder can be seen
  viewer: { email: 'viewer@proline.test', name: 'Dina Mansour', image: null },
};

const SETTINGS: Readonly<Record<string, unknown>> = {
  organisation: {
    name_en: 'Proline Event Staffing',
    name_ar: 'برولاين لتوظيف الفعاليات',
    phone: '+966112345678',
    address_en: 'King Fahd Road, Riyadh',
    address_ar: 'طريق الملك فهد، الرياض',
  },
  privacy: { contact_email: 'privacy@proline.test' },
  region: {
    time_zone: OFFICE_ZONE,
    currency: 'SAR',
    week_start: 0,
    numerals: 'latn',
    second_calendar: 'islamic-umalqura',
  },
  attendance: DEFAULT_ATTENDANCE,
  pay: DEFAULT_PAY,
  recruiting: { ...DEFAULT_RECRUITING, ...INTERVIEW_HOURS, reapply_days: REAPPLY_DAYS },
  staffing: { rest_hours: 8, leader_ratio: 15 },
};

/** The demo's admins, categories and types. */
export interface Office {
  readonly admins: Readonly<Record<PermissionSet, string>>;
  /** ids in the order of EVENT_KINDS */
  readonly categories: readonly string[];
  /** ids in the order of ROLES */
  readonly types: readonly string[];
  readonly opened_at: number;
}

export async function openOffice(client: pg.ClientBase, seed: number, openedAt: number): Promise<Office> {
  const random = Random.of(seed, 'office');
  const created_at = moment(openedAt);
  const categories = EVENT_KINDS.map(() => idAt(random, openedAt));
  const types = ROLES.map(() => idAt(random, openedAt));
  const admins = {
    owner: idAt(random, openedAt),
    ops: idAt(random, openedAt + DAY_MS),
    recruiter: idAt(random, openedAt + DAY_MS),
    finance: idAt(random, openedAt + 2 * DAY_MS),
    viewer: idAt(random, openedAt + 9 * DAY_MS),
  } satisfies Record<PermissionSet, string>;
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await insertJson(
    client,
    'admins',
    'id email name image permission_set password_hash password_changed_at created_at',
    Object.entries(admins).map(([permission_set, id]) => ({
      ...DEMO_ADMINS[permission_set as PermissionSet],
      id,
      permission_set,
      password_hash,
      password_changed_at: created_at,
      created_at,
    })),
  );
  await insertJson(
    client,
    'categories',
    'id name_en name_ar colour icon position created_at',
    EVENT_KINDS.map(({ name_en, name_ar, colour, icon }, position) => ({
      id: categories[position],
      name_en,
      name_ar,
      colour,
      icon,
      position,
      created_at,
    })),
  );
  await insertJson(
    client,
    'types',
    'id name_en name_ar colour icon rates position created_at',
    ROLES.map(({ name_en, name_ar, colour, icon, rate_minor }, position) => ({
      id: types[position],
      name_en,
      name_ar,
      colour,
      icon,
      rates: Object.fromEntries(CURRENCIES.map((currency) => [currency, localRate(rate_minor, currency)])),
      position,
      created_at,
    })),
  );
  await insertJson(
    client,
    'settings',
    'key value updated_by updated_at',
    Object.entries(SETTINGS).map(([key, value]) => ({ key, value, updated_by: admins.owner, updated_at: created_at })),
  );
  return { admins, categories, types, opened_at: openedAt };
}

async function insertJson(
  client: pg.ClientBase,
  table: string,
  columns: string,
  rows: readonly object[],
): Promise<void> {
  const list = columns.split(' ').join(', ');
  await client.query(
    `insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
