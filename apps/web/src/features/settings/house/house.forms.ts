import { changeSettings, type SettingsValue } from '@proline/contract/settings/settings';
import { DEFAULT_NOTICES, NOTICE_LIMITS, type NoticeNumber } from '@proline/domain/house/notices';
import { DEFAULT_RETENTION, isSignInsDays, RETENTION_LIMITS } from '@proline/domain/house/retention';
import { DEFAULT_STRIKES, STRIKE_LIMITS } from '@proline/domain/house/strikes';
import { defineForm } from '../../../lib/form/define-form.ts';
import { isWholeBetween } from '../../../lib/form/number-problem.ts';

const bodyOf = (value: object) => ({ version: 1, value });

export type StrikeNumber = keyof typeof STRIKE_LIMITS;
export const isStrikeNumber = (field: string): field is StrikeNumber => field in STRIKE_LIMITS;

const STRIKES: SettingsValue<'strikes'> = DEFAULT_STRIKES;
const strikeProblem = (values: SettingsValue<'strikes'>, field: StrikeNumber) =>
  isWholeBetween(values[field], STRIKE_LIMITS[field]) ? undefined : 'number_wrong';

export const strikesForm = defineForm({
  initial: STRIKES,
  check: (values) => ({
    no_shows: strikeProblem(values, 'no_shows'),
    days: strikeProblem(values, 'days'),
    block_days: strikeProblem(values, 'block_days'),
  }),
  sentTo: [{ endpoint: changeSettings.strikes, bodyOf }],
});

export type RetentionNumber = keyof typeof RETENTION_LIMITS;
export const isRetentionNumber = (field: string): field is RetentionNumber => field in RETENTION_LIMITS;

const RETENTION: SettingsValue<'retention'> = DEFAULT_RETENTION;
const retentionProblem = (values: SettingsValue<'retention'>, field: RetentionNumber) =>
  isWholeBetween(values[field], RETENTION_LIMITS[field]) ? undefined : 'number_wrong';

export const retentionForm = defineForm({
  initial: RETENTION,
  check: (values) => ({
    turned_down_days: retentionProblem(values, 'turned_down_days'),
    messages_days: retentionProblem(values, 'messages_days'),
    notifications_days: retentionProblem(values, 'notifications_days'),
    jobs_days: retentionProblem(values, 'jobs_days'),
    sessions_days: retentionProblem(values, 'sessions_days'),
    staff_sessions_days: retentionProblem(values, 'staff_sessions_days'),
    sign_ins_days:
      retentionProblem(values, 'sign_ins_days') ?? (isSignInsDays(values.sign_ins_days) ? undefined : 'days_too_few'),
  }),
  sentTo: [{ endpoint: changeSettings.retention, bodyOf }],
});

export const isNoticeNumber = (field: string): field is NoticeNumber => field in NOTICE_LIMITS;

const NOTICES: SettingsValue<'notifications'> = DEFAULT_NOTICES;
const noticeProblem = (values: SettingsValue<'notifications'>, field: NoticeNumber) =>
  isWholeBetween(values[field], NOTICE_LIMITS[field]) ? undefined : 'number_wrong';

export const noticesForm = defineForm({
  initial: NOTICES,
  check: (values) => ({
    daily_hour: noticeProblem(values, 'daily_hour'),
    understaffed_hours: noticeProblem(values, 'understaffed_hours'),
    not_completed_hours: noticeProblem(values, 'not_completed_hours'),
    undecided_days: noticeProblem(values, 'undecided_days'),
    join_requests_days: noticeProblem(values, 'join_requests_days'),
    join_requests_red_days: noticeProblem(values, 'join_requests_red_days'),
    interview_minutes: noticeProblem(values, 'interview_minutes'),
    documents_days: noticeProblem(values, 'documents_days'),
    transfers_amber_days: noticeProblem(values, 'transfers_amber_days'),
    transfers_days: noticeProblem(values, 'transfers_days'),
    deletion_days: noticeProblem(values, 'deletion_days'),
    open_places_days: noticeProblem(values, 'open_places_days'),
    applications_days: noticeProblem(values, 'applications_days'),
    drafts_days: noticeProblem(values, 'drafts_days'),
  }),
  sentTo: [{ endpoint: changeSettings.notifications, bodyOf }],
});
