import type { EventPlan, PlanProblemCode, PlanStep } from '../event-plan/plan.ts';

/**
 * Free: changed at once. Guarded: those it concerns are named in numbers before it is confirmed; then they are told and asked
 * to reconfirm. Fixed: refused.
 */
export const CHANGE_CLASSES = ['free', 'guarded', 'fixed'] as const;
export type ChangeClass = (typeof CHANGE_CLASSES)[number];

/** What happens to a field, or to one part of it. `set`: another value, and nobody is booked on it. */
export const CHANGE_WAYS = ['set', 'added', 'moved', 'removed', 'up', 'down', 'below_booked', 'begun'] as const;
export type ChangeWay = (typeof CHANGE_WAYS)[number];

type FieldOf<Step extends PlanStep> = `${Step}.${keyof EventPlan[Step] & string}`;
export type PlanField = { readonly [Step in PlanStep]: FieldOf<Step> }[PlanStep];

type ByWay = Readonly<Partial<Record<ChangeWay, ChangeClass>>>;

/** For whoever is booked, pay and what goes with it may become better, never worse. */
const BETTER_WHEN_MORE = { set: 'free', up: 'guarded', down: 'fixed' } as const;
const BETTER_WHEN_LESS = { set: 'free', up: 'fixed', down: 'guarded' } as const;

/** What may be changed once an event is published. See docs/assumptions.md#changing-a-published-event */
export const CHANGE_RULES = {
  'stepOne.title_en': 'free',
  'stepOne.title_ar': 'free',
  'stepOne.category_id': 'free',
  'stepOne.client_name': 'free',
  'stepOne.description_en': 'free',
  'stepOne.description_ar': 'free',
  'stepOne.cover_id': 'free',
  'stepOne.venue': 'guarded',
  'stepOne.address': 'guarded',
  'stepOne.city': 'guarded',
  'stepOne.pin': 'guarded',
  'stepOne.starts': 'guarded',
  'stepOne.ends': 'guarded',
  'stepOne.time_zone': 'guarded',
  'stepOne.contact_name': 'free',
  'stepOne.contact_phone': 'free',
  'stepTwo.shifts': { added: 'free', moved: 'guarded', removed: 'guarded', begun: 'fixed' },
  'stepTwo.requirements': 'free',
  'stepTwo.uniform': 'free',
  'stepTwo.briefing': 'free',
  'stepTwo.application_deadline': 'free',
  'stepThree.needs': { up: 'free', down: 'guarded', below_booked: 'fixed' },
  'stepThree.hiring_mode': 'free',
  'stepThree.reserve_percent': 'free',
  'stepThreeTeam.leaders': { added: 'free', removed: 'free', up: 'guarded', down: 'fixed' },
  // they were invited when it was published; others are invited where places are filled
  'stepThreeTeam.invited': 'fixed',
  'stepThreeTeam.excluded': 'free',
  'stepThreeZones.zones': 'free',
  'stepThreeZones.places': { set: 'free', below_booked: 'fixed' },
  'stepFour.currency': 'fixed',
  'stepFour.pay': BETTER_WHEN_MORE,
  'stepFour.leader_rate_minor': BETTER_WHEN_MORE,
  'stepFour.overtime_percent': BETTER_WHEN_MORE,
  'stepFour.night': BETTER_WHEN_MORE,
  'stepFour.paid_breaks': BETTER_WHEN_MORE,
  'stepFour.allowances': BETTER_WHEN_MORE,
  'stepFour.late_deduction_minor': BETTER_WHEN_LESS,
  'stepFour.late_grace_minutes': BETTER_WHEN_MORE,
  'stepFour.no_show_deduction_minor': BETTER_WHEN_LESS,
  'stepFour.budget': 'free',
} as const satisfies Readonly<Record<PlanField, ChangeClass | ByWay>>;

/** A way that the table does not know of a field cannot happen to it: refused. */
export const changeClassOf = (field: PlanField, way: ChangeWay): ChangeClass => {
  const rule: ChangeClass | ByWay = CHANGE_RULES[field];
  return typeof rule === 'string' ? rule : (rule[way] ?? 'fixed');
};

/** The class of the whole field, for its mark in the form: what depends on the change has none. */
export const fieldClass = (field: PlanField): ChangeClass | null => {
  const rule: ChangeClass | ByWay = CHANGE_RULES[field];
  return typeof rule === 'string' ? rule : null;
};

/** How a refused change is named at its field. */
export const refusalOf = (way: ChangeWay): PlanProblemCode => {
  if (way === 'begun') return 'shift_begun';
  if (way === 'below_booked') return 'headcount_below_booked';
  return way === 'up' || way === 'down' ? 'worse_for_booked' : 'fixed_once_published';
};
