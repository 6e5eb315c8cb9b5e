import { moment } from './copy.ts';
import { DAY_MS } from './days.ts';
import type { EventFrame } from './event-frame.ts';
import type { Office } from './office.ts';
import { Random } from './random.ts';
import type { Tables } from './tables.ts';
import type { Usher } from './ushers.ts';

const REMEMBERED_MS = 60 * DAY_MS;
const MOST_ENTRIES = 2_000;
const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36';

interface Entry {
  readonly at: number;
  readonly admin_id: string;
  readonly action: string;
  readonly entity: string;
  readonly record_id: string;
  readonly before: object | null;
  readonly after: object | null;
}

/** The notable acts of the last two months, as the audit log would have them; bounded, whatever the size. */
export class Journal {
  readonly #entries: Entry[] = [];
  readonly #office: Office;
  readonly #now: number;

  constructor(office: Office, now: number) {
    this.#office = office;
    this.#now = now;
  }

  addUsher({ id, status, changed_at }: Usher): void {
    const actions = {
      approved: 'approve',
      rejected: 'reject',
      blocked: 'block',
      in_interview: 'invite',
      pending: null,
    };
    const before = status === 'blocked' ? 'approved' : status === 'in_interview' ? 'pending' : 'in_interview';
    const action = actions[status];
    if (action)
      this.#note(changed_at, this.#office.admins.recruiter, action, 'usher', id, { status: before }, { status });
  }

  addEvent({ id, created_at, published_at, completed_at, canceled_at }: EventFrame): void {
    const { ops } = this.#office.admins;
    this.#note(created_at, ops, 'create', 'event', id, null, { status: 'draft' });
    if (published_at !== null)
      this.#note(published_at, ops, 'publish', 'event', id, { status: 'draft' }, { status: 'published' });
    if (completed_at !== null)
      this.#note(completed_at, ops, 'complete', 'event', id, { status: 'in_progress' }, { status: 'completed' });
    if (canceled_at !== null) {
      this.#note(
        canceled_at,
        ops,
        'cancel',
        'event',
        id,
        { status: published_at === null ? 'draft' : 'published' },
        { status: 'canceled' },
      );
    }
  }

  #note(
    at: number,
    admin_id: string,
    action: string,
    entity: string,
    record_id: string,
    before: object | null,
    after: object | null,
  ): void {
    if (at < this.#now - REMEMBERED_MS || this.#entries.length >= MOST_ENTRIES) return;
    this.#entries.push({ at, admin_id, action, entity, record_id, before, after });
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
