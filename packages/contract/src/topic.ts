import type { PermissionSet } from '@proline/domain/account/permission';
import { mayCall, type Access } from './frame/access.ts';

/**
 * What can change, and who hears of it. A topic is the `entity` of the audit entry: a write that names none of these
 * does not compile, so no change can be forgotten. 'own': only the person whom it concerns.
 */
export const TOPICS = {
  admin: 'admins.read',
  session: 'own',
  deletion_request: 'join_requests.read',
  category: 'events.read',
  type: 'events.read',
  settings: 'signed_in',
  saved_view: 'signed_in',
  file: 'signed_in',
  event: 'events.read',
  usher: 'ushers.read',
  team_leader: 'leaders.read',
  application: 'applications.read',
  transfer: 'transfers.read',
  /** its starter, besides */
  job: 'admins.write',
  notification: 'own',
} as const satisfies Readonly<Record<string, Access | 'own'>>;

export type Topic = keyof typeof TOPICS;

export const isTopic = (text: string): text is Topic => Object.hasOwn(TOPICS, text);

/** Whether an admin hears of a change that is for everybody who may read the topic. */
export const hearsTopic = (topic: Topic, set: PermissionSet): boolean => {
  const access = TOPICS[topic];
  return access !== 'own' && mayCall(access, set);
};
