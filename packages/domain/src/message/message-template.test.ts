import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MESSAGE_KINDS, MESSAGE_PLACEHOLDERS, neededIn, PLACEHOLDERS } from './message-kind.ts';
import { fillTemplate, templateProblem } from './message-template.ts';

describe('a template', () => {
  test.each([
    ['Welcome, {name}.', undefined],
    ['Welcome.', undefined],
    ['Welcome, {iban}.', 'placeholder_unknown'],
    ['Welcome, { name }.', 'placeholder_unknown'],
    ['Welcome, {}.', 'placeholder_unknown'],
    ['Welcome, {name.', 'placeholder_open'],
    ['Welcome, name}.', 'placeholder_open'],
    ['Welcome, {{name}}.', 'placeholder_open'],
  ] as const)('%s', (template, problem) => {
    expect(templateProblem('usher_approved', template)).toBe(problem);
  });

  test('of an interview without its time is of no use', () => {
    expect(templateProblem('interview_planned', 'On {date} at {time}.')).toBeUndefined();
    expect(templateProblem('interview_planned', 'On {date}.')).toBe('placeholder_missing');
  });

  test('a kind’s needed values are among those that it knows', () => {
    for (const kind of MESSAGE_KINDS)
      expect(MESSAGE_PLACEHOLDERS[kind]).toEqual(expect.arrayContaining([...neededIn(kind)]));
  });
});

const text = fc.string({ unit: fc.constantFrom('a', 'ب', ' ', '{', '}', '$&', '\n') });

test('a filled one holds every value as it is, however it is spelled, and no placeholder', () => {
  const parts = fc.array(
    fc.oneof(
      fc.constantFrom('plain', ' and ', 'نص'),
      fc.constantFrom(...PLACEHOLDERS).map((name) => `{${name}}`),
    ),
  );
  fc.assert(
    fc.property(parts, fc.dictionary(fc.constantFrom(...PLACEHOLDERS), text), (made, values) => {
      const expected = made.map((part) => {
        const name = PLACEHOLDERS.find((one) => `{${one}}` === part);
        return name === undefined ? part : (values[name] ?? '');
      });
      expect(fillTemplate(made.join(''), values)).toBe(expected.join(''));
    }),
  );
});

test('one without a problem leaves no brace behind', () => {
  fc.assert(
    fc.property(fc.constantFrom(...MESSAGE_KINDS), text, (kind, template) => {
      fc.pre(templateProblem(kind, template) === undefined);
      expect(fillTemplate(template, {})).not.toMatch(/[{}]/);
    }),
  );
});
