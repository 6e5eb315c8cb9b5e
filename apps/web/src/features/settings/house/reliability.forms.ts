import { changeSettings, type SettingsValue } from '@proline/contract/settings/settings';
import {
  bandsRise,
  DEFAULT_RELIABILITY,
  RELIABILITY_LIMITS,
  reliabilityAddsUp,
} from '@proline/domain/figures/reliability-settings';
import { defineForm } from '../../../lib/form/define-form.ts';
import { isWholeBetween } from '../../../lib/form/number-problem.ts';

export type ReliabilityNumber = keyof typeof RELIABILITY_LIMITS;
export const isReliabilityNumber = (field: string): field is ReliabilityNumber => field in RELIABILITY_LIMITS;

const RELIABILITY: SettingsValue<'reliability'> = DEFAULT_RELIABILITY;

const problemOf = (values: SettingsValue<'reliability'>, field: ReliabilityNumber) =>
  isWholeBetween(values[field], RELIABILITY_LIMITS[field]) ? undefined : 'number_wrong';

export const reliabilityForm = defineForm({
  initial: RELIABILITY,
  check: (values) => ({
    weight_attendance: problemOf(values, 'weight_attendance'),
    weight_punctuality: problemOf(values, 'weight_punctuality'),
    weight_kept: problemOf(values, 'weight_kept'),
    weight_reconfirmed:
      problemOf(values, 'weight_reconfirmed') ?? (reliabilityAddsUp(values) ? undefined : 'reliability_not_100'),
    grace_minutes: problemOf(values, 'grace_minutes'),
    good_from: problemOf(values, 'good_from'),
    fair_from: problemOf(values, 'fair_from') ?? (bandsRise(values) ? undefined : 'bands_cross'),
  }),
  sentTo: [{ endpoint: changeSettings.reliability, bodyOf: (value) => ({ version: 1, value }) }],
});
