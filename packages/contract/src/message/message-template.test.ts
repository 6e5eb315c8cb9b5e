import { templateProblem } from '@proline/domain/message/message-template';
import { MESSAGE_KINDS, TEMPLATE_KINDS } from '@proline/domain/message/message-kind';
import { expect, test } from 'vitest';
import { MESSAGE_TEMPLATES } from './message-template.words.ts';
import { MESSAGE_KIND_WORDS } from './message.words.ts';

test('every template that comes with the program can be filled, in both languages', () => {
  const problems = TEMPLATE_KINDS.flatMap((kind) =>
    (['en', 'ar'] as const).map((language) => templateProblem(kind, MESSAGE_TEMPLATES[kind][language])),
  );
  expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
});

test('each kind has a name of its own, so that nobody changes the wording of another', () => {
  for (const language of ['en', 'ar'] as const) {
    const names = MESSAGE_KINDS.map((kind) => MESSAGE_KIND_WORDS[kind][language]);
    expect(names).toEqual([...new Set(names)]);
  }
});
