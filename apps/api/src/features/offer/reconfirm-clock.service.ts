import { quietEnd } from '@proline/domain/hiring/offer-time';
import { reconfirmHoursOf } from '@proline/domain/hiring/hiring-settings';
import { hasLapsed } from '@proline/domain/hiring/reconfirm-deadline';
import { z } from 'zod';
import { addJob } from '../../platform/jobs/add-job.ts';
import { defineJob, type ItemRun, type JobKind } from '../../platform/jobs/job-kind.ts';
import { holdAnyEvent } from '../assignment/assigning.service.ts';
import { holdKnown } from '../assignment/plan/plan-changes.service.ts';
import { tellOfWork } from '../assignment/work-message.service.ts';
import { readOffering } from '../settings/settings.service.ts';
import { findUnanswered, readUnanswered, saveLapsed } from './reconfirm-clock.queries.ts';

const EVERY_MINUTES = 5;
/** Any others have their turn five minutes later. */
const PLACES_AT_ONCE = 500;

const params = z.object({ each: z.boolean().default(false) });
type ClockRun = ItemRun<z.output<typeof params>>;
type Offering = Awaited<ReturnType<typeof readOffering>>;

/**
 * Somebody whose work was changed and who does not say in time that it is fine may not come. The place is opened while there is
 * somebody to offer it to; with nobody, a person who may come is better than none.
 */
export const lapseJob: JobKind<typeof params> = defineJob({
  kind: 'reconfirmations.lapse',
  access: 'system',
  params,
  everyMinutes: EVERY_MINUTES,
  runItem: (run) => (run.params.each ? release(run) : find(run)),
});

async function find({ tx }: ClockRun) {
  const offering = await readOffering(tx);
  const hours = reconfirmHoursOf(offering);
  const found = await findUnanswered(tx, hours.before_start, PLACES_AT_ONCE);
  const [first] = found;
  if (!first || !offersGoOut(offering, first.now)) return { due: 0 };
  const items = found
    .filter(({ asked_at, starts_at, now }) => hasLapsed(asked_at, starts_at, now, hours))
    .map(({ id, label_en, label_ar }) => ({ record_id: id, label_en, label_ar }));
  if (items.length > 0) await addJob(tx, { kind: lapseJob, params: { each: true }, created_by: null, items });
  return { due: items.length };
}

/** At night nobody is told that a place is gone, nor asked to take it. */
const offersGoOut = ({ offers_on, quiet_from, quiet_until, time_zone }: Offering, now: Date): boolean =>
  offers_on && quietEnd(now, { from: quiet_from, until: quiet_until, time_zone }) === null;

async function release({ tx, audit, item }: ClockRun) {
  const found = await readUnanswered(tx, item.record_id);
  if (!found) return { released: false };
  const event = await holdAnyEvent(tx, found.event_id);
  // of two at once the second sees whom the first has left to wait
  await holdKnown(tx, [found.id], found.position_ids);
  const held = await readUnanswered(tx, found.id);
  const hours = reconfirmHoursOf(await readOffering(tx));
  if (!held || !hasLapsed(held.asked_at, held.starts_at, held.now, hours)) return { released: false };
  const place = await saveLapsed(tx, held.id);
  if (!place) return { released: false };
  await audit({
    action: 'release',
    entity: 'assignment',
    record_id: held.id,
    person_id: place.usher_id,
    before: { status: 'confirmed' },
    after: { status: 'released', release_reason: 'not_reconfirmed', event: event.title_en, by: 'clock' },
  });
  await tellOfWork(tx, 'work_released', {
    event_id: place.event_id,
    person_id: place.usher_id,
    starts_at: place.starts_at,
    admin_id: null,
  });
  return { released: true };
}
