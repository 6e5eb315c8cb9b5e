import type { z } from 'zod';
import type { FieldErrors } from './refusal.ts';

const MOST_FIELDS = 50;
const LONGEST_NAME = 100;

type Issue = z.core.$ZodIssue;

/** A stable code for programs and translations; zod's English sentences may change with zod. */
const codeOf = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'wrong_type';
    case 'too_small':
      return issue.origin === 'string' ? (issue.minimum === 1 ? 'required' : 'too_short') : 'too_small';
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : 'too_large';
    case 'invalid_format':
      return issue.format === 'email' ? 'invalid_email' : 'invalid_format';
    case 'invalid_value':
      return 'not_allowed';
    case 'unrecognized_keys':
      return 'unknown_field';
    case 'custom':
      return issue.message;
    default:
      return 'invalid';
  }
};

/** `part` is the name under which a problem of the whole input is reported. */
export const fieldErrorsOf = (issues: readonly Issue[], part: string): FieldErrors => {
  const errors = new Map<string, Set<string>>();
  const add = (path: readonly PropertyKey[], code: string) => {
    const name = path.length === 0 ? part : path.map(String).join('.').slice(0, LONGEST_NAME);
    if (errors.has(name) || errors.size < MOST_FIELDS) errors.set(name, (errors.get(name) ?? new Set()).add(code));
  };
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') add(issue.path, codeOf(issue));
    else for (const key of issue.keys) add([...issue.path, key], codeOf(issue));
  }
  return Object.fromEntries([...errors].map(([name, codes]) => [name, [...codes]]));
};
