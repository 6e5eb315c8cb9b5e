import { planChange } from '@proline/domain/event-plan/log/plan-log';
import { emptyPlan, type EventPlan } from '@proline/domain/event-plan/plan';
import { moment } from '../engine/copy.ts';
import { DAY_MS, HOUR_MS } from '../event/days.ts';
import type { EventFrame } from '../event/event-frame.ts';
import type { Office } from '../people/office.ts';
import { Random } from '../engine/random.ts';
import type { Tables } from '../engine/tables.ts';
import { decidedBy, type Usher } from '../people/ushers.ts';

const REMEMBERED_MS = 60 * DAY_MS;
const MOST_ENTRIES = 2_000;
const MOST_PEOPLE = 5_000;
const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36';

interface Entry {
  readonly at: number;
  readonly admin_id: string | null;
  readonly action: string;
  readonly entity: string;
  readonly record_id: string;
  readonly before: object | null;
  readonly after: object | null;
}

interface Lead {
  readonly id: string;
  readonly since: number;
  readonly approved_at: number | null;
  readonly turned_down_at: number | null;
}

/** What the status moves of an event did. */
interface EventEffects {
  readonly steps: EventPlan;
  readonly saved_at: number;
  readonly places?: number;
  readonly shifts?: number;
  readonly leaders?: number;
  readonly applications_expired?: number;
  readonly transfers?: number;
  readonly ushers_released?: number;
  readonly leads_released?: number;
  readonly reason?: string | null;
}

/** Audit entries for notable acts of the last two months, and for what became of people; their number is bounded, whatever the size. */
export class Journal {
  readonly #entries: Entry[] = [];
  readonly #office: Office;
  readonly #now: number;
  #acts = 0;
  #people = 0;

  constructor(office: Office, now: number) {
    this.#office = office;
    this.#now = now;
  }

  /** What became of somebody is remembered for good: it is the history on their page. */
  addUsher(usher: Usher): void {
    const { id, status, changed_at, approved_at } = usher;
    if (status === 'pending' || this.#people >= MOST_PEOPLE) return;
    this.#people += 1;
    const by = decidedBy(this.#office, usher);
    const note = (at: number, action: string, before: string, after: string) =>
      this.#keep({
        ...{ at, admin_id: by, action, entity: 'usher', record_id: id },
        ...{ before: { status: before }, after: { status: after } },
      });
    if (approved_at !== null) note(approved_at, 'approve', 'in_interview', 'approved');
    if (status === 'blocked') note(changed_at, 'block', 'approved', status);
    if (status === 'rejected') note(changed_at, 'reject', 'in_interview', status);
    if (status === 'in_interview') note(changed_at, 'invite', 'pending', status);
  }

  /** How somebody came to lead: by a second hat, or entered as a leader. */
  addLeader({ id, since, approved_at, turned_down_at }: Lead, came: 'promote' | 'create'): void {
    if (this.#people >= MOST_PEOPLE) return;
    this.#people += 1;
    const of = { admin_id: this.#office.admins.recruiter, entity: 'team_leader', record_id: id };
    const pending = { status: 'pending' };
    this.#keep({ ...of, at: since, action: came, before: null, after: pending });
    if (approved_at !== null)
      this.#keep({ ...of, at: approved_at, action: 'approve', before: pending, after: { status: 'approved' } });
    if (turned_down_at !== null)
      this.#keep({ ...of, at: turned_down_at, action: 'turn_down', before: pending, after: pending });
  }

  addEvent(frame: EventFrame, { steps, saved_at, reason = null, ...made }: EventEffects): void {
    const { id, created_at, published_at, starts_at, completed_at, canceled_at } = frame;
    const { ops } = this.#office.admins;
    const { places, shifts, leaders, applications_expired, transfers, ushers_released, leads_released } = made;
    const note = (at: number, action: string, before: string | null, after: object, by: string | null = ops) =>
      this.#note(at, by, action, 'event', id, before === null ? null : { status: before }, after);
    this.#addPlan(id, steps, created_at, Math.max(created_at, saved_at - HOUR_MS));
    if (published_at !== null) note(published_at, 'publish', 'draft', { status: 'published', places, shifts, leaders });
    if (frame.plan.status === 'in_progress' || completed_at !== null) {
      const effects = { by: 'clock', applications_expired, invitations_expired: 0 };
      note(starts_at, 'start', 'published', { status: 'in_progress', ...effects }, null);
    }
    if (completed_at !== null) note(completed_at, 'complete', 'in_progress', { status: 'completed', transfers });
    if (canceled_at !== null) {
      const before = published_at === null ? 'draft' : 'published';
      const effects = { applications_expired, ushers_released, leads_released };
      note(canceled_at, 'cancel', before, { status: 'canceled', reason, ...effects });
    }
  }

  /** What the first step said, and then the rest, as the wizard saves it. */
  #addPlan(id: string, steps: EventPlan, created_at: number, saved_at: number): void {
    if (!this.#isRemembered(saved_at)) return;
    const { ops } = this.#office.admins;
    const empty = emptyPlan(steps.stepOne.time_zone, steps.stepFour.currency);
    const begun = { ...empty, stepOne: steps.stepOne };
    this.#note(created_at, ops, 'create', 'event', id, null, planChange(empty, begun).after);
    const { before, after } = planChange(begun, steps);
    this.#note(saved_at, ops, 'save_plan', 'event', id, before, after);
  }

  #isRemembered(at: number): boolean {
    return at >= this.#now - REMEMBERED_MS && this.#acts < MOST_ENTRIES;
  }

  #note(
    at: number,
    admin_id: string | null,
    action: string,
    entity: string,
    record_id: string,
    before: object | null,
    after: object | null,
  ): void {
    if (!this.#isRemembered(at)) return;
    this.#acts += 1;
    this.#keep({ at, admin_id, action, entity, record_id, before, after });
  }

  #keep(entry: Entry): void {
    this.#entries.push(entry);
  }

  write(tables: Tables, seed: number): void {
    const random = Random.of(seed, 'journal');
    for (const entry of this.#entries.toSorted((a, b) => a.at - b.at)) {
      tables.rows.audit_log.add([
        moment(entry.at),
        entry.admin_id,
        entry.action,
        entry.entity,
        entry.record_id,
        entry.before && JSON.stringify(entry.before),
        entry.after && JSON.stringify(entry.after),
        `demo-${random.bits().toString(36)}`,
        `10.20.0.${random.whole(10, 40)}`,
        BROWSER,
      ]);
    }
  }
}
