import type { EventPlan, PlanLead, PlanShift, PlanStep } from '../event-plan/plan.ts';
import { shiftPeriod } from '../time/shift-times.ts';
import { isTimeZone } from '../time/zoned-time.ts';
import { changeClassOf, type ChangeClass, type ChangeWay, type PlanField } from './change-rules.ts';

/** Somebody who holds a place of the event, invited or confirmed. */
export type BookedPlace = {
  /** the assignment */
  readonly id: string;
  readonly person_id: string;
  /** the keys under which the plan knows them */
  readonly shift: string;
  readonly zone: string | null;
  readonly type_id: string;
  readonly status: 'invited' | 'confirmed';
  /** beyond the headcount */
  readonly reserve: boolean;
};

export type BookedFacts = { readonly now: Date; readonly places: readonly BookedPlace[] };

export type PlanChange = {
  readonly field: PlanField;
  readonly step: PlanStep;
  /** the path inside the step at which a refusal stands */
  readonly at: string;
  readonly way: ChangeWay;
  readonly class: ChangeClass;
  /** the shift, role, leader or position that it is about; null: the field as a whole */
  readonly subject: string | null;
  /** the places, and the leaders, that it concerns */
  readonly place_ids: readonly string[];
  readonly leader_ids: readonly string[];
  /** each human being once */
  readonly people: number;
};

export type Change = { readonly before: EventPlan; readonly after: EventPlan; readonly booked: BookedFacts };
export type Concerned = { readonly places?: readonly BookedPlace[]; readonly leaders?: readonly string[] };
type Part = Concerned & { readonly at?: string; readonly subject?: string };

export const change = (field: PlanField, way: ChangeWay, part: Part = {}): PlanChange => {
  const [step, name] = field.split('.') as [PlanStep, string];
  const { at = name, subject = null, places = [], leaders = [] } = part;
  const leader_ids = [...new Set(leaders)];
  return {
    field,
    step,
    at,
    way,
    class: changeClassOf(field, way),
    subject,
    place_ids: places.map(({ id }) => id),
    leader_ids,
    people: new Set([...places.map(({ person_id }) => person_id), ...leader_ids]).size,
  };
};

export const hasBegun = ({ before, booked }: Change, shift: PlanShift): boolean =>
  isTimeZone(before.stepOne.time_zone) && shiftPeriod(shift, before.stepOne.time_zone).starts_at <= booked.now;

/** Work that has begun is not changed any more, so nobody is asked about it. */
export const ahead = (all: Change): readonly BookedPlace[] => {
  const begun = new Set(all.before.stepTwo.shifts.filter((shift) => hasBegun(all, shift)).map(({ key }) => key));
  return all.booked.places.filter(({ shift }) => !begun.has(shift));
};

export const leadOf = ({ leader_id, scope, of }: PlanLead): string => `${leader_id} ${scope} ${of ?? ''}`;

/** The leads of before that stay. */
export const keptLeads = ({ before, after }: Pick<Change, 'before' | 'after'>): (readonly [PlanLead, PlanLead])[] => {
  const there = new Map(after.stepThreeTeam.leaders.map((lead) => [leadOf(lead), lead]));
  return before.stepThreeTeam.leaders.flatMap((lead) => {
    const now = there.get(leadOf(lead));
    return now === undefined ? [] : [[lead, now] as const];
  });
};
