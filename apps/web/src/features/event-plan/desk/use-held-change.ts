import type { BookedFacts } from '@proline/domain/event-change/concerned';
import { changesOf } from '@proline/domain/event-change/plan-change';
import type { EventPlan } from '@proline/domain/event-plan/plan';
import { validPlan } from '@proline/domain/event-plan/plan-changes';
import { shiftPeriod, type ShiftTimes } from '@proline/domain/time/shift-times';
import { isTimeZone } from '@proline/domain/time/zoned-time';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { bookingsQuery } from '../event-plan.api.ts';
import { usePlan, type HeldChange } from './plan-context.ts';
import { invalidFields } from './sent-steps.ts';

/** Until it is known who is booked. */
export const NOBODY: BookedFacts = { now: new Date(0), places: [] };

type Known = Pick<HeldChange, 'base' | 'version' | 'status'> & { readonly event_id: string | null };

/** What would change of an event that is published, by the same rules as the server's. */
export const useHeldChange = ({ base, version, status, event_id }: Known, plan: EventPlan): HeldChange | null => {
  const isHeld = status !== 'draft' && event_id !== null;
  const { data } = useQuery({ ...bookingsQuery(event_id ?? ''), enabled: isHeld });
  const booked = useMemo(() => data && { now: new Date(data.now), places: data.places }, [data]);
  const changes = useMemo(
    () => (isHeld ? changesOf(base, validPlan(base, plan, invalidFields), booked ?? NOBODY) : []),
    [isHeld, base, plan, booked],
  );
  return useMemo(
    () => (isHeld ? { base, version, status, booked, changes } : null),
    [isHeld, base, version, status, booked, changes],
  );
};

/** The shifts of a published event that have begun, by their keys. */
export const useBegunShifts = (): ReadonlySet<string> => {
  const { held } = usePlan();
  return useMemo(() => {
    if (held?.booked === undefined || !isTimeZone(held.base.stepOne.time_zone)) return new Set();
    const { base, booked } = held;
    const hasBegun = (shift: ShiftTimes) => shiftPeriod(shift, base.stepOne.time_zone).starts_at <= booked.now;
    return new Set(base.stepTwo.shifts.filter(hasBegun).map(({ key }) => key));
  }, [held]);
};
