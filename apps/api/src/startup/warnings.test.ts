import { expect, test } from 'vitest';
import { warningsOf } from './warnings.ts';

const PROXY = expect.stringContaining('TRUST_PROXY') as string;
const DEMO = expect.stringContaining('demo accounts') as string;
const HERE = { host: '127.0.0.1', publicUrl: undefined, trustProxyHops: 0 };
const BEHIND = { ...HERE, publicUrl: 'https://office.agency.example' };

test.each([
  ['this machine only', HERE, true, []],
  ['open to all, without demo data', { ...HERE, host: '0.0.0.0' }, false, []],
  ['open to all, with demo data', { ...HERE, host: '0.0.0.0' }, true, [DEMO]],
  ['behind a proxy', { ...BEHIND, trustProxyHops: 1 }, false, []],
  ['behind a proxy that nobody configured', BEHIND, false, [PROXY]],
  ['the same with demo data', BEHIND, true, [PROXY, DEMO]],
])('warnings: %s', (_case, config, hasDemo, expected) => {
  expect(warningsOf(config, hasDemo)).toEqual(expected);
});
