import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changeBase, changedSince, lintedOf, projectsSeeing, storiesFor } from './changed.ts';
import { runChecks, type Extent } from './checks.ts';
import { ensureBrowser } from './find-browser.ts';
import { freePort } from './free-port.ts';
import { runInView } from './run-command.ts';
import { root } from './runtime.js';
import { readPlaywright, readVitest, slowestOf, type Verdict } from './test-reports.ts';

const { values, positionals: chosen } = parseArgs({
  options: { changed: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const base = changeBase();
/** null: everything is run */
const changed = values.changed ? changedSince(base) : null;

const STAGES = {
  code: () => runCodeTests(['unit', 'component', 'api']),
  checks: runChosenChecks,
  programs: () => runCodeTests(['alone', 'start']),
  browser: runBrowserTests,
} satisfies Record<string, () => Promise<Verdict>>;
type Stage = keyof typeof STAGES;

/** One step after the other. Tests of whole programs wait most of their time, so the checks run beside them. */
const STEPS: readonly (readonly Stage[])[] = [['code'], ['programs', 'checks'], ['browser']];

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'proline-reports-'));
process.on('exit', () => fs.rmSync(reports, { recursive: true }));
const failures: string[] = [];
const unsteady: string[] = [];
const times: Verdict['times'][number][] = [];
let passed = 0;
for (const step of STEPS) {
  const stages = step.filter((stage) => chosen.length === 0 || chosen.includes(stage));
  if (stages.length === 0) continue;
  console.log(`\n${stages.join(', ')}`);
  const verdicts = await Promise.all(stages.map((stage) => STAGES[stage]()));
  for (const [place, verdict] of verdicts.entries()) {
    passed += verdict.passed;
    times.push(...verdict.times);
    unsteady.push(...(verdict.unsteady ?? []));
    failures.push(...verdict.failures.map((failure) => `${stages[place]}: ${failure}`));
  }
}
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;
if (times.length > 0) console.log(['\nThe slowest:', ...slowestOf(times)].join('\n'));
for (const story of unsteady) console.log(`\nUNSTEADY, passed at the second attempt: ${story}`);
// once more at the end, where whoever reads a long log looks first
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);

async function runChosenChecks(): Promise<Verdict> {
  const lines: string[] = [];
  const verdict = await runChecks(chosenExtent(), (line) => lines.push(line));
  // at once, because other tests write at the same time
  console.log(['', ...lines].join('\n'));
  return verdict;
}

function chosenExtent(): Extent | undefined {
  if (!changed) return undefined;
  const here = changed.filter((file) => fs.existsSync(path.join(root, file)));
  const lint = lintedOf(here);
  return {
    lint: lint.length > 0 ? lint : ['scripts/test.ts'],
    format: here.length > 0 ? here : ['package.json'],
    projects: projectsSeeing(changed),
  };
}

async function runCodeTests(projects: readonly string[]): Promise<Verdict> {
  const file = path.join(reports, `${projects.join('-')}.json`);
  const args = [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  if (changed) args.push('--changed', base, '--passWithNoTests');
  const code = await runInView('node_modules/vitest/vitest.mjs', args, { CHROMIUM: await ensureBrowser() });
  return judge(code, readVitest(file));
}

async function runBrowserTests(): Promise<Verdict> {
  const stories = changed ? storiesFor(changed) : 'all';
  if (stories.length === 0) return { passed: 0, failures: [], times: [] };
  const file = path.join(reports, 'playwright.json');
  const args = ['test', '--retries=1', '--reporter=list,json', ...(stories === 'all' ? [] : stories)];
  const code = await runInView('node_modules/@playwright/test/cli.js', args, {
    CHROMIUM: await ensureBrowser(),
    E2E_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return judge(code, readPlaywright(file));
}

/** A run that left no report, failed outside its tests or had none is a failure, too. */
function judge(code: number, verdict: Verdict | undefined): Verdict {
  if (!verdict) return { passed: 0, failures: ['the run left no report'], times: [] };
  const broken = verdict.failures.length === 0 && (code !== 0 || (verdict.passed === 0 && !changed));
  return broken ? { ...verdict, failures: [`the run ended with ${code}, and no test failed`] } : verdict;
}
