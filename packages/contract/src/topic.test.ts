import { expect, test } from 'vitest';
import { PERMISSION_SETS } from '@proline/domain/account/permission';
import { TOPIC_NAMES, type Topic } from './facts.ts';
import { hearsTopic, isTopic } from './topic.ts';

const heardBy = (topic: Topic) => PERMISSION_SETS.filter((set) => hearsTopic(topic, set));

test("what is somebody's own is for nobody else, not even for owners", () => {
  expect(TOPIC_NAMES.filter((topic) => heardBy(topic).length === 0)).toEqual(['session', 'notification']);
});

test("only owners hear of admin accounts and of others' jobs", () => {
  expect(heardBy('admin')).toEqual(['owner']);
  expect(heardBy('job')).toEqual(['owner']);
});

test.each(['__proto__', 'constructor', 'toString', '', 'Category'])('%j is no topic', (text) => {
  expect(isTopic(text)).toBe(false);
});
