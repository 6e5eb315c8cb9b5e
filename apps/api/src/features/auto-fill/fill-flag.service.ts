import type { flagRequirement } from '@proline/contract/auto-fill/auto-fill';
import { takesStaff } from '@proline/domain/assignment/assigning';
import { planChange } from '@proline/domain/event-plan/log/plan-log';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readPlanForUpdate } from '../event-plan/plan-read.service.ts';
import { replacePlan } from '../event-plan/plan-save.service.ts';

/** A change of the plan that concerns nobody who is booked: requirements are free to change (decision 48). */
export const flag: Handler<typeof flagRequirement> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const plan = await readPlanForUpdate(tx, params.id);
    if (!plan) throw new Refusal('not_found');
    if (!takesStaff(plan.event.status)) throw new Refusal('event_not_changeable');
    if (plan.event.version !== body.version) throw new Refusal('conflict');
    const { steps: before } = plan;
    const asked = before.stepTwo.requirements.find(({ kind, mode }) => kind === body.kind && mode === 'block');
    if (!asked) throw new Refusal('requirement_not_blocking');
    const requirements = before.stepTwo.requirements.map((one) =>
      one === asked ? { ...one, mode: 'flag' as const } : one,
    );
    const after = { ...before, stepTwo: { ...before.stepTwo, requirements } };
    const { version } = await replacePlan(tx, plan, after, admin.id);
    await audit({ action: 'change_plan', entity: 'event', record_id: params.id, ...planChange(before, after) });
    return { data: { version } };
  });
