import type { SettingsSection } from '@proline/contract/settings/settings';
import type { PlainKey } from '../../lib/texts/i18n.ts';

/** What is set in each section, by the label that it has there. */
export const SETTINGS_FIELDS: Partial<
  Record<SettingsSection | 'message_templates', readonly Exclude<PlainKey<'settings'>, `${string}_hint`>[]>
> = {
  organisation: ['name_en', 'name_ar', 'phone', 'address_en', 'address_ar'],
  region: ['time_zone', 'currency', 'week_start', 'numerals', 'second_calendar'],
  security: [
    ...(['session_idle_minutes', 'session_max_hours', 'two_factor_required', 'invite_link_hours'] as const),
    ...(['password_link_hours', 'staff_session_days', 'staff_idle_days'] as const),
  ],
  privacy: ['contact_email'],
  recruiting: [
    ...(['interview_minutes', 'interview_days', 'slots_from', 'slots_until', 'criteria_en', 'criteria_ar'] as const),
    ...(['pass_mark', 'scorecard_required', 'reapply_days', 'reasons_en', 'reasons_ar'] as const),
  ],
  hiring: [
    ...(['offers_on', 'offer_minutes', 'quiet_from', 'quiet_until', 'invitation_hours', 'near_km'] as const),
    ...(['rest_hours', 'day_hours', 'week_hours', 'weights', 'weight_reliability', 'weight_rating'] as const),
    ...(['weight_experience', 'weight_distance', 'weight_rest', 'weight_fairness', 'ushers_per_leader'] as const),
    ...(['fairness_days', 'reconfirm_before_hours', 'reconfirm_answer_hours', 'reconfirm_replace_hours'] as const),
    'late_cancel_hours',
  ],
  attendance: [
    ...(['early_minutes', 'late_grace_minutes', 'undo_seconds', 'outside', 'nobody_in_minutes'] as const),
    ...(['replacement_minutes', 'zone_least_percent', 'set_out_minutes', 'way_km_per_hour'] as const),
    ...(['unknown_way_minutes', 'longest_way_minutes', 'no_show_reasons_en', 'no_show_reasons_ar'] as const),
    ...(['short_notice_hours', 'least_left_minutes', 'rating_days'] as const),
  ],
  pay: ['overtime_percent', 'night_percent', 'night_from', 'night_until', 'paid_breaks', 'notice_hours'],
  payments: [
    ...(['second_approver_above', 'line_most', 'account_codes', 'code_cost', 'code_owed', 'code_payable'] as const),
    ...(['code_bank', 'code_recoverable', 'csv_profiles'] as const),
  ],
  reliability: [
    ...(['reliability_weight_attendance', 'reliability_weight_punctuality'] as const),
    ...(['reliability_weight_kept', 'reliability_weight_reconfirmed'] as const),
    ...(['reliability_grace_minutes', 'reliability_good_from', 'reliability_fair_from'] as const),
  ],
  strikes: ['strikes_on', 'no_shows', 'days', 'block_days'],
  retention: [
    ...(['turned_down_days', 'messages_days', 'notifications_days', 'jobs_days', 'sessions_days'] as const),
    ...(['staff_sessions_days', 'sign_ins_days'] as const),
  ],
  notifications: [
    ...(['notice_daily_hour', 'notice_understaffed_hours', 'notice_not_completed_hours'] as const),
    ...(['notice_undecided_days', 'notice_join_requests_days', 'notice_interview_minutes'] as const),
    ...(['notice_documents_days', 'notice_transfers_days', 'notice_deletion_days'] as const),
    ...(['notice_join_requests_red_days', 'notice_transfers_amber_days'] as const),
    ...(['notice_open_places_days', 'notice_applications_days', 'notice_drafts_days'] as const),
  ],
};
