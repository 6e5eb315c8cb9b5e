import { expect, test } from 'vitest';
import { shortBy } from './fill-funnel.ts';

const role = (free: number) => ({
  funnel: [
    { by: 'city' as const, left: 240 },
    { by: 'role' as const, left: 31 },
    { by: 'languages' as const, left: 2 },
  ],
  free,
});

test.each([
  ['the city has too few', 241, 'city'],
  ['too few do the role', 32, 'role'],
  ['too few speak the language', 3, 'languages'],
  ['those who could are busy', 2, 'busy'],
  ['enough', 1, undefined],
] as const)('%s', (_, needed, by) => expect(shortBy(role(1), needed)).toBe(by));
