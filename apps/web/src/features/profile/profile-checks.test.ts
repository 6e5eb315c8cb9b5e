import { changePassword, changeProfile } from '@proline/contract/profile/profile';
import { expect, test } from 'vitest';
import { checkPasswordChange, nameProblem } from './profile-checks.ts';

test('the name field refuses exactly what the server would refuse', () => {
  for (const name of ['', '  ', 'Sara', ' سارة ', 'x'.repeat(120), 'x'.repeat(121), 'a\nb', 'a\u202Eb']) {
    expect([name, nameProblem(name) === undefined]).toEqual([
      name,
      changeProfile.body?.safeParse({ version: 1, name }).success,
    ]);
  }
});

test('and so do the password fields', () => {
  const passwords = ['', 'x', 'seven77', 'eight888', 'x'.repeat(128), 'x'.repeat(129), 'bell\u0007bell'];
  for (const current_password of passwords) {
    for (const new_password of passwords) {
      const problems = Object.values(checkPasswordChange({ current_password, new_password })).filter(Boolean);
      const { success } = changePassword.body?.safeParse({ current_password, new_password }) ?? {};
      expect([current_password, new_password, problems.length === 0]).toEqual([
        current_password,
        new_password,
        success,
      ]);
    }
  }
});
