import { expect, test } from 'vitest';
import { USUAL_RULES } from '../event-plan/plan.ts';
import { DEFAULT_PAY, usualRulesOf } from './pay-settings.ts';

test('what the settings say is what a new plan begins with', () => {
  expect(usualRulesOf(DEFAULT_PAY, 10)).toEqual(USUAL_RULES);
  expect(usualRulesOf({ ...DEFAULT_PAY, overtime_percent: 200, night_percent: 125, paid_breaks: true }, 5)).toEqual({
    overtime_percent: 200,
    night: { percent: 125, starts: 1_320, ends: 360 },
    paid_breaks: true,
    late_grace_minutes: 5,
  });
});
