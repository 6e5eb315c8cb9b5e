import {
  ATTENDANCE_LIMITS,
  DEFAULT_ATTENDANCE,
  OUTSIDE_POLICIES,
} from '@proline/domain/attendance/attendance-settings';
import {
  DEFAULT_HIRING,
  HIRING_LIMITS,
  leavesTimeToReplace,
  weightsAddUp,
} from '@proline/domain/hiring/hiring-settings';
import { longestText, REASONS_LIMITS, reasonsProblem } from '@proline/domain/recruiting/recruiting';
import { z } from 'zod';
import { paragraph } from '../frame/text.ts';

const whole = ({ least, most }: { readonly least: number; readonly most: number }) => z.int().min(least).max(most);

export const hiringSection = z
  .strictObject({
    offers_on: z.boolean(),
    offer_minutes: whole(HIRING_LIMITS.offer_minutes),
    /** whole hours of the day in the organization's zone */
    quiet_from: whole(HIRING_LIMITS.quiet_from),
    quiet_until: whole(HIRING_LIMITS.quiet_until),
    invitation_hours: whole(HIRING_LIMITS.invitation_hours),
    near_km: whole(HIRING_LIMITS.near_km),
    ushers_per_leader: whole(HIRING_LIMITS.ushers_per_leader),
    rest_hours: whole(HIRING_LIMITS.rest_hours),
    day_hours: whole(HIRING_LIMITS.day_hours),
    week_hours: whole(HIRING_LIMITS.week_hours),
    fairness_days: whole(HIRING_LIMITS.fairness_days),
    reconfirm_before_hours: whole(HIRING_LIMITS.reconfirm_before_hours),
    reconfirm_answer_hours: whole(HIRING_LIMITS.reconfirm_answer_hours),
    reconfirm_replace_hours: whole(HIRING_LIMITS.reconfirm_replace_hours),
    late_cancel_hours: whole(HIRING_LIMITS.late_cancel_hours),
    weight_reliability: whole(HIRING_LIMITS.weight_reliability),
    weight_rating: whole(HIRING_LIMITS.weight_rating),
    weight_experience: whole(HIRING_LIMITS.weight_experience),
    weight_distance: whole(HIRING_LIMITS.weight_distance),
    weight_rest: whole(HIRING_LIMITS.weight_rest),
    weight_fairness: whole(HIRING_LIMITS.weight_fairness),
  })
  .refine(weightsAddUp, { path: ['weight_fairness'], error: 'weights_not_100' })
  .refine(leavesTimeToReplace, { path: ['reconfirm_replace_hours'], error: 'hours_cross' })
  .meta({ examples: [DEFAULT_HIRING] });

export const attendanceSection = z
  .strictObject({
    early_minutes: whole(ATTENDANCE_LIMITS.early_minutes),
    late_grace_minutes: whole(ATTENDANCE_LIMITS.late_grace_minutes),
    undo_seconds: whole(ATTENDANCE_LIMITS.undo_seconds),
    outside: z.enum(OUTSIDE_POLICIES),
    nobody_in_minutes: whole(ATTENDANCE_LIMITS.nobody_in_minutes),
    replacement_minutes: whole(ATTENDANCE_LIMITS.replacement_minutes),
    short_notice_hours: whole(ATTENDANCE_LIMITS.short_notice_hours),
    least_left_minutes: whole(ATTENDANCE_LIMITS.least_left_minutes),
    zone_least_percent: whole(ATTENDANCE_LIMITS.zone_least_percent),
    set_out_minutes: whole(ATTENDANCE_LIMITS.set_out_minutes),
    way_km_per_hour: whole(ATTENDANCE_LIMITS.way_km_per_hour),
    unknown_way_minutes: whole(ATTENDANCE_LIMITS.unknown_way_minutes),
    longest_way_minutes: whole(ATTENDANCE_LIMITS.longest_way_minutes),
    rating_days: whole(ATTENDANCE_LIMITS.rating_days),
    /** one in each line */
    no_show_reasons_en: paragraph(0, longestText(REASONS_LIMITS)),
    no_show_reasons_ar: paragraph(0, longestText(REASONS_LIMITS)),
  })
  .refine(
    ({ no_show_reasons_en, no_show_reasons_ar }) =>
      reasonsProblem(no_show_reasons_en, no_show_reasons_ar) === undefined,
    { path: ['no_show_reasons_ar'], error: 'lines_differ' },
  )
  .meta({ examples: [DEFAULT_ATTENDANCE] });
