import { DEFAULT_ACCESS } from '@proline/domain/account/access-settings';
import { DEFAULT_ATTENDANCE } from '@proline/domain/attendance/attendance-settings';
import { DEFAULT_HIRING } from '@proline/domain/hiring/hiring-settings';
import { DEFAULT_PAY } from '@proline/domain/pay/pay-settings';
import { DEFAULT_PAYMENTS } from '@proline/domain/pay/payment-settings';
import { DEFAULT_NOTICES } from '@proline/domain/house/notices';
import { DEFAULT_RETENTION } from '@proline/domain/house/retention';
import { DEFAULT_RELIABILITY } from '@proline/domain/figures/reliability-settings';
import { DEFAULT_STRIKES } from '@proline/domain/house/strikes';
import { DEFAULT_RECRUITING } from '@proline/domain/recruiting/recruiting';
import type { Ground, Sample, Samples } from '../../testing/sample/sample-ground.ts';

/** As if nobody had changed this section yet. */
const untouchedSection =
  (section: string, value: object) =>
  async ({ pool }: Ground): Promise<Sample> => {
    await pool.query('delete from settings where key = $1', [section]);
    return { body: { version: 0, value } };
  };

export const samples: Samples = {
  changeOrganisationSettings: untouchedSection('organisation', {
    name_en: 'Proline',
    name_ar: 'برولاين',
    phone: '+966112345678',
    address_en: '',
    address_ar: '',
  }),
  changeRegionSettings: untouchedSection('region', {
    time_zone: 'Asia/Riyadh',
    currency: 'SAR',
    week_start: 0,
    numerals: 'latn',
    second_calendar: 'none',
  }),
  changeSecuritySettings: untouchedSection('security', {
    session_idle_minutes: 120,
    session_max_hours: 24,
    // true would lock everybody out of all other calls
    two_factor_required: false,
    ...DEFAULT_ACCESS,
  }),
  changeRecruitingSettings: untouchedSection('recruiting', DEFAULT_RECRUITING),
  changeHiringSettings: untouchedSection('hiring', DEFAULT_HIRING),
  changeAttendanceSettings: untouchedSection('attendance', DEFAULT_ATTENDANCE),
  changePaySettings: untouchedSection('pay', DEFAULT_PAY),
  changePaymentsSettings: untouchedSection('payments', DEFAULT_PAYMENTS),
  changeReliabilitySettings: untouchedSection('reliability', DEFAULT_RELIABILITY),
  changeStrikesSettings: untouchedSection('strikes', DEFAULT_STRIKES),
  changeRetentionSettings: untouchedSection('retention', DEFAULT_RETENTION),
  changeNotificationsSettings: untouchedSection('notifications', DEFAULT_NOTICES),
  changePrivacySettings: untouchedSection('privacy', { contact_email: 'privacy@example.com' }),
  previewStrikes: async () => ({ query: { no_shows: '3', days: '90' } }),
  previewRetention: async () => ({
    query: {
      ...{ turned_down_days: '0', messages_days: '0', notifications_days: '180' },
      ...{ jobs_days: '30', sessions_days: '30', staff_sessions_days: '30' },
      sign_ins_days: '0',
    },
  }),
  previewMatch: async () => ({
    query: {
      ...{ weight_reliability: '30', weight_rating: '20', weight_experience: '20' },
      ...{ weight_distance: '15', weight_rest: '10', weight_fairness: '5' },
    },
  }),
};
