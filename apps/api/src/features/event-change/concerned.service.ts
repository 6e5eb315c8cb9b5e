import type { ChangeEffects } from '@proline/domain/event-change/change-effects';
import type { MessageKind } from '@proline/domain/message/message-kind';
import { sql } from 'kysely';
import type { Giver } from '../assignment/assigning.service.ts';
import { tellOfWork } from '../assignment/work-message.service.ts';
import { tellPeople } from '../message/outbox.service.ts';
import { findNamedPlaces, type NamedPlace } from './booked.queries.ts';
import { askAgain, endRuledOut, findEventNamed, findPlaceTimes, releasePlaces } from './reconfirm.queries.ts';

type By = Giver & { readonly event_id: string };

/** Ends the places that the change takes away. Before it, so that nobody overlaps with themselves. */
export async function releaseConcerned(by: By, { removed, clashing }: ChangeEffects): Promise<void> {
  const gone = await findNamedPlaces(by.tx, [...removed, ...clashing]);
  const isRemoved = new Set(removed);
  const reasonOf = ({ id }: NamedPlace) => (isRemoved.has(id) ? 'shift_removed' : 'times_changed');
  await releasePlaces(by.tx, removed, 'shift_removed');
  await releasePlaces(by.tx, clashing, 'times_changed');
  await by.audit(
    ...gone.map((place) => ({
      action: 'release' as const,
      entity: 'assignment' as const,
      record_id: place.id,
      person_id: place.usher.id,
      before: { status: place.status, role: place.role, starts_at: place.starts_at.toISOString() },
      after: { status: 'released', release_reason: reasonOf(place) },
    })),
  );
  for (const [kind, places] of Map.groupBy(gone, (place) =>
    isRemoved.has(place.id) ? ('work_released' as const) : ('work_clashed' as const),
  ))
    await tellOnce(
      by,
      kind,
      places.map(({ usher, starts_at }) => ({ person_id: usher.id, starts_at })),
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

async function tell(by: By, kind: MessageKind, people: readonly string[], starts_at: Date | null): Promise<void> {
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

type LeadersChanged = { readonly come: readonly string[]; readonly go: readonly string[] };

export async function tellLeaders(by: By, { leaders_told }: ChangeEffects, { come, go }: LeadersChanged) {
  await tell(by, 'chosen_to_lead', come, null);
  await tell(by, 'lead_released', go, null);
  await tell(
    by,
    'lead_changed',
    leaders_told.filter((id) => !come.includes(id) && !go.includes(id)),
    null,
  );
}
