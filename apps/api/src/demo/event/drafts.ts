import { emptyPlan, type EventPlan } from '@proline/domain/event-plan/plan';
import { planForecast } from '@proline/domain/event-plan/money/plan-forecast';
import type { EventDetails } from './event-details.ts';
import type { EventFrame } from './event-frame.ts';
import { planOf, type PlannedTeam } from './event-plan.ts';
import type { DraftStage } from './planned-event.ts';
import type { Line } from '../staffing/positions.ts';
import { at, type Random } from '../engine/random.ts';
import type { Roster } from '../staffing/roster.ts';

/** People per shift. A small city has fewer ushers, so its plans are smaller. */
const LEAST_IN_SHIFT = 10;
export const draftSize = (random: Random, { city }: EventFrame): number =>
  random.whole(LEAST_IN_SHIFT, LEAST_IN_SHIFT + Math.round(city.weight * 1.5));

const ASKED_AHEAD = { invite: 6, apply: 2, first_come: 0 } as const;

/** Ushers who are invited before applications open; an invitation ahead books nobody. */
export function askedAhead(random: Random, frame: EventFrame, { mode }: EventDetails, ushers: Roster): string[] {
  return Array.from({ length: ASKED_AHEAD[mode] }, () =>
    ushers.find(random, {
      event: frame.index,
      city: frame.plan.city,
      active_since: frame.created_at,
      active_until: frame.ends_at,
      female: null,
      english: true,
      needs_account: true,
      free_from: frame.starts_at,
    }),
  ).flatMap((usher) => (usher === null ? [] : [at(ushers.ids, usher)]));
}

/** A plan that is as complete as its stage says. */
export function planOfDraft(
  frame: EventFrame,
  details: EventDetails,
  lines: readonly Line[],
  team: PlannedTeam,
): EventPlan {
  return atStage(planOf(frame, details, lines, team), frame.plan.stage ?? 'no_leader');
}

const OVER_BUDGET = 0.86;

function atStage(plan: EventPlan, stage: DraftStage): EventPlan {
  const empty = emptyPlan(plan.stepOne.time_zone, plan.stepFour.currency);
  switch (stage) {
    case 'ready':
      return plan;
    case 'over_budget': {
      const limit_minor = Math.floor((planForecast(plan).total_minor * OVER_BUDGET) / 100_000) * 100_000;
      return { ...plan, stepFour: { ...plan.stepFour, budget: { kind: 'block', limit_minor } } };
    }
    case 'no_leader':
      return { ...plan, stepThreeTeam: empty.stepThreeTeam };
    case 'zones_overfilled': {
      const { zones, places } = plan.stepThreeZones;
      // the planner counted two people twice
      const [first, ...others] = places;
      const counted = first ? [{ ...first, headcount: first.headcount + 2 }, ...others] : [];
      return { ...plan, stepThreeZones: { zones, places: counted } };
    }
    case 'unfinished':
      return {
        ...plan,
        stepTwo: { ...plan.stepTwo, briefing: '', application_deadline: null },
        stepThreeTeam: empty.stepThreeTeam,
        stepThreeZones: empty.stepThreeZones,
        stepFour: empty.stepFour,
      };
    case 'begun': {
      const { title_en, title_ar, category_id, client_name, city, time_zone } = plan.stepOne;
      return { ...empty, stepOne: { ...empty.stepOne, title_en, title_ar, category_id, client_name, city, time_zone } };
    }
  }
}
