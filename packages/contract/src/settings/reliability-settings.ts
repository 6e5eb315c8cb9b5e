import { z } from 'zod';
import {
  bandsRise,
  DEFAULT_RELIABILITY,
  RELIABILITY_LIMITS,
  reliabilityAddsUp,
} from '@proline/domain/figures/reliability-settings';

const whole = ({ least, most }: { readonly least: number; readonly most: number }) => z.int().min(least).max(most);

export const reliabilitySection = z
  .strictObject({
    weight_attendance: whole(RELIABILITY_LIMITS.weight_attendance),
    weight_punctuality: whole(RELIABILITY_LIMITS.weight_punctuality),
    weight_kept: whole(RELIABILITY_LIMITS.weight_kept),
    weight_reconfirmed: whole(RELIABILITY_LIMITS.weight_reconfirmed),
    /** who comes so many minutes after the start is still on time, in every figure */
    grace_minutes: whole(RELIABILITY_LIMITS.grace_minutes),
    /** from so many points on it is good; below, fair; below that, poor */
    good_from: whole(RELIABILITY_LIMITS.good_from),
    fair_from: whole(RELIABILITY_LIMITS.fair_from),
  })
  .refine(reliabilityAddsUp, { path: ['weight_reconfirmed'], error: 'weights_not_100' })
  .refine(bandsRise, { path: ['fair_from'], error: 'bands_cross' })
  .meta({ examples: [DEFAULT_RELIABILITY] });
