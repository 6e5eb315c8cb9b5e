import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const AGENTS = {
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36':
    'Chrome Windows',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0':
    'Edge Windows',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1':
    'Safari iPhone',
  'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36':
    'Samsung Internet Android',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0': 'Firefox macOS',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36':
    'Chrome Linux',
  'curl/8.9.1': 'null null',
};

test('the browser and the system of a user agent', () => {
  const said = Object.keys(AGENTS).map((agent) => {
    const { browser, system } = deviceOf(agent);
    return [agent, `${browser} ${system}`];
  });
  expect(Object.fromEntries(said)).toEqual(AGENTS);
  expect(deviceOf(null)).toEqual({ browser: null, system: null });
});
