import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runChecks } from './checks.ts';
import { ensureBrowser } from './find-browser.ts';
import { freePort } from './free-port.ts';
import { runInView } from './run-command.ts';
import { readPlaywright, readVitest, type Verdict } from './test-reports.ts';

const STAGES: Record<string, () => Promise<Verdict>> = {
  checks: runChecks,
  code: runCodeTests,
  browser: runBrowserTests,
};

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'proline-reports-'));
process.on('exit', () => fs.rmSync(reports, { recursive: true }));
const chosen = process.argv.slice(2);
const failures: string[] = [];
let passed = 0;
for (const [name, run] of Object.entries(STAGES)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n${name}`);
  const verdict = await run();
  passed += verdict.passed;
  failures.push(...verdict.failures.map((failure) => `${name}: ${failure}`));
}
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;
// once more at the end, where whoever reads a long log looks first
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);

async function runCodeTests(): Promise<Verdict> {
  const file = path.join(reports, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runInView('node_modules/vitest/vitest.mjs', args, { CHROMIUM: await ensureBrowser() });
  return judge(code, readVitest(file));
}

async function runBrowserTests(): Promise<Verdict> {
  const file = path.join(reports, 'playwright.json');
  const code = await runInView('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    CHROMIUM: await ensureBrowser(),
    E2E_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return judge(code, readPlaywright(file));
}

/** A run that left no report, failed outside its tests or had none is a failure, too. */
function judge(code: number, verdict: Verdict | undefined): Verdict {
  if (!verdict) return { passed: 0, failures: ['the run left no report'] };
  const broken = verdict.failures.length === 0 && (code !== 0 || verdict.passed === 0);
  return broken ? { ...verdict, failures: [`the run ended with ${code}, and no test failed`] } : verdict;
}
