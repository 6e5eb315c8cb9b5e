import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { measureScreens } from '../scripts/web/bundle-size.ts';
import { settled } from '../e2e/story/settled.ts';
import { ensureBrowser } from '../scripts/find-browser.ts';
import { felt, feltRow, SLOW_DOWN, watchPaint } from './felt.ts';
import { milliseconds, type Row } from './report.ts';
import { DEMO_ACCOUNT, residentMb, startOurs, type Server } from './servers.ts';

/** How long a second start takes and how much memory the idle program uses. */
export async function startRows(): Promise<Row[]> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'proline-start-'));
  try {
    const first = await timed(() => startOurs({ DATA_DIR: dataDir }));
    await first.value.stop();
    const second = await timed(() => startOurs({ DATA_DIR: dataDir }));
    const memory = residentMb(second.value);
    await second.value.stop();
    return [
      { work: 'start with an empty folder, to ready', measured: milliseconds(first.took), goal: 'report', met: null },
      { work: 'second start, to ready', measured: milliseconds(second.took), goal: 'report', met: null },
      {
        work: 'idle memory of the Node process',
        measured: `${memory.toFixed(0)} MB`,
        goal: '≤ 150 MB',
        met: memory <= 150,
      },
    ];
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; took: number }> {
  const started = performance.now();
  return { value: await work(), took: performance.now() - started };
}

export const bundleRows = (): Row[] =>
  measureScreens().map(({ name, kb, budgetKb }) => ({
    work: `weight of ${name}`,
    measured: `${kb.toFixed(1)} KB`,
    goal: `≤ ${budgetKb} KB`,
    met: kb <= budgetKb,
  }));

/** What a person with a slow computer sees, on the local server. */
export async function feltRows(server: Server): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await watchPaint(page);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    const login = await felt(page);
    await page.getByLabel('Email').fill(DEMO_ACCOUNT.email);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_ACCOUNT.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Event Summary' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Event Summary' }).waitFor();
    await settled(page);
    const dashboard = await felt(page);
    return [feltRow('login', login), feltRow('dashboard', dashboard)];
  } finally {
    await browser.close();
  }
}
