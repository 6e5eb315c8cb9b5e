import { z } from 'zod';
import { DEFAULT_PAY, PAY_LIMITS } from '@proline/domain/pay/pay-settings';
import { ACCESS_LIMITS } from '@proline/domain/account/access-settings';
import { NUMERALS } from '@proline/domain/account/preference';
import { CURRENCIES, SECOND_CALENDARS, TIME_ZONES, WEEK_STARTS } from '@proline/domain/place/region';
import {
  CRITERIA_LIMITS,
  criteriaProblem,
  INTERVIEW_DAYS,
  INTERVIEW_MINUTES,
  longestText,
  PASS_MARKS,
  REAPPLY_DAYS,
  REASONS_LIMITS,
  reasonsProblem,
  SLOT_HOURS,
} from '@proline/domain/recruiting/recruiting';
import type { ErrorCode } from '../facts.ts';
import { endpoint } from '../frame/endpoint.ts';
import { email, line, paragraph } from '../frame/text.ts';
import {
  notificationsSection,
  previewMatch,
  previewRetention,
  previewStrikes,
  retentionSection,
  strikesSection,
} from './house-settings.ts';
import { paymentsSection } from './payment-settings.ts';
import { reliabilitySection } from './reliability-settings.ts';
import { attendanceSection, hiringSection } from './work-settings.ts';
import type { Slice } from '../frame/slice.ts';

export const ORGANISATION_NAME_MAX_LENGTH = 120;
export const ORGANISATION_ADDRESS_MAX_LENGTH = 300;
export const SESSION_IDLE_MINUTES = { least: 5, most: 43_200 } as const;
export const SESSION_MAX_HOURS = { least: 1, most: 8_760 } as const;
/** Empty, or a phone number in international format. */
export const PHONE_PATTERN = /^(\+[1-9][0-9]{6,14})?$/;
export const PHONE_MAX_LENGTH = 16;

const phone = z
  .string()
  .regex(PHONE_PATTERN)
  .meta({ examples: ['+966112345678'] });

const whole = ({ least, most }: { readonly least: number; readonly most: number }) => z.int().min(least).max(most);

/** One typed section each; every one is saved, versioned and audited by itself. */
export const SETTINGS = {
  organisation: z.strictObject({
    name_en: line(1, ORGANISATION_NAME_MAX_LENGTH),
    name_ar: line(1, ORGANISATION_NAME_MAX_LENGTH),
    phone,
    address_en: paragraph(0, ORGANISATION_ADDRESS_MAX_LENGTH),
    address_ar: paragraph(0, ORGANISATION_ADDRESS_MAX_LENGTH),
  }),
  region: z.strictObject({
    time_zone: z.enum(TIME_ZONES),
    currency: z.enum(CURRENCIES),
    week_start: z.literal(WEEK_STARTS),
    /** for admins who have not chosen digits themselves */
    numerals: z.enum(NUMERALS),
    second_calendar: z.enum(SECOND_CALENDARS),
  }),
  security: z.strictObject({
    /** a session that is idle for this long ends */
    session_idle_minutes: z.int().min(SESSION_IDLE_MINUTES.least).max(SESSION_IDLE_MINUTES.most),
    /** a session that is older than this ends */
    session_max_hours: z.int().min(SESSION_MAX_HOURS.least).max(SESSION_MAX_HOURS.most),
    two_factor_required: z.boolean(),
    /** of an invitation, and of the way to a new password: each works once */
    invite_link_hours: whole(ACCESS_LIMITS.invite_link_hours),
    password_link_hours: whole(ACCESS_LIMITS.password_link_hours),
    /** ushers and team leaders stay signed in to their app for so long, and while they use it */
    staff_session_days: whole(ACCESS_LIMITS.staff_session_days),
    staff_idle_days: whole(ACCESS_LIMITS.staff_idle_days),
  }),
  privacy: z.strictObject({ contact_email: email }),
  recruiting: z
    .strictObject({
      interview_minutes: z.literal(INTERVIEW_MINUTES),
      /** days of the week, each once; 0 is Sunday */
      interview_days: z
        .array(z.literal(INTERVIEW_DAYS))
        .min(1)
        .max(INTERVIEW_DAYS.length)
        .refine((days) => new Set(days).size === days.length, { error: 'line_repeated' })
        .meta({ examples: [[0, 1, 2, 3, 4]] }),
      /** whole hours of the day in the organization's zone */
      slots_from: z
        .int()
        .min(SLOT_HOURS.least)
        .max(SLOT_HOURS.most)
        .meta({ examples: [9] }),
      slots_until: z
        .int()
        .min(SLOT_HOURS.least)
        .max(SLOT_HOURS.most)
        .meta({ examples: [17] }),
      /** one in each line */
      criteria_en: paragraph(1, longestText(CRITERIA_LIMITS)),
      criteria_ar: paragraph(1, longestText(CRITERIA_LIMITS)),
      /** the mean that a scorecard has to reach */
      pass_mark: z.literal(PASS_MARKS),
      scorecard_required: z.boolean(),
      /** somebody rejected can apply again after so many days */
      reapply_days: z.int().min(REAPPLY_DAYS.least).max(REAPPLY_DAYS.most),
      reasons_en: paragraph(0, longestText(REASONS_LIMITS)),
      reasons_ar: paragraph(0, longestText(REASONS_LIMITS)),
    })
    .refine(({ slots_from, slots_until }) => slots_from < slots_until, {
      path: ['slots_until'],
      error: 'ends_before_start',
    })
    .refine(({ criteria_en, criteria_ar }) => criteriaProblem(criteria_en, criteria_ar) === undefined, {
      path: ['criteria_ar'],
      error: 'lines_differ',
    })
    .refine(({ reasons_en, reasons_ar }) => reasonsProblem(reasons_en, reasons_ar) === undefined, {
      path: ['reasons_ar'],
      error: 'lines_differ',
    }),
  hiring: hiringSection,
  attendance: attendanceSection,
  pay: z
    .strictObject({
      overtime_percent: whole(PAY_LIMITS.overtime_percent),
      night_percent: whole(PAY_LIMITS.night_percent),
      /** whole hours of the day by the clocks of the event */
      night_from: whole(PAY_LIMITS.night_from),
      night_until: whole(PAY_LIMITS.night_until),
      notice_hours: whole(PAY_LIMITS.notice_hours),
      paid_breaks: z.boolean(),
    })
    .meta({ examples: [DEFAULT_PAY] }),
  payments: paymentsSection,
  reliability: reliabilitySection,
  strikes: strikesSection,
  retention: retentionSection,
  notifications: notificationsSection,
} as const;

export type SettingsSection = keyof typeof SETTINGS;
export const SETTINGS_SECTIONS = Object.keys(SETTINGS) as readonly SettingsSection[];
export type SettingsValue<Section extends SettingsSection> = z.output<(typeof SETTINGS)[Section]>;

const version = z.int().nonnegative().max(2_147_483_647);

const kept = <Value extends z.ZodType>(value: Value) =>
  z.object({
    value,
    /** 0: nobody has changed it yet, these are the defaults */
    version: z.int(),
    updated_at: z.iso.datetime().nullable(),
    updated_by_name: z.string().nullable(),
  });

const sections = {
  organisation: kept(SETTINGS.organisation),
  region: kept(SETTINGS.region),
  security: kept(SETTINGS.security),
  privacy: kept(SETTINGS.privacy),
  recruiting: kept(SETTINGS.recruiting),
  hiring: kept(SETTINGS.hiring),
  attendance: kept(SETTINGS.attendance),
  pay: kept(SETTINGS.pay),
  payments: kept(SETTINGS.payments),
  reliability: kept(SETTINGS.reliability),
  strikes: kept(SETTINGS.strikes),
  retention: kept(SETTINGS.retention),
  notifications: kept(SETTINGS.notifications),
};
export type KeptSettings<Section extends SettingsSection> = z.output<(typeof sections)[Section]>;

export const getSettings = endpoint({
  name: 'getSettings',
  summary: 'All sections of the settings',
  method: 'GET',
  path: '/admin/settings',
  access: 'settings.read',
  response: z.object({ data: z.object(sections) }),
});

const changeSection = <Value extends z.ZodType>(section: string, value: Value, refusals: readonly ErrorCode[] = []) =>
  endpoint({
    name: `change${section.slice(0, 1).toUpperCase()}${section.slice(1)}Settings`,
    summary: `Change the ${section} section of the settings`,
    method: 'PUT',
    path: `/admin/settings/${section}`,
    access: 'settings.write',
    body: z.strictObject({ version, value }),
    response: z.object({ data: kept(value) }),
    refusals,
  });

export const changeSettings = {
  organisation: changeSection('organisation', SETTINGS.organisation),
  region: changeSection('region', SETTINGS.region),
  security: changeSection('security', SETTINGS.security),
  privacy: changeSection('privacy', SETTINGS.privacy),
  // its fields fit each other or not, which no schema of one of them can say
  recruiting: changeSection('recruiting', SETTINGS.recruiting, ['validation_failed']),
  hiring: changeSection('hiring', SETTINGS.hiring, ['validation_failed']),
  attendance: changeSection('attendance', SETTINGS.attendance, ['validation_failed']),
  pay: changeSection('pay', SETTINGS.pay),
  payments: changeSection('payments', SETTINGS.payments, ['validation_failed']),
  reliability: changeSection('reliability', SETTINGS.reliability, ['validation_failed']),
  strikes: changeSection('strikes', SETTINGS.strikes),
  retention: changeSection('retention', SETTINGS.retention, ['validation_failed']),
  notifications: changeSection('notifications', SETTINGS.notifications),
};

/** What every screen needs to know of the organisation. */
export const getOrganisation = endpoint({
  name: 'getOrganisation',
  summary: 'Name of the organization, how it counts time and money, and its maps',
  method: 'GET',
  path: '/admin/organisation',
  access: 'signed_in',
  response: z.object({
    data: z.object({
      name_en: z.string(),
      name_ar: z.string(),
      region: SETTINGS.region,
      /** what a new plan begins with */
      usual_rules: z.object({
        overtime_percent: z.int(),
        night: z.object({ percent: z.int(), starts: z.int(), ends: z.int() }).nullable(),
        paid_breaks: z.boolean(),
        late_grace_minutes: z.int(),
      }),
      /** after how many a wait is too long, and before how many an end or a start is soon */
      days: z.object({
        transfers_days: z.int(),
        documents_days: z.int(),
        join_requests_days: z.int(),
        join_requests_red_days: z.int(),
        transfers_amber_days: z.int(),
        applications_days: z.int(),
        fairness_days: z.int(),
      }),
      /** what reliability is made of, and where its bands begin: shown beside it */
      reliability: z.object(reliabilitySection.shape),
      /** the map's tile server, with {z}, {x} and {y} in its address; null: the map has outlines and no streets */
      tiles: z.object({ url: z.string(), attribution: z.string() }).nullable(),
    }),
  }),
});
export type Organisation = z.output<typeof getOrganisation.response>['data'];

export const settingsSlice: Slice = [
  getSettings,
  getOrganisation,
  changeSettings,
  previewStrikes,
  previewRetention,
  previewMatch,
];
