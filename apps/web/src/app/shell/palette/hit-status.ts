import type { SearchHit } from '@proline/contract/search/search';
import { ADMIN_STATUSES } from '@proline/domain/account/admin-guard';
import { EVENT_STATUSES } from '@proline/domain/event/event-status';
import { TEAM_LEADER_STATUSES } from '@proline/domain/people/team-leader-status';
import { TRANSFER_STATUSES } from '@proline/domain/pay/transfer-status';
import { USHER_STATUSES } from '@proline/domain/people/usher-status';

const known = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** Returns the status of a found record and its text key; null if it has no known status. */
export const statusOfHit = ({ kind, status }: SearchHit) => {
  switch (kind) {
    case 'events':
      return worded('event', known(EVENT_STATUSES, status));
    case 'ushers':
      return worded('usher', known(USHER_STATUSES, status));
    case 'leaders':
      return worded('team_leader', known(TEAM_LEADER_STATUSES, status));
    case 'transfers':
      return worded('transfer', known(TRANSFER_STATUSES, status));
    case 'admins':
      return worded('admin', known(ADMIN_STATUSES, status));
    default:
      return null;
  }
};

const worded = <Entity extends string, Value extends string>(entity: Entity, status: Value | undefined) =>
  status === undefined ? null : { status, key: `${entity}_${status}` as const };
