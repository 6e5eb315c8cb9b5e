import type { getMatchWeights } from '@proline/contract/hiring/hiring';
import { MATCH_PARTS } from '@proline/domain/hiring/match-score';
import type { Handler } from '../../platform/http/handler.ts';
import { readHiringRules } from '../settings/settings.service.ts';

export const showWeights: Handler<typeof getMatchWeights> = async (_input, { db }) => {
  const { weights } = await readHiringRules(db);
  return { data: MATCH_PARTS.map((part) => ({ part, points: weights[part] })) };
};
