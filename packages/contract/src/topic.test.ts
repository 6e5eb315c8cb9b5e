import { expect, test } from 'vitest';
import { PERMISSION_SETS } from '@proline/domain/account/permission';
import { TOPIC_NAMES, type Topic } from './facts.ts';
import { mayReadTopic, isTopic } from './topic.ts';

const readersOf = (topic: Topic) => PERMISSION_SETS.filter((set) => mayReadTopic(topic, set));

test("what is somebody's own is for nobody else, not even for owners", () => {
  expect(TOPIC_NAMES.filter((topic) => readersOf(topic).length === 0)).toEqual(['session', 'notification']);
});

test("only owners hear of admin accounts and of others' jobs", () => {
  expect(readersOf('admin')).toEqual(['owner']);
  expect(readersOf('job')).toEqual(['owner']);
});

test.each(['__proto__', 'constructor', 'toString', '', 'Category'])('%j is no topic', (text) => {
  expect(isTopic(text)).toBe(false);
});
