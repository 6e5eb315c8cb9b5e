import {
  changeSettings,
  ORGANISATION_ADDRESS_MAX_LENGTH,
  ORGANISATION_NAME_MAX_LENGTH,
  PHONE_MAX_LENGTH,
  PHONE_PATTERN,
  SESSION_IDLE_MINUTES,
  SESSION_MAX_HOURS,
  type SettingsValue,
} from '@proline/contract/settings/settings';
import { ACCESS_LIMITS, type AccessSettings } from '@proline/domain/account/access-settings';
import { EMAIL_MAX_LENGTH, isEmail } from '@proline/domain/account/email-address';
import { ATTENDANCE_LIMITS, DEFAULT_ATTENDANCE } from '@proline/domain/attendance/attendance-settings';
import { DEFAULT_PAY, PAY_LIMITS } from '@proline/domain/pay/pay-settings';
import { ACCOUNT_CODE_MAX_LENGTH, AMOUNT_LIMIT, DEFAULT_PAYMENTS } from '@proline/domain/pay/payment-settings';
import { NUMERALS } from '@proline/domain/account/preference';
import {
  DEFAULT_HIRING,
  HIRING_LIMITS,
  leavesTimeToReplace,
  weightsAddUp,
} from '@proline/domain/hiring/hiring-settings';
import { CURRENCIES, SECOND_CALENDARS, TIME_ZONES, WEEK_STARTS } from '@proline/domain/place/region';
import {
  CRITERIA_LIMITS,
  criteriaProblem,
  DEFAULT_RECRUITING,
  longestText,
  REAPPLY_DAYS,
  REASONS_LIMITS,
  reasonsProblem,
  SLOT_HOURS,
} from '@proline/domain/recruiting/recruiting';
import { tidyText } from '@proline/domain/text/tidy-text';
import { defineForm } from '../../lib/form/define-form.ts';
import { isWholeBetween } from '../../lib/form/number-problem.ts';
import { bankListProblems } from './bank-list/bank-list-problems.ts';
import { isShorter, paragraphProblem, requiredLineProblem } from '../../lib/form/text-problem.ts';

const bodyOf = (value: object) => ({ version: 1, value });

const nameProblem = (name: string) => requiredLineProblem(name, ORGANISATION_NAME_MAX_LENGTH, 'required');
const addressProblem = (address: string) => paragraphProblem(address, ORGANISATION_ADDRESS_MAX_LENGTH);

export const organisationForm = defineForm({
  initial: { name_en: '', name_ar: '', phone: '', address_en: '', address_ar: '' },
  check: ({ name_en, name_ar, phone, address_en, address_ar }) => ({
    name_en: nameProblem(name_en),
    name_ar: nameProblem(name_ar),
    phone: PHONE_PATTERN.test(phone) ? undefined : 'phone_wrong',
    address_en: addressProblem(address_en),
    address_ar: addressProblem(address_ar),
  }),
  maxLength: {
    name_en: ORGANISATION_NAME_MAX_LENGTH,
    name_ar: ORGANISATION_NAME_MAX_LENGTH,
    phone: PHONE_MAX_LENGTH,
    address_en: ORGANISATION_ADDRESS_MAX_LENGTH,
    address_ar: ORGANISATION_ADDRESS_MAX_LENGTH,
  },
  sentTo: [{ endpoint: changeSettings.organisation, bodyOf }],
});

const REGION: SettingsValue<'region'> = {
  time_zone: TIME_ZONES[0],
  currency: CURRENCIES[0],
  week_start: WEEK_STARTS[0],
  numerals: NUMERALS[0],
  second_calendar: SECOND_CALENDARS[0],
};

/** Every field is a choice, so nothing can be wrong. */
export const regionForm = defineForm({
  initial: REGION,
  check: () => ({}),
  sentTo: [{ endpoint: changeSettings.region, bodyOf }],
});

export type AccessNumber = keyof typeof ACCESS_LIMITS;
export const isAccessNumber = (field: string): field is AccessNumber => field in ACCESS_LIMITS;
const accessProblem = (values: AccessSettings, field: AccessNumber) =>
  isWholeBetween(values[field], ACCESS_LIMITS[field]) ? undefined : 'number_wrong';
const NO_ACCESS: AccessSettings = {
  ...{ invite_link_hours: Number.NaN, password_link_hours: Number.NaN },
  ...{ staff_session_days: Number.NaN, staff_idle_days: Number.NaN },
};

export const securityForm = defineForm({
  initial: {
    session_idle_minutes: Number.NaN,
    session_max_hours: Number.NaN,
    two_factor_required: false,
    ...NO_ACCESS,
  },
  check: ({ session_idle_minutes, session_max_hours, ...access }) => ({
    session_idle_minutes: isWholeBetween(session_idle_minutes, SESSION_IDLE_MINUTES) ? undefined : 'number_wrong',
    session_max_hours: isWholeBetween(session_max_hours, SESSION_MAX_HOURS) ? undefined : 'number_wrong',
    invite_link_hours: accessProblem(access, 'invite_link_hours'),
    password_link_hours: accessProblem(access, 'password_link_hours'),
    staff_session_days: accessProblem(access, 'staff_session_days'),
    staff_idle_days: accessProblem(access, 'staff_idle_days'),
  }),
  sentTo: [{ endpoint: changeSettings.security, bodyOf }],
});

export const privacyForm = defineForm({
  initial: { contact_email: '' },
  check: ({ contact_email }) => ({ contact_email: isEmail(contact_email) ? undefined : 'email_wrong' }),
  maxLength: { contact_email: EMAIL_MAX_LENGTH },
  sentTo: [{ endpoint: changeSettings.privacy, bodyOf }],
});

const RECRUITING: SettingsValue<'recruiting'> = {
  ...DEFAULT_RECRUITING,
  criteria_en: '',
  criteria_ar: '',
  reasons_en: '',
  reasons_ar: '',
};

const [criteriaRoom, reasonsRoom] = [longestText(CRITERIA_LIMITS), longestText(REASONS_LIMITS)];

export const recruitingForm = defineForm({
  initial: RECRUITING,
  check: ({
    interview_days,
    slots_from,
    slots_until,
    criteria_en,
    criteria_ar,
    reasons_en,
    reasons_ar,
    reapply_days,
  }) => ({
    interview_days: interview_days.length > 0 ? undefined : 'days_missing',
    slots_from: isWholeBetween(slots_from, SLOT_HOURS) ? undefined : 'hours_wrong',
    slots_until: hoursProblem(slots_from, slots_until),
    criteria_en: requiredLinesProblem(criteria_en, criteriaRoom),
    criteria_ar: requiredLinesProblem(criteria_ar, criteriaRoom) ?? criteriaPairProblem(criteria_en, criteria_ar),
    reapply_days: isWholeBetween(reapply_days, REAPPLY_DAYS) ? undefined : 'number_wrong',
    reasons_en: paragraphProblem(reasons_en, reasonsRoom),
    reasons_ar: paragraphProblem(reasons_ar, reasonsRoom) ?? reasonsProblem(tidyText(reasons_en), tidyText(reasons_ar)),
  }),
  maxLength: {
    criteria_en: criteriaRoom,
    criteria_ar: criteriaRoom,
    reasons_en: reasonsRoom,
    reasons_ar: reasonsRoom,
  },
  sentTo: [{ endpoint: changeSettings.recruiting, bodyOf }],
});

const hoursProblem = (from: number, until: number) => {
  if (!isWholeBetween(until, SLOT_HOURS)) return 'hours_wrong';
  return from < until ? undefined : 'ends_before_start';
};

const requiredLinesProblem = (text: string, most: number) =>
  isShorter(text, 1) ? 'required' : paragraphProblem(text, most);

/** An empty English text is told at its own field. */
const criteriaPairProblem = (en: string, ar: string) =>
  isShorter(en, 1) ? undefined : criteriaProblem(tidyText(en), tidyText(ar));

export type HiringNumber = keyof typeof HIRING_LIMITS;
export const isHiringNumber = (field: string): field is HiringNumber => field in HIRING_LIMITS;

const HIRING: SettingsValue<'hiring'> = DEFAULT_HIRING;

export const hiringForm = defineForm({
  initial: HIRING,
  check: (values) => ({
    offer_minutes: hiringProblem(values, 'offer_minutes'),
    quiet_from: hiringProblem(values, 'quiet_from'),
    quiet_until: hiringProblem(values, 'quiet_until'),
    invitation_hours: hiringProblem(values, 'invitation_hours'),
    near_km: hiringProblem(values, 'near_km'),
    ushers_per_leader: hiringProblem(values, 'ushers_per_leader'),
    rest_hours: hiringProblem(values, 'rest_hours'),
    day_hours: hiringProblem(values, 'day_hours'),
    week_hours: hiringProblem(values, 'week_hours'),
    fairness_days: hiringProblem(values, 'fairness_days'),
    reconfirm_before_hours: hiringProblem(values, 'reconfirm_before_hours'),
    reconfirm_answer_hours: hiringProblem(values, 'reconfirm_answer_hours'),
    reconfirm_replace_hours: hiringProblem(values, 'reconfirm_replace_hours') ?? replaceProblem(values),
    late_cancel_hours: hiringProblem(values, 'late_cancel_hours'),
    weight_reliability: hiringProblem(values, 'weight_reliability'),
    weight_rating: hiringProblem(values, 'weight_rating'),
    weight_experience: hiringProblem(values, 'weight_experience'),
    weight_distance: hiringProblem(values, 'weight_distance'),
    weight_rest: hiringProblem(values, 'weight_rest'),
    weight_fairness: hiringProblem(values, 'weight_fairness') ?? weightsProblem(values),
  }),
  sentTo: [{ endpoint: changeSettings.hiring, bodyOf }],
});

const hiringProblem = (values: SettingsValue<'hiring'>, field: HiringNumber) =>
  isWholeBetween(values[field], HIRING_LIMITS[field]) ? undefined : 'number_wrong';

const replaceProblem = (values: SettingsValue<'hiring'>) => (leavesTimeToReplace(values) ? undefined : 'hours_cross');

const weightsProblem = (values: SettingsValue<'hiring'>) => (weightsAddUp(values) ? undefined : 'weights_not_100');

export type AttendanceNumber = keyof typeof ATTENDANCE_LIMITS;
export const isAttendanceNumber = (field: string): field is AttendanceNumber => field in ATTENDANCE_LIMITS;

const ATTENDANCE: SettingsValue<'attendance'> = {
  ...DEFAULT_ATTENDANCE,
  no_show_reasons_en: '',
  no_show_reasons_ar: '',
};

export const attendanceForm = defineForm({
  initial: ATTENDANCE,
  check: (values) => ({
    early_minutes: attendanceProblem(values, 'early_minutes'),
    late_grace_minutes: attendanceProblem(values, 'late_grace_minutes'),
    undo_seconds: attendanceProblem(values, 'undo_seconds'),
    nobody_in_minutes: attendanceProblem(values, 'nobody_in_minutes'),
    replacement_minutes: attendanceProblem(values, 'replacement_minutes'),
    short_notice_hours: attendanceProblem(values, 'short_notice_hours'),
    least_left_minutes: attendanceProblem(values, 'least_left_minutes'),
    rating_days: attendanceProblem(values, 'rating_days'),
    zone_least_percent: attendanceProblem(values, 'zone_least_percent'),
    set_out_minutes: attendanceProblem(values, 'set_out_minutes'),
    way_km_per_hour: attendanceProblem(values, 'way_km_per_hour'),
    unknown_way_minutes: attendanceProblem(values, 'unknown_way_minutes'),
    longest_way_minutes: attendanceProblem(values, 'longest_way_minutes'),
    no_show_reasons_en: paragraphProblem(values.no_show_reasons_en, reasonsRoom),
    no_show_reasons_ar:
      paragraphProblem(values.no_show_reasons_ar, reasonsRoom) ??
      reasonsProblem(tidyText(values.no_show_reasons_en), tidyText(values.no_show_reasons_ar)),
  }),
  maxLength: { no_show_reasons_en: reasonsRoom, no_show_reasons_ar: reasonsRoom },
  sentTo: [{ endpoint: changeSettings.attendance, bodyOf }],
});

const attendanceProblem = (values: SettingsValue<'attendance'>, field: AttendanceNumber) =>
  isWholeBetween(values[field], ATTENDANCE_LIMITS[field]) ? undefined : 'number_wrong';

export type PayNumber = keyof typeof PAY_LIMITS;
export const isPayNumber = (field: string): field is PayNumber => field in PAY_LIMITS;

const PAY: SettingsValue<'pay'> = DEFAULT_PAY;

export const payForm = defineForm({
  initial: PAY,
  check: (values) => ({
    overtime_percent: payProblem(values, 'overtime_percent'),
    night_percent: payProblem(values, 'night_percent'),
    night_from: payProblem(values, 'night_from'),
    night_until: payProblem(values, 'night_until'),
    notice_hours: payProblem(values, 'notice_hours'),
  }),
  sentTo: [{ endpoint: changeSettings.pay, bodyOf }],
});

const payProblem = (values: SettingsValue<'pay'>, field: PayNumber) =>
  isWholeBetween(values[field], PAY_LIMITS[field]) ? undefined : 'number_wrong';

export const ACCOUNT_CODES = ['code_cost', 'code_owed', 'code_payable', 'code_bank', 'code_recoverable'] as const;
export type Limits = SettingsValue<'payments'>['line_most'];

const PAYMENTS: SettingsValue<'payments'> = {
  second_approver_above: [],
  line_most: [],
  code_cost: '',
  code_owed: '',
  code_payable: '',
  code_bank: '',
  code_recoverable: '',
  csv_profiles: DEFAULT_PAYMENTS.csv_profiles.map((profile) => ({ ...profile, columns: [...profile.columns] })),
};

const codeProblem = (code: string) => requiredLineProblem(code, ACCOUNT_CODE_MAX_LENGTH, 'required');
const limitsProblem = (limits: Limits) =>
  limits.every(({ amount_minor }) => isWholeBetween(amount_minor, AMOUNT_LIMIT)) ? undefined : 'amount_wrong';

export const paymentsForm = defineForm({
  initial: PAYMENTS,
  check: (values) => ({
    second_approver_above: limitsProblem(values.second_approver_above),
    line_most: limitsProblem(values.line_most),
    code_cost: codeProblem(values.code_cost),
    code_owed: codeProblem(values.code_owed),
    code_payable: codeProblem(values.code_payable),
    code_bank: codeProblem(values.code_bank),
    code_recoverable: codeProblem(values.code_recoverable),
    csv_profiles: Object.keys(bankListProblems(values.csv_profiles)).length === 0 ? undefined : 'bank_list_wrong',
  }),
  maxLength: {
    code_cost: ACCOUNT_CODE_MAX_LENGTH,
    code_owed: ACCOUNT_CODE_MAX_LENGTH,
    code_payable: ACCOUNT_CODE_MAX_LENGTH,
    code_bank: ACCOUNT_CODE_MAX_LENGTH,
    code_recoverable: ACCOUNT_CODE_MAX_LENGTH,
  },
  sentTo: [{ endpoint: changeSettings.payments, bodyOf }],
});
