import { expect, test } from 'vitest';
import { readDemoArguments } from './demo-arguments.ts';
import { progressBar } from './progress-bar.ts';
import { DEFAULT_SIZE } from './size.ts';

const read = (text: string) => readDemoArguments(text.split(' ').filter(Boolean));

test('nothing said: the agency of a first start', () => {
  expect(read('')).toEqual({ size: DEFAULT_SIZE, seed: 1, databaseUrl: undefined, reset: false });
});

test('everything said', () => {
  expect(
    read(
      '--ushers 200000 --events 5000 --assignments 1000000 --transfers 500000 --seed 7 --reset --database-url postgres://h/d',
    ),
  ).toEqual({
    size: { ushers: 200_000, events: 5_000, assignments: 1_000_000, transfers: 500_000 },
    seed: 7,
    databaseUrl: 'postgres://h/d',
    reset: true,
  });
});

test('what is not said follows in proportion', () => {
  expect(read('--ushers 34120')?.size).toEqual({
    ushers: 34_120,
    events: 2_480,
    assignments: 260_000,
    transfers: 98_740,
  });
});

test('help asks for nothing', () => {
  expect(read('--help')).toBeNull();
});

test.each([
  ['--ushers many', '--ushers must be a whole number'],
  ['--ushers -5', 'ushers'],
  ['--usher 5', "Unknown option '--usher'"],
  ['--events 5', 'At least 20 events'],
  ['--transfers 50000 --assignments 40000', 'between 36 and 55 transfers'],
])('%s is refused', (text, message) => {
  expect(() => read(text)).toThrow(message);
});

test('the bar redraws itself at a terminal and speaks once per tenth elsewhere', () => {
  const shown = (isTTY: boolean) => {
    const texts: string[] = [];
    const show = progressBar({ isTTY, write: (text: string) => texts.push(text) }, () => 2);
    for (let done = 0; done <= 100; done += 5) show(done, 100, 'people');
    return texts;
  };
  expect(shown(false)).toHaveLength(11);
  expect(shown(false).at(-1)).toBe('100 %  people, 2 s\n');
  expect(shown(true)).toHaveLength(21);
  expect(shown(true).at(-1)).toBe(`\r${'█'.repeat(28)} 100 %  people, 2 s`);
});
