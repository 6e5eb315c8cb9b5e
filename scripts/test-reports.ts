import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from './runtime.js';

/** What a tool's own report says of its run. */
export interface Verdict {
  readonly passed: number;
  /** Each with its place and the beginning of what went wrong. */
  readonly failures: readonly string[];
  /** Stories that were told twice, because the first attempt failed. */
  readonly unsteady?: readonly string[];
  readonly times: readonly Timed[];
}

interface Timed {
  readonly name: string;
  readonly seconds: number;
}

const MESSAGE_LINES = 12;
/** A machine may have one bad moment; a run in which more stories than this failed at first has a cause. */
const UNSTEADY_MAX = 2;

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()),
          duration: z.number().nullish(),
        }),
      ),
    }),
  ),
});

export function readVitest(file: string): Verdict | undefined {
  const report = read(file, vitestReport);
  if (!report) return undefined;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    if (failed.length === 0) return status === 'passed' ? [] : [tell(name, message)];
    return failed.map((test) =>
      tell(`${name}: ${test.fullName}`, test.failureMessages[0] ?? `was left out (${test.status})`),
    );
  });
  const times = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${path.relative(root, name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  return { passed: report.numPassedTests, failures, times };
}

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(
        z.object({ duration: z.number(), errors: z.array(z.object({ message: z.string().optional() })) }),
      ),
    }),
  ),
});
const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  errors: z.array(z.object({ message: z.string().optional() })),
  suites: z.array(playwrightSuite),
});

export function readPlaywright(file: string): Verdict | undefined {
  const report = read(file, playwrightReport);
  if (!report) return undefined;
  const specs = report.suites.flatMap(specsOf);
  const told = specs.flatMap(({ title, file: source, line, tests }) =>
    tests.map(({ projectName, status, results }) => {
      const error = results.flatMap(({ errors }) => errors)[0]?.message;
      const words = tell(`[${projectName}] e2e/${source}:${line} ${title}`, error ?? `was left out (${status})`);
      return { status, words };
    }),
  );
  const wordsOf = (...wanted: readonly string[]) =>
    told.filter(({ status }) => wanted.includes(status)).map(({ words }) => words);
  const unsteady = wordsOf('flaky');
  const failures = wordsOf('unexpected', 'skipped', ...(unsteady.length > UNSTEADY_MAX ? ['flaky'] : []));
  const around = report.errors.map(({ message }) => tell('outside of the stories', message ?? ''));
  const times = specs.flatMap(({ title, file: source, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `[${projectName}] e2e/${source}: ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  const passed = told.filter(({ status }) => status === 'expected').length + unsteady.length;
  return { passed, failures: [...failures, ...around], unsteady, times };
}

const NAMED = 10;
const SECONDS_WIDTH = 8;

/** The slowest of all, one in a line. */
export const slowestOf = (times: readonly Timed[]): string[] =>
  times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, NAMED)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(SECONDS_WIDTH)} s  ${name}`);

function specsOf(suite: z.infer<typeof playwrightSuite>): z.infer<typeof playwrightSpec>[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

function tell(place: string, message: string): string {
  return [place, ...message.split('\n').slice(0, MESSAGE_LINES)].join('\n    ');
}

function read<T>(file: string, schema: z.ZodType<T>): T | undefined {
  if (!fs.existsSync(file)) return undefined;
  return schema.safeParse(JSON.parse(fs.readFileSync(file, 'utf8'))).data;
}
