import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changeBase, changedSince, lintedOf, projectsSeeing, storiesFor } from './changed.ts';
import { runChecks } from './checks.ts';
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

const STAGES: Record<string, () => Promise<Verdict>> = {
  checks: runChosenChecks,
  code: runCodeTests,
  browser: runBrowserTests,
};

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'proline-reports-'));
process.on('exit', () => fs.rmSync(reports, { recursive: true }));
const failures: string[] = [];
const times: Verdict['times'][number][] = [];
let passed = 0;
for (const [name, run] of Object.entries(STAGES)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n${name}`);
  const verdict = await run();
  passed += verdict.passed;
  times.push(...verdict.times);
  failures.push(...verdict.failures.map((failure) => `${name}: ${failure}`));
}
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;
if (times.length > 0) console.log(['\nThe slowest:', ...slowestOf(times)].join('\n'));
// once more at the end, where whoever reads a long log looks first
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);

async function runChosenChecks(): Promise<Verdict> {
  if (!changed) return runChecks();
  const here = changed.filter((file) => fs.existsSync(path.join(root, file)));
  const lint = lintedOf(here);
  return runChecks({
    lint: lint.length > 0 ? lint : ['scripts/test.ts'],
    format: here.length > 0 ? here : ['package.json'],
    projects: projectsSeeing(changed),
  });
}

async function runCodeTests(): Promise<Verdict> {
  const file = path.join(reports, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  if (changed) args.push('--changed', base, '--passWithNoTests');
  const code = await runInView('node_modules/vitest/vitest.mjs', args, { CHROMIUM: await ensureBrowser() });
  return judge(code, readVitest(file));
}

async function runBrowserTests(): Promise<Verdict> {
  const stories = changed ? storiesFor(changed) : 'all';
  if (stories.length === 0) return { passed: 0, failures: [], times: [] };
  const file = path.join(reports, 'playwright.json');
  const args = ['test', '--reporter=list,json', ...(stories === 'all' ? [] : stories)];
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
