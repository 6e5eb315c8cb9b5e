import { moment } from '../engine/copy.ts';
import { DAY_MS, HOUR_MS } from '../event/days.ts';
import { idAt } from '../engine/ids.ts';
import type { Office } from './office.ts';
import { Random } from '../engine/random.ts';
import type { Tables } from '../engine/tables.ts';
import type { Usher } from './ushers.ts';

const MESSAGES = [
  'I have moved abroad and will not work in events any more.',
  'Please delete my photo and my bank details too.',
  'أرغب في حذف حسابي وجميع بياناتي.',
  '',
];
const OPEN = 3;
const HANDLED = 9;

/** Deletion requests come from some of the rejected people. */
export class DeletionRequests {
  readonly #addresses: string[] = [];

  consider({ status, email }: Usher): void {
    if (status === 'rejected' && this.#addresses.length < OPEN + HANDLED - 1) this.#addresses.push(email);
  }

  write(tables: Tables, office: Office, seed: number, now: number): void {
    const random = Random.of(seed, 'deletion requests');
    const notices = Random.of(seed, 'notices of deletion requests');
    // one request comes from an unknown address
    [...this.#addresses, 'somebody.else@example.com'].forEach((email, number) => {
      const isOpen = number >= this.#addresses.length + 1 - OPEN;
      const created_at = now - (isOpen ? random.between(0.2, 6) : random.between(12, 200)) * DAY_MS;
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
          isOpen ? null : moment(created_at + HOUR_MS),
        ]);
      }
    });
  }
}
