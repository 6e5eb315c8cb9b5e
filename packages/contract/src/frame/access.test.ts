import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayDo, PERMISSION_SETS, PERMISSIONS } from '@proline/domain/account/permission';
import { mayCall } from './access.ts';

const permission = fc.constantFrom(...PERMISSIONS);

test('anybody may call what is public', () => {
  for (const set of [null, ...PERMISSION_SETS]) expect(mayCall('public', set)).toBe(true);
});

test('nobody who is not signed in may call anything else', () => {
  expect(mayCall('signed_in', null)).toBe(false);
  fc.assert(fc.property(permission, (wanted) => !mayCall(wanted, null)));
});

test('no admin may call what is for the staff', () => {
  for (const set of [null, ...PERMISSION_SETS])
    for (const access of ['staff', 'joiner'] as const) expect(mayCall(access, set)).toBe(false);
});

test('who is signed in may call what his set allows', () => {
  for (const set of PERMISSION_SETS) expect(mayCall('signed_in', set)).toBe(true);
  fc.assert(
    fc.property(
      permission,
      fc.constantFrom(...PERMISSION_SETS),
      (wanted, set) => mayCall(wanted, set) === mayDo(set, wanted),
    ),
  );
});
