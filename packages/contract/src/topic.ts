import type { PermissionSet } from '@proline/domain/account/permission';
import { TOPICS, type Topic } from './facts.ts';
import { mayCall } from './frame/access.ts';

export const isTopic = (text: string): text is Topic => Object.hasOwn(TOPICS, text);

/** Whether an admin hears of a change that is for everybody who may read the topic. */
export const mayReadTopic = (topic: Topic, set: PermissionSet): boolean => {
  const { access } = TOPICS[topic];
  return access !== 'own' && mayCall(access, set);
};
