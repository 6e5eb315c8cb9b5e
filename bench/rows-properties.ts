import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runInView } from '../scripts/run-command.ts';
import { root } from '../scripts/runtime.js';
import { readVitest } from '../scripts/test-reports.ts';
import type { Row } from './report.ts';

/** Tries every property `factor` times as often as `npm test` does, with seeds of its own. */
export async function propertyRow(factor: number): Promise<Row> {
  const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'proline-properties-'));
  const report = path.join(reports, 'vitest.json');
  try {
    const args = ['run', '--reporter=json', `--outputFile=${report}`, '--project=unit', '--project=api'];
    const code = await runInView('node_modules/vitest/vitest.mjs', [...args, ...filesWithProperties()], {
      PROPERTY_RUNS: String(factor),
    });
    const verdict = readVitest(report);
    for (const failure of verdict?.failures ?? []) console.log(failure);
    return {
      work: `every property, ${factor} × the runs of npm test`,
      measured: verdict
        ? `${verdict.failures.length} of ${verdict.passed + verdict.failures.length} failed`
        : 'no report',
      goal: '0 failed',
      met: code === 0 && verdict?.failures.length === 0,
    };
  } finally {
    fs.rmSync(reports, { recursive: true, force: true });
  }
}

function filesWithProperties(): string[] {
  return ['packages', 'apps']
    .flatMap((folder) => fs.globSync(`${folder}/**/src/**/*.test.{ts,tsx}`, { cwd: root }))
    .filter((file) => /fast-check|property-runs|event-commands/.test(fs.readFileSync(path.join(root, file), 'utf8')));
}
