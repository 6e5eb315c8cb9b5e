import type { ChangePreview, ReleasedByChange } from '@proline/contract/event-change/event-change';
import type { PlanSteps } from '@proline/contract/event-plan/plan-steps';
import type { ChangeEffects } from '@proline/domain/event-change/change-effects';
import { leadPeriod } from '@proline/domain/event-plan/team/lead-period';
import type { MessageKind } from '@proline/domain/message/message-kind';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import type { Giver } from '../assignment/assigning.service.ts';
import { tellOfWork } from '../assignment/work-message.service.ts';
import { tellPeople } from '../message/outbox.service.ts';
import { findNamedLeaders, findNamedPlaces } from './booked.queries.ts';
import type { Foreseen } from './foresee.service.ts';
import { askAgain, endRuledOut, findEventNamed, findPlaceTimes, releasePlaces } from './reconfirm.queries.ts';

export type By = Giver & { readonly event_id: string };

const goneIn = ({ removed, lost }: ChangeEffects): string[] => [...removed, ...lost.map(({ id }) => id)];

/** Why each place is taken away. */
const reasonsIn = ({ lost }: ChangeEffects): ((id: string) => ReleasedByChange) => {
  const reasons = new Map(lost.map(({ id, reason }) => [id, reason]));
  return (id) => reasons.get(id) ?? 'shift_removed';
};

/** Who would lose a place or a lead, by name. */
export async function showReleased(
  db: Kysely<Database>,
  before: PlanSteps,
  { effects, leads_lost }: Pick<Foreseen, 'effects' | 'leads_lost'>,
): Promise<ChangePreview['released']> {
  const reasonOf = reasonsIn(effects);
  const places = await findNamedPlaces(db, goneIn(effects));
  const leaders = await findNamedLeaders(
    db,
    leads_lost.map(({ leader_id }) => leader_id),
  );
  return [
    ...places.map(({ id, person, starts_at }) => ({
      person,
      as: 'usher' as const,
      reason: reasonOf(id),
      starts_at: starts_at.toISOString(),
    })),
    ...leaders.flatMap((person) => {
      const lead = leads_lost.find(({ leader_id }) => leader_id === person.id);
      const period = lead && leadPeriod(before, lead);
      if (!period) return [];
      const starts_at = period.starts_at.toISOString();
      return [{ person, as: 'team_leader' as const, reason: 'times_changed' as const, starts_at }];
    }),
  ];
}

/** Ends the places that the change takes away. Before it, so that nobody overlaps with themselves. */
export async function releaseConcerned(by: By, effects: ChangeEffects): Promise<void> {
  const reasonOf = reasonsIn(effects);
  const gone = await findNamedPlaces(by.tx, goneIn(effects));
  for (const [reason, ids] of Map.groupBy(goneIn(effects), reasonOf)) await releasePlaces(by.tx, ids, reason);
  await by.audit(
    ...gone.map((place) => ({
      action: 'release' as const,
      entity: 'assignment' as const,
      record_id: place.id,
      person_id: place.person.id,
      before: { status: place.status, role: place.role, starts_at: place.starts_at.toISOString() },
      after: { status: 'released', release_reason: reasonOf(place.id) },
    })),
  );
  for (const [kind, places] of Map.groupBy(gone, ({ id }) =>
    reasonOf(id) === 'shift_removed' ? ('work_released' as const) : ('work_clashed' as const),
  ))
    await tellOnce(
      by,
      kind,
      places.map(({ person, starts_at }) => ({ person_id: person.id, starts_at })),
    );
}

/** Tells everybody whose place has changed; whoever had confirmed is asked to do so again. */
export async function askConcerned(by: By, { asked, told }: ChangeEffects): Promise<void> {
  const { tx, audit, admin_id } = by;
  await askAgain(tx, asked);
  await audit(
    ...(await findPlaceTimes(tx, asked)).map(({ id, person_id, starts_at }) => ({
      action: 'ask_to_reconfirm' as const,
      entity: 'assignment' as const,
      record_id: id,
      person_id,
      after: { starts_at: starts_at.toISOString() },
    })),
  );
  await tellOnce(by, 'work_changed', await findPlaceTimes(tx, asked));
  await tellOnce(by, 'work_moved', await findPlaceTimes(tx, told));
  for (const { id, event_id, usher_id, starts_at } of await endRuledOut(tx, asked)) {
    await audit({
      action: 'release',
      entity: 'assignment',
      record_id: id,
      person_id: usher_id,
      before: { status: 'invited' },
      after: { status: 'released' },
    });
    await tellOfWork(tx, 'work_released', { event_id, person_id: usher_id, starts_at, admin_id });
  }
}

type Told = { readonly person_id: string; readonly starts_at: Date };

/** Each of them once, with the first of the shifts that it is about. */
async function tellOnce(by: By, kind: MessageKind, places: readonly Told[]): Promise<void> {
  const first = new Map<string, Date>();
  for (const { person_id, starts_at } of places.toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime()))
    if (!first.has(person_id)) first.set(person_id, starts_at);
  for (const [begins, people] of Map.groupBy(first, ([, starts_at]) => starts_at.getTime()))
    await tell(
      by,
      kind,
      people.map(([person_id]) => person_id),
      new Date(begins),
    );
}

/** Of the event at this moment, as it begins unless another start is named. */
export async function tell(
  by: By,
  kind: MessageKind,
  people: readonly string[],
  starts_at: Date | null,
): Promise<void> {
  if (people.length === 0) return;
  const event = await findEventNamed(by.tx, by.event_id);
  await tellPeople(by.tx, sql`select unnest(${[...people]}::uuid[]) as person_id`, {
    kind,
    params: { ...event, starts_at: (starts_at ?? event.starts_at)?.toISOString() ?? null },
    cause: 'event',
    cause_id: by.event_id,
    created_by: by.admin_id,
  });
}
