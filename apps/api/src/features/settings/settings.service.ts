import {
  SETTINGS,
  SETTINGS_SECTIONS,
  type getOrganisation,
  type getSettings,
  type KeptSettings,
  type SettingsSection,
  type SettingsValue,
} from '@proline/contract/settings/settings';
import { DEFAULT_ACCESS } from '@proline/domain/account/access-settings';
import { DEFAULT_ATTENDANCE } from '@proline/domain/attendance/attendance-settings';
import { DEFAULT_HIRING, hiringRulesOf, type HiringRules } from '@proline/domain/hiring/hiring-settings';
import { DEFAULT_RELIABILITY, reliabilityWeightsOf } from '@proline/domain/figures/reliability-settings';
import type { ReliabilityWeights } from '@proline/domain/figures/reliability';
import type { UsualRules } from '@proline/domain/event-plan/plan';
import { DEFAULT_PAY, usualRulesOf } from '@proline/domain/pay/pay-settings';
import { DEFAULT_PAYMENTS } from '@proline/domain/pay/payment-settings';
import { DEFAULT_TIME_ZONE } from '@proline/domain/place/region';
import { DEFAULT_RECRUITING } from '@proline/domain/recruiting/recruiting';
import { DEFAULT_NOTICES } from '@proline/domain/house/notices';
import { DEFAULT_RETENTION } from '@proline/domain/house/retention';
import { DEFAULT_STRIKES } from '@proline/domain/house/strikes';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Context, Handler, SignedInAdmin } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { findSections, lockSection, saveSection, type StoredSection } from './settings.queries.ts';

type Defaults = { readonly [Section in SettingsSection]: SettingsValue<Section> };

const NO_LIMITS: SettingsValue<'payments'> = {
  ...DEFAULT_PAYMENTS,
  second_approver_above: [],
  line_most: [],
  csv_profiles: DEFAULT_PAYMENTS.csv_profiles.map((profile) => ({ ...profile, columns: [...profile.columns] })),
};

const DEFAULT_ORGANISATION: SettingsValue<'organisation'> = {
  name_en: 'Proline',
  name_ar: 'برولاين',
  phone: '',
  address_en: '',
  address_ar: '',
};
const DEFAULT_REGION: SettingsValue<'region'> = {
  time_zone: DEFAULT_TIME_ZONE,
  currency: 'SAR',
  week_start: 0,
  numerals: 'latn',
  second_calendar: 'islamic-umalqura',
};

/** The values until an admin changes them; some come from the environment. */
const defaultsOf = (config: Config): Defaults => ({
  organisation: DEFAULT_ORGANISATION,
  region: DEFAULT_REGION,
  security: {
    session_idle_minutes: Math.max(config.sessionIdleMinutes, 5),
    session_max_hours: config.sessionMaxHours,
    two_factor_required: false,
    ...DEFAULT_ACCESS,
  },
  privacy: { contact_email: config.privacyEmail },
  recruiting: DEFAULT_RECRUITING,
  hiring: DEFAULT_HIRING,
  attendance: DEFAULT_ATTENDANCE,
  pay: DEFAULT_PAY,
  payments: NO_LIMITS,
  reliability: DEFAULT_RELIABILITY,
  strikes: DEFAULT_STRIKES,
  retention: DEFAULT_RETENTION,
  notifications: DEFAULT_NOTICES,
});

type Schema = z.ZodObject<Readonly<Record<string, z.ZodType>>>;

/** Reads field by field, so that a field that an older release did not save gets its default. */
const readValue = <Value extends object>(schema: Schema, stored: unknown, standard: Value): Value => {
  if (typeof stored !== 'object' || stored === null) return standard;
  const read = Object.entries(schema.shape).flatMap(([name, field]) => {
    const parsed = field.safeParse(Reflect.get(stored, name));
    return parsed.success ? [[name, parsed.data] as const] : [];
  });
  return { ...standard, ...Object.fromEntries(read) };
};

const keptOf = <Value extends object>(schema: Schema, stored: StoredSection | undefined, standard: Value) => ({
  value: readValue(schema, stored?.value, standard),
  version: stored?.version ?? 0,
  updated_at: stored?.updated_at.toISOString() ?? null,
  updated_by_name: stored?.updated_by_name ?? null,
});

const readSections = async (db: Kysely<Database>, config: Config) => {
  const stored = new Map((await findSections(db, SETTINGS_SECTIONS)).map((section) => [section.key, section]));
  const defaults = defaultsOf(config);
  return {
    organisation: keptOf(SETTINGS.organisation, stored.get('organisation'), defaults.organisation),
    region: keptOf(SETTINGS.region, stored.get('region'), defaults.region),
    security: keptOf(SETTINGS.security, stored.get('security'), defaults.security),
    privacy: keptOf(SETTINGS.privacy, stored.get('privacy'), defaults.privacy),
    recruiting: keptOf(SETTINGS.recruiting, stored.get('recruiting'), defaults.recruiting),
    hiring: keptOf(SETTINGS.hiring, stored.get('hiring'), defaults.hiring),
    attendance: keptOf(SETTINGS.attendance, stored.get('attendance'), defaults.attendance),
    pay: keptOf(SETTINGS.pay, stored.get('pay'), defaults.pay),
    payments: keptOf(SETTINGS.payments, stored.get('payments'), defaults.payments),
    reliability: keptOf(SETTINGS.reliability, stored.get('reliability'), defaults.reliability),
    strikes: keptOf(SETTINGS.strikes, stored.get('strikes'), defaults.strikes),
    retention: keptOf(SETTINGS.retention, stored.get('retention'), defaults.retention),
    notifications: keptOf(SETTINGS.notifications, stored.get('notifications'), defaults.notifications),
  } satisfies { [Section in SettingsSection]: KeptSettings<Section> };
};

export const showSettings: Handler<typeof getSettings> = async (_input, { db, config }) => ({
  data: await readSections(db, config),
});

export const showOrganisation: Handler<typeof getOrganisation> = async (_input, { db, config }) => {
  const { organisation, region, pay, hiring, attendance, reliability, notifications } = await readSections(db, config);
  const { name_en, name_ar } = organisation.value;
  const tiles = config.map && { url: config.map.tilesUrl, attribution: config.map.attribution };
  const usual_rules = usualRulesOf(pay.value, attendance.value.late_grace_minutes);
  const { transfers_days, transfers_amber_days, documents_days } = notifications.value;
  const { join_requests_days, join_requests_red_days, applications_days } = notifications.value;
  const days = {
    ...{ transfers_days, transfers_amber_days, documents_days, join_requests_days, join_requests_red_days },
    applications_days,
    fairness_days: hiring.value.fairness_days,
  };
  return {
    data: { name_en, name_ar, region: region.value, usual_rules, days, reliability: reliability.value, tiles },
  };
};

/** What stands at the head of every paper, and how its days are written. */
export const readLetterhead = async (db: Kysely<Database>) => {
  const stored = new Map((await findSections(db, ['organisation', 'region'])).map(({ key, value }) => [key, value]));
  const head = readValue(SETTINGS.organisation, stored.get('organisation'), DEFAULT_ORGANISATION);
  const { time_zone, second_calendar } = readValue(SETTINGS.region, stored.get('region'), DEFAULT_REGION);
  return { ...head, time_zone, hijri: second_calendar !== 'none' };
};

/** How people are chosen now. */
export const readRecruiting = async (db: Kysely<Database>): Promise<SettingsValue<'recruiting'>> => {
  const [stored] = await findSections(db, ['recruiting']);
  return readValue<SettingsValue<'recruiting'>>(SETTINGS.recruiting, stored?.value, DEFAULT_RECRUITING);
};

/** For how many hours links to a password work now. */
export const readLinkHours = async (db: Kysely<Database>) => {
  const [stored] = await findSections(db, ['security']);
  const links = SETTINGS.security.pick({ invite_link_hours: true, password_link_hours: true });
  const { invite_link_hours, password_link_hours } = DEFAULT_ACCESS;
  return readValue<{ invite_link_hours: number; password_link_hours: number }>(links, stored?.value, {
    invite_link_hours,
    password_link_hours,
  });
};

/** How the day of an event is run now. */
export const readAttendanceRules = async (db: Kysely<Database>): Promise<SettingsValue<'attendance'>> => {
  const [stored] = await findSections(db, ['attendance']);
  return readValue<SettingsValue<'attendance'>>(SETTINGS.attendance, stored?.value, DEFAULT_ATTENDANCE);
};

/** What the plan of a new event begins with. */
export const readUsualRules = async (db: Kysely<Database>): Promise<UsualRules> => {
  const [stored] = await findSections(db, ['pay']);
  const pay = readValue<SettingsValue<'pay'>>(SETTINGS.pay, stored?.value, DEFAULT_PAY);
  return usualRulesOf(pay, (await readAttendanceRules(db)).late_grace_minutes);
};

/** How many ushers one team leader can lead at once, now. */
export const readUshersPerLeader = async (db: Kysely<Database>): Promise<number> => {
  const [stored] = await findSections(db, ['hiring']);
  return readValue<SettingsValue<'hiring'>>(SETTINGS.hiring, stored?.value, DEFAULT_HIRING).ushers_per_leader;
};

/** Within how many hours of a shift giving it back is a late cancellation, now. */
export const readLateCancelHours = async (db: Kysely<Database>): Promise<number> => {
  const [stored] = await findSections(db, ['hiring']);
  return readValue<SettingsValue<'hiring'>>(SETTINGS.hiring, stored?.value, DEFAULT_HIRING).late_cancel_hours;
};

/** How money leaves the house now: limits, the accountant's codes, the forms of the banks. */
export const readPayments = async (db: Kysely<Database>): Promise<SettingsValue<'payments'>> => {
  const [stored] = await findSections(db, ['payments']);
  return readValue<SettingsValue<'payments'>>(SETTINGS.payments, stored?.value, NO_LIMITS);
};

/** What reliability is made of now. */
export const readReliabilityWeights = async (db: Kysely<Database>): Promise<ReliabilityWeights> => {
  const [stored] = await findSections(db, ['reliability']);
  return reliabilityWeightsOf(
    readValue<SettingsValue<'reliability'>>(SETTINGS.reliability, stored?.value, DEFAULT_RELIABILITY),
  );
};

/** When missing work blocks somebody. */
export const readStrikes = async (db: Kysely<Database>): Promise<SettingsValue<'strikes'>> => {
  const [stored] = await findSections(db, ['strikes']);
  return readValue<SettingsValue<'strikes'>>(SETTINGS.strikes, stored?.value, DEFAULT_STRIKES);
};

/** How long what is over is kept. */
export const readRetention = async (db: Kysely<Database>): Promise<SettingsValue<'retention'>> => {
  const [stored] = await findSections(db, ['retention']);
  return readValue<SettingsValue<'retention'>>(SETTINGS.retention, stored?.value, DEFAULT_RETENTION);
};

/** When admins are notified. */
export const readNotices = async (db: Kysely<Database>): Promise<SettingsValue<'notifications'>> => {
  const [stored] = await findSections(db, ['notifications']);
  return readValue<SettingsValue<'notifications'>>(SETTINGS.notifications, stored?.value, DEFAULT_NOTICES);
};

/** How open places are offered, and by the clocks of which zone. */
export const readOffering = async (db: Kysely<Database>) => {
  const stored = new Map((await findSections(db, ['hiring', 'region'])).map(({ key, value }) => [key, value]));
  const zone = SETTINGS.region.pick({ time_zone: true });
  return {
    ...readValue<SettingsValue<'hiring'>>(SETTINGS.hiring, stored.get('hiring'), DEFAULT_HIRING),
    ...readValue<{ time_zone: string }>(zone, stored.get('region'), { time_zone: DEFAULT_TIME_ZONE }),
  };
};

/** Who fits and who comes first, as the settings say it now: auto-fill, candidates, offers and hands ask here. */
export const readHiringRules = async (db: Kysely<Database>): Promise<HiringRules> => {
  const stored = new Map((await findSections(db, ['hiring', 'region'])).map(({ key, value }) => [key, value]));
  const hiring = readValue<SettingsValue<'hiring'>>(SETTINGS.hiring, stored.get('hiring'), DEFAULT_HIRING);
  const week = SETTINGS.region.pick({ week_start: true });
  const { week_start } = readValue(week, stored.get('region'), { week_start: 0 });
  return hiringRulesOf(hiring, week_start, await readReliabilityWeights(db));
};

type Kept<Value> = Omit<KeptSettings<SettingsSection>, 'value'> & { value: Value };

/** One handler for each section: the types of value and reply belong together. */
const saveSettings =
  <Value extends Readonly<Record<string, unknown>>>(
    section: SettingsSection,
    standard: (defaults: Defaults) => Value,
  ) =>
  (
    { body }: { readonly body: { readonly version: number; readonly value: Value } },
    { write, admin, config }: Context<SignedInAdmin, { data: Kept<Value> }>,
  ) =>
    write(async (tx, audit) => {
      const { version, value } = body;
      const stored = await lockSection(tx, section);
      if ((stored?.version ?? 0) !== version) throw new Refusal('conflict');
      // two who both found nothing: the second one's insert waits for the first and then finds it taken
      if (!(await saveSection(tx, { section, value, version, admin_id: admin.id }))) throw new Refusal('conflict');
      const schema = SETTINGS[section];
      const before = readValue(schema, stored?.value, standard(defaultsOf(config)));
      await audit({
        action: 'change',
        entity: 'settings',
        record_id: section,
        before,
        after: value,
      });
      const [saved] = await findSections(tx, [section]);
      return { data: keptOf(schema, saved, value) };
    });

export const saveOrganisation = saveSettings('organisation', ({ organisation }) => organisation);
export const saveRegion = saveSettings('region', ({ region }) => region);
export const saveSecurity = saveSettings('security', ({ security }) => security);
export const savePrivacy = saveSettings('privacy', ({ privacy }) => privacy);
export const saveRecruiting = saveSettings('recruiting', ({ recruiting }) => recruiting);
export const saveHiring = saveSettings('hiring', ({ hiring }) => hiring);
export const saveAttendance = saveSettings('attendance', ({ attendance }) => attendance);
export const savePay = saveSettings('pay', ({ pay }) => pay);
export const savePayments = saveSettings('payments', ({ payments }) => payments);
export const saveReliability = saveSettings('reliability', ({ reliability }) => reliability);
export const saveStrikes = saveSettings('strikes', ({ strikes }) => strikes);
export const saveRetention = saveSettings('retention', ({ retention }) => retention);
export const saveNotifications = saveSettings('notifications', ({ notifications }) => notifications);
