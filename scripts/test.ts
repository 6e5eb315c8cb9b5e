import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { runChecks, type Totals } from './checks.ts';
import { ensureBrowser } from './find-browser.ts';
import { freePort } from './free-port.ts';
import { runInView } from './run-command.ts';

const STAGES: Record<string, () => Promise<Totals>> = {
  checks: runChecks,
  code: runCodeTests,
  browser: runBrowserTests,
};

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'proline-reports-'));
process.on('exit', () => fs.rmSync(reports, { recursive: true }));
const total = { passed: 0, failed: 0 };
const chosen = process.argv.slice(2);
for (const [name, run] of Object.entries(STAGES)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n${name}`);
  const { passed, failed } = await run();
  total.passed += passed;
  total.failed += failed;
}
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);

async function runCodeTests(): Promise<Totals> {
  const file = path.join(reports, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runInView('node_modules/vitest/vitest.mjs', args);
  const report = read(file, vitestReport);
  if (!report) return { passed: 0, failed: 1 };
  const left = report.numPendingTests + report.numTodoTests;
  return judge(code, report.numPassedTests, report.numFailedTests + left);
}

async function runBrowserTests(): Promise<Totals> {
  const file = path.join(reports, 'playwright.json');
  const code = await runInView('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    CHROMIUM: await ensureBrowser(),
    E2E_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const stats = read(file, playwrightReport)?.stats;
  if (!stats) return { passed: 0, failed: 1 };
  return judge(code, stats.expected, stats.unexpected + stats.flaky + stats.skipped);
}

/** A run that failed outside its tests, or had none, counts as one failure. */
function judge(code: number, passed: number, failed: number): Totals {
  const brokenRun = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: brokenRun ? 1 : failed };
}

function read<T>(file: string, schema: z.ZodType<T>): T | undefined {
  if (!fs.existsSync(file)) return undefined;
  return schema.safeParse(JSON.parse(fs.readFileSync(file, 'utf8'))).data;
}
