import { templateProblem } from '@proline/domain/message/message-template';
import { TEMPLATE_KINDS } from '@proline/domain/message/message-kind';
import { expect, test } from 'vitest';
import { MESSAGE_TEMPLATES } from './message-template.words.ts';

test('every template that comes with the program can be filled, in both languages', () => {
  const problems = TEMPLATE_KINDS.flatMap((kind) =>
    (['en', 'ar'] as const).map((language) => templateProblem(kind, MESSAGE_TEMPLATES[kind][language])),
  );
  expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
});
