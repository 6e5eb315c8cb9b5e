import { refuseAssigning, takesStaff } from '@proline/domain/assignment/assigning';
import { clockHours } from '@proline/domain/hiring/candidate';
import { matchFor, type KnownCandidate, type MatchFrame } from '@proline/domain/hiring/candidate-match';
import { answerMinutes, lateOfferTime, offerTime } from '@proline/domain/hiring/offer-time';
import { canBeChosen, canTake, suitabilityOf } from '@proline/domain/hiring/suitability';
import { Refusal } from '../../platform/http/refusal.ts';
import { behindSavepoint } from '../../platform/postgres/savepoint.ts';
import { notify } from '../../platform/writing/notify.ts';
import {
  assignFactsOf,
  bookPlaces,
  holdBoth,
  holdAnyEvent,
  holdPlace,
  type Giver,
} from '../assignment/assigning.service.ts';
import { promote } from '../assignment/reserve.service.ts';
import { leftForGenders, matchFrameOf, readHiringFrame, type HiringFrame } from '../hiring/hiring-frame.service.ts';
import { readCandidates } from '../hiring/people-facts.service.ts';
import { readAttendanceRules, readOffering } from '../settings/settings.service.ts';
import {
  findEventOfOpening,
  findReserves,
  findTaken,
  findWaiting,
  holdWaiting,
  saveDueAt,
  saveEnded,
  saveOffered,
  tellDesk,
  wasTold,
  type EventHolder,
  type OpeningCause,
  type Outcome,
  type WaitingOpening,
} from './offer.queries.ts';

type Event = Awaited<ReturnType<typeof holdAnyEvent>>;
type Step = Outcome | 'offered' | 'later' | 'gone';

/** What becomes of one open place now: a reserve gets it, the best of the waitlist is asked, or the chain ends. */
export async function continueChain(giver: Giver, id: string): Promise<Step> {
  const { tx } = giver;
  const event_id = await findEventOfOpening(tx, id);
  if (event_id === undefined) return 'gone';
  const event = await holdAnyEvent(tx, event_id);
  const opening = await holdWaiting(tx, id);
  if (!opening) return 'gone';
  const offering = await readOffering(tx);
  if (!takesStaff(event.status)) return end(giver, event, opening, 'closed');
  if (!offering.offers_on) return end(giver, event, opening, 'off');
  if (opening.is_stopped) return end(giver, event, opening, 'stopped');
  if (opening.places_left <= 0) return end(giver, event, opening, 'taken');
  const { quiet_from: from, quiet_until: until, time_zone } = offering;
  const rules = await readAttendanceRules(tx);
  const { now, starts_at, ends_at } = opening;
  const quiet = { from, until, time_zone };
  const minutes = answerMinutes(now, starts_at, offering.offer_minutes, rules);
  const time = starts_at > now ? offerTime(now, starts_at, minutes, quiet) : lateOfferTime(now, ends_at, rules, quiet);
  if (time.when === 'too_late') return end(giver, event, opening, 'too_late');
  if (time.when === 'later') {
    await saveDueAt(tx, id, time.at);
    await tellDesk(tx, event.id);
    return 'later';
  }
  return fill(giver, event, opening, time.expires_at);
}

async function fill(giver: Giver, event: Event, opening: WaitingOpening, expires_at: Date): Promise<Step> {
  const frame = await readHiringFrame(giver.tx, event.id);
  if (frame === undefined) return end(giver, event, opening, 'closed');
  const taken = await findTaken(giver.tx, event.id);
  const judge = await judgeOf(giver.tx, frame, opening, taken);
  for (const { assignment_id } of await judge.reserves()) {
    const done = await tried(giver, () => promote({ ...giver, id: assignment_id, replaces: opening.left_by }));
    if (done) return end(giver, event, opening, 'promoted');
  }
  for (const { usher_id, application_id } of await judge.waiting()) {
    const done = await tried(giver, () =>
      offer(giver, opening, { event_id: event.id, usher_id, application_id, expires_at }),
    );
    if (done) {
      await note(giver, event, opening, 'make_offer', { expires_at: expires_at.toISOString() });
      return 'offered';
    }
  }
  return end(giver, event, opening, 'nobody_left');
}

/** False: it was refused, so that the next one has a turn. What was held for it is let go, or the next would be held in another order than by hand. */
const tried = async ({ tx }: Giver, doing: () => Promise<unknown>): Promise<boolean> =>
  !((await behindSavepoint(tx, doing)) instanceof Refusal);

type Offer = {
  readonly event_id: string;
  readonly usher_id: string;
  readonly application_id: string;
  readonly expires_at: Date;
};

const AS_INVITED = { status: 'invited', reserve: false } as const;

async function offer(giver: Giver, { id, position_id, left_by }: WaitingOpening, wanted: Offer): Promise<void> {
  const { event_id, usher_id, application_id, expires_at } = wanted;
  const held = await holdBoth(giver.tx, event_id, usher_id);
  const position = await holdPlace(giver.tx, usher_id, position_id);
  if (!position) throw new Refusal('not_found');
  const refusal = refuseAssigning(assignFactsOf(held, position), AS_INVITED);
  if (refusal !== null) throw new Refusal(refusal);
  await saveOffered(giver.tx, id);
  await bookPlaces(giver, held, {
    ...AS_INVITED,
    position_ids: [position_id],
    expires_at,
    application_id,
    origin: 'offer',
    opening_id: id,
    replaces: left_by,
  });
}

type Found = { readonly usher_id: string; readonly since: Date };
export type JudgedPlace = Omit<
  WaitingOpening,
  'cause' | 'left_by' | 'role' | 'places_left' | 'offers_made' | 'is_stopped' | 'now'
>;

/** Reserves and people of the waitlist who suit the place at this moment, the best match first. */
export async function judgeOf(
  tx: Giver['tx'],
  hiring: HiringFrame,
  opening: JudgedPlace,
  { holders, places }: { holders: readonly EventHolder[]; places: number },
) {
  const of = (wanted: string) => holders.filter(({ reserve, gender }) => !reserve && gender === wanted).length;
  const taken = { female: of('female'), male: of('male') };
  const frame = await matchFrameOf(tx, hiring, leftForGenders(hiring.requirements, places, taken));
  const { starts_at, ends_at, work_date, minutes, type_id } = opening;
  const work = { event_id: hiring.event.id, starts_at, ends_at, work_date, minutes };
  const place = { work, type_id, hours: clockHours(work, hiring.event.time_zone) };
  const ranked = async <One extends Found>(
    found: readonly One[],
    suits: (person: KnownCandidate, frame: MatchFrame) => boolean,
  ): Promise<One[]> => {
    const people = await readCandidates(tx, hiring, {
      ids: found.map(({ usher_id }) => usher_id),
      shifts: [work],
      invited: (id) => holders.filter(({ usher_id, invited }) => usher_id === id && invited),
    });
    const tenths = new Map(
      people
        .filter((person) => suits(person, frame))
        .map((person) => [person.id, matchFor(frame, person, [place]).tenths]),
    );
    return found
      .filter(({ usher_id }) => tenths.has(usher_id))
      .sort(
        (a, b) =>
          (tenths.get(b.usher_id) ?? 0) - (tenths.get(a.usher_id) ?? 0) || a.since.getTime() - b.since.getTime(),
      );
  };
  return {
    // standing by is booked time, which must not speak against the place itself
    reserves: async () =>
      ranked(await findReserves(tx, opening.position_id), (person, { event }) =>
        canTake(suitabilityOf({ ...person, booked: person.booked.filter((one) => !isSame(one, work)) }, place, event)),
      ),
    waiting: async () =>
      ranked(await findWaiting(tx, opening), (person, { event }) => canBeChosen(suitabilityOf(person, place, event))),
  };
}

type Times = { readonly event_id: string; readonly starts_at: Date };
const isSame = (one: Times, other: Times): boolean =>
  one.event_id === other.event_id && one.starts_at.getTime() === other.starts_at.getTime();

/** What the event's history says; nobody is named there. */
const note = (
  { audit }: Giver,
  event: Event,
  { role, starts_at }: WaitingOpening,
  action: 'make_offer' | 'end_offers',
  after: Readonly<Record<string, unknown>>,
) =>
  audit({
    action,
    entity: 'event',
    record_id: event.id,
    after: { role, starts_at: starts_at.toISOString(), ...after },
  });

const BY_HAND: ReadonlySet<OpeningCause> = new Set(['released', 'moved', 'asked', 'added']);

/** Ends that leave a place open. */
const LEAVES_OPEN: ReadonlySet<Outcome> = new Set(['nobody_left', 'too_late']);

async function end(giver: Giver, event: Event, opening: WaitingOpening, outcome: Outcome): Promise<Outcome> {
  const { tx } = giver;
  await saveEnded(tx, opening.id, outcome);
  await tellDesk(tx, event.id);
  const { cause, offers_made } = opening;
  if (outcome === 'promoted') await note(giver, event, opening, 'end_offers', { outcome });
  // whoever has taken a place back by hand knows that it is open
  const isNews = offers_made > 0 || !BY_HAND.has(cause);
  if (!LEAVES_OPEN.has(outcome) || !isNews) return outcome;
  await note(giver, event, opening, 'end_offers', { outcome, offers_made });
  const link = `/hiringUshers/${event.id}`;
  if (!(await wasTold(tx, 'offers_ended', link)))
    await notify(tx, {
      kind: 'offers_ended',
      params: { event_id: event.id, title_en: event.title_en, title_ar: event.title_ar },
      link,
      to: { permission: 'assignments.write' },
    });
  return outcome;
}
