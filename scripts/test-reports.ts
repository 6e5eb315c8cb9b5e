import fs from 'node:fs';
import { z } from 'zod';

/** What a tool's own report says of its run. */
export interface Verdict {
  readonly passed: number;
  /** Each with its place and the beginning of what went wrong. */
  readonly failures: readonly string[];
}

const MESSAGE_LINES = 12;

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
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
  return { passed: report.numPassedTests, failures };
}

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
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
  stats: z.object({ expected: z.number() }),
  errors: z.array(z.object({ message: z.string().optional() })),
  suites: z.array(playwrightSuite),
});

export function readPlaywright(file: string): Verdict | undefined {
  const report = read(file, playwrightReport);
  if (!report) return undefined;
  const failures = report.suites.flatMap(specsOf).flatMap(({ title, file: source, line, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, status, results }) => {
        const error = results.flatMap(({ errors }) => errors)[0]?.message;
        return tell(`[${projectName}] e2e/${source}:${line} ${title}`, error ?? `was left out (${status})`);
      }),
  );
  const around = report.errors.map(({ message }) => tell('outside of the stories', message ?? ''));
  return { passed: report.stats.expected, failures: [...failures, ...around] };
}

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
