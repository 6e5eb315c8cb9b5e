import { z } from 'zod';
import { DEFAULT_HIRING, HIRING_LIMITS } from '@proline/domain/hiring/hiring-settings';
import { DEFAULT_NOTICES, NOTICE_LIMITS } from '@proline/domain/house/notices';
import { DEFAULT_RETENTION, isSignInsDays, RETENTION_LIMITS } from '@proline/domain/house/retention';
import { DEFAULT_STRIKES, STRIKE_LIMITS } from '@proline/domain/house/strikes';
import { endpoint } from '../frame/endpoint.ts';
import { person } from '../frame/person.ts';

type Limits = { readonly least: number; readonly most: number };

const whole = ({ least, most }: Limits) => z.int().min(least).max(most);
/** The same number, as an address says it. */
const asked = (limits: Limits, example: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(whole(limits))
    .meta({ examples: [String(example)] });
const count = z.int().nonnegative();

export const strikesSection = z
  .strictObject({
    on: z.boolean(),
    no_shows: whole(STRIKE_LIMITS.no_shows),
    days: whole(STRIKE_LIMITS.days),
    block_days: whole(STRIKE_LIMITS.block_days),
  })
  .meta({ examples: [DEFAULT_STRIKES] });

export const retentionSection = z
  .strictObject({
    turned_down_days: whole(RETENTION_LIMITS.turned_down_days),
    messages_days: whole(RETENTION_LIMITS.messages_days),
    notifications_days: whole(RETENTION_LIMITS.notifications_days),
    jobs_days: whole(RETENTION_LIMITS.jobs_days),
    sessions_days: whole(RETENTION_LIMITS.sessions_days),
    staff_sessions_days: whole(RETENTION_LIMITS.staff_sessions_days),
    /** 0: kept */
    sign_ins_days: whole(RETENTION_LIMITS.sign_ins_days),
  })
  .refine(({ sign_ins_days }) => isSignInsDays(sign_ins_days), { path: ['sign_ins_days'], error: 'days_too_few' })
  .meta({ examples: [DEFAULT_RETENTION] });

export const notificationsSection = z
  .strictObject({
    daily_hour: whole(NOTICE_LIMITS.daily_hour),
    understaffed_hours: whole(NOTICE_LIMITS.understaffed_hours),
    not_completed_hours: whole(NOTICE_LIMITS.not_completed_hours),
    undecided_days: whole(NOTICE_LIMITS.undecided_days),
    join_requests_days: whole(NOTICE_LIMITS.join_requests_days),
    join_requests_red_days: whole(NOTICE_LIMITS.join_requests_red_days),
    interview_minutes: whole(NOTICE_LIMITS.interview_minutes),
    documents_days: whole(NOTICE_LIMITS.documents_days),
    transfers_amber_days: whole(NOTICE_LIMITS.transfers_amber_days),
    transfers_days: whole(NOTICE_LIMITS.transfers_days),
    deletion_days: whole(NOTICE_LIMITS.deletion_days),
    open_places_days: whole(NOTICE_LIMITS.open_places_days),
    applications_days: whole(NOTICE_LIMITS.applications_days),
    drafts_days: whole(NOTICE_LIMITS.drafts_days),
  })
  .meta({ examples: [DEFAULT_NOTICES] });

/** What settings would do, before they are saved: for those who may save them. */
export const previewStrikes = endpoint({
  name: 'previewStrikes',
  summary: 'How many ushers a strike rule would block now',
  method: 'GET',
  path: '/admin/settings/strikes/preview',
  access: 'settings.write',
  query: z.strictObject({
    no_shows: asked(STRIKE_LIMITS.no_shows, DEFAULT_STRIKES.no_shows),
    days: asked(STRIKE_LIMITS.days, DEFAULT_STRIKES.days),
  }),
  response: z.object({ data: z.object({ ushers: count }) }),
});

export const previewRetention = endpoint({
  name: 'previewRetention',
  summary: 'How much these limits would delete now',
  method: 'GET',
  path: '/admin/settings/retention/preview',
  access: 'settings.write',
  query: z.strictObject({
    turned_down_days: asked(RETENTION_LIMITS.turned_down_days, DEFAULT_RETENTION.turned_down_days),
    messages_days: asked(RETENTION_LIMITS.messages_days, DEFAULT_RETENTION.messages_days),
    notifications_days: asked(RETENTION_LIMITS.notifications_days, DEFAULT_RETENTION.notifications_days),
    jobs_days: asked(RETENTION_LIMITS.jobs_days, DEFAULT_RETENTION.jobs_days),
    sessions_days: asked(RETENTION_LIMITS.sessions_days, DEFAULT_RETENTION.sessions_days),
    staff_sessions_days: asked(RETENTION_LIMITS.staff_sessions_days, DEFAULT_RETENTION.staff_sessions_days),
    sign_ins_days: asked(RETENTION_LIMITS.sign_ins_days, DEFAULT_RETENTION.sign_ins_days),
  }),
  response: z.object({
    data: z.object({
      turned_down: count,
      messages: count,
      notifications: count,
      jobs: count,
      sessions: count,
      staff_sessions: count,
      sign_ins: count,
    }),
  }),
});

const weight = (part: keyof typeof HIRING_LIMITS & `weight_${string}`) =>
  asked(HIRING_LIMITS[part], DEFAULT_HIRING[part]);

export const previewMatch = endpoint({
  name: 'previewMatch',
  summary: 'How other weights would rank the candidates of the next open place',
  method: 'GET',
  path: '/admin/settings/hiring/preview',
  access: 'settings.write',
  query: z.strictObject({
    weight_reliability: weight('weight_reliability'),
    weight_rating: weight('weight_rating'),
    weight_experience: weight('weight_experience'),
    weight_distance: weight('weight_distance'),
    weight_rest: weight('weight_rest'),
    weight_fairness: weight('weight_fairness'),
  }),
  response: z.object({
    /** null: no event ahead has an open place */
    data: z
      .object({
        event: z.object({ id: z.uuid(), title_en: z.string(), title_ar: z.string() }),
        role_en: z.string(),
        role_ar: z.string(),
        starts_at: z.iso.datetime(),
        time_zone: z.string(),
        people: z.array(
          z.object({
            usher: person,
            /** tenths of a point by these weights, and by those that are saved */
            tenths: count,
            tenths_now: count,
            /** by the saved weights; null: not among the first 25 */
            rank_now: z.int().positive().nullable(),
          }),
        ),
      })
      .nullable(),
  }),
});
export type MatchPreview = NonNullable<z.output<typeof previewMatch.response>['data']>;
