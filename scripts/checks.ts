import os from 'node:os';
import { runQuietly, type CommandResult } from './run-command.ts';
import type { Verdict } from './test-reports.ts';

interface Check {
  readonly name: string;
  readonly tool: string;
  readonly args: readonly string[];
  /** A tool that looked at nothing has found nothing, which is no success. */
  readonly sawSomething?: RegExp;
}

const PROJECTS = ['.', 'packages/domain', 'packages/contract', 'apps/api', 'apps/web'];
const FOLDERS = ['packages', 'apps', 'scripts', 'bench', 'e2e'];

/** What to look at; left out: everything. */
export interface Extent {
  readonly lint: readonly string[];
  readonly format: readonly string[];
  readonly projects: ReadonlySet<string>;
}

/** Slow ones first, so that the last to finish is a short one. */
const checksOf = ({ lint, format, projects }: Extent): readonly Check[] => [
  {
    name: 'lint and types',
    tool: 'node_modules/oxlint/bin/oxlint',
    args: [...lint, '--type-check', '--max-warnings', '0'],
  },
  ...PROJECTS.filter((project) => projects.has(project)).map((project) => ({
    name: `types of ${project === '.' ? 'scripts' : project}`,
    tool: 'node_modules/typescript-native/bin/tsc',
    args: ['-p', project],
  })),
  {
    name: 'boundaries',
    tool: 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    args: [...FOLDERS, '--config', '.dependency-cruiser.cjs', '--no-progress'],
    sawSomething: /\([1-9]\d* modules, [1-9]\d* dependencies cruised\)/,
  },
  {
    name: 'format',
    tool: 'node_modules/prettier/bin/prettier.cjs',
    args: ['--check', '--log-level', 'warn', '--ignore-unknown', ...format],
  },
  { name: 'dead code', tool: 'node_modules/knip/bin/knip.js', args: ['--no-progress'] },
  { name: 'doubled code', tool: 'node_modules/jscpd/run-jscpd.js', args: [...FOLDERS, '--fail-on-empty'] },
  { name: 'weight of the web app', tool: 'scripts/web/measure-bundle.ts', args: [] },
  { name: 'file names', tool: 'scripts/check-names.ts', args: [] },
];

/** The linter has the types of every TypeScript file, and checks them on its way; what it leaves out is plain JavaScript, beside the scripts. */
const EVERYTHING: Extent = { lint: ['.'], format: ['.'], projects: new Set(['.']) };

/** Runs every check, a few at a time, and prints a table with what the failing ones said. */
export async function runChecks(extent = EVERYTHING, print: (line: string) => void = console.log): Promise<Verdict> {
  const checks = checksOf(extent);
  const waiting = [...checks];
  const failures: string[] = [];
  async function work(): Promise<void> {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const result = await runQuietly(check.tool, check.args);
      const passed = result.code === 0 && (check.sawSomething?.test(result.output) ?? true);
      if (!passed) failures.push(check.name);
      report(check, result, passed, print);
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, os.availableParallelism()) }, work));
  return { passed: checks.length - failures.length, failures, times: [] };
}

const NAME_WIDTH = 28;

function report(check: Check, result: CommandResult, passed: boolean, print: (line: string) => void): void {
  print(`  ${check.name.padEnd(NAME_WIDTH)}${passed ? 'ok    ' : 'FAILED'} ${result.seconds.toFixed(1).padStart(6)} s`);
  if (!passed) print(result.output.trim().replace(/^/gm, '      '));
}
