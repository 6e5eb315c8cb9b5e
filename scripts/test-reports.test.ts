import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywright, readVitest, slowestOf } from './test-reports.ts';

function reportOf(content: unknown): string {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'proline-report-')), 'report.json');
  fs.writeFileSync(file, JSON.stringify(content));
  return file;
}

const passing = { fullName: 'adds up', status: 'passed', failureMessages: [], duration: 1500 };

test('a failed, a left out and a broken file of code tests are named', () => {
  const file = reportOf({
    numPassedTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          passing,
          { fullName: 'takes away', status: 'failed', failureMessages: ['expected 1\nto be 2'] },
          { fullName: 'divides', status: 'skipped', failureMessages: [] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'cannot be loaded', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [passing] },
    ],
  });
  expect(readVitest(file)).toMatchObject({
    passed: 1,
    failures: [
      'a.test.ts: takes away\n    expected 1\n    to be 2',
      'a.test.ts: divides\n    was left out (skipped)',
      'b.test.ts\n    cannot be loaded',
    ],
  });
});

const story = (title: string, status: string, message?: string) => ({
  title,
  file: 'x.spec.ts',
  line: 3,
  tests: [
    {
      projectName: 'ar-390',
      status,
      results: [{ duration: 2500, errors: message === undefined ? [] : [{ message }] }],
    },
  ],
});

test('failed and left out stories are named, wherever their group is', () => {
  const file = reportOf({
    errors: [{ message: 'the server did not stop' }],
    suites: [
      {
        specs: [story('opens', 'expected')],
        suites: [{ specs: [story('closes', 'unexpected', 'no button'), story('waits', 'skipped')] }],
      },
    ],
  });
  expect(readPlaywright(file)).toMatchObject({
    passed: 1,
    failures: [
      '[ar-390] e2e/x.spec.ts:3 closes\n    no button',
      '[ar-390] e2e/x.spec.ts:3 waits\n    was left out (skipped)',
      'outside of the stories\n    the server did not stop',
    ],
    unsteady: [],
  });
});

test('up to two stories may pass at the second attempt, and are named; a third one fails the run', () => {
  const runOf = (count: number) =>
    readPlaywright(
      reportOf({
        errors: [],
        suites: [{ specs: Array.from({ length: count }, (_, index) => story(`tale ${index}`, 'flaky', 'no button')) }],
      }),
    );
  const named = ['[ar-390] e2e/x.spec.ts:3 tale 0\n    no button', '[ar-390] e2e/x.spec.ts:3 tale 1\n    no button'];
  expect(runOf(2)).toMatchObject({ passed: 2, failures: [], unsteady: named });
  expect(runOf(3)?.failures).toHaveLength(3);
});

test('no report, and one of another form, is no verdict', () => {
  expect(readVitest('there-is-none.json')).toBeUndefined();
  expect(readPlaywright(reportOf({ suites: {} }))).toBeUndefined();
});

test('the ten slowest are named, wherever they ran', () => {
  const times = Array.from({ length: 12 }, (_, index) => ({ name: `test ${index}`, seconds: index }));
  const lines = slowestOf(times);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('    11.0 s  test 11');
  const file = reportOf({
    numPassedTests: 1,
    testResults: [{ name: 'c.test.ts', status: 'passed', message: '', assertionResults: [passing] }],
  });
  expect(readVitest(file)?.times).toEqual([{ name: expect.stringMatching(/c\.test\.ts: adds up$/), seconds: 1.5 }]);
});
