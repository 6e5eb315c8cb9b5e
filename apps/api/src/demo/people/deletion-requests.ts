import { DELETION_DAYS } from '@proline/domain/people/deletion-clock';
import { moment } from '../engine/copy.ts';
import { DAY_MS, dayIn, HOUR_MS, momentIn } from '../event/days.ts';
import { idAt } from '../engine/ids.ts';
import type { Office } from './office.ts';
import { OFFICE_ZONE } from '../event/places.ts';
import { at, Random } from '../engine/random.ts';
import type { Tables } from '../engine/tables.ts';
import type { Usher } from './ushers.ts';

const MESSAGES = [
  'I have moved abroad and will not work in events any more.',
  'Please delete my photo and my bank details too.',
  'أرغب في حذف حسابي وجميع بياناتي.',
  '',
];
const REFUSALS = [
  'The request came from an address that is not the person’s.',
  'لم يؤكد صاحب الطلب رغبته عند الاتصال به.',
  'Withdrawn by phone the next day.',
];
/** How many days ago the open ones were asked for: fresh ones, one at day 20, one due today, and one that is overdue. */
const OPEN_DAYS = [DELETION_DAYS + 2, DELETION_DAYS, DELETION_DAYS - 1, 20, 12, 5, 2, 0];
const HANDLED = 9;
const REJECTED = HANDLED + OPEN_DAYS.length - 3;
/** Somebody who still works here asks, too; what is owed must be paid first. */
const SERVED_BEFORE = 30;
/** one request comes from an unknown address */
const UNKNOWN = 'somebody.else@example.com';

/** Deletion requests come from some of the rejected people, from one who works here, and from one who is known twice. */
export class DeletionRequests {
  readonly #addresses: string[] = [];
  #twice: string | null = null;
  readonly #served: string[] = [];

  consider({ status, email }: Usher): void {
    if (status === 'rejected' && this.#addresses.length < REJECTED) this.#addresses.push(email);
    if (status === 'approved' && this.#served.length <= SERVED_BEFORE) this.#served.push(email);
    if (status === 'pending' && this.#served.includes(email)) this.#twice = email;
  }

  write(tables: Tables, office: Office, seed: number, now: number): void {
    const random = Random.of(seed, 'deletion requests');
    const notices = Random.of(seed, 'notices of deletion requests');
    const others = [this.#served.at(-1), this.#twice, UNKNOWN].filter((email) => typeof email === 'string');
    const emails = [...this.#addresses, ...others];
    const firstOpen = emails.length - OPEN_DAYS.length;
    for (const [number, email] of emails.entries()) {
      const isOpen = number >= firstOpen;
      const created_at = isOpen
        ? askedAt(random, at(OPEN_DAYS, number - firstOpen), now)
        : now - random.between(40, 200) * DAY_MS;
      const id = idAt(random, created_at);
      const message = random.pick(MESSAGES);
      const status = isOpen ? 'open' : random.chance(0.3) ? 'refused' : 'done';
      // what is carried out keeps neither
      const isKept = status !== 'done';
      tables.rows.deletion_requests.add([
        id,
        isKept ? email : '',
        isKept ? message : '',
        status,
        isOpen ? null : office.admins.recruiter,
        isOpen ? null : moment(created_at + random.between(0.5, 9) * DAY_MS),
        status === 'refused' ? random.pick(REFUSALS) : null,
        moment(created_at),
      ]);
      // admins who handle deletion requests were notified
      for (const admin_id of [office.admins.owner, office.admins.recruiter]) {
        tables.rows.notifications.add([
          idAt(notices, created_at),
          admin_id,
          'deletion_request',
          JSON.stringify({ request_id: id }),
          `/join-requests?tab=deletion&open=${id}`,
          moment(created_at),
          created_at < now - 3 * DAY_MS ? moment(created_at + HOUR_MS) : null,
        ]);
      }
    }
  }
}

/** So many calendar days ago where the office is, during the day; what was asked today, within the last hours. */
function askedAt(random: Random, daysAgo: number, now: number): number {
  const minute = random.whole(8 * 60, 20 * 60);
  return daysAgo === 0
    ? now - random.between(0.1, 2) * HOUR_MS
    : momentIn(OFFICE_ZONE, dayIn(OFFICE_ZONE, now) - daysAgo, minute);
}
